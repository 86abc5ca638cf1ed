import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from '#web/audio/recorder.ts';
import type { RecorderListeners } from '#web/audio/recorder-driver.ts';
import { useRecorder } from '#web/audio/use-recorder.ts';
import { AudioPlayer } from './audio-player.tsx';
import { minutesAndSeconds } from './clock-time.ts';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';
import { Timer } from './timer.tsx';

type ProgressProps = { level0to1: number; timeLimitSeconds: number | undefined };

function Progress({ level0to1, timeLimitSeconds }: ProgressProps) {
	const { t } = useTranslation('recorder');
	return (
		<div className="flex items-center gap-4">
			<span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-poor" />
			<span className="font-semibold text-2xl leading-none">
				<Timer />
				{timeLimitSeconds !== undefined && (
					<span className="ml-2 font-normal text-base text-muted tabular-nums">
						{t('limit', { time: minutesAndSeconds(timeLimitSeconds) })}
					</span>
				)}
			</span>
			<LevelMeter level0to1={level0to1} />
		</div>
	);
}

/** Tells screen readers how the recording fares; a problem is shown to everyone. */
function Status({ state }: { state: RecorderState }) {
	const { t } = useTranslation('recorder');
	const problem = state.phase === 'idle' ? state.problem : undefined;
	return (
		<p role="status" className={problem ? 'max-w-sm text-center text-poor' : 'sr-only'}>
			{problem && t(`problem.${problem}`)}
			{state.phase === 'recording' && t('started')}
			{state.phase === 'finished' && t('finishedAfter', { seconds: Math.round(state.durationMs / 1_000) })}
		</p>
	);
}

type RecorderProps = RecorderListeners & {
	/** Echo cancellation, noise suppression and gain control: off for scoring, on for live talk. */
	processing: 'off' | 'on';
	/** Begins to record when the screen loads. */
	autostart?: boolean;
	/** Seconds after which recording ends by itself. */
	timeLimit?: number;
	/** A tap does not end the recording; only a limit or `stopRequested` does. */
	disableManualStop?: boolean;
	allowRerecord?: boolean;
	/** Set while something outside, as a carousel that has run out of time, wants the recording to end. */
	stopRequested?: boolean;
};

/**
 * Tap to record, tap to stop, then listen (specification, sections 2 to 4, "Recorder"). A screen places a
 * `MicrophoneNotice` beside it, which explains a microphone that cannot be used.
 */
export function Recorder({
	autostart = false,
	timeLimit,
	disableManualStop = false,
	allowRerecord = false,
	stopRequested = false,
	...rest
}: RecorderProps) {
	const { t } = useTranslation('recorder');
	const rules = { autostart, timeLimitSeconds: timeLimit, disableManualStop, allowRerecord };
	const { state, recording, tap, stop } = useRecorder({ ...rules, ...rest });
	const stopNow = useEffectEvent(stop);
	useEffect(() => {
		if (stopRequested) stopNow();
	}, [stopRequested]);
	const isRunning = state.phase === 'recording' || state.phase === 'stopping';
	const limitShare = isRunning && timeLimit ? state.elapsedSeconds / timeLimit : undefined;
	return (
		<div className="no-print flex min-h-64 w-full flex-col items-center justify-center gap-6 rounded-card border border-line bg-surface p-6 shadow-card">
			{isRunning && <Progress level0to1={state.level0to1} timeLimitSeconds={timeLimit} />}
			{state.phase === 'finished' && recording && (
				<AudioPlayer src={recording.audioUrl} label={t('yourRecording')} />
			)}
			<RecordButton
				phase={state.phase}
				disableManualStop={disableManualStop}
				allowRerecord={allowRerecord}
				limitShare={limitShare}
				onTap={tap}
			/>
			<Status state={state} />
		</div>
	);
}
