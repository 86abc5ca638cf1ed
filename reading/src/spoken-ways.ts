import type { Accent } from '@henry/contract/accent.ts';
import type { WordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { letterPronunciations } from './letter-names.ts';
import { ReadingRefusal } from './reading-refusal.ts';

/** So many ways to say one written word are tried; "2026" has a dozen, with the variants of each of its words more. */
const mostPronunciations = 48;
/** And so many phones in all of them together, so that a text of long numbers takes no more time and memory than others. */
const mostPhones = 600;

/** All pronunciations of words said one after the other. */
function joined(words: readonly string[], pronunciations: WordPronunciations, accent: Accent): string[][] {
	let spoken: string[][] = [[]];
	for (const word of words) {
		const letter = letterPronunciations(word);
		const ways = letter.length > 0 ? letter : pronunciations.of(word, accent);
		if (ways.length === 0) {
			throw new ReadingRefusal(`The word “${word}” cannot be read. Please write another one.`);
		}
		spoken = spoken.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, mostPronunciations);
	}
	return spoken;
}

/**
 * The pronunciations (ARPAbet) of a written word that may be read in these `ways`, in an accent: of each way the first, then of each the
 * second, as far as they fit. Throws a `ReadingRefusal` that names a word which nobody can say.
 */
export function spokenWays(
	ways: readonly (readonly string[])[],
	pronunciations: WordPronunciations,
	accent: Accent,
): string[][] {
	const ofWays = ways.map((way) => joined(way, pronunciations, accent));
	const inTurn = Array.from({ length: mostPronunciations }, (_, turn) =>
		ofWays.flatMap((spoken) => spoken.slice(turn, turn + 1)),
	).flat();
	let phones = 0;
	return inTurn.slice(0, mostPronunciations).filter((pronunciation, index) => {
		phones += pronunciation.length;
		return index === 0 || phones <= mostPhones;
	});
}

/** How each word is written that may be read in these ways, lower case: the last word of its first way. */
export const spellingsOf = (words: readonly (readonly (readonly string[])[])[]): string[] =>
	words.map((ways) => ways[0]?.at(-1)?.toLowerCase() ?? '');

/** Whether all ways to say a written word are guessed from its letters: then no sound of it is surely wrong. */
function isGuessed(ways: readonly (readonly string[])[], pronunciations: WordPronunciations): boolean {
	return ways.every((way) =>
		way.some((word) => letterPronunciations(word).length === 0 && pronunciations.isGuessed(word)),
	);
}

type Judged = { words: { sounds: { unsure: boolean; heardInstead?: string; dropped?: true }[] }[] };

/** A reading in which the sounds of guessed words are in doubt at most. */
export function withGuessedInDoubt<Reading extends Judged>(
	reading: Reading,
	words: readonly (readonly (readonly string[])[])[],
	pronunciations: WordPronunciations,
): Reading {
	const judged = reading.words.map((word, index) => {
		if (!isGuessed(words[index] ?? [], pronunciations)) return word;
		const sounds = word.sounds.map(({ heardInstead, dropped, ...sound }) => ({ ...sound, unsure: true }));
		return { ...word, sounds };
	});
	return { ...reading, words: judged };
}
