import type { Accent } from '@henry/contract/accent.ts';
import { unreadableWord } from '@henry/contract/refusals.ts';
import type { JudgedWord } from '@henry/ear/judge/reading.ts';
import type { WordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { letterPronunciations } from './letter-names.ts';
import { ReadingRefusal } from './reading-refusal.ts';

/** So many ways to say one written word are tried; "2026" has a dozen, with the variants of each of its words more. */
const mostPronunciations = 48;
/** And so many phones in all of them together, so that a text of long numbers takes no more time and memory than others. */
const mostPhones = 600;

function pronunciationsOf(word: string, pronunciations: WordPronunciations, accent: Accent): string[][] {
	const letter = letterPronunciations(word);
	return letter.length > 0 ? letter : pronunciations.of(word, accent);
}

/** All pronunciations of words said one after the other. */
function joined(words: readonly string[][][]): string[][] {
	let spoken: string[][] = [[]];
	for (const ways of words)
		spoken = spoken.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, mostPronunciations);
	return spoken;
}

/**
 * The pronunciations (ARPAbet) of a written word that may be read in these `ways`, in an accent: of each way the first, then of each the
 * second, as far as they fit; a way with a word that nobody can say is left out. Throws a `ReadingRefusal` that names such a word
 * where no way is left.
 */
export function spokenWays(
	ways: readonly (readonly string[])[],
	pronunciations: WordPronunciations,
	accent: Accent,
): string[][] {
	const byWord = ways.map((way) => way.map((word) => pronunciationsOf(word, pronunciations, accent)));
	const unsayable = ways.flatMap((way, index) =>
		way.filter((_, place) => byWord[index]?.[place]?.length === 0),
	);
	const ofWays = byWord.filter((words) => words.every((spoken) => spoken.length > 0)).map(joined);
	if (ofWays.length === 0) throw new ReadingRefusal(unreadableWord(unsayable[0] ?? ''));
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

/** A word that was said, whose sounds are all in doubt, because nobody knows how it is said. */
export function guessedWord(word: JudgedWord): JudgedWord {
	if (word.sounds.length === 0) return word;
	const sounds = word.sounds.map(({ heardInstead, dropped, ...sound }) => ({ ...sound, unsure: true }));
	return { ...word, sounds, isGuessed: true };
}

/** A reading in which the sounds of guessed words are in doubt at most. */
export function withGuessedInDoubt<Judged extends { words: JudgedWord[] }>(
	reading: Judged,
	words: readonly (readonly (readonly string[])[])[],
	pronunciations: WordPronunciations,
): Judged {
	const judged = reading.words.map((word, index) =>
		isGuessed(words[index] ?? [], pronunciations) ? guessedWord(word) : word,
	);
	return { ...reading, words: judged };
}
