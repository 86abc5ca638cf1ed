import { refusals } from '@henry/contract/refusals.ts';
import { hasEnglishLetters, plainLetters } from '@henry/contract/sentence-letters.ts';
import { isFraction, waysOfFigures } from './figures.ts';
import type { ReadableWord } from './judged-reading.ts';
import { readAloud } from './reading-aloud/read-aloud.ts';
import { ReadingRefusal } from './reading-refusal.ts';
import { type WrittenPart, withReadings } from './with-readings.ts';

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
		'°': ['degrees'],
		'°c': ['degrees celsius', 'degrees centigrade', 'degrees'],
		'°f': ['degrees fahrenheit', 'degrees'],
		phd: ['p h d'],
		'@': ['at'],
	}),
);

/** A, B, C: letters that are read by their names, with an ending or not: BBC, U.S., TVs, the UK's. */
const initials = /^((?:[A-Z]\.?){2,6})('?s)?$/;
const vowelLetters = /[AEIOUY]/;

const plainWords = (text: string) => text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? [];

/** What is short for a size of numbers, right after one. */
const sizes = new Map([
	['k', ['thousand', 'k']],
	['m', ['million', 'meters']],
	['bn', ['billion']],
]);

/** What is written right after a number: 5km, 50%, 7am. None where it is nothing known. */
const waysOfUnit = (unit: string) =>
	/^[ap]m$/.test(unit) ? [[...unit].join(' ')] : (abbreviations.get(unit) ?? sizes.get(unit) ?? []);

function waysWithDigits(word: string): string[] {
	const [, amount = '', unit = ''] = word.match(/^(.*\d)(%|°?[a-z.]+|°)$/i) ?? [];
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

/** The ways to read a written word of plain text before `next`. */
function waysOf(word: string, next: string): string[] {
	if (/^no\.$/i.test(word) && /^\d/.test(next)) return ['number'];
	const bare = word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%°$€£]+$/gu, '');
	const inFull = abbreviations.get(word) ?? abbreviations.get(bare.toLowerCase());
	if (inFull) return inFull;
	if (/\d/.test(bare)) return waysWithDigits(bare);
	const spelled = bare.match(initials);
	return spelled ? waysOfInitials(bare, spelled) : [bare];
}

/**
 * The words of a sentence and the ways to read each: numbers, times, amounts and usual abbreviations in full, capitals as
 * letters. Signs and emoji are not read. Throws a `ReadingRefusal` for a sentence in other letters than
 * English has, and for one in which nothing can be read.
 */
export function readableText(text: string): ReadableWord[] {
	if (!hasEnglishLetters(text)) {
		throw new ReadingRefusal(refusals.sentenceNotEnglish);
	}
	const words = readParts(text).flatMap(({ text: word, ways }) => {
		const read = new Map(ways.map((way) => [plainWords(way).join(' '), plainWords(way)]));
		const readable = [...read.values()].filter((way) => way.length > 0);
		return readable.length > 0 ? [{ text: word, ways: readable }] : [];
	});
	if (words.length === 0) {
		throw new ReadingRefusal(refusals.sentenceUnreadable);
	}
	return words;
}

/** The written words of a text with the ways to read each, also as Henry's voices read them, British and American. */
function readParts(text: string): WrittenPart[] {
	const written = splitWords(text);
	let end = 0;
	const parts = written.map((word, place): WrittenPart => {
		const start = text.indexOf(word, end);
		end = start + word.length;
		const ways = waysOf(plainLetters(word), plainLetters(written[place + 1] ?? ''));
		return { start, end, text: word, ways };
	});
	return (['british', 'american'] as const).reduce(
		// Which letters are a word need not be known: every way counts.
		(read, variety) => withReadings(read, readAloud(text, { variety, isWord: () => false }), text),
		parts,
	);
}

/** Parts a text at spaces, dashes and strokes, but leaves 1/2 together. */
function splitWords(text: string): string[] {
	return text.split(/[\s–—]+|(?<=\p{L})[-‐‑](?=\p{L})/u).flatMap((word) => {
		const bare = word.replace(/[^\d]+$/, '');
		return isFraction(bare) ? [word] : word.split('/');
	});
}
