import type { Safetensors } from '@henry/ear/files/safetensors.ts';
import { placeInRow, startsOfRows } from '@henry/ear/numerics/sorted-rows.ts';

/** The n-grams of one length, sorted. Followers of one n-gram lie together in the next level. */
type Level = {
	/** The last word of each; none for single words, which are their own number. */
	word: Uint16Array | undefined;
	logProb: Float32Array;
	/** Log back-off weight of each as a history, and where its followers begin; none for the longest. */
	backoff: Float32Array | undefined;
	followers: Uint32Array | undefined;
};

/** Numbers that are the same in every model. */
export const textStart = 0;
export const textEnd = 1;
export const unknownWord = 2;

/**
 * A back-off n-gram model over numbered words (Katz 1987 in form; trained as interpolated modified Kneser-Ney, see
 * training/grammar-lm), read from its file. Throws where the file is damaged.
 */
export class NGramModel {
	/** Length of the longest n-gram. */
	readonly order: number;
	readonly #levels: Level[];

	constructor(file: Safetensors) {
		this.order = file.setting('order');
		this.#levels = Array.from({ length: this.order }, (_, index) => readLevel(file, index + 1, this.order));
		for (const [index, { followers }] of this.#levels.entries()) {
			if (followers && followers.at(-1) !== this.#levels[index + 1]?.logProb.length)
				throw new RangeError(`The followers of the ${index + 1}-grams do not fit the next level.`);
		}
	}

	/** Log p(words[index] | words before it); `words` begins with `textStart`. */
	logProb(words: readonly number[], index: number): number {
		const word = words[index] as number;
		let backoff = 0;
		for (let from = Math.max(0, index - this.order + 1); from < index; from++) {
			const history = this.#find(words, from, index);
			if (history < 0) continue;
			const level = index - from - 1;
			const found = this.#follower(level, history, word);
			if (found >= 0) return backoff + ((this.#levels[level + 1] as Level).logProb[found] as number);
			backoff += (this.#levels[level] as Level).backoff?.[history] as number;
		}
		return backoff + ((this.#levels[0] as Level).logProb[word] as number);
	}

	/** The number of the n-gram words[from..to) in its level, or -1. */
	#find(words: readonly number[], from: number, to: number): number {
		let found = words[from] as number;
		for (let index = from + 1; index < to && found >= 0; index++) {
			found = this.#follower(index - from - 1, found, words[index] as number);
		}
		return found;
	}

	#follower(level: number, history: number, word: number): number {
		const followers = (this.#levels[level] as Level).followers as Uint32Array;
		const words = (this.#levels[level + 1] as Level).word as Uint16Array;
		return placeInRow(words, followers[history] as number, followers[history + 1] as number, word);
	}
}

function readLevel(file: Safetensors, length: number, order: number): Level {
	const decoded = (name: string) => {
		const codes = file.tensor(`${name}Codes${length}`, 'F32').data;
		return Float32Array.from(file.tensor(`${name}${length}`, 'U8').data, (code) => codes[code] as number);
	};
	const isHistory = length < order;
	const single = length === 1;
	return {
		word: single ? undefined : file.tensor(`word${length}`, 'U16').data,
		logProb: single ? file.tensor('logProb1', 'F32').data : decoded('logProb'),
		backoff: !isHistory ? undefined : single ? file.tensor('backoff1', 'F32').data : decoded('backoff'),
		followers: isHistory ? startsOfRows(file.tensor(`followers${length}`, 'U16').data) : undefined,
	};
}
