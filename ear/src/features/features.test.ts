import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { createFeatures, readFeatureModel } from './features.ts';

const fixture = (name: string) =>
	readSafetensors(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
const model = readFeatureModel(fixture('tiny-model.safetensors'));
const vectors = fixture('tiny-vectors.safetensors');
const samples = vectors.tensor('samples', 'I16').data;
const columns = 44;

function featuresOf(sound: Int16Array | Float32Array, samplesAtOnce = sound.length): Float32Array {
	const features = createFeatures(model);
	const values: number[] = [];
	for (let start = 0; start < sound.length; start += samplesAtOnce) {
		values.push(...features.push(sound.subarray(start, start + samplesAtOnce)));
	}
	return Float32Array.from([...values, ...features.finish()]);
}

test('the features of a recording are those of the reference', () => {
	const expected = vectors.tensor('features', 'F32').data;
	const values = featuresOf(samples);
	expect(values.length).toBe(expected.length);
	let largest = 0;
	for (const [index, value] of values.entries()) {
		largest = Math.max(largest, Math.abs(value - (expected[index] as number)));
	}
	expect(largest).toBeLessThan(1e-3);
});

test('the reference has posteriors at the floor, near certainty and between', () => {
	const { data } = vectors.tensor('features', 'F32');
	const posteriors = data.filter((_, index) => index % columns >= 40);
	expect(posteriors.some((value) => value === -1.5)).toBe(true);
	expect(posteriors.some((value) => value > 0.99)).toBe(true);
	expect(posteriors.some((value) => value > -1 && value < 0.9)).toBe(true);
});

test.each([1, 7, 160, 399, 401, 1600, 5000])('chunks of %i samples give the same features', (length) => {
	expect(featuresOf(samples, length)).toEqual(featuresOf(samples));
});

test('samples as floating-point numbers in the same scale give the same features', () => {
	expect(featuresOf(Float32Array.from(samples))).toEqual(featuresOf(samples));
});

test.each([
	[0, 0],
	[399, 0],
	[400, 1],
	[559, 1],
	[560, 2],
	[400 + 3 * 160, 4],
])('%i samples have %i whole windows and as many frames', (length, frames) => {
	expect(featuresOf(samples.subarray(2000, 2000 + length)).length).toBe(frames * columns);
});

test('a frame is answered as soon as three more have followed it', () => {
	const features = createFeatures(model);
	expect(features.push(samples.subarray(0, 400 + 3 * 160 - 1)).length).toBe(0);
	expect(features.push(samples.subarray(400 + 3 * 160 - 1, 400 + 3 * 160)).length).toBe(columns);
	expect(features.finish().length).toBe(3 * columns);
});

test('utterances side by side do not disturb each other', () => {
	const reversed = samples.slice().reverse();
	const [one, other] = [createFeatures(model), createFeatures(model)];
	const values: [number[], number[]] = [[], []];
	for (let start = 0; start < samples.length; start += 1600) {
		values[0].push(...one.push(samples.subarray(start, start + 1600)));
		values[1].push(...other.push(reversed.subarray(start, start + 1600)));
	}
	expect(Float32Array.from([...values[0], ...one.finish()])).toEqual(featuresOf(samples));
	expect(Float32Array.from([...values[1], ...other.finish()])).toEqual(featuresOf(reversed));
});

test('a model without one of the tensors of native speech is refused with its name', () => {
	const bytes = readFileSync(new URL('../fixtures/tiny-model.safetensors', import.meta.url));
	const broken = Buffer.from(bytes.toString('latin1').replace('native.mixture', 'native.mixtore'), 'latin1');
	expect(() => readFeatureModel(readSafetensors(broken))).toThrow('tensor native.mixture: missing');
});
