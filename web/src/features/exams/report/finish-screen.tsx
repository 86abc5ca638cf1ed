import { answerSeconds, type ExamPaper, type ExamReport } from '@henry/contract/exam-report.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EngineNote } from '#web/components/engine-note.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { LazySpeechSounds } from '#web/components/pronunciation/lazy-speech-sounds.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { ReportSection } from '#web/components/report-section.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import type { ExamAnswer, ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { useTurnTitle } from '#web/features/exams/run/turn-title.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { type NewPractice, rememberPractice } from '#web/lib/remember-practice.ts';
import { AnswerReport } from './answer-report.tsx';
import { CheckReport } from './check-report.tsx';
import { Criteria } from './criteria.tsx';
import { Estimate } from './estimate.tsx';
import { fetchReport } from './fetch-report.ts';
import { LeaveReport } from './leave-report.tsx';
import { isWhole, practiceOfExam, withoutItems } from './practice-of-exam.ts';
import { Tries } from './tries.tsx';

/** Remembers the exam, again whenever an answer was put right, and tells what came of that. */
function Remembering({ practice, isUnseen }: { practice: NewPractice; isUnseen: boolean }) {
	const remembering = useMutation({ mutationFn: rememberPractice });
	const remember = useEffectEvent(remembering.mutate);
	useEffect(() => remember(practice), [practice]);
	return (
		<>
			<RememberNotice remembering={remembering} />
			{remembering.isSuccess && !isUnseen && <LazySpeechSounds />}
		</>
	);
}

/** The report on the answers as they are now, and what is remembered of it. */
type MadeReport = {
	answers: readonly ExamAnswer[];
	report: ExamReport;
	practice: NewPractice;
};

export type FinishScreenProps = {
	setup: ExamSetup;
	paper: ExamPaper;
	turns: readonly ExamTurn[];
	answers: readonly (ExamAnswer | undefined)[];
	/** What the exam is called where it is remembered. */
	title: string;
	titleOf?: ((turn: ExamTurn) => string) | undefined;
	afterEstimate?: ((report: ExamReport) => ReactNode) | undefined;
	/** The id of what is remembered of it, so that another try after a reload remembers nothing twice. */
	resultId: string;
	/** The report is there: nothing that is kept is needed any more. */
	onReported: () => void;
	onRestart: () => void;
	/** Goes away; what is kept stays. */
	onLater: () => void;
	/** Whose report it is, where several took the exam: a result is remembered of one of them at most. */
	candidate?: number;
};

/** Whether what came of it is remembered: always of whoever takes an exam alone. */
const isRemembered = ({ setup: { together }, candidate }: Pick<FinishScreenProps, 'setup' | 'candidate'>) =>
	!together || together.keeps === candidate;

/** The answer to a question that was not reached. */
const noAnswer = (): ExamAnswer => ({ recorded: undefined, words: [], isUnasked: true });

