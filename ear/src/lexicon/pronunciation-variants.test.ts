import { expect, test } from 'vitest';
import { type Accent, withVariants } from './pronunciation-variants.ts';

const waysIn = (accent: Accent, word: string, ...spoken: string[]) =>
	withVariants(
		word,
		spoken.map((phones) => phones.split(' ')),
		accent,
	).map((phones) => phones.join(' '));
const ways = (word: string, ...spoken: string[]) => waysIn('either', word, ...spoken);

test('the given ways stay, first and once', () => {
	expect(ways('see', 'S IY')).toEqual(['S IY']);
	expect(ways('the', 'DH AH', 'DH IY').slice(0, 2)).toEqual(['DH AH', 'DH IY']);
});

test('words that are weak in a sentence have their weak forms', () => {
	expect(ways('and', 'AE N D')).toEqual(expect.arrayContaining(['AH N D', 'AH N', 'N D']));
	expect(ways('to', 'T UW')).toContain('T AH');
});

test('British speakers say no R before a consonant or at the end, and keep it before a vowel', () => {
	expect(ways('doctor', 'D AA K T ER')).toContain('D AO K T AH');
	expect(ways('park', 'P AA R K')).toContain('P AA K');
	expect(ways('very', 'V EH R IY')).toEqual(['V EH R IY']);
});

test('British speakers hardly say the vowel before the end of secretary and laboratory', () => {
	expect(ways('secretary', 'S EH K R AH T EH R IY')).toEqual(
		expect.arrayContaining(['S EH K R AH T R IY', 'S EH K R AH T AH R IY']),
	);
	expect(ways('very', 'V EH R IY')).toEqual(['V EH R IY']);
});

test('British speakers have the vowel of father in bath words only', () => {
	expect(ways('last', 'L AE S T')).toContain('L AA S T');
	expect(ways('cat', 'K AE T')).toEqual(['K AE T']);
});

test('British speakers say new with a Y, Americans tap the T of water', () => {
	expect(ways('new', 'N UW')).toContain('N Y UW');
	expect(ways('water', 'W AO T ER')).toContain('W AO D ER');
	expect(ways('stop', 'S T AA P')).not.toContain('S D AA P');
});

test('in one accent what the other alone says is no way to say a word', () => {
	expect(waysIn('american', 'car', 'K AA R')).toEqual(['K AA R']);
	expect(waysIn('british', 'car', 'K AA R')).toEqual(['K AA', 'K AO']);
	expect(waysIn('american', 'water', 'W AO T ER')).toContain('W AO D ER');
	expect(waysIn('british', 'water', 'W AO T ER')).toEqual(['W AO T AH']);
	expect(waysIn('american', 'dance', 'D AE N S')).toEqual(['D AE N S']);
	expect(waysIn('british', 'dance', 'D AE N S')).toContain('D AA N S');
});
