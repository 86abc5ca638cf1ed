import type { ExamPaper } from '@henry/contract/exam-report.ts';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { homeworkNow } from '#web/lib/homework-now.ts';
import { useExamPaper } from './run/exam-paper.ts';
import type { ExamSetup } from './run/exam-run.ts';
import { LazyExamRunner } from './run/lazy-exam-runner.tsx';
import { PartOneStart } from './start/part-one-start.tsx';

const place = { exam: 'aptis-general', form: 'a' };
const parts = ['1'];

/** Aptis General, part one, in the specification's words. */
function PartOne({ paper }: { paper: ExamPaper }) {
	const { t } = useTranslation('exams');
	const [setup, setSetup] = useState<ExamSetup>();
	const turns = turnsOf(paper.exam, paper.form, parts);
	const titleOf = ({ index }: ExamTurn) => t('part', { number: index + 1, total: turns.length });
	const [extraTimePercent] = useState(() => homeworkNow()?.extraTimePercent ?? 0);
	if (!setup) {
		const common = { ...place, parts, mode: 'exam', extraTimePercent, isWritten: true } as const;
		return (
			<PartOneStart
				turns={turns}
				extraTimePercent={extraTimePercent}
				onStart={(timing) => setSetup({ ...common, parts, timing })}
			/>
		);
	}
	return (
		<LazyExamRunner
			setup={setup}
			paper={paper}
			title={t('title')}
			titleOf={titleOf}
			onLeave={() => setSetup(undefined)}
		/>
	);
}

/** `/aptis-part-one-1`: three questions against the clock, then what to say better, and an estimate with its reasons. */
export function PartOnePage() {
	const { t } = useTranslation('exams');
	const paper = useExamPaper(place.exam, place.form);
	return (
		<Page title={t('title')}>
			<QueryView
				query={paper}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(loaded) => <PartOne paper={loaded} />}
			/>
		</Page>
	);
}
