import { maxExamAnswerBytes, maxStretches, speechSampleRateHz } from '@henry/contract/limits.ts';
import { Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Recorder } from '#web/components/recorder.tsx';
import type { ExamAnswer, Stretch } from './exam-run.ts';
import { troubleOf } from './trouble.ts';

type SharedRecorderProps = {
	names: readonly string[];
	/** How long they may talk; undefined without a limit. */
	seconds: number | undefined;
	mayPause: boolean;
	/** Ends a recording with what there is. */
	stopRequested: boolean;
	onRecordStarted: () => void;
	onAnswered: (answer: ExamAnswer) => void;
};

/**
 * Records what candidates say to each other. Nobody here can hear who speaks, so that they, or whoever is with them, tap the
 * name of whoever begins.
 */
export function SharedRecorder({
	names,
	seconds,
	mayPause,
	stopRequested,
	onRecordStarted,
	onAnswered,
}: SharedRecorderProps) {
	const { t } = useTranslation('together');
	const recordedMs = useRef(0);
	const [stretches, setStretches] = useState<Stretch[]>([]);
	const speaker = stretches.at(-1)?.speaker;
	function begin(next: number) {
		if (next === speaker || stretches.length >= maxStretches) return;
		setStretches([...stretches, { speaker: next, startMs: Math.round(recordedMs.current) }]);
	}
	function keep({ audioBlob, audioUrl, durationMs, ...end }: AudioRecorded) {
		URL.revokeObjectURL(audioUrl);
		const recorded = { recording: audioBlob, hints: [], liveTranscript: undefined, durationMs };
		onAnswered({ recorded, stretches, trouble: troubleOf(end) });
	}
	return (
		<div className="space-y-4">
			<fieldset className="space-y-3 rounded-card bg-accent-soft p-4">
				<legend className="float-left flex items-center gap-2 font-bold text-accent-strong text-lg">
					<Mic aria-hidden="true" className="size-5" />
					{t('talk.who')}
				</legend>
				<p className="clear-left text-sm">{t('talk.tap')}</p>
				<div className="grid gap-3">
					{names.map((name, place) => (
						<button
							key={place}
							type="button"
							aria-pressed={speaker === place}
							onClick={() => begin(place)}
							className="min-h-16 break-words rounded-control border-2 border-line-strong bg-surface px-4 font-bold text-accent-strong text-xl aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
						>
							{name}
						</button>
					))}
				</div>
			</fieldset>
			<Recorder
				processing="off"
				isDocked
				autostart
				countsDown
				mayPause={mayPause}
				maxBytes={maxExamAnswerBytes}
				stopRequested={stopRequested}
				{...(seconds !== undefined && { timeLimit: seconds })}
				onRecordStarted={onRecordStarted}
				onFrame={(samples) => {
					recordedMs.current += (1_000 * samples.length) / speechSampleRateHz;
				}}
				onAudioRecorded={keep}
				onNothingRecorded={() =>
					onAnswered({ recorded: undefined, words: [], stretches: [], trouble: 'silent' })
				}
			/>
		</div>
	);
}
