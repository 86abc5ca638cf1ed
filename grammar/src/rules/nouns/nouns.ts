import { lowerAt } from '#grammar/clauses.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';

/** Plurals, and what can be counted. */
export const nounsExceptions: Exceptions = {
	'uncountable-is': (words, from) =>
		(/^(?:and|or)$/.test(lowerAt(words, from - 2)) && words[from - 3]?.partOfSpeech === 'NOUN') ||
		(lowerAt(words, from) === 'were' &&
			[from - 2, from - 3].some((at) => /^(?:if|though|wish|wished)$/.test(lowerAt(words, at)))),
};
