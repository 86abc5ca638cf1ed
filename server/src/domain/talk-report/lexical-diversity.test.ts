import { expect, test } from 'vitest';
import { lexicalDiversity } from './lexical-diversity.ts';

test('in a text whose words come again at every third place, stretches are as long as can be counted by hand', () => {
	// a b c a: 3 different of 4 words, 0.75; a b c a b: 0.6, so a factor ends at every fifth word. The same backwards.
	const words = Array.from({ length: 300 }, (_, index) => 'abc'.charAt(index % 3));
	expect(lexicalDiversity(words)).toBeCloseTo(5, 5);
});

test('an unfinished stretch counts as the part of a factor that it is', () => {
	const words = Array.from({ length: 102 }, (_, index) => 'abc'.charAt(index % 3));
	// 20 factors of 5 words, then 2 words that are all different: no further part.
	expect(lexicalDiversity(words)).toBeCloseTo(102 / 20, 5);
});

test('words that never come again are one stretch', () => {
	const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
	expect(lexicalDiversity(words)).toBe(120);
});

test('too few words show nothing', () => {
	expect(lexicalDiversity(Array.from({ length: 99 }, (_, index) => `word${index}`))).toBeUndefined();
});
