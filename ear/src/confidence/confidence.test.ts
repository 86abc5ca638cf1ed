import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import type { LogisticWeights } from '#ear/numerics/logistic.ts';
import { confidenceFeatures, createConfidence, phoneScores, wordFeatures } from './confidence.ts';

/** Log posteriors of `frames` frames in which `phone` has this share, half of it in its first-frame target. */
function posteriorsOf(frames: number, phone: number, share: number): Float32Array {
	const rows = new Float32Array(phoneTargets * frames).fill(Math.log((1 - share) / (phoneTargets - 2)));
	for (let frame = 0; frame < frames; frame++) {
		rows.fill(Math.log(share / 2), phoneTargets * frame + 2 * phone, phoneTargets * frame + 2 * phone + 2);
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
	const padded = (values: number[], rest: number) =>
		confidenceFeatures.map((_, index) => values[index] ?? rest);
	const confidenceOf = createConfidence({
		features: [...confidenceFeatures],
		mean: padded([1, 0], 0),
		deviation: padded([2, 1], 1),
		weights: padded([3, -1], 0),
		bias: 0.5,
	});
	expect(confidenceOf([3, 2])).toBeCloseTo(1 / (1 + Math.exp(-(0.5 + 3 * 1 - 2))), 6);
});

test('a model that was trained on other features is refused', () => {
	const file = readFileSync(new URL('../../../models/ear/confidence.json', import.meta.url), 'utf8');
	const shipped: LogisticWeights = JSON.parse(file);
	expect(() => createConfidence(shipped)).not.toThrow();
	const swapped = ['posteriorBefore', 'posterior', ...shipped.features.slice(2)];
	expect(() => createConfidence({ ...shipped, features: swapped })).toThrow(
		/for the features posteriorBefore, posterior, .*; they are posterior, posteriorBefore, /,
	);
	expect(() => createConfidence({ ...shipped, features: shipped.features.slice(1) })).toThrow(RangeError);
});
