import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Phrases that begin or order what one says, and that are said in one way only. */
export const setPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'in-my-opinion',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{ find: '^ [on|to|from|for|at] my opinion', replace: 'in', words: { say: 'in my opinion' } },
			{ find: '^ [according to me]', replace: 'in my opinion', reason: 'in-my-opinion.think' },
			{
				find: '^ [in|on|for] my|our point of view',
				replace: 'from',
				words: { say: 'from $2 point of view' },
			},
		],
		example: { wrong: 'on my opinion it is too late', right: 'in my opinion it is too late' },
	}),
	phraseRule({
		id: 'ordering-phrase',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: '[because of] many|several|some|two|three|different|the following reasons',
				replace: 'for',
				words: { say: 'for $3 reasons' },
			},
			{ find: '^^ [from|in the? one hand]', replace: 'on the one hand', words: { say: 'on the one hand' } },
			{
				find: '^ [from the other hand]',
				replace: 'on the other hand',
				words: { say: 'on the other hand' },
			},
			{
				find: '^ [at|as|to|like conclusion] i|we|it|the',
				replace: 'in conclusion',
				reason: 'ordering-phrase.end',
			},
			{
				find: '^ [by this way] i|we|you|they|people|the',
				replace: 'in this way',
				words: { say: 'in this way' },
			},
			{ find: '^ [for|as|in resume]', replace: 'to sum up', reason: 'ordering-phrase.end' },
			{ find: '^ [in nowadays]', replace: 'nowadays', reason: 'ordering-phrase.nowadays' },
			{
				find: '^ [in these days] i|we|you|they|people|many|most|everyone|everybody',
				replace: 'these days',
				reason: 'ordering-phrase.present',
			},
			{ find: '^ [as|for|to conclusion]', replace: 'in conclusion', reason: 'ordering-phrase.end' },
			{ find: '[in conclude]', replace: 'in conclusion', reason: 'ordering-phrase.end' },
			{
				find: '^ [general|in general speaking]',
				replace: 'generally speaking',
				words: { say: 'generally speaking' },
			},
			{
				find: '^ [at|in the first] i|we|he|she|they|it',
				replace: 'at first',
				reason: 'ordering-phrase.beginning',
			},
			{
				find: '[at|the last but not least]',
				replace: 'last but not least',
				words: { say: 'last but not least' },
			},
			{
				find: '[last but not the least]',
				replace: 'last but not least',
				words: { say: 'last but not least' },
			},
			{
				find: '[in spite] the|my|his|her|all|this|that|their|our|its|being',
				replace: 'in spite of',
				reason: 'ordering-phrase.spite',
				words: { example: 'in spite of $3' },
			},
		],
		example: { wrong: 'in nowadays many people have phones', right: 'nowadays many people have phones' },
	}),
	phraseRule({
		id: 'almost-all',
		category: 'word choice',
		typicalOf: ['zh'],
		phrases: [
			{
				find: '^ [almost] people|students|children|teachers|countries|women|men|parents !@NOUN',
				replace: 'almost all',
				words: { say: 'almost all $2' },
			},
			{
				find: '^ [the almost] people|students|children|teachers|countries|women|men|parents',
				replace: 'almost all',
				words: { say: 'almost all $3' },
			},
			{
				find: '[almost of] people|students|children|countries|my',
				replace: 'almost all of',
				words: { say: 'almost all of $3' },
			},
			{
				find: '[almost] of the people|students|children|time|countries|day',
				replace: 'almost all',
				words: { say: 'almost all of the $4' },
			},
		],
		example: { wrong: 'almost people have a phone', right: 'almost all people have a phone' },
	}),
	phraseRule({
		id: 'years-old',
		category: 'missing word',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: 'a|an|my|his|her|our|their [@NUM years old] boy|girl|man|woman|child|son|daughter|brother|sister|student|kid|baby|person|friend|cousin|dog|cat|house',
				replace: '$2-year-old',
			},
			{ find: '^ i|he|she [<be> @NUM years] $$', replace: '$2 $3 years old', reason: 'years-old.age' },
		],
		example: { wrong: 'i have a ten years old brother', right: 'i have a ten-year-old brother' },
	}),
	phraseRule({
		id: 'prefer-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: ['@NOUN|@PROPN', '@ADJ|the|my @NOUN', '@NOUN @NOUN'].map((thing) => ({
			find: `<prefer> ${thing} [than]`,
			replace: 'to',
			notAfter: 'would|rather|more',
		})),
		example: { wrong: 'i prefer coffee than tea', right: 'i prefer coffee to tea' },
	}),
];
