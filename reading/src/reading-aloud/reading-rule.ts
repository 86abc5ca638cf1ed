import type { Variety } from '#reading/number-words.ts';
import type { WrittenWord } from './written-words.ts';

/** What the rules need to know beside the words. `isWord` tells whether letters in lower case are a word of the language. */
export type ReadingOptions = { variety: Variety; isWord: (lowerCase: string) => boolean };

/**
 * Reads the word at `index`, and as many after it as belong to it: one reading for each of them, in lower-case words parted
 * by spaces, where a single capital stands for the letter's name. Undefined where the rule does not apply.
 */
export type ReadingRule = (
	words: readonly WrittenWord[],
	index: number,
	options: ReadingOptions,
) => string[] | undefined;

export const isCapitalized = (word: WrittenWord | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

/** The word after, if nothing but a space parts the two. */
export function following(words: readonly WrittenWord[], index: number): WrittenWord | undefined {
	return words[index]?.mark === '' ? words[index + 1] : undefined;
}

/** The letters by their names: "B B C". */
export const spelled = (letters: string): string => [...letters.toUpperCase()].join(' ');
