import type { Safetensors, Tensor } from '@henry/ear/files/safetensors.ts';
import { expect, it } from 'vitest';
import { NGramModel } from './n-gram-model.ts';

const log = (...values: number[]) => Float32Array.from(values, Math.log);

/** Words 0 to 4; "3 4" and "4 3" are the pairs, "3 4 3" the only three. */
const arrays: Record<string, Tensor['data']> = {
	logProb1: log(0.1, 0.2, 0.1, 0.3, 0.3),
	backoff1: log(1, 1, 1, 0.5, 0.25),
	followers1: Uint16Array.of(0, 0, 0, 1, 1),
	word2: Uint16Array.of(4, 3),
	logProb2: Uint8Array.of(0, 1),
	logProbCodes2: log(0.6, 0.7),
	backoff2: Uint8Array.of(0, 1),
	backoffCodes2: log(0.4, 1),
	followers2: Uint16Array.of(1, 0),
	word3: Uint16Array.of(3),
	logProb3: Uint8Array.of(0),
	logProbCodes3: log(0.9),
};

const fileOf = (data: Record<string, Tensor['data']>) =>
	({
		metadata: {},
		setting: () => 3,
		tensor: (name: string) => ({ data: data[name] }),
	}) as unknown as Safetensors;

it('knows the longest n-gram that ends in a word, and else falls back on shorter ones with their weights', () => {
	const model = new NGramModel(fileOf(arrays));
	const probability = (...words: number[]) => Math.exp(model.logProb(words, words.length - 1));
	expect(probability(3, 4, 3)).toBeCloseTo(0.9);
	expect(probability(0, 3, 4)).toBeCloseTo(0.6);
	// 3 4 is known and 4 1 is not: 0.4 of what 4 alone says, which is 0.25 of 0.2.
	expect(probability(3, 4, 1)).toBeCloseTo(0.4 * 0.25 * 0.2);
	expect(probability(0, 2)).toBeCloseTo(0.1);
});

it('says how likely a word is without looking further back than its order', () => {
	const model = new NGramModel(fileOf(arrays));
	expect(model.logProb([0, 1, 1, 3, 4, 3], 5)).toBeCloseTo(model.logProb([3, 4, 3], 2));
});

it('is refused where its levels do not fit together', () => {
	expect(() => new NGramModel(fileOf({ ...arrays, followers1: Uint16Array.of(0, 0, 0, 1, 2) }))).toThrow(
		RangeError,
	);
});
