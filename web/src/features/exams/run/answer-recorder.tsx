import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { givenWordsKinds } from '@henry/contract/exams.ts';
import { maxExamAnswerBytes } from '@henry/contract/limits.ts';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MicrophoneAccess } from '#web/audio/microphone.ts';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { useMicrophoneAccess } from '#web/audio/use-microphone-access.ts';
import { Recorder } from '#web/components/recorder.tsx';
import { WriteInstead } from '#web/components/transcript/write-instead.tsx';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';
import type { ExamAnswer } from './exam-run.ts';
import { troubleOf } from './trouble.ts';

type AnswerRecorderProps = {
	turn: ExamTurn;
	/** How long the answer may be; undefined without a limit. */
	seconds: number | undefined;
	mayPause: boolean;
	/** Ends a recording with what there is. */
	stopRequested: boolean;
	onRecordStarted: () => void;
	onAnswered: (answer: ExamAnswer) => void;
};

/** As long as the microphone may still open, an exam is spoken. */
const mayStillOpen: MicrophoneAccess[] = ['unknown', 'asking', 'granted', 'needs-tap'];
const longestHint = 500;

/**
 * Records one answer: starts by itself, counts down in one place, and ends at its limit or when the learner stops. Where
 * the microphone cannot be used, the answer may be written.
 */
export function AnswerRecorder({
	turn,
	seconds,
	mayPause,
	stopRequested,
	onRecordStarted,
	onAnswered,
}: AnswerRecorderProps) {
	const { t } = useTranslation(['examRun', 'recorder', 'transcript']);
	const access = useMicrophoneAccess();
	const [isRecording, setRecording] = useState(false);
	// Whoever says a sentence again is heard without being told what to hear.
	const isGiven = givenWordsKinds.includes(turn.step.kind);
	const hints = isGiven
		? []
		: [turn.asked.ask, ...turn.asked.points].map((hint) => hint.slice(0, longestHint));
	const liveTranscript = useLiveTranscript(hints);

	function start() {
		setRecording(true);
		onRecordStarted();
		liveTranscript.start();
	}
	function keep({ audioBlob, audioUrl, durationMs, ...end }: AudioRecorded) {
		URL.revokeObjectURL(audioUrl);
		const recording = { recording: audioBlob, hints, liveTranscript: liveTranscript.finish() };
		onAnswered({ recorded: { ...recording, durationMs }, trouble: troubleOf(end) });
	}

	return (
		<div className="space-y-4">
			<div
				className={`flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-card px-5 py-3 ${isRecording ? 'bg-poor-soft text-poor' : 'bg-accent-soft text-accent-strong'}`}
			>
				<p role="status" className="flex items-center gap-2 font-bold text-lg">
					<Mic aria-hidden="true" className="size-5" />
					{t(isRecording ? 'answer.speak' : 'answer.waiting')}
				</p>
				{seconds === undefined && <p className="font-semibold">{t('recorder:time.noLimit')}</p>}
			</div>
			<Recorder
				processing="off"
				isDocked
				autostart
				countsDown
				mayPause={mayPause}
				maxBytes={maxExamAnswerBytes}
				stopRequested={stopRequested}
				{...(seconds !== undefined && { timeLimit: seconds })}
				onRecordStarted={start}
				onFrame={liveTranscript.send}
				onAudioRecorded={keep}
				onNothingRecorded={() => onAnswered({ recorded: undefined, words: [], trouble: 'silent' })}
			/>
			{!isRecording && !mayStillOpen.includes(access) && (
				<WriteInstead
					fields={[{ label: t('transcript:write.label'), text: '' }]}
					saveLabel={t('transcript:write.send')}
					onSave={([text = '']) => onAnswered({ recorded: undefined, words: [], text })}
				/>
			)}
		</div>
	);
}