/** The report of an exam, and how an answer in it is put right, which makes the report anew. */
function useReport({ setup, paper, turns, answers: given, title, resultId, candidate }: FinishScreenProps) {
	const queryClient = useQueryClient();
	const [visit] = useState(newId);
	const [atMs] = useState(Date.now);
	const [answersAtFirst] = useState(() => turns.map((_, index) => given[index] ?? noAnswer()));
	const queryKey = ['examReport', visit];
	async function make(answers: readonly ExamAnswer[], replaces?: NewPractice): Promise<MadeReport> {
		const report = await fetchReport(setup, turns, answers, candidate);
		const practice = await practiceOfExam(title, setup, turns, answers, report);
		const kept = paper.exam.staysUnseen ? withoutItems(practice, report) : practice;
		return { answers, report, practice: { ...kept, ...(replaces ? { replaces } : { id: resultId }) } };
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
	return { query, edit, atMs };
}

type FindingsProps = Pick<
	FinishScreenProps,
	'setup' | 'paper' | 'turns' | 'titleOf' | 'afterEstimate' | 'candidate'
> & {
	made: MadeReport;
	atMs: number;
	hasDanger: boolean;
	onEdit: (index: number, text: string) => Promise<void>;
};

/** Where it stands and what to do, the criteria, then each answer by a click. */
function Findings({
	setup,
	paper,
	turns,
	titleOf,
	afterEstimate,
	made,
	atMs,
	hasDanger,
	onEdit,
	candidate,
}: FindingsProps) {
	const { t } = useTranslation(['examRun', 'report']);
	const turnTitle = useTurnTitle();
	const { answers, report } = made;
	const criteria = report.estimate?.criteria ?? report.criteria;
	return (
		<>
			<div ref={takeFocusAtTop} tabIndex={-1} className="outline-none">
				<Estimate {...{ paper, report, answers }} />
			</div>
			{!hasDanger && afterEstimate?.(report)}
			{report.estimate && isRemembered({ setup, candidate }) && isWhole(answers) && (
				<Tries setup={setup} now={{ atMs, form: setup.form, ...report.estimate }} />
			)}
			{criteria && <Criteria criteria={criteria} answers={answers} />}
			<section className="space-y-3">
				<h3 className="font-bold text-xl">{t('report.answers')}</h3>
				<div className="space-y-3 print:columns-2 print:gap-8 print:space-y-0">
					{turns.map((turn, index) => {
						const [answerReport, answer] = [report.answers[index], answers[index]];
						return (
							answerReport &&
							answer && (
								<AnswerReport
									key={turn.id}
									name={(titleOf ?? turnTitle)(turn)}
									turn={turn}
									seconds={answerSeconds({ ...setup, extraTimePercent: 0 }, turn)}
									report={answerReport}
									answer={answer}
									onEdit={(text) => onEdit(index, text)}
								/>
							)
						);
					})}
				</div>
				<p className="hidden text-muted text-sm print:block">{t('report:printed.more')}</p>
			</section>
		</>
	);
}

/** What came of the exam. Where its forms stay unseen, nothing of them is shown. */
export function FinishScreen(props: FinishScreenProps) {
	const { t } = useTranslation('examRun');
	const { paper, title, onReported, onRestart, onLater, setup, candidate } = props;
	const { staysUnseen } = paper.exam;
	const { query, edit, atMs } = useReport(props);
	const reported = useEffectEvent(onReported);
	useEffect(() => {
		if (query.isSuccess) reported();
	}, [query.isSuccess]);
	const hasAnswers = query.data?.report.answers.some(({ transcription }) => transcription !== '') ?? false;
	const hasDanger = query.data?.report.answers.some(({ feedback }) => feedback.danger) ?? false;
	return (
		<PrintedReport activity={title} learner={setup.together?.names[candidate ?? 0]}>
			<ReportSection title={staysUnseen ? title : t('report.title')} maySave={hasAnswers}>
				<QueryView
					query={query}
					loading={() => <LoadingNotice label={t('report.working')} />}
					error={(error, retry) => (
						<div className="space-y-3">
							<p>{t('report.kept')}</p>
							<ErrorNotice error={error} onRetry={retry} />
						</div>
					)}
					empty={() => null}
					data={(made) => (
						<>
							{staysUnseen ? (
								<CheckReport report={made.report} />
							) : (
								<Findings {...props} {...{ made, atMs, hasDanger }} onEdit={edit} />
							)}
							{hasAnswers && !hasDanger && isRemembered(props) && (
								<Remembering practice={made.practice} isUnseen={staysUnseen} />
							)}
							{made.answers.some(({ recorded }) => recorded) && <EngineNote />}
						</>
					)}
				/>
				{candidate === undefined && !(staysUnseen && query.isSuccess) && (
					<LeaveReport isReported={query.isSuccess} {...{ onRestart, onLater }} />
				)}
			</ReportSection>
		</PrintedReport>
	);
}
