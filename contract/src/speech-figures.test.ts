import { expect, test } from 'vitest';
import { speechFigures, speechRate } from './speech-figures.ts';
import type { TranscriptWord } from './transcript.ts';

const word = (startMs: number, endMs: number): TranscriptWord => ({
	text: 'word',
	startMs,
	endMs,
	confidence0to1: 0.9,
	unsure: false,
});

test('words, time and pauses are counted from the first to the last sound', () => {
	const words = [word(2_000, 2_300), word(2_400, 3_000), word(4_000, 4_500), word(4_750, 5_000)];
	expect(speechFigures(words)).toEqual({
		words: 4,
		spokenSeconds: 3,
		wordsPerMinute: 80,
		pauses: 2,
		longestPauseSeconds: 1,
	});
});

test('a silence under a quarter of a second is part of speaking', () => {
	expect(speechFigures([word(0, 500), word(749, 2_000)]).pauses).toBe(0);
	expect(speechFigures([word(0, 500), word(750, 2_000)]).pauses).toBe(1);
});

test('silence has no figures, and one word no rate', () => {
	expect(speechFigures([])).toEqual({
		words: 0,
		spokenSeconds: 0,
		wordsPerMinute: null,
		pauses: 0,
		longestPauseSeconds: 0,
	});
	expect(speechFigures([word(500, 900)]).wordsPerMinute).toBeNull();
	expect(speechRate([[], []])).toBeUndefined();
});

test('the time between two answers counts as neither speech nor pause', () => {
	const answer = [word(0, 1_000), word(1_500, 2_000)];
	const later = [word(9_000, 10_000), word(10_500, 11_000)];
	expect(speechRate([answer, [], later])).toEqual({ wordsPerMinute: 60, silentShare0to1: 0.25 });
});

test('times that overlap do not make negative pauses', () => {
	expect(speechFigures([word(0, 2_000), word(1_900, 3_000)])).toMatchObject({
		pauses: 0,
		longestPauseSeconds: 0,
	});
});
