import { lowerAt } from '#grammar/clauses.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';

/** "A" and "an" before what is counted. */
export const missingArticlesExceptions: Exceptions = {
	'a-before-quality': (words, from) => {
		const pair = `${lowerAt(words, from)} ${lowerAt(words, from + 1)}`;
		const isCompany = /^(?:good|great|bad) company$/.test(pair);
		return pair === 'good reason' || (isCompany && /^(?:he|she)$/.test(lowerAt(words, from - 2)));
	},
};
