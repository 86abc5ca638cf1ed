import type { WrittenMark } from '@henry/contract/feedback.ts';
import { type HeardWord, placesOfHeard } from './places.ts';
import { splitWords } from './tagged-text.ts';
import { canEndBetween, hasPunctuation, isPronoun } from './writing.ts';

/** A line of which the learner wrote more anew has no marks that were heard. */
const fewestHeard = 0.8;

/**
 * How the lines of a text are written that were heard with their marks: the beginnings and the ends of their sentences.
 * Nothing of lines that somebody wrote, or an engine heard that hears no marks; the line of a mark is written wholly.
 */
export function heardWriting(text: string, heard: readonly HeardWord[]): WrittenMark[] {
	if (!heard.some(({ mark }) => mark)) return [];
	const places = placesOfHeard(text, heard);
	const marks = new Map(places.map(({ word: { mark }, span }) => [span.end, mark]));
	return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
		hasPunctuation(line) ? [] : writingOfLine(line, index, marks),
	);
}

/** `marks`: behind each word of the text that was heard the mark, or undefined where it has none. */
function writingOfLine(
	line: string,
	lineStart: number,
	marks: ReadonlyMap<number, HeardWord['mark']>,
): WrittenMark[] {
	const words = splitWords(line).map(({ lower, span }) => ({
		lower,
		start: span.start + lineStart,
		end: span.end + lineStart,
	}));
	const heard = words.filter(({ end }) => marks.has(end));
	if (heard.length < fewestHeard * words.length || !heard.some(({ end }) => marks.get(end))) return [];
	let begins = true;
	return words.flatMap(({ lower, start, end }, index) => {
		const next = words[index + 1];
		const mark = marks.get(end);
		const isEnd = next ? mark && canEndBetween(lower, next.lower) : true;
		const capital: WrittenMark[] = begins || isPronoun(lower) ? [{ at: start, mark: 'capital' }] : [];
		begins = Boolean(isEnd);
		return isEnd ? [...capital, { at: end, mark: mark ?? '.' }] : capital;
	});
}
