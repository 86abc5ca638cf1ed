import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordTable } from '#grammar/word-table.ts';

const adverbOf: Record<string, string> = wordTable({
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
});
const adjectiveOf: Record<string, string> = wordTable({
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
});

/** Adjectives, adverbs and nouns in each other's place. */
export const wordClassRules: GrammarRule[] = [
	phraseRule({
		id: 'adverb-after-verb',
		category: 'word choice',
		typicalOf: ['de', 'es', 'it', 'zh'],
		phrases: Object.entries(adverbOf).flatMap(([adjective, adverb]) => [
			{
				find: `<drive|work|speak|write|read|sing|dance|swim|play|cook|listen|behave> english|spanish|football|tennis|piano|guitar|it|them? very|so|really? [${adjective}] $`,
				replace: adverb,
				words: { not: adjective },
				notAfter: 'a|the|some|this|that|my|his|her|their|our|your|well|badly|<be>',
			},
		]),
		example: { wrong: 'he drives very careful', right: 'he drives very carefully' },
	}),
	phraseRule({
		id: 'noun-for-adjective',
		category: 'word choice',
		typicalOf: ['zh', 'ar'],
		phrases: [
			...Object.entries(adjectiveOf).map(([noun, adjective]) => ({
				find: `very [${noun}] $`,
				replace: adjective,
				words: { after: 'very', example: `very ${adjective}` },
				notAfter: 'the|this|that|his|her|its|my|your|our|their|of|for|to',
			})),
			{
				find: '<be> so|too|very|really? [danger] to|for',
				replace: 'dangerous',
				words: { after: 'be', example: 'dangerous' },
				notAfter: 'a|the|there|no|any|biggest|real|main|only|great|greatest',
			},
			{
				find: 'a|the|very|more|most [success] man|person|businessman|businesswoman|woman|people|life|career|company|student',
				replace: 'successful',
				reason: 'noun-for-adjective.noun',
				words: { example: 'successful $3' },
			},
		],
		example: { wrong: 'it is danger to swim here', right: 'it is dangerous to swim here' },
	}),
	phraseRule({
		id: 'not-a-word',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{ find: '[unhealth]', replace: 'unhealthy', reason: 'not-a-word.adjective' },
			{ find: 'was|were|am|is [borned]', replace: 'born' },
			{ find: '[costed]', replace: 'cost', reason: 'not-a-word.past' },
			{ find: '[importanter]', replace: 'more important' },
			{ find: 'the [richs]', replace: 'rich', reason: 'not-a-word.s', words: { say: 'the rich' } },
			{ find: 'the [poors]', replace: 'poor', reason: 'not-a-word.s', words: { say: 'the poor' } },
			{ find: '[unconfortable]', replace: 'uncomfortable' },
			{ find: 'our|their|my|people|the [lifes]', replace: 'lives', reason: 'not-a-word.plural' },
		],
		example: { wrong: 'fast food is unhealth', right: 'fast food is unhealthy' },
	}),
	phraseRule({
		id: 'noun-before-noun-adjective',
		category: 'word choice',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			...(
				[
					[
						'danger',
						'dangerous',
						'place|thing|things|situation|animal|animals|job|city|road|sport|sports|person|people|country',
					],
					['success', 'successful', 'people|businessman|businessmen|student|students|companies|men|women'],
					['health', 'healthy', 'life|food|diet|lifestyle|body|people|children|way'],
					['confidence', 'confident', 'person|people|man|woman'],
					[
						'difference',
						'different',
						'people|things|countries|cultures|ways|opinions|places|languages|way|kinds|types',
					],
					['importance', 'important', 'thing|things|part|role|reason|problem|person|people|factor'],
					['pollution', 'polluted', 'air|water|city|cities|rivers'],
					['friendship', 'friendly', 'people|person'],
					['peace', 'peaceful', 'place|life|country|solution|city|way'],
				] as const
			).map(([noun, adjective, things]) => ({
				find: `[${noun}] ${things} ${noun === 'health' ? '!@NOUN' : '!of'}`,
				replace: adjective,
				words: { before: '$2', example: `${adjective} $2` },
				notAfter: 'mental|public|and|of|no',
			})),
			...(
				[
					['danger', 'dangerous'],
					['health', 'healthy'],
					['success', 'successful'],
					['importance', 'important'],
					['confidence', 'confident'],
					['difference', 'different'],
					['stress', 'stressed'],
				] as const
			).map(
				([noun, adjective]): Phrase => ({
					find: `can|will|should|to be very|so|more? [${noun}] $`,
					replace: adjective,
					reason: 'noun-before-noun-adjective.adjective',
					notAfter: '@VERB|due|@NOUN|for|there',
				}),
			),
		],
		example: { wrong: 'it is a danger place', right: 'it is a dangerous place' },
	}),
];
