import type { Safetensors } from '#ear/files/safetensors.ts';
import { mean } from '#ear/numerics/mean.ts';
import { fluencyMeasures } from './fluency.ts';
import { readScoreScale, type ScoreScale } from './score-scale.ts';

/** A sound with the score that experts are expected to give it. */
export type Scored = { score0to2: number };

const scaleNames = ['sound', 'word', 'soundsPerSecond', 'pauseShare', 'wordsPerRun'] as const;

/** How what is measured becomes scores from 0 to 100. */
export type ReadingScales = Record<(typeof scaleNames)[number], ScoreScale>;

/** Reads a scorer's scales. Throws where one is damaged. */
export function readScales(file: Safetensors): ReadingScales {
	const scales = scaleNames.map((name) => [name, readScoreScale(file, `scale.${name}`)]);
	return Object.fromEntries(scales);
}

/** A word is as good as its sounds, and no better than its worst one lets it be. */
export function halfMeanHalfLeast(sounds: readonly Scored[]): number {
	const scores = sounds.map((sound) => sound.score0to2);
	return (mean(scores) + Math.min(...scores)) / 2;
}

/** The mean of three scores: for the rate of speech, for the pauses, and for the length of runs. */
export function fluencyScore(
	words: readonly { sounds: readonly { startMs: number; endMs: number }[] }[],
	scales: ReadingScales,
): number {
	const said = words.flatMap(({ sounds }) => {
		const [first, last] = [sounds[0], sounds.at(-1)];
		return first && last ? [{ startMs: first.startMs, endMs: last.endMs, sounds: sounds.length }] : [];
	});
	if (said.length === 0) return 0;
	const { soundsPerSecond, pauseShare, wordsPerRun } = fluencyMeasures(said);
	// A run cannot be longer than the text.
	const runs = wordsPerRun >= said.length ? 100 : scales.wordsPerRun(wordsPerRun);
	return mean([scales.soundsPerSecond(soundsPerSecond), scales.pauseShare(-pauseShare), runs]);
}
