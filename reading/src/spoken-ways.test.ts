import type { WordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { expect, test } from 'vitest';
import { spokenWays } from './spoken-ways.ts';

/** Says a word letter by letter, and nothing without a vowel. */
const pronunciations: WordPronunciations = {
	of: (word) => (/[aeiou]/.test(word) ? [[...word.toUpperCase()]] : []),
	isGuessed: () => false,
	stresses: { of: () => [] },
};
const waysOf = (...ways: string[]) =>
	spokenWays(
		ways.map((way) => way.split(' ')),
		pronunciations,
		'either',
	).map((phones) => phones.join(' '));

test('a way with a word that nobody can say is left out, and a word without any other is named', () => {
	expect(waysOf('mc donald', 'up')).toEqual(['U P']);
	expect(() => waysOf('up hh', 'hh')).toThrow('The word “hh” cannot be read. Please write another one.');
});
