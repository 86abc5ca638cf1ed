import { toCardinal as toBritishCardinal } from 'n2words/en-GB';
import { toCardinal as toAmericanCardinal } from 'n2words/en-US';

/** Whose English: of what is read aloud, or of the voice that reads it. */
export type Variety = 'british' | 'american';

/** A longer number is read digit by digit. */
const longestNumber = 15;

const irregularOrdinals: Record<string, string> = {
	one: 'first',
	two: 'second',
	three: 'third',
	five: 'fifth',
	eight: 'eighth',
	nine: 'ninth',
	twelve: 'twelfth',
};

/** Each digit by its name; a nought is "zero", or "oh" as in telephone numbers and years. */
export function digitByDigit(digits: string, nought: 'zero' | 'oh' = 'zero'): string {
	return [...digits].map((digit) => (digit === '0' ? nought : toBritishCardinal(digit))).join(' ');
}

/** A whole number in words without hyphens, "one hundred and five" or American "one hundred five"; commas may part its thousands. */
export function cardinal(number: string, variety: Variety = 'british'): string {
	const digits = number.replaceAll(',', '');
	if (digits.length > longestNumber) return digitByDigit(digits);
	const words = variety === 'british' ? toBritishCardinal(digits) : toAmericanCardinal(digits);
	return words.replaceAll('-', ' ');
}

/** A rank in words: "twenty first". */
export function ordinal(number: string, variety: Variety = 'british'): string {
	const words = cardinal(number, variety).split(' ');
	const last = words.pop() ?? '';
	const rank = irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
	return [...words, rank].join(' ');
}

/** "05" as in a time or a year: "oh five"; "12": "twelve". */
export function twoDigits(digits: string): string {
	return digits.startsWith('0') ? `oh ${cardinal(digits.slice(1))}` : cardinal(digits);
}

/** A year of four digits as people say it: "nineteen oh five", "two thousand and five", "twenty twenty six". */
export function yearWords(digits: string, variety: Variety = 'british'): string {
	if (/^[12]000$|^200\d$/.test(digits)) return cardinal(digits, variety);
	const rest = digits.slice(2);
	return `${cardinal(digits.slice(0, 2))} ${rest === '00' ? 'hundred' : twoDigits(rest)}`;
}

/** A number with or without a decimal part: "three point one four". The point may be a comma before one or two digits. */
export function numberWords(number: string, variety: Variety = 'british'): string {
	const [whole = '', fraction] = number.replace(/^(\d+),(\d{1,2})$/, '$1.$2').split('.');
	const inWords = whole === '' ? 'nought' : cardinal(whole, variety);
	const start = variety === 'american' && whole === '' ? 'zero' : inWords;
	return fraction === undefined ? inWords : `${start} point ${digitByDigit(fraction)}`;
}

/** The plural of what words for a number end in: "nineteen nineties", "twos". */
export function pluralOfNumber(words: string): string {
	if (words.endsWith('y')) return `${words.slice(0, -1)}ies`;
	return /(?:x|s)$/.test(words) ? `${words}es` : `${words}s`;
}

const romanValues: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

/** The value of a Roman numeral up to 89 in capitals, or undefined for what is none. */
export function romanValue(text: string): number | undefined {
	if (!/^(?=[IVXL])(?:L?X{0,3}|XL)(?:IX|IV|V?I{0,3})$/.test(text)) return undefined;
	const values = [...text].map((letter) => romanValues[letter] ?? 0);
	return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
