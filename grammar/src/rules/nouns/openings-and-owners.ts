import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { familyOf } from '#grammar/word-families.ts';

const openingQualities =
	/^(?:honest|patient|silent|wealthy|happy|polite|punctual|confident|loyal|brave|curious|generous|intelligent|obese|violent|jealous|lonely|successful|healthy|responsible|diligent|enthusiastic|kind|tolerant|humble|selfish|rude|lazy|greedy|addicted)$/;

/** Whether the word itself is spoken of, or something of that name: "lonely is the best word", "brave is the best film". */
const hasTitleOrWord = (words: readonly TaggedWord[], index: number): boolean =>
	words
		.slice(index + 2, index + 9)
		.some(({ lower }) =>
			/^(?:words?|adjectives?|terms?|answers?|thing|films?|movies?|songs?|albums?|books?|series|band|sick|ill|first)$/.test(
				lower,
			),
		);

/** Who owns what, and words with which a sentence opens. */
export const openingsAndOwnersFinders: Finders = {
	/** "Honest is the most important quality": a quality as subject is a noun. */
	'quality-opens-sentence': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!afterPause(words, index) || !openingQualities.test(word.lower)) return [];
			const noun = familyOf.adjective.get(word.lower)?.noun;
			if (!noun || !unbroken(words, index, index + 3)) return [];
			const verb = lowerAt(words, index + 1);
			const next = lowerAt(words, index + 2);
			const isSubject =
				(/^(?:is|was)$/.test(verb) &&
					/^(?:very|important|necessary|one|the)$/.test(next) &&
					(next !== 'the' || /^(?:most|key|best|only|main|first)$/.test(lowerAt(words, index + 3))) &&
					!/^(?:happy|kind|successful)$/.test(word.lower)) ||
				(/^(?:helps|makes|brings|leads)$/.test(verb) && next !== 'of');
			if (!isSubject || hasTitleOrWord(words, index) || (word.lower === 'patient' && verb === 'was'))
				return [];
			return [oneWord(index, noun, { word: word.lower })];
		}),
};
