import { adjectives } from '#grammar/asked-prepositions-tables.ts';
import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** The preposition that an adjective asks for. */
const askedOf = new Map(
	adjectives
		.trim()
		.split('\n')
		.map((line) => line.split(' '))
		.map(([adjective = '', preposition = '']) => [adjective, preposition] as const),
);

/** The order of words. */
export const wordOrderFinders: Finders = {
	'very-much-order': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:like|likes|love|loves|enjoy|enjoys|liked|loved|enjoyed)$/.test(word.lower)) return [];
			if (lowerAt(words, index + 1) !== 'very' || lowerAt(words, index + 2) !== 'much') return [];
			let end = index + 3;
			if (
				/^(?:DET|PRON)$/.test(words[end]?.partOfSpeech ?? '') &&
				!/^(?:i|you|he|she|we|they)$/.test(lowerAt(words, end))
			)
				end++;
			if (words[end]?.partOfSpeech === 'ADJ') end++;
			if (/^(?:NOUN|PROPN)$/.test(words[end]?.partOfSpeech ?? '')) end++;
			if (end === index + 3 || !unbroken(words, index, end) || !endsClauseBefore(words, end)) return [];
			const object = words
				.slice(index + 3, end)
				.map(({ text }) => text)
				.join(' ');
			return [
				{
					from: index + 1,
					to: end,
					replacement: `${object} very much`,
					words: { word: word.lower, object },
				},
			];
		}),
	'adjective-order'(words) {
		return words.flatMap((word, index): Finding[] => {
			const [noun, very, adjective] = [words[index + 1], words[index + 2], words[index + 3]];
			if (!/^an?$/.test(word.lower) || !noun || !very || !adjective || adjective.partOfSpeech !== 'ADJ')
				return [];
			if (![wordLists.thing, wordLists.relative, new Set(['life'])].some((nouns) => nouns.has(noun.lower)))
				return [];
			if (!/^(?:very|so|really|more)$/.test(very.lower) || !unbroken(words, index, index + 4)) return [];
			const next = lowerAt(words, index + 4);
			// "A person very interested in it", "a friend very close to me": what the adjective asks for stays beside it.
			const isFollowed = /^(?:with|about|near)$/.test(next) && askedOf.get(adjective.lower) !== next;
			if (
				!isFollowed &&
				(!endsClauseBefore(words, index + 4) ||
					/^(?:to|with|for|in|from|of|at|on|about|that|than)$/.test(next))
			)
				return [];
			const intensifier = very.lower === 'so' ? 'very' : very.lower;
			const replacement = `a ${intensifier} ${adjective.text} ${noun.text}`;
			return [{ from: index, to: index + 4, replacement }];
		});
	},
};
