import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { comparatives } from '#grammar/word-lists.ts';

const doubleComparative =
	'better|worse|easier|bigger|cheaper|faster|older|younger|smaller|taller|happier|stronger|higher|larger|longer|harder|healthier|richer|safer|nicer|lower|colder|hotter|shorter';
const doubleSuperlative =
	'best|worst|easiest|biggest|cheapest|fastest|oldest|youngest|smallest|tallest|happiest|strongest|highest|largest|longest|hardest|richest|nicest|hottest|coldest';

const shortAdjectivePhrases: Phrase[] = Object.entries(comparatives).flatMap(
	([adjective, { more, most }]) => [
		{
			find: `<be|become|get|feel|look>|much [more ${adjective}] than !@ADJ`,
			replace: more,
			words: { not: `more ${adjective}` },
		},
		{
			find: `<be|become|get|feel|look>|much [more ${adjective}] $`,
			replace: more,
			words: { not: `more ${adjective}` },
		},
		{
			find: `the [most ${adjective}] !@VERB|powered|suffering|ranking|profile`,
			replace: most,
			words: { not: `most ${adjective}` },
		},
	],
);

/** Comparatives, superlatives and the words around them. */
export const comparisonRules: GrammarRule[] = [
	phraseRule({
		id: 'double-comparative',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: `[more ${doubleComparative}] !@NOUN`,
				replace: '$2',
				words: { means: 'more' },
				notAfter: 'no|any|some|@NUM',
			},
			{ find: `the [most ${doubleSuperlative}]`, replace: '$3', words: { means: 'most' } },
		],
		examples: [
			{ wrong: 'this one is more better', right: 'this one is better' },
			{ wrong: 'she is the most tallest in my class', right: 'she is the tallest in my class' },
		],
		notErrors: ['this one is much better', 'the more the better', 'do you have some more smaller boxes'],
	}),
	phraseRule({
		id: 'short-comparative',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: shortAdjectivePhrases,
		examples: [
			{ wrong: 'my city is more big than yours', right: 'my city is bigger than yours' },
			{ wrong: 'it is the most cheap restaurant', right: 'it is the cheapest restaurant' },
			{ wrong: 'now my english is more good', right: 'now my english is better' },
		],
		notErrors: [
			'the most high powered car',
			'we need some more cold water',
			'my city is bigger than yours',
			'it is more interesting than that',
		],
	}),
	phraseRule({
		id: 'most-of',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '^ the [more] important|interesting|beautiful|difficult|famous|popular|expensive|dangerous thing|part|person|problem|place|city|reason|subject|question|country is|was|in',
				replace: 'most',
				reason: 'most-of.all',
				words: { example: 'the most $3 $4' },
			},
			{
				find: '[the most of people]',
				replace: 'most people',
				reason: 'most-of.people',
				notAfter: '<make|get>',
			},
			{
				find: '[the most of] the|my|our|his|her|them|us',
				replace: 'most of',
				words: { without: 'the' },
				notAfter: '<make|get|be>|out|what|him',
			},
			{ find: '^ [most of people]', replace: 'most people', words: { without: 'of' } },
			{
				find: '[the most part of] the|my|our|people',
				replace: 'most of',
				reason: 'most-of.most',
				notAfter: 'for',
			},
		],
		examples: [
			{ wrong: 'the more difficult part is grammar', right: 'the most difficult part is grammar' },
			{ wrong: 'the most of people like football', right: 'most people like football' },
			{ wrong: 'the most of my friends work', right: 'most of my friends work' },
		],
		notErrors: [
			'the more important the better',
			'most people like football',
			'we made the most of the day',
			'most of the people were nice',
		],
	}),
	phraseRule({
		id: 'comparative-than',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'more @ADJ [from] me|him|us|them|you|mine|yours $',
				replace: 'than',
				words: { after: 'more $2', example: 'more $2 than $4' },
			},
			{
				find: 'more @ADJ [from] #possessive #relative',
				replace: 'than',
				words: { after: 'more $2', example: 'more $2 than $4 $5' },
			},
			{
				find: `${doubleComparative}|more|less [that] me|him|her|us|them|mine|yours $`,
				replace: 'than',
				words: { after: '$1', example: '$1 than $3' },
			},
		],
		examples: [
			{ wrong: 'she is more careful from me', right: 'she is more careful than me' },
			{ wrong: 'my brother is taller that me', right: 'my brother is taller than me' },
		],
		notErrors: [
			'it is more important from my point of view',
			'my brother is taller than me',
			'it is better that you go',
			'it is better that her brother goes',
		],
	}),
	phraseRule({
		id: 'much-better',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'zh', 'ru'],
		phrases: [
			{
				find: `[very] ${doubleComparative}`,
				replace: 'much',
				words: { before: '$2', example: 'much $2' },
				notAfter: 'the',
			},
		],
		examples: [{ wrong: 'it is very better now', right: 'it is much better now' }],
		notErrors: ['it is much better now', 'it is a very good one'],
	}),
	phraseRule({
		id: 'same-as',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'so #shortAdjective|expensive|important|interesting|beautiful|difficult [than]',
				replace: 'as',
				reason: 'same-as.say',
			},
			{ find: 'the same [like] the|a|me|mine|you|yours|him|her|us|them|my|your', replace: 'as' },
			{
				find: 'as #shortAdjective|expensive|important|interesting|beautiful|difficult [than]',
				replace: 'as',
				reason: 'same-as.say-2',
				words: { example: 'as $2 as' },
			},
			{ find: 'the same [than]', replace: 'as' },
		],
		examples: [{ wrong: 'your phone is the same than mine', right: 'your phone is the same as mine' }],
		notErrors: ['your phone is the same as mine', 'he is as tall as me'],
	}),
	phraseRule({
		id: 'too-much-adjective',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[very much] expensive|beautiful|good|big|difficult|important|interesting|happy|tired|nice|easy|cold|hot',
				replace: 'very',
				reason: 'too-much-adjective.adjective',
				words: { example: 'very $3' },
				notAfter: 'you|thanks',
			},
			{
				find: '[too much] expensive|difficult|easy|big|small|tired|important|happy|far|late|young|old|boring|interesting|busy|hard|cold|hot|long !@NOUN|<be>',
				replace: 'too',
				words: { before: '$3', not: 'too much' },
			},
			{
				find: '[so much] expensive|difficult|tired|important|beautiful|interesting|boring|delicious|tasty|popular|famous !@NOUN',
				replace: 'so',
				words: { before: '$3', not: 'so much' },
			},
		],
		examples: [
			{ wrong: 'it is very much expensive', right: 'it is very expensive' },
			{ wrong: 'the tickets are too much expensive', right: 'the tickets are too expensive' },
			{ wrong: 'the beach is so much beautiful', right: 'the beach is so beautiful' },
		],
		notErrors: ['the tickets are too expensive', 'it costs too much', 'there is too much hot sauce'],
	}),
	phraseRule({
		id: 'the-worst-ever',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'the [better] #thing|moment|time|years of my|our|the life|world|year|city',
				replace: 'best',
				words: { right: 'the best' },
			},
			{
				find: 'the [worse] #thing|moment|time of my|our|the life|world|year|city',
				replace: 'worst',
				words: { right: 'the worst' },
			},
			{
				find: "the [better] #thing i have|had|'ve ever",
				replace: 'best',
				words: { right: 'the best' },
			},
			{
				find: "the [worse] #thing i have|had|'ve ever",
				replace: 'worst',
				words: { right: 'the worst' },
			},
		],
		examples: [{ wrong: 'it was the better day of my life', right: 'it was the best day of my life' }],
		notErrors: ['it was the best day of my life', 'he is the better player of the two'],
	}),
	phraseRule({
		id: 'looks-like',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '<look|taste|smell> [as] a|an|my|his|her|their|your|our @NOUN $',
				replace: 'like',
				words: { example: '$1 like $3 $4' },
			},
			{
				find: 'the same @NOUN [like|than] you|me|him|her|us|them|mine|yours|my|your|his',
				replace: 'as',
				reason: 'looks-like.same',
			},
		],
		examples: [
			{ wrong: 'she looks as her mother', right: 'she looks like her mother' },
			{ wrong: 'i have the same problem like you', right: 'i have the same problem as you' },
		],
		notErrors: ['she looks like her mother', 'it looks as a rule good'],
	}),
	phraseRule({
		id: 'best-in-the-world',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'best|biggest|worst|largest|richest|oldest|tallest|most @ADJ? #thing|pizza|food|coffee|beer|cities|countries|problems|places|restaurants|beaches|companies|players|teams [of] the world',
				replace: 'in',
				words: { after: 'the $1' },
			},
		],
		examples: [
			{
				wrong: 'my mother makes the best pizza of the world',
				right: 'my mother makes the best pizza in the world',
			},
		],
		notErrors: ['the best pizza in the world', 'the seven wonders of the world'],
	}),
];
