import type { Exercise } from '@henry/contract/content.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DangerCard } from '#web/components/danger-card.tsx';
import { KeptRecordingLine } from '#web/components/kept-recording.tsx';
import { LazySpeechSounds } from '#web/components/pronunciation/lazy-speech-sounds.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { type KeptRecording, useKeptRecordings } from '#web/lib/kept-recordings.ts';
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
	const waiting = useKeptRecordings('grammarSpeech');
	const kept = waiting.kept.find(({ title }) => title === topic);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const submitting = useMutation({
		mutationKey: ['submit answer'],
		mutationFn: fetchReport,
		async onSuccess({ report }, submission) {
			remember(submission, report);
			await waiting.forget(topic);
		},
		async onError(error, { recorded: unsent }) {
			if (!unsent) return;
			const { recording, hints, questionStartsMs } = unsent;
			await waiting.keepUnsent(error, {
				...{ title: topic, recording, hints },
				...(questionStartsMs && { questionStartsMs: [...questionStartsMs] }),
			});
		},
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
	function send({ recording, hints, questionStartsMs }: KeptRecording) {
		const url = URL.createObjectURL(recording);
		const recordedBefore = { recording, url, hints, questionStartsMs, questionCount: questions.length };
		const submission = { recorded: { ...recordedBefore, liveTranscript: undefined } };
		setReady(submission);
		submitting.mutate(submission);
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
			{kept && !submitting.isSuccess && (
				<div className="mt-6">
					<KeptRecordingLine
						atMs={kept.atMs}
						onSend={submitting.isIdle && !ready ? () => send(kept) : undefined}
						onDelete={() => void waiting.forget(topic)}
					/>
				</div>
			)}
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
					remembered={
						<>
							<RememberNotice remembering={remembering} />
							{remembering.isSuccess && <LazySpeechSounds />}
						</>
					}
					onEdit={edit}
				/>
			)}
		</>
	);
}
