import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { verbForms } from '#grammar/verb-forms.ts';

/** Verbs of what one feels. */
const feelingVerbs =
	'surprise confuse tire excite bore disappoint embarrass shock scare annoy satisfy depress motivate frighten'.split(
		' ',
	);
/** What learners say that they have, and what they are. */
const feelings = {
	hungry: 'hungry',
	thirsty: 'thirsty',
	sleepy: 'sleepy',
	hunger: 'hungry',
	thirst: 'thirsty',
	fear: 'afraid',
	cold: 'cold',
	hot: 'hot',
};
const haveFeelings: Phrase[] = Object.entries(feelings).flatMap(([noun, adjective]) =>
	(
		[
			['i', 'have', 'am'],
			['he|she', 'has|have', 'is'],
			['we|they|you', 'have', 'are'],
			['i|he|she', 'had', 'was'],
			['we|they|you', 'had', 'were'],
		] as const
	).map(([subject, have, be]) => ({
		find: `${subject} [${have} ${noun}] $`,
		replace: `${be} ${adjective}`,
		words: { example: `$1 ${be} ${adjective}` },
	})),
);

/** Age, hunger and feelings, which English says with "be". */
export const stateRules: GrammarRule[] = [
	phraseRule({
		id: 'have-age',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: 'i [have @NUM years old?] $',
				replace: 'am $3 years old',
				words: { example: 'I am $3 years old' },
			},
			{
				find: 'he|she|brother|sister|son|daughter|mother|father|friend|husband|wife [has|have @NUM years old?] $',
				replace: 'is $3 years old',
				words: { example: 'is $3 years old' },
			},
			{
				find: 'we|they|you [have @NUM years old?] $',
				replace: 'are $3 years old',
				words: { example: '$1 are $3 years old' },
			},
			{
				find: 'i|he|she [had @NUM years old?] $',
				replace: 'was $3 years old',
				words: { example: '$1 was $3 years old' },
			},
		],
		example: { wrong: 'i have 20 years', right: 'i am 20 years old' },
	}),
	phraseRule({
		id: 'have-hungry',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: haveFeelings,
		example: { wrong: 'i have hungry', right: 'i am hungry' },
	}),
	phraseRule({
		id: 'feeling-ed-ing',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'zh'],
		phrases: [
			{
				find: "i|we|you|he|she|they|people|i'm|we're|you're|he's|she's|they're <be>? very|really|so|not? [interesting] in",
				replace: 'interested',
				reason: 'feeling-ed-ing.interested',
				notAfter: 'it|that|this|which|what',
			},
			{
				find: "i|i'm am|was|feel|felt? very|so|really|always|often? [boring] in|with|of|when|because|at|here|during",
				replace: 'bored',
				words: { right: 'boring' },
				notAfter: 'the|that',
			},
			{ find: 'i|we <feel> very|so|really? [boring]', replace: 'bored', words: { right: 'boring' } },
			...(
				[
					['exciting', 'excited'],
					['surprising', 'surprised'],
					['disappointing', 'disappointed'],
				] as const
			).map(([thing, person]) => ({
				find: `i|i'm|we am|was|were|are|feel? very|so|really? [${thing}] about|because|when|with|to`,
				replace: person,
				words: { right: thing },
				notAfter: 'the|that|what',
			})),
			...(
				[
					['interested', 'interesting'],
					['bored', 'boring'],
					['excited', 'exciting'],
				] as const
			).map(
				([person, thing]): Phrase => ({
					find: `film|movie|book|lesson|game|match|story|song is|was very|really|so? [${person}] $`,
					replace: thing,
					reason: 'feeling-ed-ing.thing',
					words: { right: person },
				}),
			),
		],
		example: { wrong: 'i am interesting in history', right: 'i am interested in history' },
	}),
	phraseRule({
		id: 'no-ing-with-states',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'it', 'zh'],
		phrases: [
			{
				find: 'i|we|you|they [am|are knowing|belonging|owning|preferring|needing]',
				replace: '$3:base',
				words: { word: '$3:base', example: '$1 $3:base' },
			},
			{
				// "They are understanding" tells how they are.
				find: 'i|we|you|they [am|are understanding] you|him|her|them|it|the|this|that|what|everything|english',
				replace: 'understand',
				words: { word: 'understand', example: '$1 understand' },
			},
			{
				find: 'he|she|it [is knowing|belonging|owning|preferring|needing]',
				replace: '$3:third',
				words: { word: '$3:base', example: '$1 $3:third' },
				notAfter: 'of',
			},
			{
				find: 'i|we|you|they [am|are having] two|three|four|many|a|an @ADJ? brother|brothers|sister|sisters|friends|children|car|house|dog|cat|job !over|for|round',
				replace: 'have',
				reason: 'no-ing-with-states.yours',
				words: { example: '$1 have $4 $6' },
			},
			{
				find: 'i|we|you|they [have been knowing]',
				replace: 'have known',
				words: { word: 'know', example: 'have known' },
			},
		],
		example: { wrong: 'i am understanding you', right: 'i understand you' },
	}),
	phraseRule({
		id: 'feeling-participle',
		category: 'verb form',
		typicalOf: ['zh', 'ar'],
		phrases: [
			...feelingVerbs.map((verb) => ({
				find: `i|he|she|we|they|people am|is|are|was|were very|so|really|too|not? [${verb}] about|when|by|with|in|at|because|after|of|and`,
				replace: verbForms(verb).participle,
			})),
		],
		example: { wrong: 'i was so surprise when he came', right: 'i was so surprised when he came' },
	}),
];
