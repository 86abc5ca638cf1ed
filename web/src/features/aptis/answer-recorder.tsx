import type { AptisQuestion } from '@henry/contract/content.ts';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Recorder } from '#web/components/recorder.tsx';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';
import type { RecordedAnswer } from './exam.ts';

type AnswerRecorderProps = {
	question: AptisQuestion;
	/** How long the answer may be. */
	seconds: number;
	onAnswered: (answer: RecordedAnswer) => void;
};

/** Records one answer: starts by itself, counts down, and ends at the limit or when the learner stops. */
export function AnswerRecorder({ question, seconds, onAnswered }: AnswerRecorderProps) {
	const { t } = useTranslation('aptis');
	const [elapsedSeconds, setElapsedSeconds] = useState<number>();
	const hints = [question.text];
	const liveTranscript = useLiveTranscript(hints);

	function start() {
		setElapsedSeconds(0);
		liveTranscript.start();
	}
	function keep({ audioBlob, audioUrl, durationMs }: AudioRecorded) {
		URL.revokeObjectURL(audioUrl);
		onAnswered({ recording: audioBlob, hints, durationMs, liveTranscript: liveTranscript.finish() });
	}

	return (
		<div className="space-y-4">
			<div
				className={`flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-card px-5 py-3 ${elapsedSeconds === undefined ? 'bg-accent-soft text-accent-strong' : 'bg-poor-soft text-poor'}`}
			>
				<p role="status" className="flex items-center gap-2 font-bold text-lg">
					<Mic aria-hidden="true" className="size-5" />
					{elapsedSeconds === undefined ? t('answer.waiting') : t('answer.speak')}
				</p>
				<p role="timer" className="font-semibold tabular-nums">
					{t('answer.remaining', { seconds: seconds - (elapsedSeconds ?? 0) })}
				</p>
			</div>
			<Recorder
				processing="off"
				autostart
				timeLimit={seconds}
				onRecordStarted={start}
				onTick={setElapsedSeconds}
				onFrame={liveTranscript.send}
				onAudioRecorded={keep}
			/>
		</div>
	);
}
