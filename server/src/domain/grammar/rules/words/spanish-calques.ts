import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const hardly = "'hardly' is negative already: '$1 hardly'.";
const beStates = "In English one is hungry or thirsty: '$1 $3'.";

/** Phrases of Spanish, word for word. */
export const spanishCalqueRules: GrammarRule[] = [
	phraseRule({
		id: 'for-to-verb',
		category: 'verb form',
		reasonInSpanish: '«Para» con un verbo es «to», sin «for»: «$new».',
		typicalOf: ['es', 'pt'],
		phrases: [{ find: '[for to] @VERB', replace: 'to', reason: "To say what for, 'to' is enough: 'to $3'." }],
		examples: [{ wrong: 'we went to the park for to run', right: 'we went to the park to run' }],
		notErrors: ['we went to the park to run', 'it is too much to ask for'],
	}),
	phraseRule({
		id: 'studied-for-being',
		category: 'verb form',
		reasonInSpanish: 'Para decir lo que uno quiere ser se usa «to be»: «$new».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '<study|train|work|prepare> [for being] a|an',
				replace: 'to be',
				reason: "To say what one wants to be, use 'to': '$1 to be $4'.",
			},
		],
		examples: [{ wrong: 'she studied for being a nurse', right: 'she studied to be a nurse' }],
		notErrors: ['he was paid for being a model', 'she studied to be a nurse'],
	}),
	phraseRule({
		id: 'hardly-is-negative',
		category: 'word choice',
		reasonInSpanish: '«Hardly» ya es negativo: «$new».',
		typicalOf: ['es'],
		phrases: [
			{ find: "[can't|cannot hardly]", replace: 'can hardly', reason: hardly.replace('$1', 'can') },
			{ find: "[couldn't hardly]", replace: 'could hardly', reason: hardly.replace('$1', 'could') },
		],
		examples: [{ wrong: "i can't hardly hear you", right: 'i can hardly hear you' }],
		notErrors: ['i can hardly hear you', "i can't hear you"],
	}),
	phraseRule({
		id: 'not-and-never',
		category: 'word choice',
		reasonInSpanish: 'Basta una palabra negativa: «$new».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: "[haven't never]",
				replace: 'have never',
				reason: "One negative word is enough: 'have never'.",
			},
			{ find: "[hasn't never]", replace: 'has never', reason: "One negative word is enough: 'has never'." },
			{
				find: "i|you|we|they [don't @VERB never]",
				replace: 'never $3',
				reason: "One negative word is enough: 'never $3'.",
			},
		],
		examples: [
			{ wrong: "she hasn't never seen snow", right: 'she has never seen snow' },
			{ wrong: "we don't eat never meat", right: 'we never eat meat' },
		],
		notErrors: ['we never eat meat', "i haven't seen it and never will"],
	}),
	phraseRule({
		id: 'have-hunger',
		category: 'word choice',
		reasonInSpanish: '«Tener hambre» o «sed» es «be hungry» o «thirsty»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			...['hunger hungry', 'thirst thirsty']
				.map((pair) => pair.split(' '))
				.flatMap(([thing, state]) => [
					{
						find: `i [have ${thing}]`,
						replace: `am ${state}`,
						reason: beStates.replace('$3', `am ${state}`),
					},
					{
						find: `he|she [has ${thing}]`,
						replace: `is ${state}`,
						reason: beStates.replace('$3', `is ${state}`),
					},
					{
						find: `we|they|you [have ${thing}]`,
						replace: `are ${state}`,
						reason: beStates.replace('$3', `are ${state}`),
					},
				]),
		],
		examples: [
			{ wrong: 'i have hunger', right: 'i am hungry' },
			{ wrong: 'we have thirst', right: 'we are thirsty' },
		],
		notErrors: ['i am hungry', 'there is hunger in the world'],
	}),
	phraseRule({
		id: 'every-time-more',
		category: 'comparison',
		reasonInSpanish: '«Cada vez más» es «more and more»: «$new».',
		typicalOf: ['es', 'it'],
		phrases: [
			{
				find: '[every|each time more] @ADJ',
				replace: 'more and more',
				reason: "What goes on growing is 'more and more $4'.",
			},
		],
		examples: [{ wrong: 'flats are every time more expensive', right: 'flats are more and more expensive' }],
		notErrors: ['every time more people come', 'flats are more and more expensive'],
	}),
	phraseRule({
		id: 'it-is-supposed-that',
		category: 'word order',
		reasonInSpanish: '«Se supone que» es «be supposed to» con la persona delante: «$new».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[it is supposed that i should|must]',
				replace: 'i am supposed to',
				reason: "The person comes first: 'I am supposed to'.",
			},
			{
				find: '[it is supposed that he|she should|must]',
				replace: '$5 is supposed to',
				reason: "The person comes first: '$5 is supposed to'.",
			},
			{
				find: '[it is supposed that we|you|they should|must]',
				replace: '$5 are supposed to',
				reason: "The person comes first: '$5 are supposed to'.",
			},
		],
		examples: [
			{ wrong: 'it is supposed that we should pay', right: 'we are supposed to pay' },
			{ wrong: 'it is supposed that i must help', right: 'i am supposed to help' },
		],
		notErrors: ['it is supposed to rain', 'we are supposed to pay'],
	}),
	phraseRule({
		id: 'pass-it-well',
		category: 'word choice',
		reasonInSpanish: '«Pasarlo bien» es «have a good time»: «$new».',
		typicalOf: ['es'],
		phrases: [
			{
				find: '[<pass> it very well|good] $',
				replace: '$1=have a very good time',
				reason: "One has a good time: '$1=have a very good time'.",
			},
			{
				find: '[<pass> it well|good|great] $',
				replace: '$1=have a good time',
				reason: "One has a good time: '$1=have a good time'.",
			},
		],
		examples: [
			{ wrong: 'we passed it very well', right: 'we had a very good time' },
			{ wrong: 'they will pass it great', right: 'they will have a good time' },
		],
		notErrors: ['we passed it to him', 'she passed it well below the limit', 'we had a good time'],
	}),
	phraseRule({
		id: 'another-more',
		category: 'extra word',
		reasonInSpanish: '«Otro más» es «another» o «one more», no las dos: «$new».',
		typicalOf: ['es', 'pt'],
		phrases: [
			{
				find: '[another more] thing|question|reason|example|time|day|problem|idea',
				replace: 'another',
				reason: "'another' is one more already: 'another $3'.",
			},
		],
		examples: [{ wrong: 'i have another more question', right: 'i have another question' }],
		notErrors: ['i have another question', 'we need another more expensive one'],
	}),
	phraseRule({
		id: 'other-time',
		category: 'word choice',
		reasonInSpanish: '«Otra vez» es «again»: «$new».',
		typicalOf: ['es'],
		phrases: [
			{
				find: '[other time] $$',
				replace: 'again',
				reason: "One more time is 'again'.",
				notAfter: 'the|some|any|my|no|each|every|this|that|at|of|another|your|his|her|our|their',
			},
		],
		examples: [{ wrong: 'i want to go there other time', right: 'i want to go there again' }],
		notErrors: ['i will tell you some other time', 'there is no other time'],
	}),
	phraseRule({
		id: 'good-hearing',
		category: 'word choice',
		reasonInSpanish: 'Cómo se oye o se ve algo se dice con «well»: «$new».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '<hear|understand|see> you|me|him|her|it|them [good] $$',
				replace: 'well',
				reason: "It says how one hears or sees, so it is 'well': '$1 $2 well'.",
			},
		],
		examples: [{ wrong: "i don't hear you good", right: "i don't hear you well" }],
		notErrors: ["i don't hear you well", 'i hear it good and bad'],
	}),
];
