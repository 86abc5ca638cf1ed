import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import type { AlignedPhone } from '#ear/acoustic/alignment.ts';
import { createLogistic, type LogisticWeights } from '#ear/numerics/logistic.ts';

/** What is known of a recognised word when its confidence is judged. */
export type WordEvidence = {
	/** Posterior of the word in the lattice. */
	posterior0to1: number;
	phones: readonly AlignedPhone[];
	/** Log probability of the word after those before it. */
	languageScore: number;
};

/** Names of the features, in the order of `wordFeatures`. */
export const confidenceFeatures = [
	'posterior',
	'posteriorBefore',
	'posteriorAfter',
	'utterancePosterior',
	'meanPhone',
	'worstPhone',
	'utterancePhone',
	'phoneCount',
	'framesPerPhone',
	'languageScore',
	'wordCount',
] as const;

const sureLogit = 5;

function logit(posterior0to1: number): number {
	const odds = Math.log((posterior0to1 + 1e-6) / (1 - posterior0to1 + 1e-6));
	return Math.max(-sureLogit, Math.min(sureLogit, odds));
}

const meanOf = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Mean log posterior of each phone over its frames, the goodness of pronunciation of Witt & Young 2000 with a neural
 * network's posteriors. `posteriors`: [frames, phoneTargets] log posteriors of each phone's first and later frames.
 */
export function phoneScores(phones: readonly AlignedPhone[], posteriors: Float32Array): number[] {
	return phones.map(({ phone, startFrame, endFrame }) => {
		let sum = 0;
		for (let frame = startFrame; frame < endFrame; frame++) {
			const first = posteriors[phoneTargets * frame + 2 * phone] as number;
			const later = posteriors[phoneTargets * frame + 2 * phone + 1] as number;
			const higher = Math.max(first, later);
			sum += Math.max(-10, higher + Math.log1p(Math.exp(Math.min(first, later) - higher)));
		}
		return sum / Math.max(1, endFrame - startFrame);
	});
}

/** One row of features for each word of an utterance. */
export function wordFeatures(words: readonly WordEvidence[], posteriors: Float32Array): number[][] {
	const logits = words.map((word) => logit(word.posterior0to1));
	const phones = words.map((word) => phoneScores(word.phones, posteriors));
	const utterancePosterior = meanOf(logits);
	const utterancePhone = meanOf(phones.flat());
	return words.map((word, index) => {
		const own = phones[index] as number[];
		const frames = word.phones.reduce((sum, { startFrame, endFrame }) => sum + endFrame - startFrame, 0);
		return [
			logits[index] as number,
			logits[index - 1] ?? utterancePosterior,
			logits[index + 1] ?? utterancePosterior,
			utterancePosterior,
			meanOf(own),
			Math.min(...own),
			utterancePhone,
			Math.log(own.length),
			Math.log(frames / own.length),
			Math.max(-12, word.languageScore),
			Math.log(words.length),
		];
	});
}

/**
 * Answers the chance that a word is right, 0 to 1. Throws RangeError where the model was trained on other features than
 * `confidenceFeatures`.
 */
export function createConfidence(model: LogisticWeights): (features: readonly number[]) => number {
	return createLogistic(model, confidenceFeatures);
}
