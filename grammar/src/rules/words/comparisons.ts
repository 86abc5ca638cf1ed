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
		example: { wrong: 'this one is more better', right: 'this one is better' },
	}),
	phraseRule({
		id: 'short-comparative',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: shortAdjectivePhrases,
		example: { wrong: 'my city is more big than yours', right: 'my city is bigger than yours' },
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
		example: { wrong: 'the more difficult part is grammar', right: 'the most difficult part is grammar' },
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
		example: { wrong: 'she is more careful from me', right: 'she is more careful than me' },
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
		example: { wrong: 'it is very better now', right: 'it is much better now' },
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
		example: { wrong: 'your phone is the same than mine', right: 'your phone is the same as mine' },
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
		example: { wrong: 'it is very much expensive', right: 'it is very expensive' },
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
		example: { wrong: 'it was the better day of my life', right: 'it was the best day of my life' },
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
		example: { wrong: 'she looks as her mother', right: 'she looks like her mother' },
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
		example: {
			wrong: 'my mother makes the best pizza of the world',
			right: 'my mother makes the best pizza in the world',
		},
	}),
];
