import { describe, expect, test } from 'vitest';
import { createResampler, resample } from './resample.ts';

function sine(frequencyHz: number, sampleRateHz: number, seconds = 0.5, amplitude = 0.8): Float32Array {
	return Float32Array.from(
		{ length: Math.round(sampleRateHz * seconds) },
		(_, index) => amplitude * Math.sin((2 * Math.PI * frequencyHz * index) / sampleRateHz),
	);
}

/** Largest difference between two signals, their first and last twentieth (the filter's run-in) aside. */
function largestDifference(actual: Float32Array, expected: Float32Array): number {
	const margin = Math.floor(expected.length / 20);
	let largest = 0;
	for (let index = margin; index < expected.length - margin; index++)
		largest = Math.max(largest, Math.abs((actual[index] as number) - (expected[index] as number)));
	return largest;
}

function joined(parts: Float32Array[]): Float32Array {
	return Float32Array.from(parts.flatMap((part) => [...part]));
}

const ratePairs: [fromHz: number, toHz: number][] = [
	[48_000, 16_000],
	[44_100, 16_000],
	[22_050, 16_000],
	[8_000, 16_000],
	[16_000, 48_000],
	[16_000, 44_100],
	[192_000, 8_000],
	[8_000, 192_000],
	[16_001, 16_000],
];

describe.each(ratePairs)('from %i to %i Hz', (fromHz, toHz) => {
	test.each([0.05, 0.3, 0.8])(
		'a sine at %f of the lower Nyquist frequency keeps pitch, place and amplitude',
		(share) => {
			const frequencyHz = (share * Math.min(fromHz, toHz)) / 2;
			const actual = resample(sine(frequencyHz, fromHz), fromHz, toHz);
			expect(actual.length).toBe(toHz / 2);
			expect(largestDifference(actual, sine(frequencyHz, toHz))).toBeLessThan(0.001);
		},
	);

	test('pieces of any length give the same as the whole', () => {
		const samples = sine(440, fromHz, 0.2);
		const resampler = createResampler(fromHz, toHz);
		const parts: Float32Array[] = [];
		for (let start = 0, length = 0; start < samples.length; start += length, length = (length * 7 + 3) % 501)
			parts.push(resampler.push(samples.subarray(start, start + length)));
		parts.push(resampler.flush());
		expect(joined(parts)).toEqual(resample(samples, fromHz, toHz));
	});
});

test.each([8_000, 8_500, 11_000, 15_000, 17_000, 23_900])(
	'a sine of %i Hz leaves nothing above -60 dB at 16 kHz',
	(frequencyHz) => {
		const silence = new Float32Array(8_000);
		const actual = resample(sine(frequencyHz, 48_000, 0.5, 1), 48_000, 16_000);
		expect(largestDifference(actual, silence)).toBeLessThan(0.001);
	},
);

test('going up leaves no image of a sine above -60 dB', () => {
	const actual = resample(sine(3_000, 8_000, 0.5, 1), 8_000, 16_000);
	expect(largestDifference(actual, sine(3_000, 16_000, 0.5, 1))).toBeLessThan(0.001);
});

test('equal rates give an equal copy', () => {
	const samples = sine(440, 16_000);
	const copy = resample(samples, 16_000, 16_000);
	expect(copy).toEqual(samples);
	expect(copy.buffer).not.toBe(samples.buffer);
});

test('no samples give no samples and few give few', () => {
	expect(resample(new Float32Array(), 48_000, 16_000)).toHaveLength(0);
	expect(resample(new Float32Array(3), 48_000, 16_000)).toHaveLength(1);
	expect(resample(new Float32Array(1), 8_000, 192_000)).toHaveLength(24);
});

test.each([0, -1, 7_999, 192_001, Number.NaN, Number.POSITIVE_INFINITY, 16_000.5])(
	'a rate of %f is refused',
	(rateHz) => {
		expect(() => resample(new Float32Array(8), rateHz, 16_000)).toThrow(RangeError);
		expect(() => resample(new Float32Array(8), 16_000, rateHz)).toThrow(RangeError);
	},
);
