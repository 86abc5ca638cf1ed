import { academyImageAddress } from '@henry/contract/academy-door.ts';
import type { QuestionTask } from '@henry/contract/tasks.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Button } from '#web/components/button.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { KeptRecordingLine } from '#web/components/kept-recording.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { WriteInstead } from '#web/components/transcript/write-instead.tsx';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { homeworkTitle, type KeptRecording, useKeptRecordings } from '#web/lib/kept-recordings.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import { handInAnswer } from '#web/lib/practice/hand-in.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import {
	isNobodyHeard,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';

type OwnQuestionProps = {
	assignmentId: string;
	task: QuestionTask;
	/** How long the answer may be. */
	seconds: number;
	sharesRecording: boolean;
	asksForHelp: boolean;
	/** The earlier answer whose note this one answers. */
	answersId: string | undefined;
	/** Whether another answer may follow one that was handed in. */
	mayRepeat: boolean;
	/** An answer that waits to be sent. */
	kept: KeptRecording | undefined;
	/** What is decided before the answer is handed in. */
	children: ReactNode;
};

/** An answer that is ready to be handed in; its id makes another try hand in the same. `atMs`: since when it has waited. */
type Ready = { id: string; atMs?: number | undefined } & (
	| { recorded: UntranscribedRecording }
	| { text: string }
);

/** What was heard; a recogniser of the browser's own may give a text without words. */
function heard({ transcription, words }: HeardTranscript) {
	return words.length > 0 || transcription === '' ? { words } : { words, text: transcription };
}

/** A question of the teacher's own: answered aloud, or in writing by whoever cannot speak now, and handed in. */
export function OwnQuestion({
	assignmentId,
	task,
	seconds,
	answersId,
	mayRepeat,
	kept,
	children,
	...wishes
}: OwnQuestionProps) {
	const { question } = task;
	const { t } = useTranslation('homework');
	const queryClient = useQueryClient();
	const hints = [question];
	const liveTranscript = useLiveTranscript(hints);
	const isRecording = useRecordingNow();
	const [ready, setReady] = useState<Ready>();
	const [round, setRound] = useState(1);
	const waiting = useKeptRecordings('homework');
	const title = homeworkTitle(assignmentId, answersId);
	const handingIn = useMutation({
		async mutationFn(answer: Ready) {
			const said =
				'text' in answer
					? { words: [], text: answer.text }
					: heard(await transcribeRecording(answer.recorded));
			const recording = 'recorded' in answer ? answer.recorded.recording : undefined;
			return handInAnswer(
				{ assignmentId, answersId, ...wishes },
				{ id: answer.id, replaces: [], said: [{ question, ...said }], recording },
			);
		},
		async onSuccess(danger) {
			await waiting.forget(title);
			if (!danger) await queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey });
		},
		async onError(error, answer) {
			if (!('recorded' in answer)) return;
			const { recording } = answer.recorded;
			await waiting.keepUnsent(error, { id: answer.id, atMs: answer.atMs, title, hints, recording, wishes });
		},
	});
	useUnsaved(ready !== undefined && !handingIn.isSuccess);
	function begin() {
		setReady(undefined);
		handingIn.reset();
		liveTranscript.start();
	}
	function keep({ audioBlob }: AudioRecorded) {
		const recorded = { recording: audioBlob, hints, liveTranscript: liveTranscript.finish() };
		setReady({ id: newId(), recorded });
	}
	function send({ id = newId(), atMs, recording }: KeptRecording) {
		const answer = { id, atMs, recorded: { recording, hints, liveTranscript: undefined } };
		setReady(answer);
		handingIn.mutate(answer);
	}
	function restart() {
		setReady(undefined);
		handingIn.reset();
		setRound(round + 1);
	}
	if (handingIn.data) return <DangerCard notice={handingIn.data} onGoOn={restart} />;
	if (handingIn.isSuccess) return <Done onAgain={mayRepeat ? restart : undefined} />;
	const wasNotHeard = isNobodyHeard(handingIn.error);
	return (
		<div className="space-y-5">
			<Material task={task} />
			<p lang="en" className="break-words font-bold font-display text-said">
				{question}
			</p>
			<p className="text-muted">{t('detail.time', { seconds })}</p>
			{kept && (
				<KeptRecordingLine
					atMs={kept.atMs}
					onSend={handingIn.isIdle && !ready && !isRecording ? () => send(kept) : undefined}
					onDelete={() => void waiting.forget(title)}
				/>
			)}
			<Recorder
				key={round}
				processing="off"
				isDocked
				timeLimit={seconds}
				allowRerecord={!handingIn.isPending}
				onRecordStarted={begin}
				onFrame={liveTranscript.send}
				onAudioRecorded={keep}
			/>
			{wasNotHeard && <NotHeard />}
			{handingIn.error && !wasNotHeard && <ErrorNotice error={handingIn.error} />}
			{handingIn.isPending && <LoadingNotice label={t('detail.handingIn')} />}
			{ready && !handingIn.isPending && !wasNotHeard && (
				<Dock>
					<Button className="w-full text-lg" onClick={() => handingIn.mutate(ready)}>
						{t('detail.handIn')}
					</Button>
				</Dock>
			)}
			{children}
			<MicrophoneNotice shared={wishes.sharesRecording ? 'teachers' : undefined} />
			{!ready && (
				<WriteInstead
					fields={[{ label: t('detail.answerLabel'), text: '' }]}
					saveLabel={t('detail.handIn')}
					isDisabled={isRecording || handingIn.isPending}
					onSave={([text = '']) => {
						const written = { id: newId(), text };
						setReady(written);
						handingIn.mutate(written);
					}}
				/>
			)}
		</div>
	);
}

/** What the question is about: a picture, or a text to read first. */
function Material({ task }: { task: QuestionTask }) {
	if (task.kind === 'picture') {
		return (
			<img
				src={academyImageAddress(task.imageId)}
				alt={task.alt}
				className="max-h-[60dvh] w-full rounded-card object-contain"
			/>
		);
	}
	if (task.kind !== 'text') return null;
	return (
		<p
			lang="en"
			className="whitespace-pre-line break-words rounded-card bg-accent-soft p-4 text-lg leading-relaxed"
		>
			{task.text}
		</p>
	);
}

function Done({ onAgain }: { onAgain: (() => void) | undefined }) {
	const { t } = useTranslation('homework');
	return (
		<div className="flex flex-wrap items-center gap-4">
			<p role="status" className="flex items-center gap-2 font-semibold text-good text-lg">
				<CircleCheck aria-hidden="true" className="size-6" />
				{t('detail.handedIn')}
			</p>
			{onAgain && (
				<Button look="secondary" onClick={onAgain}>
					{t('detail.again')}
				</Button>
			)}
		</div>
	);
}
