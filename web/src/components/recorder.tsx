import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from '#web/audio/recorder.ts';
import type { RecorderListeners } from '#web/audio/recorder-driver.ts';
import { useRecorder } from '#web/audio/use-recorder.ts';
import { useTellRecording } from '#web/lib/recording-now.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { AudioPlayer } from './audio-player.tsx';
import { minutesAndSeconds } from './clock-time.ts';
import { loudnessShare } from './level-meter.tsx';
import { LiveWaveform } from './live-waveform.tsx';
import { RecordButton } from './record-button.tsx';
import { Timer } from './timer.tsx';
import { pauseAllSounds } from './use-playback.ts';

/** So long before its end a longer recording tells that it will end. */
const endingSeconds = 10;

type ActiveState = Extract<RecorderState, { phase: 'recording' | 'stopping' }>;

type TimesProps = {
	state: ActiveState;
	timeLimitSeconds: number | undefined;
	/** There would be a limit, had the visitor not chosen to have none. */
	isUnlimited: boolean;
	countsDown: boolean;
	/** Undefined where the recording may not be paused. */
	onPause: (() => void) | undefined;
};

/** The time that has passed, and the time that is left, or that one alone; and the pause, where there may be one. */
function Times({ state, timeLimitSeconds, isUnlimited, countsDown, onPause }: TimesProps) {
	const { t } = useTranslation('recorder');
	const left =
		timeLimitSeconds !== undefined &&
		t('time.left', { time: minutesAndSeconds(timeLimitSeconds - state.elapsedSeconds) });
	return (
		<p className="flex min-h-8 flex-wrap items-center justify-center gap-x-3 in-[.dock]:min-h-7 in-[.dock]:justify-start">
			<span
				aria-hidden="true"
				className={`size-3 rounded-full bg-poor ${state.isPaused ? 'opacity-40' : 'animate-pulse'}`}
			/>
			{countsDown && left ? (
				<span role="timer" className="font-semibold text-2xl tabular-nums leading-none">
					{left}
				</span>
			) : (
				<>
					<span className="font-semibold text-2xl leading-none">
						<Timer stopped={state.isInterrupted || state.isPaused} />
					</span>
					{(left || isUnlimited) && (
						<span className="text-muted tabular-nums">{left || t('time.noLimit')}</span>
					)}
				</>
			)}
			{onPause && <PauseButton isPaused={state.isPaused} onTap={onPause} />}
		</p>
	);
}

/** Pauses the recording, and goes on with it. It stays the same element, so that the focus stays on it. */
function PauseButton({ isPaused, onTap }: { isPaused: boolean; onTap: () => void }) {
	const { t } = useTranslation('recorder');
	const Icon = isPaused ? Play : Pause;
	return (
		<button
			type="button"
			onClick={onTap}
			className="inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-strong bg-surface px-3 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft"
		>
			<Icon aria-hidden="true" className="size-4" />
			{t(isPaused ? 'goOn' : 'pause')}
		</button>
	);
}

type StatusProps = { state: RecorderState; timeLimitSeconds: number | undefined; allowRerecord: boolean };

/** What a recording that goes on has to say: that it has begun, and, where it is a long one, that it soon ends. */
function useNews(limitSeconds: number | undefined, state: RecorderState) {
	const { t } = useTranslation('recorder');
	if (state.phase !== 'recording') return undefined;
	if (state.isPaused) return t('paused');
	if (state.isInterrupted) return t('interrupted');
	if (limitSeconds === undefined) return t('started');
	const isEnding = limitSeconds > endingSeconds && limitSeconds - state.elapsedSeconds <= endingSeconds;
	return isEnding
		? t('time.ending', { seconds: endingSeconds })
		: t('startedLimited', { seconds: limitSeconds });
}

/** Tells screen readers how the recording fares; what is wrong with it is shown to everyone. */
function Status({ state, timeLimitSeconds, allowRerecord }: StatusProps) {
	const { t } = useTranslation('recorder');
	const news = useNews(timeLimitSeconds, state);
	const problem = state.phase === 'idle' ? state.problem : undefined;
	const isInterrupted = state.phase === 'recording' && (state.isInterrupted || state.isPaused);
	const finished = state.phase === 'finished' ? state : undefined;
	const isShown = problem || isInterrupted || finished?.isCutShort || finished?.isFull || finished?.isSilent;
	const shown = `max-w-sm text-center ${problem ? 'text-poor' : 'text-fair'}`;
	return (
		<p role="status" className={isShown ? shown : 'sr-only'}>
			{problem && t(`problem.${problem}`)}
			{news}
			{finished && t('finishedAfter', { seconds: Math.round(finished.durationMs / 1_000) })}
			{finished?.isCutShort && ` ${t('cutShort')}`}
			{finished?.isFull && ` ${t('full')}`}
			{finished?.isSilent && ` ${t(allowRerecord ? 'silentAgain' : 'silent')}`}
		</p>
	);
}

type HintRules = {
	timeLimitSeconds: number | undefined;
	disableManualStop: boolean;
	next: string | undefined;
};

