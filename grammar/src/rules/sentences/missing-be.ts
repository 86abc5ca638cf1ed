import { lowerAt } from '#grammar/clauses.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const otherTimes =
	/^(?:yesterday|ago|last|was|were|did|didn't|went|had|every|everyday|sometimes|usually|normally|always|often)$/;

/** "Yesterday i going home", "sometimes i making mistakes": what is missing is not "am". */
export const isOfAnotherTime = (words: readonly TaggedWord[], from: number) =>
	/ing$/.test(`${lowerAt(words, from + 1)} ${lowerAt(words, from + 2)}`.replace(/ing .*/, 'ing')) &&
	words.slice(Math.max(0, from - 6), from + 12).some(({ lower }) => otherTimes.test(lower));

/** Sentences whose "be" is missing. */
export const missingBeExceptions: Exceptions = {
	'be-before-quality': isOfAnotherTime,
};
