import type { Exercise } from '@henry/contract/content.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DangerCard } from '#web/components/danger-card.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { paths } from '#web/lib/paths.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useAnswerFields } from './answer-fields.tsx';
import { changedAnswers } from './answer-parts.ts';
import { practisedAnswer } from './practised-answer.ts';
import { RecordStep } from './record-step.tsx';
import { type Report, type Submission, submitAnswers } from './submission.ts';
import { SubmitStep } from './submit-step.tsx';

/** The report's code comes with the report: if either cannot be fetched, nothing is lost and it may be sent again. */
async function fetchReport(submission: Submission) {
	const [report, { Report }] = await Promise.all([submitAnswers(submission), import('./report.tsx')]);
	return { report, Report };
}

type AnswerSessionProps = { exercise: Exercise; onRestart: () => void };

/** From the microphone to the report, for one topic. Another topic is another session. */
export function AnswerSession({ exercise: { topic, questions }, onRestart }: AnswerSessionProps) {
	const [ready, setReady] = useState<Submission>();
	/** The report on answers that were put right after the first report. */
	const [edited, setEdited] = useState<Report>();
	const fields = useAnswerFields(questions, ready?.written ?? []);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const submitting = useMutation({
		mutationKey: ['submit answer'],
		mutationFn: fetchReport,
		onSuccess: ({ report }, submission) => remember(submission, report),
	});
	const recorded = ready?.recorded;
	useUnsaved(ready !== undefined && !submitting.isSuccess);
	const shown = edited ?? submitting.data?.report;
	const danger = shown?.feedback.danger;
	const [, setLocation] = useLocation();

	function remember(submission: Submission, report: Report) {
		if (report.feedback.danger) return;
		const practice = practisedAnswer({ topic, questions }, submission, report);
		remembering.mutate({ ...practice, replaces: remembering.variables });
	}
	function write(texts: string[]) {
		const submission = { recorded: undefined, written: changedAnswers(texts, []) };
		setReady(submission);
		submitting.mutate(submission);
	}
	async function edit(texts: string[]) {
		const submission = { recorded, written: changedAnswers(texts, shown?.answers ?? []) };
		const report = await submitAnswers(submission);
		setEdited(report);
		remember(submission, report);
	}

	return (
		<>
			<RecordStep
				topic={topic}
				questions={questions}
				fields={fields}
				isOpen={submitting.isIdle || submitting.isError}
				isDone={submitting.isSuccess}
				isWritten={ready !== undefined && !recorded}
				isRecorded={recorded !== undefined}
				wasNotHeard={isNobodyHeard(submitting.error)}
				onStarted={() => {
					setReady(undefined);
					submitting.reset();
				}}
				onRecorded={(recording) => setReady({ recorded: recording })}
				onWritten={write}
			/>
			<SubmitStep ready={ready} submitting={submitting} onRestart={onRestart} />
			{danger && <DangerCard notice={danger} onGoOn={onRestart} onStop={() => setLocation(paths.home)} />}
			{submitting.isSuccess && shown && !danger && (
				<submitting.data.Report
					report={shown}
					topic={topic}
					questions={questions}
					recorded={recorded}
					remembered={<RememberNotice remembering={remembering} />}
					onEdit={edit}
				/>
			)}
		</>
	);
}
