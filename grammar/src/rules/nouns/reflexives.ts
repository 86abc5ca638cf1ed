import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Pronouns that other languages need and English does not, and those it needs. */
export const reflexiveRules: GrammarRule[] = [
	phraseRule({
		id: 'each-other',
		category: 'pronoun',
		typicalOf: ['de', 'es', 'fr', 'it', 'pt'],
		phrases: [
			{
				find: '^ we [<see|know|love|help|understand> us] $',
				replace: '$2 each other',
				words: { example: 'we $2 each other' },
			},
		],
		example: { wrong: 'we know us from school', right: 'we know each other from school' },
	}),
	phraseRule({
		id: 'no-reflexive',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{ find: '^ we [<meet> us] $', replace: '$2', words: { say: 'we $2', without: 'us' } },
			{ find: '^ we [<meet> us] at|in|on', replace: '$2', words: { say: 'we $2', without: 'us' } },
			{
				find: 'i [<remember> me] the|that|when|my|of',
				replace: '$2',
				words: { say: 'I $2', without: 'me' },
			},
			{
				find: 'i [<relax|concentrate|marry> me|myself]',
				replace: '$2',
				words: { say: 'I $2', without: '$3' },
			},
		],
		example: { wrong: 'we met us at the station', right: 'we met at the station' },
	}),
	phraseRule({
		id: 'plural-double-subject',
		category: 'pronoun',
		typicalOf: ['pt', 'fr', 'ar', 'zh'],
		phrases: [
			{
				find: '^^ my|our|his|her|their [parents|friends|brothers|sisters|children|cousins|neighbours they] are|were|have|live|work|like|love|want|go',
				replace: '$2',
				words: { example: '$2 $4' },
			},
		],
		example: { wrong: 'my friends they love music', right: 'my friends love music' },
	}),
	phraseRule({
		id: 'that-for-things',
		category: 'pronoun',
		typicalOf: ['ar', 'es'],
		phrases: [
			{
				find: '^ the|a|this house|car|book|film|movie|phone|city|country|school|job|song|game [who] i|you|we|is|was|has|costs',
				replace: 'that',
				words: { example: '$2 that' },
			},
		],
		example: { wrong: 'the car who i want is red', right: 'the car that i want is red' },
	}),
	phraseRule({
		id: 'between-him-and-me',
		category: 'pronoun',
		typicalOf: ['de', 'es'],
		phrases: [
			...(
				[
					['he', 'him'],
					['she', 'her'],
					['they', 'them'],
					['we', 'us'],
				] as const
			).map(([subject, object]) => ({
				find: `between [${subject}] and`,
				replace: object,
				words: { example: `between ${object} and` },
			})),
			{
				find: 'between you|him|her|them and [i]',
				replace: 'me',
				words: { example: 'between $2 and me' },
			},
		],
		example: { wrong: 'it is between she and her boss', right: 'it is between her and her boss' },
	}),
];
