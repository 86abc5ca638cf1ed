import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const superlative =
	/^(?:best|worst|biggest|largest|tallest|oldest|youngest|smallest|cheapest|highest|longest|easiest|happiest|richest|nicest|greatest|strongest|closest|fastest|hardest)$/;

/** "The" where it is missing. */
export const neededTheFinders: Finders = {
	'the-before-superlative': (words) =>
		words.flatMap((word, index): Finding[] => {
			const before = lowerAt(words, index - 1);
			if (!/^(?:is|are|was|were|he's|she's|that's|of)$/.test(before) || word.afterBreak) return [];
			const isMost = word.lower === 'most' && words[index + 1]?.partOfSpeech === 'ADJ';
			if (!isMost && !superlative.test(word.lower)) return [];
			if (before === 'of' && lowerAt(words, index - 2) !== 'one') return [];
			const noun = words[index + (isMost ? 2 : 1)];
			if (!noun || !unbroken(words, index - 1, index + (isMost ? 3 : 2))) return [];
			const isNoun =
				wordLists.thing.has(noun.lower) ||
				/^(?:people|things|countries|cities|problems|places|way|ways|part|moment|time)$/.test(noun.lower);
			if (!isNoun || (word.lower === 'best' && noun.lower === 'friend')) return [];
			if (
				isMost &&
				before !== 'of' &&
				/^(?:helpful|kind|generous|friendly|welcoming|pleasant|enjoyable|unusual)$/.test(
					lowerAt(words, index + 1),
				)
			)
				return [];
			return [oneWord(index, `the ${word.lower}`)];
		}),
};
