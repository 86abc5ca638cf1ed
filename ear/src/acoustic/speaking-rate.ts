import { phoneTargets } from './acoustic-model.ts';

const frameSeconds = 0.03;
/** What is taken for granted before anything is heard, as if it had been heard for a second. */
const usualPhonesASecond = 9;

/** How fast somebody speaks, from what the network makes of each frame: phones that begin in a second of speech. */
export class SpeakingRate {
	#phones = usualPhonesASecond;
	#seconds = 1;

	/** Takes the log posteriors of the next frame: 2 * phone + (0 its first frame, 1 a later one), silence first. */
	add(posteriors: Float32Array): void {
		for (let target = 2; target < phoneTargets; target++) {
			const probability = Math.exp(posteriors[target] as number);
			if (target % 2 === 0) this.#phones += probability;
			this.#seconds += frameSeconds * probability;
		}
	}

	get phonesASecond(): number {
		return this.#phones / this.#seconds;
	}
}

/** From this rate on words cost nothing; each phone a second less costs 1, as a natural logarithm. */
const freeFromPhonesASecond = 11.5;
const mostPenalty = 2.5;

/**
 * What is added to the score of a word at a rate of speaking. The scores of neighbouring frames are not independent but
 * are added as if they were, so a slowly spoken sound counts too much, and the search fills it with words that nobody
 * said. Chosen on learners of two folds of the cross-validation and on a synthetic voice; see decision 6.
 */
export function wordPenaltyAt(phonesASecond: number): number {
	return -Math.min(mostPenalty, Math.max(0, freeFromPhonesASecond - phonesASecond));
}
