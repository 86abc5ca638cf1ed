import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const adverbOf: Record<string, string> = {
	careful: 'carefully',
	beautiful: 'beautifully',
	perfect: 'perfectly',
	correct: 'correctly',
	fluent: 'fluently',
	quiet: 'quietly',
	happy: 'happily',
	polite: 'politely',
	regular: 'regularly',
	serious: 'seriously',
	bad: 'badly',
	good: 'well',
	easy: 'easily',
	quick: 'quickly',
};
const adjectiveOf: Record<string, string> = {
	danger: 'dangerous',
	success: 'successful',
	importance: 'important',
	difference: 'different',
	health: 'healthy',
	confidence: 'confident',
	patience: 'patient',
	safety: 'safe',
	difficulty: 'difficult',
	happiness: 'happy',
	beauty: 'beautiful',
	noise: 'noisy',
	nervousness: 'nervous',
	interest: 'interesting',
};

/** Adjectives, adverbs and nouns in each other's place. */
export const wordClassRules: GrammarRule[] = [
	phraseRule({
		id: 'adverb-after-verb',
		category: 'word choice',
		reasonInSpanish: 'Cómo se hace algo se dice con un adverbio: «$new», no «$old».',
		typicalOf: ['de', 'es', 'it', 'zh'],
		phrases: Object.entries(adverbOf).flatMap(([adjective, adverb]) => [
			{
				find: `<drive|work|speak|write|read|sing|dance|swim|play|cook|listen|behave> english|spanish|football|tennis|piano|guitar|it|them? very|so|really? [${adjective}] $`,
				replace: adverb,
				reason: `After a verb we say how: '${adverb}', not '${adjective}'.`,
				notAfter: 'a|the|some|this|that|my|his|her|their|our|your|<be>',
			},
		]),
		examples: [
			{ wrong: 'he drives very careful', right: 'he drives very carefully' },
			{ wrong: 'she speaks english very good', right: 'she speaks english very well' },
		],
		notErrors: [
			'he drives very carefully',
			'the work is very good',
			'her english is good',
			'they play good football',
		],
	}),
	phraseRule({
		id: 'noun-for-adjective',
		category: 'word choice',
		reasonInSpanish: 'Aquí hace falta un adjetivo: «$new», no «$old».',
		typicalOf: ['zh', 'ar'],
		phrases: [
			...Object.entries(adjectiveOf).map(([noun, adjective]) => ({
				find: `very [${noun}] $`,
				replace: adjective,
				reason: `After 'very' we need an adjective: 'very ${adjective}'.`,
				notAfter: 'the|this|that|his|her|its|my|your|our|their|of|for|to',
			})),
			{
				find: '<be> so|too|very|really? [danger] to|for',
				replace: 'dangerous',
				reason: "After 'be' we need an adjective: 'dangerous'.",
				notAfter: 'a|the|there|no|any|biggest|real|main|only|great|greatest',
			},
			{
				find: 'a|the|very|more|most [success] man|person|businessman|businesswoman|woman|people|life|career|company|student',
				replace: 'successful',
				reason: "Before a noun we need an adjective: 'successful $3'.",
			},
		],
		examples: [
			{ wrong: 'it is danger to swim here', right: 'it is dangerous to swim here' },
			{ wrong: 'he is a success man', right: 'he is a successful man' },
			{ wrong: 'this is very importance for me', right: 'this is very important for me' },
		],
		notErrors: [
			'it is dangerous to swim here',
			'he is a success',
			'the very beauty of it',
			'there is danger to us',
		],
	}),
];
