import { expect, test } from 'vitest';
import { pitchContour, semitonesAroundMedian } from './pitch-contour.ts';

const options = { sampleRateHz: 16_000, stepMs: 10 };

/** A voice-like tone with overtones; without a pitch it is a hiss. */
function sound(durationMs: number, pitchHz: number | undefined, amplitude = 0.3): number[] {
	let state = 7;
	return Array.from({ length: durationMs * 16 }, (_, index) => {
		if (pitchHz === undefined) {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return amplitude * (state / 2 ** 31 - 1);
		}
		const angle = (2 * Math.PI * pitchHz * index) / 16_000;
		return amplitude * (Math.sin(angle) + 0.5 * Math.sin(2 * angle) + 0.3 * Math.sin(3 * angle));
	});
}

const contourOf = (...parts: number[][]) => pitchContour(Float32Array.from(parts.flat()), options);

test('a voice has its pitch at every step', () => {
	const contour = contourOf(sound(300, 210));
	expect(contour).toHaveLength(30);
	for (const pitchHz of contour.slice(4, -4)) expect(pitchHz).toBeCloseTo(210, 0);
});

test('a hiss and silence have none', () => {
	const contour = contourOf(sound(300, 120), sound(300, undefined, 0.1), sound(300, 100, 0));
	expect(contour[15]).toBeCloseTo(120, 0);
	expect(contour.slice(36)).toEqual(Array(54).fill(null));
	expect(contourOf(sound(100, 100, 0))).toEqual(Array(10).fill(null));
	expect(contourOf([])).toEqual([]);
});

test('what lies an octave off is left out', () => {
	const contour = contourOf(sound(600, 130), sound(200, 390), sound(600, 140));
	expect(contour[30]).toBeCloseTo(130, 0);
	expect(contour.slice(64, 76)).toEqual(Array(12).fill(null));
	expect(contour[110]).toBeCloseTo(140, 0);
});

test('semitones count from the median of the voice', () => {
	expect(semitonesAroundMedian([100, null, 200, 400])).toEqual([-12, null, 0, 12]);
	expect(semitonesAroundMedian([null])).toEqual([null]);
});
