import type { Correction, MotherTongue } from '@henry/contract/feedback.ts';
import type { ReasonKey, ReasonWords } from './reasons.ts';
import type { TaggedWord } from './tagged-text.ts';

/** Why, where a rule has more than one reason (else it is found by the rule's id), and what its text fills in by name. */
export type Because = { reason?: ReasonKey; words?: ReasonWords };

/** What a rule found: the words from index `from` up to, not including, `to` (at least one) should read `replacement`. */
export type Finding = Because & { from: number; to: number; replacement: string };

/** That the word at `at` should read `replacement`; `filled` are the words of its reason. */
export const oneWord = (
	at: number,
	replacement: string,
	filled?: ReasonWords,
	reason?: ReasonKey,
): Finding => ({
	from: at,
	to: at + 1,
	replacement,
	...(filled && { words: filled }),
	...(reason && { reason }),
});

/**
 * A phrase that is wrong as such, as `phraseRule` reads it. `replace` and `words` may name the elements of `find`.
 */
export type Phrase = Because & { find: string; replace: string; notAfter?: string };

/**
 * One kind of error. `find` sees the words without hesitations and repetitions. `example` is a wrong text with what the
 * rule makes of it; more of them, and correct texts that look alike, are in `data/cases`. `phrases` are those that the rule
 * is made of, if it is.
 *
 * Why it is an error is in `content/reasons`, by `id`: one short sentence that a learner at A2 understands and that names
 * the words. `typicalOf` names mother tongues whose speakers are known for the error. What an unsure rule (`isMaybe`)
 * finds may be right after all: it is offered, not corrected.
 */
export type GrammarRule = {
	id: ReasonKey;
	category: Correction['category'];
	typicalOf: MotherTongue[];
	isMaybe?: true;
	phrases?: readonly Phrase[];
	find(words: readonly TaggedWord[]): Finding[];
	example?: { wrong: string; right: string };
};
