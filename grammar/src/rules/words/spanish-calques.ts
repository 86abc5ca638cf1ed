import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Phrases of Spanish, word for word. */
export const spanishCalqueRules: GrammarRule[] = [
	phraseRule({
		id: 'for-to-verb',
		category: 'verb form',
		typicalOf: ['es', 'pt'],
		phrases: [{ find: '[for to] @VERB', replace: 'to', words: { example: 'to $3' } }],
		example: { wrong: 'we went to the park for to run', right: 'we went to the park to run' },
	}),
	phraseRule({
		id: 'studied-for-being',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '<study|train|work|prepare> [for being] a|an',
				replace: 'to be',
				words: { example: '$1 to be $4' },
			},
		],
		example: { wrong: 'she studied for being a nurse', right: 'she studied to be a nurse' },
	}),
	phraseRule({
		id: 'hardly-is-negative',
		category: 'word choice',
		typicalOf: ['es'],
		phrases: [
			{ find: "[can't|cannot hardly]", replace: 'can hardly' },
			{ find: "[couldn't hardly]", replace: 'could hardly' },
		],
		example: { wrong: "i can't hardly hear you", right: 'i can hardly hear you' },
	}),
	phraseRule({
		id: 'not-and-never',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{ find: "[haven't never]", replace: 'have never' },
			{ find: "[hasn't never]", replace: 'has never' },
			{ find: "i|you|we|they [don't @VERB never]", replace: 'never $3' },
		],
		example: { wrong: "she hasn't never seen snow", right: 'she has never seen snow' },
	}),
	phraseRule({
		id: 'have-hunger',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			...['hunger hungry', 'thirst thirsty']
				.map((pair) => pair.split(' '))
				.flatMap(([thing, state]) => [
					{ find: `i [have ${thing}]`, replace: `am ${state}`, words: { who: '$1' } },
					{ find: `he|she [has ${thing}]`, replace: `is ${state}`, words: { who: '$1' } },
					{ find: `we|they|you [have ${thing}]`, replace: `are ${state}`, words: { who: '$1' } },
				]),
		],
		example: { wrong: 'i have hunger', right: 'i am hungry' },
	}),
	phraseRule({
		id: 'every-time-more',
		category: 'comparison',
		typicalOf: ['es', 'it'],
		phrases: [
			{
				find: '[every|each time more] @ADJ',
				replace: 'more and more',
				words: { right: 'more and more $4' },
			},
		],
		example: { wrong: 'flats are every time more expensive', right: 'flats are more and more expensive' },
	}),
	phraseRule({
		id: 'it-is-supposed-that',
		category: 'word order',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[it is supposed that i should|must]',
				replace: 'i am supposed to',
				words: { example: 'I am supposed to' },
			},
			{
				find: '[it is supposed that he|she should|must]',
				replace: '$5 is supposed to',
				words: { example: '$5 is supposed to' },
			},
			{
				find: '[it is supposed that we|you|they should|must]',
				replace: '$5 are supposed to',
				words: { example: '$5 are supposed to' },
			},
		],
		example: { wrong: 'it is supposed that we should pay', right: 'we are supposed to pay' },
	}),
	phraseRule({
		id: 'pass-it-well',
		category: 'word choice',
		typicalOf: ['es'],
		phrases: [
			{ find: '[<pass> it very well|good] $', replace: '$1=have a very good time' },
			{ find: '[<pass> it well|good|great] $', replace: '$1=have a good time' },
		],
		example: { wrong: 'we passed it very well', right: 'we had a very good time' },
	}),
	phraseRule({
		id: 'another-more',
		category: 'extra word',
		typicalOf: ['es', 'pt'],
		phrases: [
			{
				find: '[another more] thing|question|reason|example|time|day|problem|idea',
				replace: 'another',
				words: { example: 'another $3' },
			},
		],
		example: { wrong: 'i have another more question', right: 'i have another question' },
	}),
	phraseRule({
		id: 'other-time',
		category: 'word choice',
		typicalOf: ['es'],
		phrases: [
			{
				find: '[other time] $$',
				replace: 'again',
				notAfter: 'the|some|any|my|no|each|every|this|that|at|of|another|your|his|her|our|their',
			},
		],
		example: { wrong: 'i want to go there other time', right: 'i want to go there again' },
	}),
	phraseRule({
		id: 'good-hearing',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '<hear|understand|see> you|me|him|her|it|them [good] $$',
				replace: 'well',
				words: { example: '$1 $2 well' },
			},
		],
		example: { wrong: "i don't hear you good", right: "i don't hear you well" },
	}),
];
