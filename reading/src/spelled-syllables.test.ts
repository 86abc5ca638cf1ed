import { expect, test } from 'vitest';
import { spelledSyllables } from './spelled-syllables.ts';

test.each([
	['hotel', 2, 'ho-tel'],
	['about', 2, 'a-bout'],
	['photographer', 4, 'pho-to-gra-pher'],
	['important', 3, 'im-por-tant'],
	['hundred', 2, 'hun-dred'],
	['pocket', 2, 'pock-et'],
	['little', 2, 'lit-tle'],
	['question', 2, 'ques-tion'],
	['beyond', 2, 'be-yond'],
	['radio', 3, 'ra-di-o'],
	['science', 2, 'sci-ence'],
	['create', 2, 'cre-ate'],
	['museum', 3, 'mu-se-um'],
	['recipe', 3, 're-ci-pe'],
	['something', 2, 'some-thing'],
	['developed', 3, 'de-ve-loped'],
	['wanted', 2, 'wan-ted'],
	['changes', 2, 'chan-ges'],
	['Friday', 2, 'Fri-day'],
])('%s in %i syllables', (word, count, expected) => {
	expect(spelledSyllables(word, count)?.join('-')).toBe(expected);
});

test('the syllables of a word are the word', () => {
	for (const word of ['comfortable', 'university', 'employee', 'language']) {
		const syllables = [2, 3, 4, 5].map((count) => spelledSyllables(word, count)).filter((found) => found);
		expect(syllables.length).toBeGreaterThan(0);
		for (const found of syllables) expect(found?.join('')).toBe(word);
	}
});

test('letters that do not tell as many syllables, and what is no word, are not parted', () => {
	expect(spelledSyllables('school', 2)).toBeUndefined();
	expect(spelledSyllables('strength', 2)).toBeUndefined();
	expect(spelledSyllables("o'clock", 2)).toBeUndefined();
	expect(spelledSyllables('', 2)).toBeUndefined();
});
