/**
 * The symbols of Kokoro 1.0 with their numbers, as its `config.json` lists them (`vocab`): marks, the space, IPA, and the
 * capitals that misaki writes for diphthongs (A as in day, I my, O go, Q British go, W now, Y boy). Only those that English
 * uses; number 0 stands at both ends.
 */
const numbers: Record<string, number> = {
	';': 1,
	':': 2,
	',': 3,
	'.': 4,
	'!': 5,
	'?': 6,
	'—': 9,
	'…': 10,
	' ': 16,
	A: 24,
	I: 25,
	O: 31,
	Q: 33,
	W: 39,
	Y: 41,
	ᵊ: 42,
	a: 43,
	b: 44,
	d: 46,
	f: 48,
	h: 50,
	i: 51,
	j: 52,
	k: 53,
	l: 54,
	m: 55,
	n: 56,
	p: 58,
	s: 61,
	t: 62,
	u: 63,
	v: 64,
	w: 65,
	x: 66,
	z: 68,
	ɑ: 69,
	ɐ: 70,
	ɒ: 71,
	æ: 72,
	ɔ: 76,
	ð: 81,
	ʤ: 82,
	ə: 83,
	ɛ: 86,
	ɜ: 87,
	ɡ: 92,
	ɪ: 102,
	ŋ: 112,
	θ: 119,
	ɹ: 123,
	ɾ: 125,
	ʃ: 131,
	ʧ: 133,
	ʊ: 135,
	ʌ: 138,
	ʒ: 147,
	ʔ: 148,
	ˈ: 156,
	ˌ: 157,
	ː: 158,
	ᵻ: 177,
};

/** So many symbols fit between the ends of one text. */
export const mostSymbols = 510;

/** The numbers of a text of symbols; what Kokoro does not know is left out. */
export const symbolNumbers = (symbols: readonly string[]): number[] =>
	symbols.flatMap((symbol) => numbers[symbol] ?? []);

export const isKnownSymbol = (symbol: string): boolean => Object.hasOwn(numbers, symbol);

export const vowelSymbols = 'AIOQWYaiuɑɐɒæɔəɛɜɪʊʌᵊᵻ';

/** Whether what a word begins with, behind its stress, is a vowel. */
export function beginsWithVowel(phonemes: string): boolean {
	return vowelSymbols.includes(phonemes.replace(/^[ˈˌ]+/, '').charAt(0) || ' ');
}

/** Puts a stress mark before the first vowel of a word that has none; a word without a vowel stays. */
export function withStress(phonemes: string, mark: 'ˈ' | 'ˌ'): string {
	if (/[ˈˌ]/.test(phonemes)) return phonemes;
	const place = [...phonemes].findIndex((symbol) => vowelSymbols.includes(symbol));
	return place < 0 ? phonemes : `${phonemes.slice(0, place)}${mark}${phonemes.slice(place)}`;
}
