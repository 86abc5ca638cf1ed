import type { TaggedWord } from './tagged-text.ts';
import { wordLists } from './word-lists.ts';
import { wordSet } from './word-set.ts';

/** The lower case of a word, empty outside the text. */
export function lowerAt(words: readonly TaggedWord[], index: number): string {
	return words[index]?.lower ?? '';
}

/** The words from `from` up to, not including, `to`, in lower case. */
export const lowerBetween = (words: readonly TaggedWord[], from: number, to: number): string =>
	words
		.slice(Math.max(0, from), to)
		.map(({ lower }) => lower)
		.join(' ');

/** Whether a word is the first of its text or stands after punctuation. */
export function afterPause(words: readonly TaggedWord[], index: number): boolean {
	return index === 0 || (words[index]?.afterBreak ?? false);
}

const leadIns = wordSet(
	'and but so well ok okay yes no yeah oh hi hello sorry please actually anyway then also',
);

/** The same, also after a word that leads in: "and why", "well what". */
export function opensSentence(words: readonly TaggedWord[], index: number): boolean {
	return afterPause(words, index) || (leadIns.has(lowerAt(words, index - 1)) && afterPause(words, index - 1));
}

/** Whether a clause probably begins at a word: after a pause or a word such as "because". */
export function startsClause(words: readonly TaggedWord[], index: number): boolean {
	return afterPause(words, index) || wordLists.clauseOpener.has(lowerAt(words, index - 1));
}

/** Whether the clause is probably over before a word: the end, punctuation, or a word such as "because". */
export function endsClauseBefore(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	return !word || word.afterBreak || wordLists.clauseCloser.has(word.lower);
}

/** Whether words follow each other, from `from` up to, not including, `to`, without punctuation between. */
export function unbroken(words: readonly TaggedWord[], from: number, to: number): boolean {
	return to <= words.length && words.slice(from + 1, to).every((word) => !word.afterBreak);
}

/** Whether one of the `count` words before `index` is in `among`. */
export function hasBefore(
	words: readonly TaggedWord[],
	index: number,
	count: number,
	among: ReadonlySet<string>,
): boolean {
	for (let back = 1; back <= count; back++) if (among.has(lowerAt(words, index - back))) return true;
	return false;
}
