import { adjectives } from '#grammar/asked-prepositions-tables.ts';
import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** The preposition that an adjective asks for. */
const askedOf = new Map(
	adjectives
		.trim()
		.split('\n')
		.map((line) => line.split(' '))
		.map(([adjective = '', preposition = '']) => [adjective, preposition] as const),
);

const veryMuchLast: GrammarRule = {
	id: 'very-much-order',
	category: 'word order',
	typicalOf: ['es', 'pt', 'fr', 'it'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
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
		});
	},
	examples: [
		{ wrong: 'i like very much pizza', right: 'i like pizza very much' },
		{ wrong: 'she loves very much her dog', right: 'she loves her dog very much' },
	],
	notErrors: ['i like pizza very much', 'i like it very much', 'i like it very much and she too'],
};

const adjectiveFirst: GrammarRule = {
	id: 'adjective-order',
	category: 'word order',
	typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
	find(words) {
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
	examples: [
		{ wrong: 'it was a film very interesting', right: 'it was a very interesting film' },
		{ wrong: 'we saw a film very sad about the war', right: 'we saw a very sad film about the war' },
		{ wrong: 'i want a job more interesting', right: 'i want a more interesting job' },
	],
	notErrors: [
		'it was a very interesting film',
		'i have a friend very close to me',
		'he told me a story so funny that i cried',
		'he is a man very few people know',
		'she was a teacher very angry with us',
	],
};

/** The order of words. */
export const wordOrderRules: GrammarRule[] = [
	veryMuchLast,
	adjectiveFirst,
	phraseRule({
		id: 'really-like',
		category: 'word order',
		typicalOf: ['zh', 'ru'],
		phrases: [
			{
				find: 'i|we|they|you [very] like|love|enjoy|want',
				replace: 'really',
				words: { example: 'really $3' },
			},
		],
		examples: [{ wrong: 'i very like this song', right: 'i really like this song' }],
		notErrors: ['i really like this song', 'i like this song very much'],
	}),
	phraseRule({
		id: 'always-order',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{ find: '^^ [always #subject] @VERB', replace: '$2 always', words: { example: '$2 always $3' } },
			{
				find: '^ #subject [<go|eat|drink|play|watch|cook|study|listen|read|visit|work|take> always|never|often|usually] the|a|to|in|with|my|at|for|@NOUN',
				replace: '$3 $2',
				reason: 'always-order.verb',
				words: { word: '$3', example: '$1 $3 $2' },
			},
		],
		examples: [
			{ wrong: 'i go always to the same gym', right: 'i always go to the same gym' },
			{ wrong: 'she goes often to concerts', right: 'she often goes to concerts' },
		],
		notErrors: ['i always go to the same gym', 'i am always late', 'i have always lived here'],
	}),
];
