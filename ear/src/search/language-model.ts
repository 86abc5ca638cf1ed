import { placeInRow, startsOfRows } from '#ear/numerics/sorted-rows.ts';

/**
 * The arrays of a trigram model with natural logarithms, as language-model.safetensors holds them. Word ids below
 * 65536. Followers of a history lie together, sorted by word; trigrams follow the order of their two-word histories.
 * Log probabilities and back-off weights of bigrams and trigrams are indices into tables of 256 values.
 */
export type LanguageModelTensors = {
	/** Log p(w), one a word. */
	unigramLogProb: Float32Array;
	/** Log back-off weight of a one-word history, one a word. */
	unigramBackoff: Float32Array;
	/** Where the followers of each word begin in the bigram arrays; one more entry than words. */
	bigramStart: Uint32Array;
	bigramWord: Uint16Array;
	bigramLogProb: Uint8Array;
	bigramBackoff: Uint8Array;
	/** Number of trigrams whose history is this bigram. */
	trigramCount: Uint16Array;
	trigramWord: Uint16Array;
	trigramLogProb: Uint8Array;
	bigramLogProbCodes: Float32Array;
	bigramBackoffCodes: Float32Array;
	trigramLogProbCodes: Float32Array;
};

/** Word ids that are the same in every model. */
export const sentenceStartWord = 0;
export const sentenceEndWord = 1;
export const unknownWord = 2;

const cacheBits = 15;
/** Back-off weights this near to 0 count as 0 where they would be all that makes a history differ: rounding. */
const negligibleBackoff = 1e-4;

/**
 * A back-off trigram model as an automaton. Its states are integers: a word id stands for the history of that one
 * word, `wordCount` + an index of a bigram for a history of two, `emptyState` for none. The shortest history that
 * gives the same scores is used, so that search paths meet as early as they can.
 * Unseen n-grams (Katz 1987): p(w|u,v) = bo(u,v) p(w|v), p(w|v) = bo(v) p(w).
 * Throws RangeError when the arrays do not fit together.
 */
export class LanguageModel {
	readonly wordCount: number;
	/** State in which nothing is known of what came before. */
	readonly emptyState: number;
	/** State at the beginning of a sentence. */
	readonly startState: number;
	readonly #tensors: LanguageModelTensors;
	readonly #trigramStart: Uint32Array;
	/** Four values a slot, together in memory: state, word, next state, and the score in the view of floats. */
	readonly #cache = new Int32Array(4 << cacheBits).fill(-1);
	readonly #cacheScores = new Float32Array(this.#cache.buffer);

	constructor(tensors: LanguageModelTensors) {
		this.wordCount = tensors.unigramLogProb.length;
		this.#trigramStart = startsOfRows(tensors.trigramCount);
		if (
			tensors.bigramStart.length !== this.wordCount + 1 ||
			tensors.bigramStart[this.wordCount] !== tensors.bigramWord.length ||
			tensors.trigramCount.length !== tensors.bigramWord.length ||
			this.#trigramStart.at(-1) !== tensors.trigramWord.length
		)
			throw new RangeError('The arrays of the language model do not fit together.');
		this.#tensors = tensors;
		this.emptyState = this.wordCount + tensors.bigramWord.length;
		this.startState = this.stateAfter(sentenceStartWord);
	}

	/** Log p(word), whatever came before. */
	unigramScore(word: number): number {
		return this.#tensors.unigramLogProb[word] as number;
	}

	/** Log p(word | state). */
	score(state: number, word: number): number {
		return this.scoreAt(this.look(state, word));
	}

	/** The state after `word` in `state`. */
	next(state: number, word: number): number {
		return this.nextAt(this.look(state, word));
	}

	/** Looks both up at once: `scoreAt` and `nextAt` of the answer are good until the next call of any of these. */
	look(state: number, word: number): number {
		const cache = this.#cache;
		const slot = ((Math.imul(state, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> (32 - cacheBits)) << 2;
		if (cache[slot] === state && cache[slot + 1] === word) return slot;
		cache[slot] = state;
		cache[slot + 1] = word;
		this.#compute(slot, state, word);
		return slot;
	}

	scoreAt(slot: number): number {
		return this.#cacheScores[slot + 3] as number;
	}

	nextAt(slot: number): number {
		return this.#cache[slot + 2] as number;
	}

	/** What a word adds to its unigram score in `state` when it follows none of the histories: the back-off weights. */
	backoff(state: number): number {
		const { unigramBackoff, bigramWord, bigramBackoff, bigramBackoffCodes } = this.#tensors;
		if (state === this.emptyState) return 0;
		if (state < this.wordCount) return unigramBackoff[state] as number;
		const bigram = state - this.wordCount;
		const ofBigram = bigramBackoffCodes[bigramBackoff[bigram] as number] as number;
		return ofBigram + (unigramBackoff[bigramWord[bigram] as number] as number);
	}

	/** The state in which `word` is all that is known. */
	stateAfter(word: number): number {
		const { bigramStart, unigramBackoff } = this.#tensors;
		const backoff = unigramBackoff[word] as number;
		const isFollowed = bigramStart[word] !== bigramStart[word + 1];
		return isFollowed || Math.abs(backoff) > negligibleBackoff ? word : this.emptyState;
	}

	#compute(slot: number, state: number, word: number) {
		const tensors = this.#tensors;
		const bigram = state >= this.wordCount && state !== this.emptyState ? state - this.wordCount : -1;
		const last = bigram < 0 ? state : (tensors.bigramWord[bigram] as number);
		let backoff = 0;
		let trigram = -1;
		if (bigram >= 0) {
			const begin = this.#trigramStart[bigram] as number;
			const end = this.#trigramStart[bigram + 1] as number;
			trigram = placeInRow(tensors.trigramWord, begin, end, word);
			backoff = tensors.bigramBackoffCodes[tensors.bigramBackoff[bigram] as number] as number;
		}
		let pair = -1;
		if (last !== this.emptyState) {
			const begin = tensors.bigramStart[last] as number;
			pair = placeInRow(tensors.bigramWord, begin, tensors.bigramStart[last + 1] as number, word);
			if (pair < 0) backoff += tensors.unigramBackoff[last] as number;
		}
		let logProb = tensors.unigramLogProb[word] as number;
		if (trigram >= 0)
			logProb = tensors.trigramLogProbCodes[tensors.trigramLogProb[trigram] as number] as number;
		else if (pair >= 0) logProb = tensors.bigramLogProbCodes[tensors.bigramLogProb[pair] as number] as number;
		this.#cacheScores[slot + 3] = trigram >= 0 ? logProb : backoff + logProb;
		this.#cache[slot + 2] = this.#isHistory(pair) ? this.wordCount + pair : this.stateAfter(word);
	}

	/** Whether a bigram, as a history, says more than its last word alone. */
	#isHistory(bigram: number): boolean {
		if (bigram < 0) return false;
		const { trigramCount, bigramBackoffCodes, bigramBackoff } = this.#tensors;
		const backoff = bigramBackoffCodes[bigramBackoff[bigram] as number] as number;
		return trigramCount[bigram] !== 0 || Math.abs(backoff) > negligibleBackoff;
	}
}
