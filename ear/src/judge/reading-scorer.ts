import { readSafetensors, type Safetensors } from '#ear/files/safetensors.ts';
import { type BoostedTrees, readBoostedTrees } from '#ear/numerics/boosted-trees.ts';
import { mean } from '#ear/numerics/mean.ts';
import { fluencyMeasures } from './fluency.ts';
import { readScoreScale, type ScoreScale } from './score-scale.ts';

/** A sound with the score that experts are expected to give it. */
export type Scored = { score0to2: number };

/** Expert scores (0 to 2) under which a sound may be mispronounced, and under which it more likely is than not. */
export type Limits = { doubtBelow: number; wrongBelow: number };

/** How evidence becomes scores; made by training/ear/pronunciation.py, and for the judge on Whisper's layers by training/judge. */
export type Scorer = {
	/** The score from 0 to 2 (2: as it should be) that experts are expected to give a sound. */
	scoreOf: BoostedTrees;
	scales: Record<(typeof scaleNames)[number], ScoreScale>;
	limits: Limits;
};

const scaleNames = ['sound', 'word', 'soundsPerSecond', 'pauseShare', 'wordsPerRun'] as const;

/** Reads a scorer's scales. Throws where one is damaged. */
export function readScales(file: Safetensors): Scorer['scales'] {
	const scales = scaleNames.map((name) => [name, readScoreScale(file, `scale.${name}`)]);
	return Object.fromEntries(scales);
}

/** Reads a scorer's file, whose trees know so many `features`. Throws where it is damaged. */
export function readScorer(bytes: Uint8Array, features: number): Scorer {
	const file = readSafetensors(bytes);
	const [doubtBelow = 0, wrongBelow = 0] = file.tensor('limits', 'F64', [2]).data;
	return {
		scoreOf: readBoostedTrees(file, features),
		scales: readScales(file),
		limits: { doubtBelow, wrongBelow },
	};
}

/** A word is as good as its sounds, and no better than its worst one lets it be. */
export function halfMeanHalfLeast(sounds: readonly Scored[]): number {
	const scores = sounds.map((sound) => sound.score0to2);
	return (mean(scores) + Math.min(...scores)) / 2;
}

/** The mean of three scores: for the rate of speech, for the pauses, and for the length of runs. */
export function fluencyScore(
	words: readonly { sounds: readonly { startMs: number; endMs: number }[] }[],
	scales: Scorer['scales'],
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
