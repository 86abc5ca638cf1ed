import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors, type Safetensors } from '#ear/files/safetensors.ts';
import { heardSoundFeatureNames } from '#ear/judge/heard-sound-features.ts';
import { readBoostedTrees } from './boosted-trees.ts';

test('the shipped trees give what the training code gives', () => {
	const file = readFileSync(new URL('../../../models/ear/judge.safetensors', import.meta.url));
	const vectors: { features: number[][]; errors: number[] } = JSON.parse(
		readFileSync(new URL('../fixtures/sound-scores.json', import.meta.url), 'utf8'),
	);
	const errorOf = readBoostedTrees(readSafetensors(file), heardSoundFeatureNames.length, 'errors');
	expect(vectors.errors.length).toBeGreaterThan(10);
	for (const [index, features] of vectors.features.entries()) {
		expect(features.length).toBe(heardSoundFeatureNames.length);
		expect(errorOf(features)).toBeCloseTo(vectors.errors[index] as number, 5);
	}
});

/** One tree: feature 0 at most 0.5 gives 1, else 2. */
const oneTree = {
	'trees.start': Uint32Array.of(0, 3),
	'trees.feature': Uint8Array.of(0, 0, 0),
	'trees.threshold': Float64Array.of(0.5, 0, 0),
	'trees.left': Uint16Array.of(1, 0, 0),
	'trees.right': Uint16Array.of(2, 0, 0),
	'trees.value': Float64Array.of(0, 1, 2),
	'trees.baseline': Float64Array.of(10),
};

function fileOf(tensors: Record<string, ArrayLike<number>>): Safetensors {
	return { tensor: (name: string) => ({ data: tensors[name] }) } as unknown as Safetensors;
}

test('a feature at the threshold goes left', () => {
	const scoreOf = readBoostedTrees(fileOf(oneTree), 1);
	expect([0, 0.5, 0.6].map((value) => scoreOf([value]))).toEqual([11, 11, 12]);
});

test('a tree that leads out of itself, in a circle or to a feature that is not there is refused', () => {
	const damaged = [
		{ 'trees.left': Uint16Array.of(5, 0, 0) },
		{ 'trees.right': Uint16Array.of(0, 0, 0) },
		{ 'trees.feature': Uint8Array.of(1, 0, 0) },
	];
	for (const change of damaged) {
		expect(() => readBoostedTrees(fileOf({ ...oneTree, ...change }), 1)).toThrow('Tree 0 is damaged');
	}
});
