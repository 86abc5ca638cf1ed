import { cardinal, digitByDigit, ordinal, pluralOfNumber, twoDigits, yearWords } from './number-words.ts';

const currencies = new Map(
	Object.entries({
		$: { one: 'dollar', many: 'dollars', hundredths: 'cents' },
		'€': { one: 'euro', many: 'euros', hundredths: 'cents' },
		'£': { one: 'pound', many: 'pounds', hundredths: 'pence' },
	}),
);
/** A longer number is read digit by digit. */
const longestNumber = 12;

/** Years are read by pairs: 1066, 1999, 2026; those of the first ten after 2000 as numbers too. */
function asYear(digits: string): string[] {
	if (!/^(1\d|20)\d\d$/.test(digits)) return [];
	const rest = digits.slice(2);
	const inPairs = `${cardinal(digits.slice(0, 2))} ${rest === '00' ? 'hundred' : twoDigits(rest)}`;
	return [...new Set([inPairs, yearWords(digits)])];
}

/** Digits one by one, with either name of the nought, and as in telephone numbers: "double five". */
function waysOfDigits(digits: string): string[] {
	const named = [digitByDigit(digits), digitByDigit(digits, 'oh')];
	const doubled = (words: string) =>
		words.replace(/\b(\w+) \1 \1\b/g, 'triple $1').replace(/\b(\w+) \1\b/g, 'double $1');
	return [...new Set([...named, ...named.map(doubled)])];
}

/** By two parts: 215 as a room or bus, "two fifteen"; 2500 as hundreds. */
function inParts(number: string): string[] {
	const [, first = '', last = ''] = number.match(/^([1-9]\d?)(\d\d)$/) ?? [];
	if (first === '' || last === '00')
		return number.length === 4 && first ? [`${cardinal(first)} hundred`] : [];
	return [`${cardinal(first)} ${twoDigits(last)}`];
}

/** Each way to read a whole number once, the usual one first. */
function waysOfWhole(number: string): string[] {
	const spelled = waysOfDigits(number);
	if (number.length > longestNumber) return spelled;
	const inFull = [cardinal(number, 'american'), cardinal(number)];
	const withA = inFull.flatMap((way) => (way.startsWith('one ') ? [way.replace('one', 'a')] : []));
	const bySpelling = /^0|^\d{3,}$|^(\d)\1$/.test(number) ? spelled : [];
	const nought = number === '0' ? ['nought'] : [];
	return [...inFull, ...withA, ...nought, ...bySpelling, ...inParts(number)];
}

/** 1999 may be a year; 3.14 is "three point one four"; 3.50 may also be "three fifty". */
function waysOfNumber(number: string): string[] {
	const [whole = '', fraction] = number.replaceAll(',', '').split('.');
	if (fraction === undefined) return [...asYear(number), ...waysOfWhole(whole)];
	const inFull = waysOfWhole(whole).flatMap((way) =>
		[digitByDigit(fraction), digitByDigit(fraction, 'oh')].map((digits) => `${way} point ${digits}`),
	);
	return fraction.length === 2 ? [...inFull, `${cardinal(whole)} ${twoDigits(fraction)}`] : inFull;
}

/** "3:30" may be "three thirty" or "half past three", 3:40 "three forty" or "twenty to four". */
function waysOfTime(hour: string, minute: string): string[] {
	const onTheDial = Number(hour) % 12 || 12;
	const [hours, shortHours] = [cardinal(hour), cardinal(String(onTheDial))];
	if (minute === '00') return [`${hours} o'clock`, hours];
	const minutes = Number(minute);
	const next = cardinal(String((onTheDial % 12) + 1));
	const isPast = minutes <= 30;
	const counted = isPast ? minutes : 60 - minutes;
	const amounts =
		counted === 30
			? ['half']
			: counted === 15
				? ['quarter', 'a quarter']
				: [cardinal(String(counted)), `${cardinal(String(counted))} minutes`];
	const byTheClock = amounts.map((amount) => `${amount} ${isPast ? `past ${shortHours}` : `to ${next}`}`);
	return [`${hours} ${twoDigits(minute)}`, ...byTheClock];
}

/** One part of so many, and several, as far as they have a name of their own. */
const partNames = new Map([
	['2', { one: 'half', many: 'halves' }],
	['4', { one: 'quarter', many: 'quarters' }],
]);

