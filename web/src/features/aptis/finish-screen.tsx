import type { AptisReport, AptisTiming } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EngineNote } from '#web/components/engine-note.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { ReportCard, ReportSection } from '#web/components/report-section.tsx';
import { newId } from '#web/lib/practice/new-id.ts';
import { type NewPractice, rememberPractice } from '#web/lib/remember-practice.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { AnswerReport } from './answer-report.tsx';
import { Estimate } from './estimate.tsx';
import type { ExamAnswer } from './exam.ts';
import { fetchReport } from './fetch-report.ts';
import { practiceOfExam } from './practice-of-exam.ts';

/** Remembers the exam, again whenever an answer was put right, and tells what came of that. */
function Remembering({ practice }: { practice: NewPractice }) {
	const remembering = useMutation({ mutationFn: rememberPractice });
	const remember = useEffectEvent(remembering.mutate);
	useEffect(() => remember(practice), [practice]);
	return <RememberNotice remembering={remembering} />;
}

/** The report on the answers as they are now, and what is remembered of it. */
type MadeReport = { answers: readonly ExamAnswer[]; report: AptisReport; practice: NewPractice };

type FinishScreenProps = {
	questions: AptisQuestion[];
	timing: AptisTiming;
	answers: readonly ExamAnswer[];
	onRestart: () => void;
};

/** The report of an exam, and how an answer in it is put right, which makes the report anew. */
function useReport({ questions, timing, answers: answersAtFirst }: Omit<FinishScreenProps, 'onRestart'>) {
	const { t } = useTranslation('aptis');
	const queryClient = useQueryClient();
	const [id] = useState(newId);
	const queryKey = ['aptisReport', id];
	async function make(answers: readonly ExamAnswer[], replaces?: NewPractice): Promise<MadeReport> {
		const report = await fetchReport(timing, questions, answers);
		const practice = await practiceOfExam(t('title'), questions, answers, report);
		return { answers, report, practice: { ...practice, replaces } };
	}
	async function edit(editedIndex: number, text: string): Promise<void> {
		const before = queryClient.getQueryData<MadeReport>(queryKey);
		if (!before) return;
		const answers = before.answers.map((answer, index) =>
			index === editedIndex ? { ...answer, text, browser: undefined } : answer,
		);
		queryClient.setQueryData(queryKey, await make(answers, before.practice));
	}
	const query = useQuery({
		queryKey,
		queryFn: () => make(answersAtFirst),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		// A practice is known by its identity.
		structuralSharing: false,
	});
	return { query, edit };
}

/** The estimate, or why there is none. It rests on what was heard, whatever the learner has written. */
function EstimateCard({ report, answers }: Pick<MadeReport, 'report' | 'answers'>) {
	const { t } = useTranslation('aptis');
	const isWritten = answers.some(({ text }) => text !== undefined);
	if (report.answers.some(({ feedback }) => feedback.danger)) return null;
	if (report.estimate) return <Estimate estimate={report.estimate} isWritten={isWritten} />;
	return (
		<ReportCard title={t('report.estimate')}>
			<p>{t(isWritten ? 'report.onlyWritten' : 'report.silent')}</p>
		</ReportCard>
	);
}

/** What came of the exam: an estimate with its reasons, and each answer with its playback and corrections. */
export function FinishScreen({ onRestart, ...exam }: FinishScreenProps) {
	const { t } = useTranslation('aptis');
	const { query, edit } = useReport(exam);
	useUnsaved(!query.isSuccess);
	const hasDanger = query.data?.report.answers.some(({ feedback }) => feedback.danger) ?? false;
	const hasAnswers = query.data?.report.answers.some(({ transcription }) => transcription !== '') ?? false;
	return (
		<PrintedReport activity={t('title')}>
			<ReportSection
				title={t('report.title')}
				maySave={hasAnswers}
				actions={
					<Button look="secondary" onClick={onRestart}>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('report.again')}
					</Button>
				}
			>
				<QueryView
					query={query}
					loading={() => <LoadingNotice label={t('report.working')} />}
					error={(error, retry) => (
						<div className="space-y-3">
							<p>{t('report.kept')}</p>
							<ErrorNotice error={error} onRetry={retry} />
						</div>
					)}
					empty={() => <p>{t('empty')}</p>}
					data={({ answers, report, practice }) => (
						<>
							<EstimateCard report={report} answers={answers} />
							{exam.questions.map((question, index) => {
								const [answerReport, answer] = [report.answers[index], answers[index]];
								return (
									answerReport &&
									answer && (
										<AnswerReport
											key={question.id}
											number={index + 1}
											question={question}
											report={answerReport}
											answer={answer}
											onEdit={(text) => edit(index, text)}
										/>
									)
								);
							})}
							{hasAnswers && !hasDanger && <Remembering practice={practice} />}
							{answers.some(({ recorded }) => recorded) && <EngineNote />}
						</>
					)}
				/>
			</ReportSection>
		</PrintedReport>
	);
}