/** What a tap brings, when the recording ends, and what follows on it. */
function useHint({ phase }: RecorderState, { timeLimitSeconds, disableManualStop, next }: HintRules) {
	const { t } = useTranslation('recorder');
	const isLimited = timeLimitSeconds !== undefined;
	const hints = {
		idle: isLimited
			? t(disableManualStop ? 'hint.idleAutomatic' : 'hint.idleLimited', { seconds: timeLimitSeconds })
			: t('hint.idle'),
		opening: t('hint.opening'),
		recording: t(isLimited ? 'hint.recordingLimited' : 'hint.recording'),
		stopping: t('hint.stopping'),
	};
	if (phase === 'finished') return undefined;
	const hasNext = next !== undefined && phase !== 'opening';
	return hasNext ? `${hints[phase]} ${next}` : hints[phase];
}

type RecorderProps = RecorderListeners & {
	/** Echo cancellation, noise suppression and gain control: off for scoring, on for live talk. */
	processing: 'off' | 'on';
	/** Begins to record when the screen loads. */
	autostart?: boolean;
	/** It takes the place of a button that was pressed, and the focus of that. */
	takesFocus?: boolean;
	/** Seconds after which recording ends by itself, unless the visitor has chosen to have no time limits. */
	timeLimit?: number;
	/** A tap does not end the recording; only a limit or `stopRequested` does. */
	disableManualStop?: boolean;
	allowRerecord?: boolean;
	/** How large a recording may become, in bytes of sound, where it may become larger than others. */
	maxBytes?: number;
	/** A tap pauses the recording, and goes on with it. */
	mayPause?: boolean;
	/** The time that is left stands in place of the time that has passed, where there is a limit. */
	countsDown?: boolean;
	/** Set while something outside, as a carousel that has run out of time, wants the recording to end. */
	stopRequested?: boolean;
	/** What follows once there is a recording, as a sentence. */
	next?: string;
	/** It is what is done next on its screen: until there is a recording it stands in the dock. */
	isDocked?: boolean;
};

/**
 * Tap to record, tap to stop, then listen (specification, sections 2 to 4, "Recorder"). A screen places a
 * `MicrophoneNotice` beside it, which explains a microphone that cannot be used.
 */
export function Recorder({
	autostart = false,
	takesFocus = false,
	timeLimit,
	disableManualStop = false,
	allowRerecord = false,
	maxBytes,
	mayPause = false,
	countsDown = false,
	stopRequested = false,
	next,
	isDocked = false,
	...rest
}: RecorderProps) {
	const { t } = useTranslation('recorder');
	const { untimed } = useVisitorSettings();
	const timeLimitSeconds = untimed ? undefined : timeLimit;
	const rules = { autostart, timeLimitSeconds, disableManualStop, allowRerecord, maxBytes, mayPause };
	const { state, recording, tap, pause, stop } = useRecorder({ ...rules, ...rest });
	const stopNow = useEffectEvent(stop);
	useEffect(() => {
		if (stopRequested) stopNow();
	}, [stopRequested]);
	const hint = useHint(state, { timeLimitSeconds, disableManualStop, next });
	const active = state.phase === 'recording' || state.phase === 'stopping' ? state : undefined;
	useUnsaved(active !== undefined);
	useTellRecording(active !== undefined);
	useEffect(() => {
		if (state.phase === 'opening' || state.phase === 'recording') pauseAllSounds();
	}, [state.phase]);
	// At each second the ring sets out for the next, so that it is full when the recording ends.
	const limitShare = active && timeLimitSeconds ? (active.elapsedSeconds + 1) / timeLimitSeconds : undefined;
	const isFinished = state.phase === 'finished';
	const card =
		'flex w-full flex-col items-center gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6';
	const look = isDocked && !isFinished ? 'dock' : `${card} ${isFinished ? '' : 'min-h-76 pt-8 sm:pt-8'}`;
	return (
		<div className={`no-print ${look}`}>
			{state.phase === 'finished' && recording && (
				<div className="w-full space-y-1">
					<p className="text-muted text-sm">{t('yourRecording')}</p>
					<AudioPlayer src={recording.audioUrl} label={t('yourRecording')} />
				</div>
			)}
			<RecordButton
				phase={state.phase}
				disableManualStop={disableManualStop}
				allowRerecord={allowRerecord}
				limitShare={limitShare}
				voice0to1={loudnessShare(active?.levels0to1.at(-1) ?? 0)}
				isBlocked={state.phase === 'idle' && state.problem !== undefined && state.problem !== 'needs-tap'}
				waveform={active && <LiveWaveform levels0to1={active.levels0to1} count={active.frameCount} />}
				times={
					active && (
						<Times
							state={active}
							timeLimitSeconds={timeLimitSeconds}
							isUnlimited={timeLimit !== undefined && timeLimitSeconds === undefined}
							countsDown={countsDown}
							onPause={mayPause && state.phase === 'recording' ? pause : undefined}
						/>
					)
				}
				hint={hint}
				takesFocus={takesFocus}
				onTap={tap}
			/>
			<Status state={state} timeLimitSeconds={timeLimitSeconds} allowRerecord={allowRerecord} />
		</div>
	);
}
