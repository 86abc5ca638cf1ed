import { isSubjectOfMore } from '#grammar/exceptions.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';

/** Phrases after which a verb takes -ing, often with a preposition of its own. */
export const gerundPhrasesExceptions: Exceptions = {
	'to-after-verb': (words, _, to) => isSubjectOfMore(words, to - 1),
};
