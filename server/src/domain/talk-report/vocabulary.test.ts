import { expect, test } from 'vitest';
import { contentForTests } from './report-tools-for-tests.ts';
import { createRichLevelOf } from './vocabulary.ts';

const richLevelOf = createRichLevelOf(contentForTests.vocabularyLevels);

test.each([
	['environment', { word: 'environment', level: 'B2' }],
	['environments', { word: 'environment', level: 'B2' }],
	['reliable', { word: 'reliable', level: 'B1' }],
	['Abandoned', { word: 'abandoned', level: 'B2' }],
	['house', undefined],
	['went', undefined],
	['left', undefined],
	['because', undefined],
	['xyzzy', undefined],
])('%s is of level %o', (word, found) => {
	expect(richLevelOf(word)).toEqual(found);
});

test('the profile is cited, and no word has two levels', () => {
	const { source, A1, A2, B1, B2 } = contentForTests.vocabularyLevels;
	expect(source).toMatch(/CEFR-J.*Tono/);
	const words = [...A1, ...A2, ...B1, ...B2];
	expect(new Set(words).size).toBe(words.length);
	expect(words.length).toBeGreaterThan(6_000);
});
