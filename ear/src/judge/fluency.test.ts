import { expect, test } from 'vitest';
import { fluencyMeasures } from './fluency.ts';

const word = (startMs: number, endMs: number, sounds = 4) => ({ startMs, endMs, sounds });

test('without pauses all words are one run', () => {
	expect(fluencyMeasures([word(500, 1_000), word(1_000, 1_500)])).toEqual({
		soundsPerSecond: 8,
		pauseShare: 0,
		wordsPerRun: 2,
	});
});

test('a silence of 200 ms is a pause and ends a run; a shorter one belongs to speech', () => {
	const words = [word(0, 400), word(599, 1_000), word(1_200, 1_600), word(1_600, 2_000)];
	expect(fluencyMeasures(words)).toEqual({ soundsPerSecond: 8, pauseShare: 0.1, wordsPerRun: 2 });
});

test('nothing said is not fluent', () => {
	expect(fluencyMeasures([])).toEqual({ soundsPerSecond: 0, pauseShare: 1, wordsPerRun: 0 });
});
