import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Requests and questions with the wrong auxiliary verb, or without one. */
export const requestRules: GrammarRule[] = [
	phraseRule({
		id: 'do-in-requests',
		category: 'verb form',
		typicalOf: ['es', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: "^^ [don't to] @VERB|be",
				replace: "don't",
				words: { after: "don't", example: "don't $3" },
			},
			{
				find: '^^ please [to @VERB] !you',
				replace: '$3',
				words: { after: 'please', example: 'please $3' },
			},
			{
				find: '^^ [not] forget|worry|touch the|your|my|that|this|it|to|about',
				replace: "don't",
				reason: 'do-in-requests.ask',
				words: { example: "don't $2" },
			},
			{
				find: '^^ how [you say|pronounce|spell|call] this|that|it|@NOUN @NOUN? in english|spanish $$',
				replace: 'do you $3',
				reason: 'do-in-requests.question',
				words: { needs: 'do', example: 'how do you $3' },
			},
			{
				find: "not|n't|don't|can't|we|i|they|he|she [not can] @VERB",
				replace: 'cannot',
				reason: 'do-in-requests.cannot',
			},
			{
				find: '^^ how much [costs this|that|it|a|the @NOUN?] $',
				replace: 'does $4 $5 cost',
				reason: 'do-in-requests.question',
				words: { needs: 'does', example: 'how much does $4 $5 cost' },
			},
			{ find: '[did you|they be]', replace: 'were $2', reason: 'do-in-requests.no' },
			{ find: '[did he|she|it be]', replace: 'was $2', reason: 'do-in-requests.no' },
			{
				find: "[didn't can] @VERB|be|come|go",
				replace: "couldn't",
				reason: 'do-in-requests.could',
				words: { example: "couldn't $3" },
			},
			{
				find: '^ if i|we|they|he|she [would know]',
				replace: 'knew',
				reason: 'do-in-requests.past',
				words: { example: 'if $2 knew' },
				notAfter: 'wonder|ask|asked|know|sure|see|as|wondering|question|doubt',
			},
			{
				find: '^ if i [would live|understand]',
				replace: '$4:past',
				reason: 'do-in-requests.past',
				words: { example: 'if $2 $4:past' },
				notAfter: 'wonder|ask|asked|know|sure|see|as|wondering|question|doubt',
			},
		],
		example: { wrong: 'we not can go there', right: 'we cannot go there' },
	}),
];
