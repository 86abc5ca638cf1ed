import { readAbbreviation, readNumbered, readTitle } from './abbreviations.ts';
import {
	readDate,
	readDateInDigits,
	readDecade,
	readShortName,
	readTime,
	readYear,
} from './dates-and-times.ts';
import { readMoney, readMoneyRange, readPence } from './money.ts';
import {
	readNumber,
	readNumberOfThing,
	readOrdinal,
	readPair,
	readRoman,
	readTelephone,
} from './plain-numbers.ts';
import { following, type ReadingOptions, type ReadingRule } from './reading-rule.ts';
import { readSpelled } from './spelled-words.ts';
import { readFraction, readMeasure } from './units.ts';
import {
	type Mark,
	plainCharacters,
	type WrittenWord,
	withoutAccents,
	writtenWords,
} from './written-words.ts';

/**
 * A word of a text and how it is read: `text` without marks and accents, `spoken` its words as they are said, with their
 * accents (a single capital is the letter's name: "B B C"), `mark` what stands after it.
 */
export type ReadWord = { text: string; spoken: string[]; mark: Mark };

/** In their order: the first one that applies reads. */
const rules: ReadingRule[] = [
	readDate,
	readDateInDigits,
	readTime,
	readMoney,
	readPence,
	readFraction,
	readNumberOfThing,
	readTelephone,
	readDecade,
	readMeasure,
	readYear,
	readOrdinal,
	readPair,
	readMoneyRange,
	readNumbered,
	readNumber,
	readShortName,
	readTitle,
	readRoman,
	readAbbreviation,
	readSpelled,
];

/**
 * The words of a text as a person reads them aloud: numbers, dates, times, money, units, abbreviations, initials, addresses
 * in full; emoji, other scripts and signs without a meaning left out. None for a text with nothing to read.
 */
export function readAloud(text: string, options: ReadingOptions): ReadWord[] {
	const words = writtenWords(plainCharacters(text));
	const read: ReadWord[] = [];
	for (let index = 0; index < words.length; ) {
		const readings = readingsAt(words, index, options);
		for (const [place, reading] of readings.entries()) {
			const word = words[index + place];
			if (word) addWord(read, word, reading);
		}
		index += readings.length;
	}
	return read;
}

function readingsAt(words: readonly WrittenWord[], index: number, options: ReadingOptions): string[] {
	for (const rule of rules) {
		const readings = rule(words, index, options);
		if (readings) return readings;
	}
	const isArticle = words[index]?.text === 'a' || following(words, index) !== undefined;
	return [plainReading(words[index] as WrittenWord, isArticle, options)];
}

function addWord(read: ReadWord[], { text, mark }: WrittenWord, reading: string): void {
	const spoken = reading.split(' ').filter((word) => /[\p{L}]/u.test(word));
	const last = read.at(-1);
	if (spoken.length > 0) read.push({ text: text.replace(/^#/, ''), spoken, mark });
	else if (last && last.mark === '') last.mark = mark;
}

/** A word of letters: parts at hyphens and slashes apart, one letter by its name, the article "A" small. */
function plainReading({ text, written }: WrittenWord, isArticle: boolean, options: ReadingOptions): string {
	if (/^[Aa]$/.test(text)) return isArticle ? 'a' : 'A';
	const isPlain = /^[\p{L}\p{M}']+$/u.test(written);
	if (isPlain) return oneWord(written, options);
	const parts = written.split(/[^\p{L}\p{M}\d']+/u).filter(Boolean);
	const joiner =
		/\//.test(text) && parts.every((part) => /^\p{Ll}+$/u.test(part) && part.length > 1) ? ' or ' : ' ';
	const isAndOr = parts.some((part) => part === 'and' || part === 'or');
	return parts.map((part) => partReading(part, options)).join(isAndOr ? ' ' : joiner);
}

function partReading(part: string, options: ReadingOptions): string {
	if (part.length === 1 && part !== 'a') return part.toUpperCase();
	const word: WrittenWord = { text: withoutAccents(part), written: part, mark: '', closed: false };
	const inFull =
		/\d/.test(part) || /^\p{Lu}{2,}$/u.test(part) ? readingsAt([word], 0, options)[0] : undefined;
	return inFull ?? oneWord(part, options);
}

function oneWord(written: string, { isWord }: ReadingOptions): string {
	if (/^\p{L}$/u.test(written)) return withoutAccents(written).toUpperCase();
	const bare = written.replace(/^'+(?=\p{L}{3,})|'+$/gu, '');
	// "YouTube", "McDonald": a capital in the middle parts what is no word as a whole.
	const isKnown = isWord(withoutAccents(bare).toLowerCase()) || isWord(bare);
	return isKnown || !/\p{Ll}\p{Lu}/u.test(bare) ? bare : bare.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
