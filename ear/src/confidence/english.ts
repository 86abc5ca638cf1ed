import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import { createLogistic, type LogisticWeights } from '#ear/numerics/logistic.ts';
import { confidenceFeatures } from './confidence.ts';

/** What tells understood English from everything else, trained by training/ear/english.py. */
export type EnglishModel = LogisticWeights & {
	/** [phones, phones]: how much likelier the second follows the first in English than elsewhere, a natural logarithm. */
	phonePairs: number[];
};

/** Names of the features, in the order of `englishFeatures`. */
export const englishFeatureNames = [
	'utterancePosterior',
	'utterancePhone',
	'wordCount',
	'phonePairs',
] as const;

const phoneCount = phoneTargets / 2;
const silence = 0;
const ofWords = (['utterancePosterior', 'utterancePhone', 'wordCount'] as const).map((name) =>
	confidenceFeatures.indexOf(name),
);

/** The likeliest phone of each frame, without repetition, silence at both ends. `posteriors`: as in `phoneScores`. */
export function likeliestPhones(posteriors: Float32Array): number[] {
	const phones = [silence];
	for (let row = 0; row < posteriors.length; row += phoneTargets) {
		let best = 0;
		for (let target = 1; target < phoneTargets; target++)
			if ((posteriors[row + target] as number) > (posteriors[row + best] as number)) best = target;
		const phone = best >> 1;
		if (phone !== phones.at(-1)) phones.push(phone);
	}
	return phones.at(-1) === silence ? phones : [...phones, silence];
}

/**
 * Answers the chance that an utterance was English that could be understood, 0 to 1, from its words' features
 * (`wordFeatures`) and its likeliest phones: phone recognition followed by language modelling (Zissman 1996, "Comparison of
 * four approaches to automatic language identification of telephone speech"), beside how well the words explain the sound.
 * Throws RangeError where the model was trained on other features.
 */
export function createEnglishJudge(
	model: EnglishModel,
): (features: readonly number[][], phones: readonly number[]) => number {
	if (model.phonePairs.length !== phoneCount ** 2)
		throw new RangeError('The pairs of phones are incomplete.');
	const chanceOf = createLogistic(model, englishFeatureNames);
	return ([first], phones) => {
		if (!first) return 0;
		let sum = 0;
		for (let place = 1; place < phones.length; place++)
			sum += model.phonePairs[
				(phones[place - 1] as number) * phoneCount + (phones[place] as number)
			] as number;
		return chanceOf([...ofWords.map((index) => first[index] as number), sum / (phones.length - 1)]);
	};
}
