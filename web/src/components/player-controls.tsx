import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { decimal } from '#web/lib/decimal.ts';
import { minutesAndSeconds } from './clock-time.ts';
import { loopOfWord, type PlayLoop, type SoundWord } from './play-loop.ts';
import type { Playback } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

const speeds = [0.5, 0.75, 1, 1.25] as const;

/** The thumb is a line across the waveform, drawn as a border so that it shows in forced colours too. */
const thumb =
	'[&::-webkit-slider-thumb]:h-12 [&::-webkit-slider-thumb]:w-0 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-0 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-track]:bg-transparent';

const shareOf = (seconds: number, { durationSeconds }: Playback) =>
	durationSeconds === 0 ? 0 : Math.min(1, seconds / durationSeconds);

type SeekBarProps = {
	playback: Playback;
	peaks0to1: readonly number[];
	onSeek: (positionSeconds: number) => void;
};

/** The position on the waveform, which a native slider over it shows and sets. */
export function SeekBar({ playback, peaks0to1, onSeek }: SeekBarProps) {
	const { t } = useTranslation('recorder');
	const { loop, positionSeconds, durationSeconds } = playback;
	const part = typeof loop === 'object' && {
		from: shareOf(loop.startSeconds, playback),
		to: shareOf(loop.endSeconds, playback),
	};
	return (
		<div className="relative h-12 min-w-0 flex-1">
			<Waveform
				peaks0to1={peaks0to1}
				playedShare={shareOf(positionSeconds, playback)}
				loop={part || undefined}
			/>
			<input
				type="range"
				min={0}
				max={durationSeconds}
				step={0.1}
				value={Math.min(positionSeconds, durationSeconds)}
				disabled={durationSeconds === 0}
				onChange={(event) => onSeek(event.target.valueAsNumber)}
				aria-label={t('player.position')}
				aria-valuetext={t('player.positionOf', timesOf(playback))}
				className={`absolute inset-0 m-0 size-full appearance-none rounded-control bg-transparent enabled:cursor-pointer ${thumb}`}
			/>
		</div>
	);
}

function timesOf({ positionSeconds, durationSeconds }: Playback) {
	return {
		position: minutesAndSeconds(positionSeconds),
		duration: durationSeconds === 0 ? '--:--' : minutesAndSeconds(durationSeconds),
	};
}

/** Where the sound stands, and how long it is. */
export function Times({ playback }: { playback: Playback }) {
	const { position, duration } = timesOf(playback);
	return (
		<p aria-hidden="true" className="flex-1 whitespace-nowrap text-muted text-sm tabular-nums">
			<span>{position}</span>
			<span className="mx-1">/</span>
			<span>{duration}</span>
		</p>
	);
}

type SpeedChoiceProps = { speed: number; onChoose: (speed: number) => void };

/** The speed of the sound, at its own pitch. */
export function SpeedChoice({ speed, onChoose }: SpeedChoiceProps) {
	const { t, i18n } = useTranslation('recorder');
	const look =
		speed === 1 ? 'border-line-strong text-muted' : 'border-accent bg-accent-soft text-accent-strong';
	return (
		<select
			aria-label={t('player.speed')}
			value={speed}
			onChange={(event) => onChoose(Number(event.target.value))}
			className={`min-h-9 shrink-0 rounded-full border bg-surface px-1.5 font-semibold text-sm tabular-nums ${look}`}
		>
			{speeds.map((choice) => (
				<option key={choice} value={choice}>
					{decimal(choice, i18n.language)}×
				</option>
			))}
		</select>
	);
}

type LoopButtonProps = { isOn: boolean; onToggle: () => void };

/** Plays the whole sound again and again. */
export function LoopButton({ isOn, onToggle }: LoopButtonProps) {
	const { t } = useTranslation('recorder');
	return (
		<button
			type="button"
			onClick={onToggle}
			aria-pressed={isOn}
			aria-label={t('player.loop')}
			className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong text-muted hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
		>
			<Repeat aria-hidden="true" className="size-4" />
		</button>
	);
}

type WordLoopsProps = {
	words: readonly SoundWord[];
	loop: Playback['loop'];
	onLoop: (loop: PlayLoop | undefined) => void;
};

/** The words of the sound, one of which can be heard again and again. */
export function WordLoops({ words, loop, onLoop }: WordLoopsProps) {
	const { t } = useTranslation('recorder');
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 flex items-center gap-1.5 text-muted text-sm">
				<Repeat aria-hidden="true" className="size-3.5" />
				{t('player.loopWord')}
			</legend>
			<div lang="en" className="flex flex-wrap gap-1">
				{words.map((word, index) => {
					const wordLoop = loopOfWord(word);
					const isOn = typeof loop === 'object' && loop.startSeconds === wordLoop.startSeconds;
					return (
						<button
							key={index}
							type="button"
							aria-pressed={isOn}
							aria-label={t('player.loopOne', { word: word.text })}
							onClick={() => onLoop(isOn ? undefined : wordLoop)}
							className="min-h-8 rounded-control border border-line bg-paper px-2 hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
						>
							{word.text}
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}
