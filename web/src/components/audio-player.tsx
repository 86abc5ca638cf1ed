import { Pause, Play, RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import type { SoundWord } from './play-loop.ts';
import { LoopButton, SeekBar, SpeedChoice, Times, WordLoops } from './player-controls.tsx';
import { type Playback, usePlayback } from './use-playback.ts';
import { useWaveform } from './use-waveform.ts';

/** For those who want to hear every word. */
const slowSpeed = 0.75;

type FailureProps = { onRetry: () => void };

function Failure({ onRetry }: FailureProps) {
	const { t } = useTranslation('recorder');
	return (
		<div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-poor text-sm">
			<span className="flex items-center gap-2">
				<TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
				{t('player.failed')}
			</span>
			<button
				type="button"
				onClick={onRetry}
				className="inline-flex min-h-8 items-center gap-1.5 rounded-control font-semibold underline underline-offset-4"
			>
				<RotateCcw aria-hidden="true" className="size-4" />
				{t('player.tryAgain')}
			</button>
		</div>
	);
}

/** What is heard of a sound now: how loud, as a share of its loudest moment, where that is known. */
export type Sound = { level0to1: number | undefined };

/** Tells how loud the sound is while it plays, by its waveform. */
function useTellSound(
	{ isPlaying, positionSeconds, durationSeconds }: Playback,
	peaks0to1: readonly number[],
	onSound: AudioPlayerProps['onSound'],
) {
	const tell = useEffectEvent((sound: Sound | undefined) => onSound?.(sound));
	const isKnown = durationSeconds > 0 && peaks0to1.some((peak) => peak > 0);
	const place = Math.floor((positionSeconds / durationSeconds) * peaks0to1.length);
	const level0to1 = isKnown ? (peaks0to1[place] ?? 0) : undefined;
	useEffect(() => tell(isPlaying ? { level0to1 } : undefined), [isPlaying, level0to1]);
	useEffect(() => () => tell(undefined), []);
}

type AudioPlayerProps = {
	src: string;
	/** Says what is heard. */
	label?: string | undefined;
	/** Begins to play when it appears, where the browser allows that; otherwise it asks for a press of play. */
	autoplay?: boolean;
	/** Begins at 0.75 of the speed. */
	slow?: boolean;
	/** Where each word is said, if that is known: then each can be heard again and again. */
	words?: readonly SoundWord[] | undefined;
	/** Told what is heard whenever that changes; undefined where nothing is. */
	onSound?: ((sound: Sound | undefined) => void) | undefined;
	/** Somebody waits for the end, so that the sound cannot be played again and again. */
	onEnded?: () => void;
	/** Told when it cannot be played. */
	onFailed?: (() => void) | undefined;
};

/** Playback controls for one sound; another `src` is another player. Only one player sounds at a time. */
export function AudioPlayer(props: AudioPlayerProps) {
	return <Player key={props.src} {...props} />;
}

function Player({
	src,
	label,
	autoplay = false,
	slow = false,
	words,
	onSound,
	onEnded,
	onFailed,
}: AudioPlayerProps) {
	const { t } = useTranslation('recorder');
	const player = useRef<HTMLFieldSetElement>(null);
	const peaks0to1 = useWaveform(src, player);
	const { playback, props, ...actions } = usePlayback(autoplay, onEnded, slow ? slowSpeed : 1, onFailed);
	useTellSound(playback, peaks0to1, onSound);
	const Icon = playback.isPlaying ? Pause : Play;
	const isLooping = playback.loop === 'whole';
	return (
		<fieldset
			ref={player}
			disabled={useRecordingNow()}
			aria-label={label ?? t('player.label')}
			className="no-print w-full min-w-0 space-y-2 transition-opacity in-aria-busy:opacity-60 disabled:pointer-events-none disabled:opacity-60"
		>
			<audio {...props} src={src} preload="metadata" />
			<div className="rounded-card border border-line bg-surface p-2 text-ink">
				<div className="flex items-center gap-3">
					<button
						type="button"
						onClick={actions.toggle}
						aria-label={t(playback.isPlaying ? 'player.pause' : 'player.play')}
						className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-white transition hover:brightness-90"
					>
						<Icon
							aria-hidden="true"
							className={`size-5 fill-current ${playback.isPlaying ? '' : 'ml-0.5'}`}
						/>
					</button>
					<SeekBar playback={playback} peaks0to1={peaks0to1} onSeek={actions.seek} />
				</div>
				<div className="mt-1 flex flex-wrap items-center gap-2 sm:pl-15">
					<Times playback={playback} />
					<SpeedChoice speed={playback.speed} onChoose={actions.setSpeed} />
					{!onEnded && (
						<LoopButton isOn={isLooping} onToggle={() => actions.setLoop(isLooping ? undefined : 'whole')} />
					)}
				</div>
			</div>
			{words && words.length > 0 && <WordLoops words={words} loop={playback.loop} onLoop={actions.setLoop} />}
			{playback.hasFailed && <Failure onRetry={actions.retry} />}
			{playback.isRefused && (
				<p role="status" className="text-muted text-sm">
					{t('player.refused')}
				</p>
			)}
		</fieldset>
	);
}
