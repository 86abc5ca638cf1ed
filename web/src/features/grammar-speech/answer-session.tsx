import type { Exercise } from '@henry/contract/content.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DangerCard } from '#web/components/danger-card.tsx';
import { KeptRecordingLine } from '#web/components/kept-recording.tsx';
import { LazySpeechSounds } from '#web/components/pronunciation/lazy-speech-sounds.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { RestOnItsWay } from '#web/components/talk-report/rest-on-its-way.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { homeworkFor, keepHomework } from '#web/lib/homework-now.ts';
import { type KeptRecording, useKeptRecordings } from '#web/lib/kept-recordings.ts';
import { paths } from '#web/lib/paths.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useAnswerFields } from './answer-fields.tsx';
import { changedAnswers } from './answer-parts.ts';
import { practisedAnswer } from './practised-answer.ts';
import { RecordStep } from './record-step.tsx';
import { type Submission, submitAnswers } from './submission.ts';
import { SubmitStep } from './submit-step.tsx';

/** The report's code comes with the report: if either cannot be fetched, nothing is lost and it may be sent again. */
async function fetchReport(submission: Submission, isAwaited: boolean) {
	const [report, { Report }] = await Promise.all([
		submitAnswers(submission, isAwaited),
		import('./report.tsx'),
	]);
	return { report, Report, unfinished: report.feedback.unfinished };
}

type AnswerSessionProps = { exercise: Exercise; onRestart: () => void };

/** From the microphone to the report, for one topic. Another topic is another session. */
export function AnswerSession({ exercise: { topic, questions }, onRestart }: AnswerSessionProps) {
	const [ready, setReady] = useState<Submission>();
	const fields = useAnswerFields(questions, ready?.written ?? []);
	const waiting = useKeptRecordings('grammarSpeech');
	const kept = waiting.kept.find(({ title }) => title === topic);
	const {
		correcting: submitting,
		correctingAgain,
		completing,
		correction,
		isSettled,
		remembering,
	} = useCorrection({
		correctingKey: ['submit answer'],
		async fetchCorrection(submission: Submission, isAwaited) {
			try {
				const found = await fetchReport(submission, isAwaited);
				if (!found.unfinished) await waiting.forget(topic);
				return found;
			} catch (error) {
				if (isAwaited) await keepUnsent(error, submission);
				throw error;
			}
		},
		practiceOf: async (submission, { report }) =>
			report.feedback.danger ? undefined : practisedAnswer({ topic, questions }, submission, report),
	});
	const recorded = ready?.recorded;
	useUnsaved(ready !== undefined && !isSettled);
	const shown = correction?.report;
	const danger = shown?.feedback.danger;
	const [, setLocation] = useLocation();

	async function keepUnsent(error: unknown, { recorded: unsent }: Submission): Promise<void> {
		if (!unsent || !(error instanceof Error)) return;
		const { recording, hints, questionStartsMs, atMs } = unsent;
		const homework = homeworkFor('grammarSpeech');
		await waiting.keepUnsent(error, {
			...{ title: topic, recording, hints, atMs },
			...(homework && { homework }),
			...(questionStartsMs && { questionStartsMs: [...questionStartsMs] }),
		});
	}
	function send({ recording, hints, questionStartsMs, atMs, homework }: KeptRecording) {
		// It is handed in, also from another tab than that in which it was said.
		if (homework) keepHomework(homework);
		const url = URL.createObjectURL(recording);
		const recordedBefore = {
			...{ recording, url, hints, questionStartsMs, atMs },
			questionCount: questions.length,
		};
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
		await correctingAgain.mutateAsync({ recorded, written: changedAnswers(texts, shown?.answers ?? []) });
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
			{correction && shown && !danger && (
				<correction.Report
					report={shown}
					isSettled={isSettled}
					topic={topic}
					questions={questions}
					recorded={recorded}
					remembered={
						<>
							{!correctingAgain.isSuccess && <RestOnItsWay completing={completing} />}
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
