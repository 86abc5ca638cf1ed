import { expect, test } from 'vitest';
import { type Accent, withVariants } from './pronunciation-variants.ts';

const waysIn = (accent: Accent, word: string, ...spoken: string[]) =>
	withVariants(
		word,
		spoken.map((phones) => phones.split(' ')),
		accent,
	).map((phones) => phones.join(' '));
const ways = (word: string, ...spoken: string[]) => waysIn('either', word, ...spoken);
const stressed = (accent: Accent, stress: string, spoken: string) =>
	withVariants('', [spoken.split(' ')], accent, stress.split(' ')).map((phones) => phones.join(' '));

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

test.each([
	['bird', '1', 'B ER D', ['B ER D'], ['B ER D']],
	['person', '10', 'P ER S AH N', ['P ER S AH N', 'P ER S IH N'], ['P ER S AH N', 'P ER S IH N']],
	['either', '10', 'IY DH ER', ['IY DH ER', 'IY DH AH'], ['IY DH AH']],
	['permit', '10 01', 'P ER M IH T', ['P ER M IH T', 'P AH M IH T'], ['P ER M IH T', 'P AH M IH T']],
])('the strong vowel of “%s” stays in Britain, a weak one has no R', (_, stress, spoken, either, british) => {
	expect(stressed('either', stress, spoken)).toEqual(either);
	expect(stressed('british', stress, spoken)).toEqual(british);
});

test.each([
	['cut', '1', 'K AH T', ['K AH T']],
	['lovely', '10', 'L AH V L IY', ['L AH V L IY']],
	['machine', '01', 'M AH SH IY N', ['M AH SH IY N', 'M IH SH IY N']],
])('the vowel of “%s” may be that of "sit" only where it is weak', (_, stress, spoken, accepted) => {
	for (const accent of ['either', 'british', 'american'] as const)
		expect(stressed(accent, stress, spoken)).toEqual(accepted);
});
