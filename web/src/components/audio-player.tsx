import { Pause, Play, RotateCcw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from './clock-time.ts';
import { type Playback, usePlayback } from './use-playback.ts';

type SeekBarProps = { playback: Playback; onSeek: (positionSeconds: number) => void };

function SeekBar({ playback, onSeek }: SeekBarProps) {
	const { t } = useTranslation('recorder');
	const position = minutesAndSeconds(playback.positionSeconds);
	const duration = playback.durationSeconds === 0 ? '--:--' : minutesAndSeconds(playback.durationSeconds);
	return (
		<div className="min-w-0 flex-1">
			<input
				type="range"
				min={0}
				max={playback.durationSeconds}
				step={0.1}
				value={Math.min(playback.positionSeconds, playback.durationSeconds)}
				disabled={playback.durationSeconds === 0}
				onChange={(event) => onSeek(event.target.valueAsNumber)}
				aria-label={t('player.position')}
				aria-valuetext={t('player.positionOf', { position, duration })}
				className="block h-6 w-full rounded-full accent-accent focus-visible:outline-offset-0"
			/>
			<div aria-hidden="true" className="flex justify-between text-muted text-sm tabular-nums leading-none">
				<span>{position}</span>
				<span>{duration}</span>
			</div>
		</div>
	);
}

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

type AudioPlayerProps = {
	src: string;
	/** Says what is heard. */
	label?: string | undefined;
	/** Begins to play when it appears, where the browser allows that; otherwise it asks for a press of play. */
	autoplay?: boolean;
	/** Begins at 0.75 of the speed. */
	slow?: boolean;
	onEnded?: () => void;
};

/** Playback controls for one sound; another `src` is another player. Only one player sounds at a time. */
export function AudioPlayer(props: AudioPlayerProps) {
	return <Player key={props.src} {...props} />;
}

function Player({ src, label, autoplay = false, slow = false, onEnded }: AudioPlayerProps) {
	const { t } = useTranslation('recorder');
	const { playback, props, toggle, seek, toggleSpeed, retry } = usePlayback(autoplay, onEnded, slow);
	const Icon = playback.isPlaying ? Pause : Play;
	const speedLook = playback.isSlow
		? 'border-accent bg-accent-soft text-accent-strong'
		: 'border-line-strong text-muted';
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div role="group" aria-label={label ?? t('player.label')} className="no-print w-full space-y-2">
			<audio {...props} src={src} preload="metadata" />
			<div className="flex items-center gap-3 rounded-full border border-line bg-surface p-2 pr-3">
				<button
					type="button"
					onClick={toggle}
					aria-label={t(playback.isPlaying ? 'player.pause' : 'player.play')}
					className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-white transition hover:brightness-90"
				>
					<Icon aria-hidden="true" className={`size-5 fill-current ${playback.isPlaying ? '' : 'ml-0.5'}`} />
				</button>
				<SeekBar playback={playback} onSeek={seek} />
				<button
					type="button"
					onClick={toggleSpeed}
					aria-pressed={playback.isSlow}
					aria-label={t('player.slower')}
					className={`min-h-9 shrink-0 rounded-full border px-2.5 font-semibold text-sm tabular-nums ${speedLook}`}
				>
					0.75×
				</button>
			</div>
			{playback.hasFailed && <Failure onRetry={retry} />}
			{playback.isRefused && (
				<p role="status" className="text-muted text-sm">
					{t('player.refused')}
				</p>
			)}
		</div>
	);
}
