import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Prepositions of time, place and transport. */
export const timeAndPlaceRules: GrammarRule[] = [
	phraseRule({
		id: 'day-on',
		category: 'preposition',
		typicalOf: ['pt', 'ar', 'ru'],
		phrases: [
			{
				find: '[in|at] #day !@NOUN',
				replace: 'on',
				words: { example: 'on $2' },
				notAfter: '<come|check|get|be|fly|go|drop|stop|move|squeeze|fit>|it|them|us|me|you',
			},
			{
				find: '[in|at] #day morning|afternoon|evening|night',
				replace: 'on',
				words: { example: 'on $2 $3' },
				notAfter: '<come|check|get|be|fly|go|drop|stop|move|squeeze|fit>|it|them|us|me|you',
			},
		],
		example: { wrong: 'i have class in monday', right: 'i have class on monday' },
	}),
	phraseRule({
		id: 'month-in',
		category: 'preposition',
		typicalOf: [],
		phrases: [
			{
				find: '[on] january|february|march|april|june|july|august|september|october|november|december $',
				replace: 'in',
				words: { example: 'in $2' },
			},
		],
		example: { wrong: 'my birthday is on july', right: 'my birthday is in july' },
	}),
	phraseRule({
		id: 'morning-in',
		category: 'preposition',
		typicalOf: ['es', 'pt'],
		phrases: [
			{ find: '[at] the morning|afternoon|evening $', replace: 'in', words: { say: 'in the $3' } },
			{ find: '[at the night] $', replace: 'at night', reason: 'morning-in.night' },
			{
				find: '[in] morning|afternoon|evening $',
				replace: 'in the',
				reason: 'morning-in.say',
				words: { say: 'in the $2' },
			},
		],
		example: { wrong: 'i drink coffee at the morning', right: 'i drink coffee in the morning' },
	}),
	phraseRule({
		id: 'weekend-at',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'it', 'ru'],
		phrases: [
			{
				find: '[in the] weekend|weekends $',
				replace: 'at the',
				words: { say: 'at the $3', english: 'on the $3' },
			},
		],
		example: { wrong: 'i sleep a lot in the weekend', right: 'i sleep a lot at the weekend' },
	}),
	phraseRule({
		id: 'no-preposition-before-last-next',
		category: 'preposition',
		typicalOf: ['pt', 'ru'],
		phrases: [
			{
				find: '[in last|next week|month|year|summer|winter|weekend] $',
				replace: '$2 $3',
				words: { before: '$2 $3', no: '$1' },
				notAfter: '<come|check|get|be|fly|move|go|vote>',
			},
			{
				find: '[on|at last|next week|month|year|weekend|#day] $',
				replace: '$2 $3',
				words: { before: '$2 $3', no: '$1' },
				notAfter: '<come|get|be|go>|game|show',
			},
			{
				find: '[in this] morning|afternoon $',
				replace: 'this',
				words: { before: 'this $3', no: 'in' },
				notAfter: '<come|check|get|be|fly|move|go>',
			},
		],
		example: { wrong: 'i went to paris in last year', right: 'i went to paris last year' },
	}),
	phraseRule({
		id: 'fixed-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{ find: '[in] weekends', replace: 'at', words: { say: 'at weekends' } },
			{ find: '<go> [to downtown]', replace: 'downtown', reason: 'fixed-preposition.go' },
			{
				find: '<go> [in|of|for] holidays|holiday|vacation to|with|together',
				replace: 'on',
				words: { say: 'on $3' },
			},
			{
				find: 'am|is|are|was|were|stay|stayed|people [in] the beach $',
				replace: 'at',
				words: { say: 'at the beach' },
			},
			{ find: 'am|is|are|was|were [on] work $', replace: 'at', words: { say: 'at work' } },
			{
				find: 'to work|school|university [in|on] car|bus|train|bike|metro|taxi $',
				replace: 'by',
				reason: 'fixed-preposition.travel',
				words: { example: 'by $4' },
			},
			{
				find: 'the best|biggest|oldest|most @ADJ? restaurant|city|place|team|player|hotel|school|shop|school|country|beach [of] the world|city|town|country|village',
				replace: 'in',
				reason: 'fixed-preposition.name',
				words: { after: 'the $2', example: 'in the $7' },
			},
			{
				find: '<live> [at] #place',
				replace: 'in',
				reason: 'fixed-preposition.cities',
				words: { example: 'in $3' },
			},
			{
				find: 'have|has|had never|ever been [in] #place',
				replace: 'to',
				reason: 'fixed-preposition.mean',
				words: { example: 'been to $5' },
			},
			{ find: '[in the other hand]', replace: 'on the other hand', words: { say: 'on the other hand' } },
			{
				find: '[in] the same time !zone|frame|period|slot|as|that|range|span|it|of|@NOUN',
				replace: 'at',
				words: { say: 'at the same time' },
			},
			{
				find: '[in|on the? internet] $',
				replace: 'on the internet',
				words: { say: 'on the internet' },
			},
			{ find: '[in the? tv] $', replace: 'on tv', words: { say: 'on TV' } },
			{
				find: '<live|be> [in] the first|second|third|fourth|fifth|ground|top floor',
				replace: 'on',
				words: { say: 'on the $4 floor' },
			},
			{
				find: '[on] the university|hospital|airport|supermarket|restaurant $',
				replace: 'at',
				words: { say: 'at the $3' },
			},
			{ find: '[in] christmas day', replace: 'on', words: { say: 'on Christmas Day' } },
			{ find: '[yesterday night]', replace: 'last night', words: { say: 'last night' } },
			{ find: '[in the last night] $', replace: 'last night', words: { say: 'last night' } },
			{ find: '[in the? midnight] $', replace: 'at midnight', words: { say: 'at midnight' } },
			{
				find: '[at first time]',
				replace: 'the first time',
				words: { say: 'the first time' },
				notAfter: 'for',
			},
			{ find: '[on] the afternoon|evening|morning $$', replace: 'in', words: { say: 'in the $3' } },
			{ find: '[on] #year $', replace: 'in', reason: 'fixed-preposition.years', words: { example: 'in $2' } },
			{ find: '[on] the sky|picture|photo $', replace: 'in', words: { say: 'in the $3' } },
			{ find: '[at] my|his|her birthday $', replace: 'on', words: { say: 'on $2 birthday' } },
			{ find: '[by my own] $', replace: 'on my own', words: { say: 'on my own' } },
			{
				find: '<go|travel|come> [in] car|bus|train|plane|taxi|bicycle|bike $',
				replace: 'by',
				reason: 'fixed-preposition.travel',
				words: { example: 'by $3' },
			},
			{ find: '<stay|be> [in home] !@NOUN', replace: 'at home', words: { say: 'at home' } },
			{ find: '<go> [in|of|for] holidays|holiday|vacation $', replace: 'on', words: { say: 'on $3' } },
		],
		example: { wrong: 'in weekends i sleep long', right: 'at weekends i sleep long' },
	}),
];
