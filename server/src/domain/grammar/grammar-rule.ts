import type { Correction, MotherTongue } from '@henry/contract/feedback.ts';
import type { TaggedWord } from './tagged-text.ts';

/**
 * What a rule found: the words from index `from` up to, not including, `to` (at least one) should read `replacement`.
 * `reason` is one short sentence that a learner at A2 understands and that names the words.
 */
export type Finding = { from: number; to: number; replacement: string; reason: string };

/** That the word at `at` should read `replacement`. */
export const oneWord = (at: number, replacement: string, reason: string): Finding => ({
	from: at,
	to: at + 1,
	replacement,
	reason,
});

/**
 * One kind of error. `find` sees the words without hesitations and repetitions. `examples` are wrong texts with what
 * the rule makes of them; `notErrors` are correct texts that look alike.
 *
 * `reasonInSpanish` is one for all that the rule finds: `$old` and `$new` in it are the words before and after. `typicalOf`
 * names mother tongues whose speakers are known for the error. What an unsure rule (`isMaybe`) finds may be right after
 * all: it is offered, not corrected.
 */
export type GrammarRule = {
	id: string;
	category: Correction['category'];
	reasonInSpanish: string;
	typicalOf: MotherTongue[];
	isMaybe?: true;
	find(words: readonly TaggedWord[]): Finding[];
	examples: { wrong: string; right: string }[];
	notErrors: string[];
};
