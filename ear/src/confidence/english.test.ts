import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneTargets } from '#ear/acoustic/acoustic-model.ts';
import { confidenceFeatures } from './confidence.ts';
import { createEnglishJudge, type EnglishModel, englishFeatureNames, likeliestPhones } from './english.ts';

/** Log posteriors of frames in which these targets (2 * phone, or 1 more for its later frames) are likeliest. */
function posteriorsOf(targets: number[]): Float32Array {
	const rows = new Float32Array(phoneTargets * targets.length).fill(-9);
	for (const [frame, target] of targets.entries()) rows[phoneTargets * frame + target] = -0.1;
	return rows;
}

/** Judges by pairs of phones alone: "5 after 7" is English. */
const model: EnglishModel = {
	features: [...englishFeatureNames],
	mean: [0, 0, 0, 0],
	deviation: [1, 1, 1, 1],
	weights: [0, 0, 0, 2],
	bias: 0,
	phonePairs: Array.from({ length: 1600 }, (_, pair) => (pair === 7 * 40 + 5 ? 3 : -1)),
};
const aWord = [confidenceFeatures.map(() => 0)];

test('a phone counts once, however many frames it lasts, and silence stands at both ends', () => {
	expect(likeliestPhones(posteriorsOf([14, 15, 15, 10, 11, 14]))).toEqual([0, 7, 5, 7, 0]);
	expect(likeliestPhones(posteriorsOf([1, 14, 1, 1]))).toEqual([0, 7, 0]);
	expect(likeliestPhones(new Float32Array())).toEqual([0]);
});

test('pairs of phones that are usual in English speak for it, others against it', () => {
	const judge = createEnglishJudge(model);
	expect(judge(aWord, [0, 7, 5, 7, 5, 0])).toBeCloseTo(
		1 / (1 + Math.exp(-2 * ((-1 + 3 - 1 + 3 - 1) / 5))),
		6,
	);
	expect(judge(aWord, [0, 5, 7, 0])).toBeCloseTo(1 / (1 + Math.exp(2)), 6);
});

test('where no word was heard nothing was English', () => {
	expect(createEnglishJudge(model)([], [0])).toBe(0);
});

test('the shipped model fits; one for other features or fewer phones is refused', () => {
	const file = readFileSync(new URL('../../../models/ear/english.json', import.meta.url), 'utf8');
	const shipped: EnglishModel = JSON.parse(file);
	expect(() => createEnglishJudge(shipped)).not.toThrow();
	expect(() => createEnglishJudge({ ...shipped, features: [...shipped.features].reverse() })).toThrow(
		RangeError,
	);
	expect(() => createEnglishJudge({ ...shipped, phonePairs: shipped.phonePairs.slice(1) })).toThrow(
		'The pairs of phones are incomplete.',
	);
});
