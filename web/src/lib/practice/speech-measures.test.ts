import { expect, test } from 'vitest';
import { speechMeasures } from './speech-measures.ts';

/** So many words, one every half a second. */
const words = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		text: 'word',
		startMs: 1_000 + index * 500,
		endMs: 1_500 + index * 500,
		confidence0to1: 1,
		unsure: false,
	}));

test('speed and corrections are rates over what was said, from the first sound to the last', () => {
	expect(speechMeasures(words(40), 3)).toEqual({
		spokenSeconds: 20,
		words: 40,
		wordsPerMinute: 120,
		correctionsPer100Words: 7.5,
	});
});

test('a few words make no rate', () => {
	expect(speechMeasures(words(4), 1)).toEqual({ spokenSeconds: 2, words: 4 });
});

test('a text that was changed or written alone is not measured as speech', () => {
	expect(speechMeasures(words(40), undefined)).toEqual({ spokenSeconds: 20, words: 40, wordsPerMinute: 120 });
	expect(speechMeasures([], undefined)).toEqual({});
});
