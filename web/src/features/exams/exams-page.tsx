import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamListing, type ExamReport, examListSchema } from '@henry/contract/exam-report.ts';
import { cefrLevels, placementId, progressCheckId } from '@henry/contract/exams.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { keepHomework } from '#web/lib/homework-now.ts';
import { useTakenPaper } from './run/exam-paper.ts';
import type { ExamRunnerProps, ExamSetup } from './run/exam-run.ts';
import { forgetExam, type KeptExam, keptExams } from './run/kept-exam.ts';
import { KeptNotice } from './run/kept-notice.tsx';
import { LazyExamRunner } from './run/lazy-exam-runner.tsx';
import { ExamList } from './start/exam-list.tsx';
import { FittingLevels } from './start/fitting-levels.tsx';
import { LazyCheckStart } from './start/lazy-check-start.tsx';
import { LazyExamStart } from './start/lazy-exam-start.tsx';
import { PlacementStart } from './start/placement-start.tsx';

/** What is being taken: how, and what of it is there already. */
type Taken = { setup: ExamSetup; kept?: KeptExam; isEnded?: boolean };

type TakenExamProps = {
	taken: Taken;
	title: string;
	afterEstimate: ExamRunnerProps['afterEstimate'];
	onLeave: () => void;
};

/** An exam under way; its questions come first. */
function TakenExam({ taken, title, afterEstimate, onLeave }: TakenExamProps) {
	const { t } = useTranslation('exams');
	const paper = useTakenPaper(taken.setup);
	return (
		<QueryView
			query={paper}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
			data={(loaded) => <LazyExamRunner {...{ ...taken, title, afterEstimate, onLeave }} paper={loaded} />}
		/>
	);
}

const keptKey = ['keptExams'];

/** The exams, and the chosen one, or the placement, which is in the address, so that it survives a reload. */
function Exams({ exams }: { exams: ExamListing[] }) {
	const { t } = useTranslation('exams');
	const [search, setSearch] = useSearchParams();
	const queryClient = useQueryClient();
	const [taken, setTaken] = useState<Taken>();
	// What is kept may change with every exam, so it is read anew whenever this is shown.
	const kept = useQuery({ queryKey: keptKey, queryFn: keptExams, gcTime: 0 });
	const unlistedNames: Record<string, string> = {
		[placementId]: t('placement.title'),
		[progressCheckId]: t('check.title'),
	};
	const nameOf = (id: string | null | undefined) =>
		unlistedNames[id ?? ''] ?? exams.find((exam) => exam.id === id)?.name;
	const readKept = () => void queryClient.invalidateQueries({ queryKey: keptKey });
	function leave() {
		setTaken(undefined);
		readKept();
	}
	function goTo(where: Record<string, string>) {
		leave();
		setSearch(where);
	}
	const takenName = nameOf(taken?.setup.exam);
	if (taken && takenName) {
		const isPlacement = taken.setup.exam === placementId;
		const fitting = (report: ExamReport) => <FittingLevels {...{ report, exams }} onChoose={goTo} />;
		return (
			<TakenExam
				taken={taken}
				title={takenName}
				afterEstimate={isPlacement ? fitting : undefined}
				onLeave={leave}
			/>
		);
	}
	const chosenId = search.get('exam');
	const chosen = exams.find(({ id }) => id === chosenId);
	const begin = { onStart: (setup: ExamSetup) => setTaken({ setup }), onBack: () => setSearch({}) };
	return (
		<div className="space-y-8">
			{kept.data?.map((exam) => {
				const name = nameOf(exam.setup.exam);
				return (
					name && (
						<KeptNotice
							key={exam.id}
							kept={exam}
							name={name}
							onGoOn={(isEnded) => {
								// It is handed in, also from another tab than that in which it was begun.
								if (exam.homework) keepHomework(exam.homework);
								setTaken({ setup: exam.setup, kept: exam, isEnded });
							}}
							onForget={() => void forgetExam(exam.id).then(readKept)}
						/>
					)
				);
			})}
			{chosenId === placementId ? (
				<PlacementStart {...begin} />
			) : chosenId === progressCheckId ? (
				<LazyCheckStart {...begin} />
			) : chosen ? (
				<LazyExamStart key={chosen.id} exam={chosen} {...begin} />
			) : (
				<ExamList
					exams={exams}
					level={cefrLevels.find((level) => level === search.get('level'))}
					onChoose={goTo}
				/>
			)}
		</div>
	);
}

/** `/exams`: the exams by family and level, one of them with its forms and parts, and the exam itself. */
export function ExamsPage() {
	const { t } = useTranslation('exams');
	const exams = useQuery({
		queryKey: ['exams'],
		queryFn: ({ signal }) => getJson(apiPaths.exams, examListSchema, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<Page title={t('exams.title')}>
			<QueryView
				query={exams}
				loading={() => <LoadingNotice label={t('exams.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(loaded) => <Exams exams={loaded} />}
			/>
		</Page>
	);
}
