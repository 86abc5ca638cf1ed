import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Recorder } from '#web/components/recorder.tsx';
import type { UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';

type AnswerRecorderProps = {
	/** Texts whose words are likely to be said. */
	hints: string[];
	/** Seconds after which the recording ends by itself. */
	timeLimit?: number | undefined;
	allowRerecord?: boolean;
	/** Not on a screen where recording is one thing of many. */
	isDocked?: boolean;
	/** What follows on the answer, as a sentence. */
	next?: string;
	/** Set while something outside wants the recording to end. */
	stopRequested?: boolean | undefined;
	onStarted?: () => void;
	/** 100 ms of what is being recorded (16-bit, 16 kHz). */
	onFrame?: (samples: Int16Array) => void;
	/** What was started has ended without any sound. */
	onNothingRecorded?: () => void;
	onRecorded: (recorded: UntranscribedRecording) => void;
};

/** Records one answer, which is transcribed while it is recorded. */
export function AnswerRecorder({
	hints,
	timeLimit,
	allowRerecord = false,
	isDocked = true,
	next,
	stopRequested = false,
	onStarted,
	onFrame,
	onNothingRecorded,
	onRecorded,
}: AnswerRecorderProps) {
	const liveTranscript = useLiveTranscript(hints);

	function start() {
		liveTranscript.start();
		onStarted?.();
	}
	function keep({ audioBlob, audioUrl }: AudioRecorded) {
		if (!allowRerecord) URL.revokeObjectURL(audioUrl);
		onRecorded({ recording: audioBlob, hints, liveTranscript: liveTranscript.finish() });
	}

	return (
		<Recorder
			processing="off"
			isDocked={isDocked}
			allowRerecord={allowRerecord}
			{...(timeLimit !== undefined && { timeLimit })}
			{...(next !== undefined && { next })}
			onRecordStarted={start}
			stopRequested={stopRequested}
			onFrame={(samples) => {
				liveTranscript.send(samples);
				onFrame?.(samples);
			}}
			onAudioRecorded={keep}
			onNothingRecorded={onNothingRecorded}
		/>
	);
}
