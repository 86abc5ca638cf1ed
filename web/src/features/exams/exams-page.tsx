import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamListing, examListSchema } from '@henry/contract/exam-report.ts';
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
import { ExamList } from './exam-list.tsx';
import { useExamPaper } from './exam-paper.ts';
import type { ExamSetup } from './exam-run.ts';
import { ExamStart } from './exam-start.tsx';
import { forgetExam, type KeptExam, keptExam } from './kept-exam.ts';
import { KeptNotice } from './kept-notice.tsx';
import { LazyExamRunner } from './lazy-exam-runner.tsx';

/** What is being taken: how, and what of it is there already. */
type Taken = { setup: ExamSetup; kept?: KeptExam['answers']; isEnded?: boolean };

/** An exam under way; its questions come first. */
function TakenExam({ taken, title, onLeave }: { taken: Taken; title: string; onLeave: () => void }) {
	const { t } = useTranslation('exams');
	const paper = useExamPaper(taken.setup.exam, taken.setup.form);
	return (
		<QueryView
			query={paper}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
			data={(loaded) => <LazyExamRunner {...taken} paper={loaded} title={title} onLeave={onLeave} />}
		/>
	);
}

const keptKey = ['keptExam'];

/** The exams, and the chosen one, which is in the address, so that it survives a reload. */
function Exams({ exams }: { exams: ExamListing[] }) {
	const [search, setSearch] = useSearchParams();
	const queryClient = useQueryClient();
	const [taken, setTaken] = useState<Taken>();
	// What is kept may change with every exam, so it is read anew whenever this is shown.
	const kept = useQuery({ queryKey: keptKey, queryFn: async () => (await keptExam()) ?? null, gcTime: 0 });
	const chosen = exams.find(({ id }) => id === (taken?.setup.exam ?? search.get('exam')));
	function leave() {
		setTaken(undefined);
		void queryClient.invalidateQueries({ queryKey: keptKey });
	}
	if (taken && chosen) return <TakenExam taken={taken} title={chosen.name} onLeave={leave} />;
	const keptListing = exams.find(({ id }) => id === kept.data?.setup.exam);
	return (
		<div className="space-y-8">
			{kept.data && keptListing && (
				<KeptNotice
					kept={kept.data}
					name={keptListing.name}
					onGoOn={(isEnded) =>
						kept.data && setTaken({ setup: kept.data.setup, kept: kept.data.answers, isEnded })
					}
					onForget={() => void forgetExam().then(() => queryClient.invalidateQueries({ queryKey: keptKey }))}
				/>
			)}
			{chosen ? (
				<ExamStart
					key={chosen.id}
					exam={chosen}
					onStart={(setup) => setTaken({ setup })}
					onBack={() => setSearch({})}
				/>
			) : (
				<ExamList exams={exams} onChoose={(exam) => setSearch({ exam })} />
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
