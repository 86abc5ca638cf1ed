import { isSubjectOfMore } from '#grammar/exceptions.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';

/** How one verb goes on after another. */
export const verbPatternsExceptions: Exceptions = {
	'verb-then-to': (words, _, to) => isSubjectOfMore(words, to - 1),
};
