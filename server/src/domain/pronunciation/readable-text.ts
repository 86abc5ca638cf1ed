import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { ReadableWord } from '#server/ports/pronunciation-assessor.ts';
import { waysOfFigures } from './figures.ts';

/** What is written short and read in full, without the point at its end. */
const abbreviations = new Map(
	Object.entries({
		dr: ['doctor'],
		prof: ['professor'],
		st: ['street', 'saint'],
		vs: ['versus'],
		etc: ['et cetera'],
		'e.g': ['for example'],
		'i.e': ['that is'],
		'a.m': ['a m'],
		'p.m': ['p m'],
		km: ['kilometers', 'kilometer'],
		kg: ['kilograms', 'kilogram', 'kilos', 'kilo'],
		cm: ['centimeters', 'centimeter'],
		'&': ['and'],
		'+': ['plus'],
		'=': ['equals'],
		'%': ['percent'],
		'@': ['at'],
	}),
);

/** A, B, C: letters that are read by their names, with an ending or not: BBC, U.S., TVs, the UK's. */
const initials = /^((?:[A-Z]\.?){2,6})('?s)?$/;
const vowelLetters = /[AEIOUY]/;

const plainWords = (text: string) => text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? [];

/** A written word in the letters and signs that are understood here: no accents, no emoji, one kind of apostrophe. */
function plainText(text: string): string {
	return text
		.replaceAll(/\p{Extended_Pictographic}/gu, ' ')
		.replaceAll(/[’‘ʼ´`′]/g, "'")
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '');
}

/** What is written right after a number: 5km, 50%, 7am. None where it is nothing known. */
const waysOfUnit = (unit: string) =>
	/^[ap]m$/.test(unit) ? [[...unit].join(' ')] : (abbreviations.get(unit) ?? []);

function waysWithDigits(word: string): string[] {
	const [, amount = '', unit = ''] = word.match(/^(.*\d)(%|[a-z.]+)$/i) ?? [];
	const isOrdinal = /^(st|nd|rd|th)$/i.test(unit);
	const units = isOrdinal ? [] : waysOfUnit(unit.toLowerCase());
	if (units.length === 0) return waysOfFigures(word);
	return waysOfFigures(amount).flatMap((way) => units.map((unitWay) => `${way} ${unitWay}`));
}

function waysOfInitials(word: string, [, letters = '', ending = '']: RegExpMatchArray): string[] {
	const spelled = [...letters.replaceAll('.', '')].join(' ') + (ending && "'s");
	const mayBeWord = vowelLetters.test(letters) && !letters.includes('.');
	return mayBeWord ? [word, spelled] : [spelled];
}

/** The ways to read a written word of plain text. */
function waysOf(word: string): string[] {
	const bare = word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%$€£]+$/gu, '');
	const inFull = abbreviations.get(word) ?? abbreviations.get(bare.toLowerCase());
	if (inFull) return inFull;
	if (/\d/.test(bare)) return waysWithDigits(bare);
	const spelled = bare.match(initials);
	return spelled ? waysOfInitials(bare, spelled) : [bare];
}

/**
 * The words of a sentence and the ways to read each: numbers, times, amounts and usual abbreviations in full, capitals as
 * letters. Signs and emoji are not read. Throws an `AppError` (invalid-argument) for a sentence in other letters than
 * English has, and for one in which nothing can be read.
 */
export function readableText(text: string): ReadableWord[] {
	if (/[^\P{L}a-z]/iu.test(plainText(text))) {
		throw new AppError('invalid-argument', refusals.sentenceNotEnglish);
	}
	const words = text.split(/[\s–—/]+|(?<=\p{L})[-‐‑](?=\p{L})/u).flatMap((word) => {
		const read = new Map(waysOf(plainText(word)).map((way) => [plainWords(way).join(' '), plainWords(way)]));
		const ways = [...read.values()].filter((way) => way.length > 0);
		return ways.length > 0 ? [{ text: word, ways }] : [];
	});
	if (words.length === 0) {
		throw new AppError('invalid-argument', refusals.sentenceUnreadable);
	}
	return words;
}
