import { expect, test } from 'vitest';
import { waveformPeaks } from './waveform.ts';

test('each part has its loudest sample, whatever its sign, as a share of the loudest of all', () => {
	const samples = Float32Array.of(0, 0.125, -0.25, 0, 0.5, 0.25, -0.125, 0.125);
	expect(waveformPeaks(samples, 4)).toEqual([0.25, 0.5, 1, 0.25]);
});

test('silence stays flat', () => {
	expect(waveformPeaks(new Float32Array(10), 3)).toEqual([0, 0, 0]);
});

test('every sample lies in one part, also where they do not divide evenly or are fewer than the parts', () => {
	const last = Float32Array.of(0, 0, 0, 0, 0, 0, 1);
	expect(waveformPeaks(last, 3)).toEqual([0, 0, 1]);
	expect(waveformPeaks(Float32Array.of(1), 3)).toEqual([0, 0, 1]);
	expect(waveformPeaks(new Float32Array(), 2)).toEqual([0, 0]);
});
