import { expect, test } from 'vitest';
import { loudnessContour, silenceDb } from './loudness.ts';

const options = { sampleRateHz: 16_000, stepMs: 10, windowMs: 40 };

/** A square wave, whose level is its amplitude. */
const square = (durationMs: number, amplitude: number) =>
	Float32Array.from({ length: durationMs * 16 }, (_, index) => (index % 2 ? amplitude : -amplitude));

test('each whole step has the level around it', () => {
	const contour = loudnessContour(square(105, 0.1), options);
	expect(contour).toHaveLength(10);
	for (const decibels of contour) expect(decibels).toBeCloseTo(-20, 5);
});

test('a step between loud and quiet lies between them', () => {
	const contour = loudnessContour(Float32Array.of(...square(100, 0.5), ...square(100, 0.05)), options);
	expect(contour[5]).toBeCloseTo(-6.02, 2);
	expect(contour[9]).toBeLessThan(-6.1);
	expect(contour[10]).toBeGreaterThan(-25.9);
	expect(contour[15]).toBeCloseTo(-26.02, 2);
});

test('silence has a floor, and no sound has no contour', () => {
	expect(loudnessContour(new Float32Array(320), options)).toEqual([silenceDb, silenceDb]);
	expect(loudnessContour(new Float32Array(), options)).toEqual([]);
});
