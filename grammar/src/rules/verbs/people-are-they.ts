import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isDemanded } from '#grammar/exceptions.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { kindsOfPeople, withPlural } from '#grammar/rules/nouns/people-in-general.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const theirs = new Set(['they', 'their', 'them', 'themselves']);
const owner = /^(?:my|our|your|his|her|their|the|these|those|most|some|other)$/;
const allOf = /^(?:all|both|of)$/;

/** "My friend do not be afraid", "the guide work is hard", "all the customer need do": the word is not what they do. */
function isNotItsVerb(words: readonly TaggedWord[], noun: number): boolean {
	const verb = lowerAt(words, noun + 1);
	const next = words[noun + 2];
	if (/^(?:i|you|we|they|he|she|it|all)$/.test(next?.lower ?? '')) return true;
	if (verb === 'like') return next?.lower !== 'to';
	if (verb === 'work' && /^(?:NOUN|AUX)$/.test(next?.partOfSpeech ?? '')) return true;
	if (!/^(?:are|were|aren't|weren't)$/.test(verb) && lowerAt(words, noun - 2) === 'all') return true;
	const isCalled =
		/^(?:my|our|your)$/.test(lowerAt(words, noun - 1)) &&
		!/^(?:parent|grandparent)$/.test(lowerAt(words, noun));
	return isCalled && /^(?:have|do|don't|think|give|say|go|work|live)$/.test(verb);
}

/** People whom the verb and what follows show to be several. */
export const peopleAreTheyFinders: Finders = {
	/** "My parent are ... they": the verb and what follows say that they are several. */
	'people-are-they': (words) =>
		words.flatMap((word, noun): Finding[] => {
			const isParent = /^(?:parent|grandparent)$/.test(word.lower);
			if (!isParent && !kindsOfPeople.has(word.lower)) return [];
			const verb = lowerAt(words, noun + 1);
			if (
				!/^(?:are|were|have|do|don't|aren't|weren't|haven't|want|need|work|live|think|like|go|give|say)$/.test(
					verb,
				)
			)
				return [];
			if (isDemanded(words, noun, verb) || isNotItsVerb(words, noun)) return [];
			if (!owner.test(lowerAt(words, noun - 1)) || !unbroken(words, noun - 1, noun + 2)) return [];
			if (
				(!startsClause(words, noun - 1) && !allOf.test(lowerAt(words, noun - 2))) ||
				/^(?:and|or|what|where|how|why|when|which)$/.test(lowerAt(words, noun - 2))
			)
				return [];
			if (
				!isParent &&
				!allOf.test(lowerAt(words, noun - 2)) &&
				!words.slice(noun + 2, noun + 11).some(({ lower }) => theirs.has(lower))
			)
				return [];
			const many = plural(word.lower);
			return [withPlural(words, noun, noun, noun + 2, { verb, many })];
		}),
};
