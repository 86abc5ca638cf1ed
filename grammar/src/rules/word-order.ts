import asked from '#data/words/asked-prepositions.json' with { type: 'json' };
import { afterPause, endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, someWords } from '#grammar/grammar-rule.ts';
import { withArticle } from '#grammar/noun-forms.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { comparatives, wordLists } from '#grammar/word-lists.ts';

/** The preposition that an adjective asks for. */
const askedOf = new Map(
	asked.adjectives
		.map((line) => line.split(' '))
		.map(([adjective = '', preposition = '']) => [adjective, preposition] as const),
);

/** "Bigger" of "big" and of "bigger"; undefined of an adjective that takes "more". */
const comparativeOf = (adjective: string) =>
	comparatives[adjective]?.more ?? Object.values(comparatives).find(({ more }) => more === adjective)?.more;

const madeThings =
	/^(?:film|movie|video|photo|picture|song|cake|meal|dish|trip|plan|list|party|mistake|decision|choice)$/;

/** How many words a clause with "because" or "although" may have. */
const longestClause = 11;

/** The second of two words that join the same two clauses ("although ... but we"), with the word after it. */
function secondJoiners(words: readonly TaggedWord[], first: RegExp, second: string): Finding[] {
	return words.flatMap((word, index): Finding[] => {
		const isEven = lowerAt(words, index - 1) === 'even' && afterPause(words, index - 1);
		if (!first.test(word.lower) || (!afterPause(words, index) && !isEven)) return [];
		const clause = words.slice(index + 3, index + 2 + longestClause);
		const offset = clause.findIndex(({ lower }) =>
			/^(?:and|but|so|because|that|that's|who|which)$/.test(lower),
		);
		const at = index + 3 + offset;
		const next = words[at + 1];
		if (/^(?:nothing|anything|no|none|all)$/.test(lowerAt(words, at - 1))) return [];
		if (offset < 0 || lowerAt(words, at) !== second || !next || next.afterBreak) return [];
		if (
			!wordLists.subject.has(next.lower) &&
			!/^(?:the|my|there|people|this|his|her|our|their|i'm|it's)$/.test(next.lower)
		)
			return [];
		return [{ from: at, to: at + 2, replacement: next.text, words: { word: word.lower, second } }];
	});
}

export const wordOrderFinders: Finders = {
	// The order of words.
	'very-much-order': eachWord((word, index, words) => {
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
		const object = textOf(words, index + 3, end);
		return [someWords(index + 1, end, `${object} very much`, { word: word.lower, object })];
	}),
	'adjective-order': eachWord((word, index, words) => {
		const [noun, very, adjective] = [words[index + 1], words[index + 2], words[index + 3]];
		if (!/^an?$/.test(word.lower) || !noun || !very || !adjective || adjective.partOfSpeech !== 'ADJ')
			return [];
		if (![wordLists.thing, wordLists.relative, new Set(['life'])].some((nouns) => nouns.has(noun.lower)))
			return [];
		if (!/^(?:very|so|really|more)$/.test(very.lower) || !unbroken(words, index, index + 4)) return [];
		const next = lowerAt(words, index + 4);
		// "A person very interested in it", "a friend very close to me": what the adjective asks for stays beside it.
		const before = lowerAt(words, index - 1);
		// "in a village so small, everybody ...", "to have a friend so close"
		if (
			very.lower === 'so' &&
			(/^(?:close|near|far|long)$/.test(adjective.lower) ||
				(words[index - 1]?.partOfSpeech === 'ADP' && afterPause(words, index - 1)))
		)
			return [];
		// "it makes a day very long", but "we made a film very good"
		if (/^(?:make|makes|made|making)$/.test(before) && !madeThings.test(noun.lower)) return [];
		// "when is a room really clean": a question
		if (/^(?:is|was)$/.test(before) && /^(?:when|why|how|where)$/.test(lowerAt(words, index - 2))) return [];
		const isFollowed = /^(?:with|about|near)$/.test(next) && askedOf.get(adjective.lower) !== next;
		if (
			!isFollowed &&
			(!endsClauseBefore(words, index + 4) || /^(?:to|with|for|in|from|of|at|on|about|that|than)$/.test(next))
		)
			return [];
		const intensifier = very.lower === 'so' ? 'very' : very.lower;
		const quality =
			(intensifier === 'more' && comparativeOf(adjective.lower)) || `${intensifier} ${adjective.text}`;
		return [{ from: index, to: index + 4, replacement: `${withArticle(quality)} ${noun.text}` }];
	}),
	// Words that join clauses: two where one is enough, and "because" where no clause follows.
	'although-but': (words) => secondJoiners(words, /^(?:although|though)$/, 'but'),
	'because-so': (words) => secondJoiners(words, /^because$/, 'so'),
};
