import { expect, test } from 'vitest';
import { confidenceFeatures, createConfidence, phoneScores, wordFeatures } from './confidence.ts';

/** Log posteriors of `frames` frames in which `phone` has this share, half of it in its first-frame target. */
function posteriorsOf(frames: number, phone: number, share: number): Float32Array {
	const rows = new Float32Array(80 * frames).fill(Math.log((1 - share) / 78));
	for (let frame = 0; frame < frames; frame++) {
		rows.fill(Math.log(share / 2), 80 * frame + 2 * phone, 80 * frame + 2 * phone + 2);
	}
	return rows;
}

const phones = [{ phone: 7, startFrame: 1, endFrame: 4 }];

test('a phone scores the log of its posterior, both targets taken together', () => {
	expect(phoneScores(phones, posteriorsOf(5, 7, 0.8))[0]).toBeCloseTo(Math.log(0.8), 4);
});

test('every word has one value for each named feature, all of them finite', () => {
	const word = { posterior0to1: 1, phones, languageScore: -30 };
	const rows = wordFeatures([word, { ...word, posterior0to1: 0 }], posteriorsOf(5, 7, 0.8));
	expect(rows.map((row) => row.length)).toEqual([confidenceFeatures.length, confidenceFeatures.length]);
	expect(rows.flat().every(Number.isFinite)).toBe(true);
});

test('no words have no features', () => {
	expect(wordFeatures([], new Float32Array())).toEqual([]);
});

test('confidence is the logistic function of the weighted standard features', () => {
	const confidenceOf = createConfidence({
		features: ['one', 'two'],
		mean: [1, 0],
		deviation: [2, 1],
		weights: [3, -1],
		bias: 0.5,
	});
	expect(confidenceOf([3, 2])).toBeCloseTo(1 / (1 + Math.exp(-(0.5 + 3 * 1 - 2))), 6);
});
