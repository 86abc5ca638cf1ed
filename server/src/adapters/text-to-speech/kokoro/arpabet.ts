import type { Variety } from '@henry/reading/number-words.ts';
import { vowelSymbols } from './symbols.ts';

const consonants: Record<string, string> = {
	B: 'b',
	CH: 'ʧ',
	D: 'd',
	DH: 'ð',
	F: 'f',
	G: 'ɡ',
	HH: 'h',
	JH: 'ʤ',
	K: 'k',
	L: 'l',
	M: 'm',
	N: 'n',
	NG: 'ŋ',
	P: 'p',
	R: 'ɹ',
	S: 's',
	SH: 'ʃ',
	T: 't',
	TH: 'θ',
	V: 'v',
	W: 'w',
	Y: 'j',
	Z: 'z',
	ZH: 'ʒ',
};
const vowels: Record<Variety, Record<string, string>> = {
	british: {
		AA: 'ɑː',
		AE: 'a',
		AH: 'ʌ',
		AO: 'ɔː',
		AW: 'W',
		AY: 'I',
		EH: 'ɛ',
		ER: 'ɜː',
		EY: 'A',
		IH: 'ɪ',
		IY: 'iː',
		OW: 'Q',
		OY: 'Y',
		UH: 'ʊ',
		UW: 'uː',
	},
	american: {
		AA: 'ɑ',
		AE: 'æ',
		AH: 'ʌ',
		AO: 'ɔ',
		AW: 'W',
		AY: 'I',
		EH: 'ɛ',
		ER: 'ɜɹ',
		EY: 'A',
		IH: 'ɪ',
		IY: 'i',
		OW: 'O',
		OY: 'Y',
		UH: 'ʊ',
		UW: 'u',
	},
};
const arpabetOfSymbol: Record<string, string> = {
	...Object.fromEntries(Object.entries(consonants).map(([phone, symbol]) => [symbol, phone])),
	...Object.fromEntries(Object.entries(vowels.american).map(([phone, symbol]) => [symbol.charAt(0), phone])),
	a: 'AE',
	ɒ: 'AO',
	Q: 'OW',
	ə: 'AH',
	ɐ: 'AH',
	ᵊ: 'AH',
	ᵻ: 'IH',
	ɜ: 'ER',
	ɾ: 'T',
	ʔ: 'T',
	x: 'HH',
};

/** The sound of a symbol in ARPAbet without stress; undefined for marks, stresses and lengths. */
export const arpabetOf = (symbol: string): string | undefined => arpabetOfSymbol[symbol];

const isVowel = (phone: string | undefined) => phone !== undefined && Object.hasOwn(vowels.british, phone);

/** The vowel (from 0) that an unknown word is stressed on: the first of two, else the last but one; the last of one. */
function stressedVowel(count: number): number {
	return count <= 2 ? 0 : count - 2;
}

/**
 * Kokoro's symbols for sounds in ARPAbet without stress, as letter-to-sound rules give them. The stress falls on vowel
 * number `stressed`, or where English words usually have it. British speech drops an R without a vowel after it.
 */
export function symbolsOfArpabet(phones: readonly string[], variety: Variety, stressed?: number): string {
	const count = phones.filter(isVowel).length;
	const stressedPlace = stressed ?? stressedVowel(count);
	let place = -1;
	return phones
		.map((phone, index) => {
			if (!isVowel(phone)) {
				const isDropped = variety === 'british' && phone === 'R' && !isVowel(phones[index + 1]);
				return isDropped ? rest(phones[index - 1]) : (consonants[phone] ?? '');
			}
			place += 1;
			const isStressed = place === stressedPlace;
			return isStressed ? `ˈ${vowels[variety][phone]}` : weak(phone, variety, index === phones.length - 1);
		})
		.join('');
}

/** What a dropped R leaves behind a vowel that is no long one: "here", "poor". */
const rest = (vowel: string | undefined) =>
	vowel && ['IH', 'IY', 'UH', 'UW', 'AY', 'AW'].includes(vowel) ? 'ə' : '';

function weak(phone: string, variety: Variety, isLast: boolean): string {
	if (phone === 'AH') return 'ə';
	if (phone === 'ER') return variety === 'british' ? 'ə' : 'əɹ';
	if (phone === 'IY' && isLast) return 'i';
	return vowels[variety][phone] ?? '';
}

/** Whether a symbol is a vowel or a consonant, no mark. */
export const isSound = (symbol: string): boolean =>
	vowelSymbols.includes(symbol) || Object.hasOwn(arpabetOfSymbol, symbol);
