import { lowerAt } from '#grammar/clauses.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

/** Whether what is liked stands before: "a song that i know and i love very much", "a country i visited and i loved a lot". */
const isNamedBefore = (words: readonly TaggedWord[], from: number): boolean =>
	words
		.slice(0, from - 2)
		.some(
			({ lower, partOfSpeech }, at) =>
				/^(?:that|which|who|whom|what|how)$/.test(lower) ||
				(partOfSpeech === 'NOUN' && /^(?:i|you|we|they|he|she|my)$/.test(lowerAt(words, at + 1))),
		);

/** Whether "they" are others and the noun is whom they mean: "most people they would hire", "cars they will sell are red". */
function isWhomTheyMean(words: readonly TaggedWord[], from: number): boolean {
	const rest = words.slice(from + 2);
	if (/^(?:ADP|VERB)$/.test(rest.at(-1)?.partOfSpeech ?? '')) return true;
	return rest.some(
		({ lower }, at) =>
			at > 0 &&
			/^(?:is|are|was|were|have|has|live|work)$/.test(lower) &&
			!/^(?:PRON|CCONJ|SCONJ|PART|AUX)$/.test(rest[at - 1]?.partOfSpeech ?? ''),
	);
}

/** The forms of pronouns: "ourselves", "each other", "like it very much". */
export const pronounFormsExceptions: Exceptions = {
	'like-it-very-much': isNamedBefore,
	'plural-subject-said-twice': isWhomTheyMean,
};
