import { plainLetters } from '@henry/contract/sentence-letters.ts';
import type { ReadWord } from '#reading/reading-aloud/read-aloud.ts';
import { plainCharacters, withoutAccents } from '#reading/reading-aloud/written-words.ts';

/** A written word, where it begins and ends in its text, and the ways to read it, in words parted by spaces. */
export type WrittenPart = { start: number; end: number; text: string; ways: string[] };

/** So many ways to read words that belong together, one by one, are tried. */
const mostWays = 12;

/** What of a written word a reader makes something of: its letters, digits and signs. */
const readable = (text: string) =>
	withoutAccents(plainCharacters(text))
		.toLowerCase()
		.replace(/[^\p{L}\d&@%+=<>°$£€¥×÷]/gu, '');

/** Every way to read words one after the other. */
const waysTogether = (parts: readonly WrittenPart[]) =>
	parts.reduce(
		(before: string[], { ways }) =>
			before.flatMap((start) => ways.map((way) => `${start} ${way}`.trim())).slice(0, mostWays),
		[''],
	);

/** One word with one more way to read it; a usual one comes first. */
function withWay(part: WrittenPart, way: string): WrittenPart {
	const ways = /\d/.test(part.text) ? [way, ...part.ways] : [...part.ways, way];
	return { ...part, ways: [...new Set(ways)] };
}

/** Words that a reader takes together, where that reads otherwise than one by one: "km/h", "10–15", "3/5/2024". */
function together(parts: readonly WrittenPart[], way: string, text: string): WrittenPart[] {
	const oneByOne = waysTogether(parts);
	const [first, last] = [parts[0], parts.at(-1)];
	if (!first || !last || oneByOne.includes(way)) return [...parts];
	const { start } = first;
	return [{ start, end: last.end, text: text.slice(start, last.end), ways: [way, ...oneByOne] }];
}

/**
 * The written words of a text with what a reader makes of them as further ways (`readAloud`): both are laid over each other
 * by their letters, digits and signs. Unchanged where these do not agree.
 */
export function withReadings(
	parts: readonly WrittenPart[],
	read: readonly ReadWord[],
	text: string,
): WrittenPart[] {
	const [written, spoken] = [
		parts.map((part) => readable(part.text)),
		read.map((word) => readable(word.text)),
	];
	if (written.join('') !== spoken.join('')) return [...parts];
	const laid: WrittenPart[] = [];
	let [place, at] = [0, 0];
	while (place < parts.length) {
		const [from, readFrom] = [place, at];
		let ahead = 0;
		do {
			if (ahead >= 0) ahead -= written[place++]?.length ?? 0;
			else ahead += spoken[at++]?.length ?? 0;
		} while (ahead !== 0);
		const own = parts.slice(from, place);
		const way = read.slice(readFrom, at).flatMap((word) => word.spoken);
		const words = plainLetters(way.join(' ')).toLowerCase().replaceAll('litre', 'liter');
		const [only, ...others] = own;
		if (way.length === 0 || !only) laid.push(...own);
		else laid.push(...(others.length === 0 ? [withWay(only, words)] : together(own, words, text)));
	}
	return laid;
}
