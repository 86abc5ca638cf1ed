import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Going to places, arriving there and being near them. */
export const movementRules: GrammarRule[] = [
	phraseRule({
		id: 'near-of',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{ find: '[in the near of]', replace: 'near', reason: 'near-of.near' },

			{ find: '[near of] @DET|@PRON|here|there', replace: 'near' },
			{ find: '[despite of]', replace: 'despite' },
		],
		example: { wrong: 'he works in the near of the park', right: 'he works near the park' },
	}),
	phraseRule({
		id: 'arrive-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [
			{ find: '<arrive> [to home]', replace: 'home', reason: 'arrive-to.without', words: { say: '$1 home' } },
			{
				find: '<arrive> [to] the airport|station|hotel|office|house|beach|school|hospital|restaurant|party|cinema',
				replace: 'at',
				words: { example: '$1 at the $4' },
			},
			{
				find: '<arrive> [to] school|work|class|university',
				replace: 'at',
				words: { example: '$1 at $3' },
			},
			{
				find: '<arrive> [to] spain|italy|france|germany|england|london|madrid|paris|rome|brazil|mexico|japan|china|america',
				replace: 'in',
				reason: 'arrive-to.city',
				words: { example: '$1 in $3' },
			},
		],
		example: { wrong: 'we arrived to the airport at nine', right: 'we arrived at the airport at nine' },
	}),
	phraseRule({
		id: 'go-home',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'zh'],
		phrases: [
			{
				find: '[<go|come|return|get> back? to the home] $',
				replace: '$1 $2 home',
				words: { say: '$1 $2 home', without: 'to the' },
			},
			{ find: '[been to] there|here', replace: 'been', words: { say: 'been $3', without: 'to' } },

			{
				find: '[<go|come|return|get> back? to home] $',
				replace: '$1 $2 home',
				words: { say: '$1 $2 home', without: 'to' },
			},
			{ find: '[<go|come> to] there|here $', replace: '$1', words: { say: '$1 $3', without: 'to' } },
			{ find: '[<go> to] abroad', replace: '$1', words: { say: '$1 abroad', without: 'to' } },
			{
				find: '[<go> to] shopping|swimming|camping|skiing|fishing|dancing|hiking !@NOUN',
				replace: '$1',
				reason: 'go-home.activities',
				words: { say: '$1 $3' },
			},
		],
		example: { wrong: 'we went to the home', right: 'we went home' },
	}),
];
