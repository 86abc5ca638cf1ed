import { expect, test } from 'vitest';
import type { Safetensors } from '#ear/files/safetensors.ts';
import { heardPhones } from './heard-phones.ts';
import { readPhoneHead } from './phone-head.ts';

const inputs = 2;
const width = 8;
/** A layer of 8-bit weights whose scale is 1: [outputs, taps * inputs], with the numbers that are given and zeros else. */
function layer(outputs: number, columns: number, weights: [row: number, column: number, weight: number][]) {
	const data = new Int8Array(outputs * columns);
	for (const [row, column, weight] of weights) data[row * columns + column] = weight;
	return { data, shape: [outputs, columns] };
}

/** A head that takes a frame's first number for SIL's score, and, of the frames two before, at and two after, for AA's. */
function fileOf(changed: Record<string, unknown> = {}): Safetensors {
	const wide = [0, 2, 4].map((tap): [number, number, number] => [1, tap * width, 1]);
	const tensors: Record<string, unknown> = {
		'head.mean': { data: Float32Array.of(1, 0) },
		'head.deviation': { data: Float32Array.of(2, 1) },
		'head.inward.weight': layer(width, inputs, [[0, 0, 1]]),
		'head.wide.weight': layer(width, 5 * width, wide),
		'head.narrow.weight': layer(width, 3 * width, []),
		'head.outward.weight': layer(heardPhones.length, width, [
			[0, 0, 1],
			[1, 1, 1],
		]),
		...changed,
	};
	const biased = { inward: width, wide: width, narrow: width, outward: heardPhones.length };
	for (const [name, outputs] of Object.entries(biased)) {
		tensors[`head.${name}.scale`] = { data: new Float32Array(outputs).fill(1) };
		tensors[`head.${name}.bias`] = { data: new Float32Array(outputs) };
	}
	return { tensor: (name: string) => tensors[name] } as unknown as Safetensors;
}

/** The logarithms of the odds of a phone against one that nothing speaks for. */
function oddsOf(frames: readonly number[], phone: number): number[] {
	const rows = Float32Array.from(frames.flatMap((value) => [value, 7]));
	const logs = readPhoneHead(fileOf()).logProbabilitiesOf(rows, frames.length);
	return frames.map((_, frame) => {
		const row = logs.subarray(frame * heardPhones.length, (frame + 1) * heardPhones.length);
		expect(row.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
		return Math.round((row[phone] as number) - (row[5] as number));
	});
}

test('numbers are taken in deviations from their mean, and what is below is left out', () => {
	expect(oddsOf([5, 1, -3], 0)).toEqual([2, 0, 0]);
});

test('a frame hears its neighbours, and beyond the ends nothing', () => {
	expect(oddsOf([3, 5, 7, 9, 11], 1)).toEqual([1 + 3, 2 + 4, 1 + 3 + 5, 2 + 4, 3 + 5]);
});

test('frames beyond those that are computed together are heard alike', () => {
	const odds = oddsOf(
		Array.from({ length: 200 }, () => 3),
		1,
	);
	expect(odds.slice(2, -2)).toEqual(Array.from({ length: 196 }, () => 3));
});

test('no frames have no phones', () => {
	expect(readPhoneHead(fileOf()).logProbabilitiesOf(new Float32Array(), 0)).toHaveLength(0);
});
