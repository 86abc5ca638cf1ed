import type { WrittenMark } from '@henry/contract/feedback.ts';
import lexicon from '#data/words/writing.json' with { type: 'json' };
import type { PlainWord } from './tagged-text.ts';
import { wordSet, wordSets } from './word-set.ts';

const { neverFirst, asks, questionWords, sentenceOpeners } = wordSets(lexicon);

/** What it takes to write down what was said. */
export type WritingKnowledge = {
	/** Names, of one word or more, in lower case. */
	names: ReadonlySet<string>;
	/** How likely a sentence begins at each word, as logarithm of the odds. */
	sentenceOdds: (words: readonly string[]) => number[];
};

/** No sentence is shorter. */
const fewestWords = 3;
/** Words of the longest name. */
const longestName = 4;
/** A sentence hardly ends after these, or begins with these. */
const notLastWords = wordSet(lexicon.notLastWords);

/** Whether a sentence may end between two words, in lower case. */
export const canEndBetween = (last: string, next: string): boolean =>
	!notLastWords.has(last) && !neverFirst.has(next);

/** Whether a word in lower case is "I", which is always written large. */
export const isPronoun = (word: string): boolean => /^i(?:'|$)/.test(word);

/** Whether a text has punctuation. */
export const hasPunctuation = (text: string): boolean => /[.,!?;:](?:\s|$)/.test(text);

/** Whether a text was written and not heard: it has punctuation, or begins with a capital that is not "I". */
export const isWritten = (text: string): boolean => hasPunctuation(text) || /^\s*(?!I\b)\p{Lu}/u.test(text);

/** "Do you like it", "how often does he go". */
function isQuestion(words: readonly PlainWord[]): boolean {
	const [first = '', second = ''] = words.map(({ lower }) => lower);
	if (asks.has(first)) return sentenceOpeners.has(second);
	const helper = words.findIndex(({ lower }, index) => index > 0 && asks.has(lower));
	return (
		questionWords.has(first) &&
		helper > 0 &&
		helper <= 3 &&
		sentenceOpeners.has(words[helper + 1]?.lower ?? '')
	);
}

/** The places of the words that begin a sentence: likely ones that are not too close to each other. */
export function sentenceStarts(words: readonly PlainWord[], odds: readonly number[]): number[] {
	const gains = words.map(({ afterBreak, lower }, index) => {
		if (index === 0 || afterBreak) return Number.POSITIVE_INFINITY;
		return canEndBetween(words[index - 1]?.lower ?? '', lower) ? (odds[index] as number) : 0;
	});
	const isStart = new Set<number>();
	const byGain = [...gains.keys()].sort((one, other) => (gains[other] as number) - (gains[one] as number));
	for (const index of byGain) {
		const gain = gains[index] as number;
		if (gain <= 0) break;
		const isClose = Array.from(
			{ length: 2 * fewestWords - 1 },
			(_, offset) => index + offset + 1 - fewestWords,
		);
		const isEnd = index > words.length - fewestWords;
		if (gain === Number.POSITIVE_INFINITY || !(isEnd || isClose.some((near) => isStart.has(near))))
			isStart.add(index);
	}
	return [...isStart].sort((one, other) => one - other);
}

/** The places of the words that belong to a name. */
function wordsOfNames(words: readonly PlainWord[], names: ReadonlySet<string>): number[] {
	return words.flatMap((_, index) => {
		for (let length = longestName; length > 0; length--) {
			const entry = words.slice(index, index + length);
			if (names.has(entry.map(({ lower }) => lower.replace(/'s$/, '')).join(' ')))
				return entry.map((_, offset) => index + offset);
		}
		return [];
	});
}

/**
 * The capitals and the ends of sentences that a text lacks which was spoken: without punctuation, each answer on a line of
 * its own. A text that was written is left as it is.
 */
export function writingOf(
	text: string,
	words: readonly PlainWord[],
	{ names, sentenceOdds }: WritingKnowledge,
): WrittenMark[] {
	if (words.length === 0 || isWritten(text)) return [];
	const lines = words.map((word, index) => ({
		...word,
		afterBreak: text.slice(words[index - 1]?.span.end ?? 0, word.span.start).includes('\n'),
	}));
	const starts = sentenceStarts(lines, sentenceOdds(words.map(({ lower }) => lower)));
	const capitals = new Set([...starts, ...wordsOfNames(words, names)]);
	for (const [index, { lower }] of words.entries()) if (isPronoun(lower)) capitals.add(index);
	const ends = starts.map((start, index): WrittenMark => {
		const next = starts[index + 1] ?? words.length;
		const at = words[next - 1]?.span.end ?? 0;
		return { at, mark: isQuestion(words.slice(start, next)) ? '?' : '.' };
	});
	const marks = [...capitals].map(
		(index): WrittenMark => ({ at: words[index]?.span.start ?? 0, mark: 'capital' }),
	);
	return [...marks, ...ends].sort((one, other) => one.at - other.at);
}
