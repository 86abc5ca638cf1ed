import { type BoostedTrees, readBoostedTrees } from './boosted-trees.ts';
import { type InsertionLimits, readInsertionLimits } from './inserted-sounds.ts';
import { readScales, type Scorer } from './reading-scorer.ts';
import { readSafetensors } from './safetensors.ts';

/** How the evidence of what Whisper's layers hear becomes scores and marks; made by training/judge/scorer.py. */
export type HeardScorer = {
	/** The score from 0 to 2 (2: as it should be) that experts are expected to give a sound. */
	expertsScoreOf: BoostedTrees;
	/** How much like an error a sound is: about 0 for right ones, about 1 for surely wrong ones. */
	errorOf: BoostedTrees;
	/** From where on in `errorEvidence` a sound is in doubt, and from where on it is surely wrong: few right sounds of native voices are. */
	errorLimits: { doubtFrom: number; wrongFrom: number };
	insertionLimits: InsertionLimits;
	scales: Scorer['scales'];
};

/** Reads a scorer's file, whose trees know so many `features`. Throws where it is damaged. */
export function readHeardScorer(bytes: Uint8Array, features: number): HeardScorer {
	const file = readSafetensors(bytes);
	const [doubtFrom = 1, wrongFrom = 1] = file.tensor('errorLimits', 'F64', [2]).data;
	return {
		expertsScoreOf: readBoostedTrees(file, features),
		errorOf: readBoostedTrees(file, features, 'errors'),
		errorLimits: { doubtFrom, wrongFrom },
		insertionLimits: readInsertionLimits(file),
		scales: readScales(file),
	};
}

/** How much the experts' score speaks against an error; training/judge/scorer.py sets the limits with the same. */
const expertsAgainst = 0.3;

/** What a sound is marked by: how much like an error it is, less what experts are expected to say for it. */
export function errorEvidence({ expertsScoreOf, errorOf }: HeardScorer, features: readonly number[]): number {
	return errorOf(features) - expertsAgainst * clamped(expertsScoreOf(features));
}
const clamped = (score0to2: number) => Math.min(2, Math.max(0, score0to2));

/** The highest score of a sound that is surely wrong, and the lowest of any other: poor are those alone. */
const wrongAtMost0to2 = 1;
const othersAtLeast0to2 = 1.02;

/** The score that is sent, from 0 to 2: what experts are expected to give, on the right side of the line between poor and fair. */
export function sentScore(expertsScore0to2: number, isWrong: boolean): number {
	const score0to2 = clamped(expertsScore0to2);
	return isWrong ? Math.min(wrongAtMost0to2, score0to2) : Math.max(othersAtLeast0to2, score0to2);
}