/** ½ is "half", "a half" or "one half", 3/4 "three quarters" or "three fourths"; with a whole number before it, "and". */
function waysOfFraction(whole: string, count: string, parts: string): string[] {
	const byRank = { one: ordinal(parts), many: pluralOfNumber(ordinal(parts)) };
	const names = [partNames.get(parts), parts === '2' ? undefined : byRank].filter(
		(name) => name !== undefined,
	);
	const single = names.flatMap(({ one }) => [`a ${one}`, `one ${one}`, ...(parts === '2' ? [one] : [])]);
	const ways = count === '1' ? single : names.map(({ many }) => `${cardinal(count)} ${many}`);
	return whole === '' ? ways : ways.map((way) => `${cardinal(whole)} and ${way}`);
}

function waysOfMoney(sign: string, amount: string, hundredths: string | undefined): string[] {
	const currency = currencies.get(sign) ?? { one: '', many: '', hundredths: '' };
	const numbers = waysOfWhole(amount.replaceAll(',', ''));
	const wholes = numbers.map((way) => `${way} ${way === 'one' ? currency.one : currency.many}`);
	if (hundredths === undefined || hundredths === '00') return wholes;
	const rest = cardinal(hundredths);
	const inFull = wholes.flatMap((way) => [
		...[`${way} ${rest}`, `${way} ${rest} ${currency.hundredths}`],
		`${way} and ${rest} ${currency.hundredths}`,
	]);
	return [...inFull, ...numbers.map((way) => `${way} ${twoDigits(hundredths)}`)];
}

/** Letters and digits mixed, as in A4, MP3 or covid19, and digits in groups: read one after the other. */
function waysOfMixed(word: string): string[] {
	const parts = word.match(/\d+|[a-z']+/gi) ?? [];
	const read = (number: (digits: string) => string | undefined) =>
		parts
			.map((part) => {
				if (/\d/.test(part)) return number(part);
				return /^[A-Z]+$/.test(part) ? [...part].join(' ') : part;
			})
			.join(' ');
	return [
		read((digits) => waysOfNumber(digits)[0]),
		...new Set([read(digitByDigit), read((digits) => waysOfDigits(digits).at(-1))]),
	];
}

const number = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
const wholeOrDecimal = new RegExp(String.raw`^(?:${number})(?:\.\d+)?$`);
const money = new RegExp(String.raw`^([$€£])(${number})(?:\.(\d\d))?$`);
const rankInDigits = /^(\d{1,9})(?:st|nd|rd|th)$/i;
const decade = /^(\d+0)'?s$/;
const time = /^(\d{1,2}):(\d\d)$/;
/** 1/2 and what becomes of ½ and 1½, between whose digits there is a sign of its own. */
const fraction = /^(?:(\d+) )?(\d{1,2})[/⁄](\d{1,2})$/;

/** Whether a written word is a part of a whole, such as 1/2 or ½: not a date, nor 24/7. */
export function isFraction(word: string): boolean {
	const [, , count, parts] = word.match(fraction) ?? [];
	return Number(count) > 0 && Number(count) < Number(parts);
}

/**
 * The ways to read a written word that holds digits, in words, the usual one first: numbers, years, decades, ordinals,
 * times, parts, amounts of money, letters and digits mixed.
 */
export function waysOfFigures(word: string): string[] {
	const [, whole = '', count, parts] = word.match(fraction) ?? [];
	if (count !== undefined && parts !== undefined && isFraction(word))
		return waysOfFraction(whole, count, parts);
	const [, rank] = word.match(rankInDigits) ?? [];
	if (rank !== undefined && Number(rank) > 0) return [...new Set([ordinal(rank, 'american'), ordinal(rank)])];
	const [, years] = word.match(decade) ?? [];
	if (years !== undefined) return [...asYear(years), cardinal(years)].map(pluralOfNumber);
	const [, hour, minute] = word.match(time) ?? [];
	if (hour !== undefined && minute !== undefined) return waysOfTime(hour, minute);
	// The sign of a currency may also stand behind.
	const [, sign, amount, hundredths] = word.replace(/^(.+)([$€£])$/, '$2$1').match(money) ?? [];
	if (sign !== undefined && amount !== undefined) return waysOfMoney(sign, amount, hundredths);
	return wholeOrDecimal.test(word) ? waysOfNumber(word) : waysOfMixed(word);
}
