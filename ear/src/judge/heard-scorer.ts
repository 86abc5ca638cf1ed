import { readSafetensors } from '#ear/files/safetensors.ts';
import { type BoostedTrees, readBoostedTrees } from '#ear/numerics/boosted-trees.ts';
import { type InsertionLimits, readInsertionLimits } from './inserted-sounds.ts';
import { type ReadingScales, readScales } from './reading-scorer.ts';
import { readSoundNetwork } from './sound-network.ts';

/** How the evidence becomes scores and marks; made by training/judge/scorer.py. */
export type HeardScorer = {
	/**
	 * The score from 0 to 2 (2: as it should be) that experts are expected to give each sound of a reading: the mean of what
	 * trees and a network say.
	 */
	expertsScoresOf: (sounds: readonly (readonly number[])[]) => number[];
	/** How much like an error a sound is: about 0 for right ones, about 1 for surely wrong ones. */
	errorOf: BoostedTrees;
	/** From where on in `errorEvidence` a sound is in doubt, and from where on it is surely wrong: few right sounds of native voices are. */
	errorLimits: { doubtFrom: number; wrongFrom: number };
	insertionLimits: InsertionLimits;
	scales: ReadingScales;
};

const clamped = (score0to2: number) => Math.min(2, Math.max(0, score0to2));

/** Reads a scorer's file, which knows so many `features`. Throws where it is damaged. */
export function readHeardScorer(bytes: Uint8Array, features: number): HeardScorer {
	const file = readSafetensors(bytes);
	const byTrees = readBoostedTrees(file, features);
	const byNetwork = readSoundNetwork(file, features, 'network');
	const [doubtFrom = 1, wrongFrom = 1] = file.tensor('errorLimits', 'F64', [2]).data;
	return {
		expertsScoresOf: (sounds) =>
			byNetwork(sounds).map((score0to2, index) =>
				clamped((byTrees(sounds[index] as readonly number[]) + score0to2) / 2),
			),
		errorOf: readBoostedTrees(file, features, 'errors'),
		errorLimits: { doubtFrom, wrongFrom },
		insertionLimits: readInsertionLimits(file),
		scales: readScales(file),
	};
}

/** How much the experts' score speaks against an error; training/judge/scorer.py sets the limits with the same. */
const expertsAgainst = 0.3;

/** What a sound is marked by: how much like an error it is, less what experts are expected to say for it. */
export function errorEvidence(
	{ errorOf }: HeardScorer,
	features: readonly number[],
	expertsScore0to2: number,
): number {
	return errorOf(features) - expertsAgainst * expertsScore0to2;
}

/** The highest score of a sound that is surely wrong, and the lowest of any other: poor are those alone. */
const wrongAtMost0to2 = 1;
const othersAtLeast0to2 = 1.02;

/** The score that is sent, from 0 to 2: what experts are expected to give, on the right side of the line between poor and fair. */
export function sentScore(expertsScore0to2: number, isWrong: boolean): number {
	return isWrong
		? Math.min(wrongAtMost0to2, expertsScore0to2)
		: Math.max(othersAtLeast0to2, expertsScore0to2);
}
