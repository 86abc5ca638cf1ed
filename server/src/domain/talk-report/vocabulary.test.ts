import { expect, test } from 'vitest';
import { contentForTests } from './report-tools-for-tests.ts';
import { createLevelOf, richWordsIn, vocabularyRange, wordsByLevel } from './vocabulary.ts';

const levelOf = createLevelOf(contentForTests.vocabularyLevels);

test.each([
	['environment', { word: 'environment', level: 'B2' }],
	['environments', { word: 'environment', level: 'B2' }],
	['reliable', { word: 'reliable', level: 'B1' }],
	['Abandoned', { word: 'abandoned', level: 'B2' }],
	['house', { word: 'house', level: 'A1' }],
	['went', { word: 'go', level: 'A1' }],
	['xyzzy', undefined],
])('%s is of level %o', (word, found) => {
	expect(levelOf(word)).toEqual(found);
});

test('rich words are words of meaning of B1 and above, each once', () => {
	const words = 'although the reliable houses of reliable xyzzy environments'.split(' ');
	expect(richWordsIn(words, levelOf)).toEqual([
		{ word: 'reliable', level: 'B1' },
		{ word: 'environment', level: 'B2' },
	]);
});

test('every word is counted at its level, and those that the profile does not have at none', () => {
	const words = 'the the house is reliable for Xyzzy and environments'.split(' ');
	expect(wordsByLevel(words, levelOf)).toEqual({ A1: 6, A2: 0, B1: 1, B2: 1 });
});

test.each([
	[{ A1: 499, A2: 0, B1: 0, B2: 0 }, null],
	[
		{ A1: 500, A2: 0, B1: 0, B2: 0 },
		{ from: 'A1', to: 'A1' },
	],
	// 94 % at A1: the interval reaches 95 %, and with A2 it does so for sure.
	[
		{ A1: 470, A2: 29, B1: 1, B2: 0 },
		{ from: 'A1', to: 'A2' },
	],
	[
		{ A1: 400, A2: 50, B1: 26, B2: 24 },
		{ from: 'B1', to: 'B2' },
	],
	[
		{ A1: 3_000, A2: 600, B1: 220, B2: 180 },
		{ from: 'B1', to: 'B2' },
	],
] as const)('a vocabulary of %o lies between %o', (counts, range) => {
	expect(vocabularyRange(counts)).toEqual(range);
});

test('the profile is cited, and no word has two levels', () => {
	const { source, A1, A2, B1, B2 } = contentForTests.vocabularyLevels;
	expect(source).toMatch(/CEFR-J.*Tono/);
	const words = [...A1, ...A2, ...B1, ...B2];
	expect(new Set(words).size).toBe(words.length);
	expect(words.length).toBeGreaterThan(6_000);
});
