import lexicon from '#data/words/pronouns.json' with { type: 'json' };
import { lowerAt, opensSentence, startsClause, unbroken } from '#grammar/clauses.ts';
import { type Exceptions, type Finders, type Finding, someWords } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { notBeforeDoubleSubject } = lists;

/** Whether what is liked stands before: "a song that i know and i love very much", "a country i visited and i loved a lot". */
const isNamedBefore = (words: readonly TaggedWord[], from: number): boolean =>
	words
		.slice(0, from - 2)
		.some(
			({ lower, partOfSpeech }, at) =>
				/^(?:that|which|who|whom|what|how)$/.test(lower) ||
				(partOfSpeech === 'NOUN' && /^(?:i|you|we|they|he|she|my)$/.test(lowerAt(words, at + 1))),
		);

export const pronounsFinders: Finders = {
	// Pronouns: one too many, the wrong case, one "not" too many.
	'double-subject'(words) {
		const findings: Finding[] = [];
		for (let index = 0; index + 3 < words.length; index++) {
			const noun = lowerAt(words, index + 1);
			const pronoun = lowerAt(words, index + 2);
			const verb = lowerAt(words, index + 3);
			if (!/^(?:my|his|her|our)$/.test(lowerAt(words, index)) || !wordLists.relative.has(noun)) continue;
			if (!/^(?:he|she)$/.test(pronoun) || !/^(?:is|was|has|works|lives|likes|loves)$/.test(verb)) continue;
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) continue;
			if (notBeforeDoubleSubject.has(lowerAt(words, index - 1)) && !opensSentence(words, index)) continue;
			findings.push(someWords(index + 1, index + 3, words[index + 1]?.text ?? '', { noun, verb, pronoun }));
		}
		return findings;
	},
};

export const pronounsExceptions: Exceptions = {
	// The forms of pronouns: "ourselves", "each other", "like it very much".
	'like-it-very-much': isNamedBefore,
};
