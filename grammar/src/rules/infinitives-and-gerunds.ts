import { lowerAt } from '#grammar/clauses.ts';
import { isSubjectOfMore } from '#grammar/exceptions.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

/** Whether "do" or "have" asks, with its subject and verb behind it: "how do i get there", "what do people think". */
function isQuestionVerb(words: readonly TaggedWord[], at: number): boolean {
	if (!/^(?:do|have)$/.test(lowerAt(words, at))) return false;
	if (/^(?:i|you|we|they|he|she)$/.test(lowerAt(words, at + 1))) return true;
	return words[nounPhrase(words, at + 1)?.end ?? at]?.partOfSpeech === 'VERB';
}

export const infinitivesAndGerundsExceptions: Exceptions = {
	'to-after-plan': (words, _, to) => isQuestionVerb(words, to),
	// How one verb goes on after another.
	'verb-then-to': (words, _, to) => isSubjectOfMore(words, to - 1),
};
