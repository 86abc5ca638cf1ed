import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { createNormalization } from './normalization.ts';

const fixture = (name: string) =>
	readSafetensors(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
const model = fixture('tiny-model.safetensors');
const vectors = fixture('tiny-vectors.safetensors');
const frames = vectors.tensor('logMel', 'F32').data;
const prior = { mean: model.tensor('mean', 'F32').data, frames: model.setting('normalizationFrames') };
const scale = model.setting('featureScale');

test('the features of a recording are those of the reference', () => {
	const expected = vectors.tensor('normalized', 'F32').data;
	const normalized = createNormalization(prior, scale).push(frames);
	expect(normalized.length).toBe(expected.length);
	for (const [index, value] of normalized.entries()) expect(value).toBeCloseTo(expected[index] as number, 4);
});

test('a second utterance that begins with the mean of the first goes on as if there were no break', () => {
	const whole = createNormalization(prior, scale).push(frames);
	const first = createNormalization(prior, scale);
	first.push(frames.subarray(0, 50 * 40));
	expect(first.current().frames).toBe(150);
	const rest = createNormalization(first.current(), scale).push(frames.subarray(50 * 40));
	for (const [index, value] of rest.entries()) expect(value).toBeCloseTo(whole[50 * 40 + index] as number, 4);
});

test('without frames the mean is the one begun with', () => {
	expect(createNormalization(prior, scale).current()).toEqual(prior);
});
