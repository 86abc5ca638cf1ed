import type { ReasonKey, ReasonWords } from './reasons.ts';
import type { Phrase, RuleRow } from './rule-row.ts';
import type { TaggedWord } from './tagged-text.ts';

/** Why, where a rule has more than one reason (else it is found by the rule's id), and what its text fills in by name. */
export type Because = { reason?: ReasonKey; words?: ReasonWords };

/** What a rule found: the words from index `from` up to, not including, `to` (at least one) should read `replacement`. */
export type Finding = Because & { from: number; to: number; replacement: string };

/** That the words from `from` up to `to` should read `replacement`; `filled` are the words of its reason. */
export const someWords = (
	from: number,
	to: number,
	replacement: string,
	filled?: ReasonWords,
	reason?: ReasonKey,
): Finding => ({ from, to, replacement, ...(filled && { words: filled }), ...(reason && { reason }) });

/** The same of the word at `at`. */
export const oneWord = (at: number, replacement: string, filled?: ReasonWords, reason?: ReasonKey): Finding =>
	someWords(at, at + 1, replacement, filled, reason);

/** Where an error is. It sees the words without hesitations and repetitions. */
type Find = (words: readonly TaggedWord[]) => Finding[];
/** Whether what a rule found (its first word at `from`, the next after it at `to`) is right after all. */
type IsRight = (words: readonly TaggedWord[], from: number, to: number) => boolean;
/** What finds the errors of rules without phrases, by the rules' ids. */
export type Finders = Readonly<Record<string, Find>>;
/** Where rules with phrases are silent, by the rules' ids. */
export type Exceptions = Readonly<Record<string, IsRight>>;

/** One kind of error, and how it is found. What the language models know has no example: it is measured, not listed. */
export type GrammarRule = Pick<RuleRow, 'id' | 'category' | 'typicalOf' | 'isMaybe'> & {
	example?: RuleRow['example'];
	phrases?: readonly Phrase[];
	find: Find;
};

/** A finder that looks at each word in turn. */
export const eachWord =
	(find: (word: TaggedWord, index: number, words: readonly TaggedWord[]) => readonly Finding[]): Find =>
	(words) =>
		words.flatMap(find);
