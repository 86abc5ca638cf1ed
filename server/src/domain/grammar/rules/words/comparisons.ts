import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { type Phrase, phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { comparatives } from '#server/domain/grammar/word-lists.ts';

const doubleComparative =
	'better|worse|easier|bigger|cheaper|faster|older|younger|smaller|taller|happier|stronger|higher|larger|longer|harder|healthier|richer|safer|nicer|lower|colder|hotter|shorter';
const doubleSuperlative =
	'best|worst|easiest|biggest|cheapest|fastest|oldest|youngest|smallest|tallest|happiest|strongest|highest|largest|longest|hardest|richest|nicest|hottest|coldest';

const shortAdjectivePhrases: Phrase[] = Object.entries(comparatives).flatMap(
	([adjective, { more, most }]) => [
		{
			find: `<be|become|get|feel|look>|much [more ${adjective}] than !@ADJ`,
			replace: more,
			reason: `With short words we say '${more}', not 'more ${adjective}'.`,
		},
		{
			find: `<be|become|get|feel|look>|much [more ${adjective}] $`,
			replace: more,
			reason: `With short words we say '${more}', not 'more ${adjective}'.`,
		},
		{
			find: `the [most ${adjective}] !@VERB|powered|suffering|ranking|profile`,
			replace: most,
			reason: `With short words we say '${most}', not 'most ${adjective}'.`,
		},
	],
);

/** Comparatives, superlatives and the words around them. */
export const comparisonRules: GrammarRule[] = [
	phraseRule({
		id: 'double-comparative',
		category: 'comparison',
		reasonInSpanish: '«$new» ya es un comparativo o superlativo: no lleva «more» ni «most».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: `[more ${doubleComparative}] !@NOUN`,
				replace: '$2',
				reason: "'$2' already means 'more': we do not put 'more' before it.",
				notAfter: 'no|any|some|@NUM',
			},
			{
				find: `the [most ${doubleSuperlative}]`,
				replace: '$3',
				reason: "'$3' already means 'most': we do not put 'most' before it.",
			},
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
		reasonInSpanish: 'Las palabras cortas cambian su final: «$new», no «$old».',
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
		reasonInSpanish: '«La mayoría de» se dice «most» o «most of», sin «the»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '^ the [more] important|interesting|beautiful|difficult|famous|popular|expensive|dangerous thing|part|person|problem|place|city|reason|subject|question|country is|was|in',
				replace: 'most',
				reason: "Of all of them, it is 'the most': 'the most $3 $4'.",
			},
			{
				find: '[the most of people]',
				replace: 'most people',
				reason: "We say 'most people', without 'the' and 'of'.",
				notAfter: '<make|get>',
			},
			{
				find: '[the most of] the|my|our|his|her|them|us',
				replace: 'most of',
				reason: "We say 'most of', without 'the'.",
				notAfter: '<make|get|be>|out|what|him',
			},
			{
				find: '^ [most of people]',
				replace: 'most people',
				reason: "We say 'most people', without 'of'.",
			},
			{
				find: '[the most part of] the|my|our|people',
				replace: 'most of',
				reason: "We say 'most of'.",
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
		reasonInSpanish: 'Después de un comparativo se dice «than», no «$old».',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'more @ADJ [from] me|him|us|them|you|mine|yours $',
				replace: 'than',
				reason: "After 'more $2' we say 'than': 'more $2 than $4'.",
			},
			{
				find: 'more @ADJ [from] #possessive #relative',
				replace: 'than',
				reason: "After 'more $2' we say 'than': 'more $2 than $4 $5'.",
			},
			{
				find: `${doubleComparative}|more|less [that] me|him|her|us|them|mine|yours $`,
				replace: 'than',
				reason: "After '$1' we say 'than': '$1 than $3'.",
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
		reasonInSpanish: 'Delante de un comparativo se dice «much», no «very»: «$new».',
		typicalOf: ['es', 'pt', 'zh', 'ru'],
		phrases: [
			{
				find: `[very] ${doubleComparative}`,
				replace: 'much',
				reason: "Before '$2' we say 'much', not 'very': 'much $2'.",
				notAfter: 'the',
			},
		],
		examples: [{ wrong: 'it is very better now', right: 'it is much better now' }],
		notErrors: ['it is much better now', 'it is a very good one'],
	}),
	phraseRule({
		id: 'same-as',
		category: 'comparison',
		reasonInSpanish: 'Aquí «que» o «como» se dice «as», no «$old».',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: 'so #shortAdjective|expensive|important|interesting|beautiful|difficult [than]',
				replace: 'as',
				reason: "We say 'as ... as'.",
			},
			{
				find: 'the same [like] the|a|me|mine|you|yours|him|her|us|them|my|your',
				replace: 'as',
				reason: "After 'the same' we say 'as'.",
			},
			{
				find: 'as #shortAdjective|expensive|important|interesting|beautiful|difficult [than]',
				replace: 'as',
				reason: "We say 'as ... as': 'as $2 as'.",
			},
			{ find: 'the same [than]', replace: 'as', reason: "After 'the same' we say 'as'." },
		],
		examples: [{ wrong: 'your phone is the same than mine', right: 'your phone is the same as mine' }],
		notErrors: ['your phone is the same as mine', 'he is as tall as me'],
	}),
	phraseRule({
		id: 'too-much-adjective',
		category: 'comparison',
		reasonInSpanish: 'Delante de un adjetivo se dice «$new», sin «much».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[very much] expensive|beautiful|good|big|difficult|important|interesting|happy|tired|nice|easy|cold|hot',
				replace: 'very',
				reason: "Before an adjective we say 'very': 'very $3'.",
				notAfter: 'you|thanks',
			},
			{
				find: '[too much] expensive|difficult|easy|big|small|tired|important|happy|far|late|young|old|boring|interesting|busy|hard|cold|hot|long !@NOUN|<be>',
				replace: 'too',
				reason: "Before '$3' we say 'too', not 'too much'.",
			},
			{
				find: '[so much] expensive|difficult|tired|important|beautiful|interesting|boring|delicious|tasty|popular|famous !@NOUN',
				replace: 'so',
				reason: "Before '$3' we say 'so', not 'so much'.",
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
		reasonInSpanish: 'Entre todos se usa el superlativo: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'the [better] #thing|moment|time|years of my|our|the life|world|year|city',
				replace: 'best',
				reason: "Of all of them it is 'the best'.",
			},
			{
				find: 'the [worse] #thing|moment|time of my|our|the life|world|year|city',
				replace: 'worst',
				reason: "Of all of them it is 'the worst'.",
			},
			{
				find: "the [better] #thing i have|had|'ve ever",
				replace: 'best',
				reason: "Of all of them it is 'the best'.",
			},
			{
				find: "the [worse] #thing i have|had|'ve ever",
				replace: 'worst',
				reason: "Of all of them it is 'the worst'.",
			},
		],
		examples: [{ wrong: 'it was the better day of my life', right: 'it was the best day of my life' }],
		notErrors: ['it was the best day of my life', 'he is the better player of the two'],
	}),
	phraseRule({
		id: 'looks-like',
		category: 'preposition',
		reasonInSpanish: 'Un parecido se dice con «like» y lo mismo, con «the same as»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '<look|taste|smell> [as] a|an|my|his|her|their|your|our @NOUN $',
				replace: 'like',
				reason: "What is similar is 'like': '$1 like $3 $4'.",
			},
			{
				find: 'the same @NOUN [like|than] you|me|him|her|us|them|mine|yours|my|your|his',
				replace: 'as',
				reason: "After 'the same' we say 'as'.",
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
		reasonInSpanish: 'Después de un superlativo se dice «in the world», no «of the world».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'best|biggest|worst|largest|richest|oldest|tallest|most @ADJ? #thing|pizza|food|coffee|beer|cities|countries|problems|places|restaurants|beaches|companies|players|teams [of] the world',
				replace: 'in',
				reason: "After 'the $1' we say 'in the world'.",
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
