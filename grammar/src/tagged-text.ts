import type { TextSpan } from '@henry/contract/feedback.ts';

/** Universal part-of-speech tags (universaldependencies.org/u/pos). */
export type PartOfSpeech =
	| 'ADJ'
	| 'ADP'
	| 'ADV'
	| 'AUX'
	| 'CCONJ'
	| 'DET'
	| 'INTJ'
	| 'NOUN'
	| 'NUM'
	| 'PART'
	| 'PRON'
	| 'PROPN'
	| 'PUNCT'
	| 'SCONJ'
	| 'SYM'
	| 'VERB'
	| 'X';

/**
 * One word of a text, contractions whole ("don't"). `text` is exactly the characters of `span`; `lower` is its lower
 * case with a plain apostrophe; `lemma` is its dictionary form as the tagger sees it. `afterBreak` says that a
 * punctuation mark stands between it and the word before: rules do not reach across it.
 */
export type TaggedWord = {
	text: string;
	lower: string;
	span: TextSpan;
	partOfSpeech: PartOfSpeech;
	lemma: string;
	afterBreak: boolean;
};

/** Splits a text into its words, in order, and tags them. */
export type Tagger = (text: string) => TaggedWord[];

/** A word before it is tagged. */
export type PlainWord = Pick<TaggedWord, 'text' | 'lower' | 'span' | 'afterBreak'>;

/** What stands for an apostrophe: typed on keyboards that have none at hand, or put there by a phone. */
const apostrophes = /['’‘ʼ´`′]/g;
const wordPattern = /[\p{L}\p{N}]+(?:['’‘ʼ´`′.:,-][\p{L}\p{N}]+)*/gu;

/** The text with plain apostrophes, of the same length. */
export function withPlainApostrophes(text: string): string {
	return text.replaceAll(apostrophes, "'");
}

/** The words of a text with their places. */
export function splitWords(text: string): PlainWord[] {
	const words: PlainWord[] = [];
	let end = 0;
	for (const match of text.matchAll(wordPattern)) {
		const between = text.slice(end, match.index);
		end = match.index + match[0].length;
		words.push({
			text: match[0],
			lower: withPlainApostrophes(match[0]).toLowerCase(),
			span: { start: match.index, end },
			afterBreak: words.length > 0 && /[^\s'’‘ʼ´`′]|\n/.test(between),
		});
	}
	return words;
}

/** The words from `from` up to, not including, `to`, as they are written. */
export function textOf(words: readonly TaggedWord[], from: number, to: number): string {
	return words
		.slice(from, to)
		.map(({ text }) => text)
		.join(' ');
}
