import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Words that learners mix up: "say" and "tell", "make" and "do". */
export const wordChoiceRules: GrammarRule[] = [
	phraseRule({
		id: 'say-tell',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[<say>] me|him|us|them that|to|the|about|something|everything|what|how|he|she|they|it !is|was',
				replace: '$1=tell',
				words: { example: '$1=tell $2' },
				notAfter: "would|what|who|they'd|to",
			},
			{
				find: 'i|he|she|we|they|you [<say>] me|us a|his|her|my|your|their @NOUN|@ADJ|name',
				replace: '$2=tell',
				words: { example: '$2=tell $3' },
			},
			{ find: 'can|could|please|to [say] me $', replace: 'tell', words: { example: 'tell me' } },
			{
				find: 'to|always|not|never|will|must|should|can [<say>] the truth|lies',
				replace: '$2=tell',
				reason: 'say-tell.truth',
				words: { example: '$2=tell the $4' },
			},
			{
				find: '[<say>] a lie',
				replace: '$1=tell',
				reason: 'say-tell.lie',
				words: { example: '$1=tell a lie' },
			},
		],
		example: { wrong: 'he said me that he was tired', right: 'he told me that he was tired' },
	}),
	phraseRule({
		id: 'make-do',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[<make>] sport|sports|homework|yoga together|every|on|in|after|with|at',
				replace: '$1=do',
				words: { say: '$1=do $2', not: '$1 $2' },
			},
			{
				find: '[<make>] homework|sport|sports|housework|yoga|shopping !@ADJ|@ADV|easier|fun|more|a|@NOUN',
				replace: '$1=do',
				words: { say: '$1=do $2', not: '$1 $2' },
			},
			{
				find: '[<make>] my|the|your|his|her|our|their homework|housework|shopping !@ADJ|@ADV|easier|fun|more|a|so|much|@NOUN',
				replace: '$1=do',
				reason: 'make-do.do',
				words: { word: '$3', example: '$1=do $2 $3' },
			},
			{
				find: '[<do>] a|many|some|big mistake|mistakes',
				replace: '$1=make',
				reason: 'make-do.mistake',
				words: { example: '$1=make $2 $3' },
			},
			{
				find: '[<do>] a|the|my decision|decisions|cake',
				replace: '$1=make',
				reason: 'make-do.make',
				words: { word: '$3', example: '$1=make $2 $3' },
				notAfter: 'what|how|where|when|why',
			},
			{
				find: '[<make|do>] a party',
				replace: '$1=have',
				reason: 'make-do.party',
				words: { example: '$1=have a party' },
			},
			{
				find: '[<make|do>] a|some|many question|questions $',
				replace: '$1=ask',
				reason: 'make-do.ask',
				words: { example: '$1=ask $2 $3' },
				notAfter: 'what',
			},
			{
				find: '[<make>] me|him|her|us|them a|some|many question|questions',
				replace: '$1=ask',
				reason: 'make-do.ask',
				words: { example: '$1=ask $2 $3 $4' },
			},
			{
				find: '[<make|do>] a|some|many photo|photos|selfie $',
				replace: '$1=take',
				reason: 'make-do.take',
				words: { example: '$1=take $2 $3' },
			},
		],
		example: { wrong: 'we make sport together', right: 'we do sport together' },
	}),
	phraseRule({
		id: 'teach-learn',
		category: 'word choice',
		typicalOf: ['de', 'fr', 'ru'],
		phrases: [
			{
				find: '[<learn>] me|him|us|you to|how|english|a|the|many|everything',
				replace: '$1=teach',
				words: { example: '$1=teach $2' },
			},
			{ find: '[<learn>] them to|how', replace: '$1=teach', words: { example: '$1=teach them' } },
		],
		example: { wrong: 'my father learned me to swim', right: 'my father taught me to swim' },
	}),
	phraseRule({
		id: 'borrow-lend',
		category: 'word choice',
		typicalOf: ['de', 'zh'],
		phrases: [
			{ find: 'can|could|may i [lend] your|a|the|some|this', replace: 'borrow' },
			{
				find: '[<borrow>] me|us|him a|your|the|some|my|his|money|it|@NUM',
				replace: '$1=lend',
				reason: 'borrow-lend.person',
				words: { example: '$1=lend $2' },
			},
		],
		example: { wrong: 'can you borrow me your pen', right: 'can you lend me your pen' },
	}),
	phraseRule({
		id: 'earn-win',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: '[<win>] a good|better|high|higher|big|low salary',
				replace: '$1=earn',
				words: { example: '$1=earn a $3 $4' },
			},
			{ find: '[<win>] a|my|more|good salary', replace: '$1=earn', words: { example: '$1=earn' } },
			{
				find: '[<win>] @NUM euros|dollars|pounds a|per hour|day|week|month|year',
				replace: '$1=earn',
				reason: 'earn-win.money',
			},
		],
		example: { wrong: 'he wins a good salary', right: 'he earns a good salary' },
	}),
	phraseRule({
		id: 'miss-lose',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[<lose>] the|my bus|train|flight|plane $',
				replace: '$1=miss',
				words: { word: '$3', example: '$1=miss $2 $3' },
			},
		],
		example: { wrong: 'i lost the bus this morning', right: 'i missed the bus this morning' },
	}),
	phraseRule({
		id: 'spend-pass',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[<pass>] my|our|the|all holidays|vacation|weekend|summer|holiday',
				replace: '$1=spend',
				words: { example: '$1=spend $2 $3' },
			},
		],
		example: { wrong: 'we passed our holidays in italy', right: 'we spent our holidays in italy' },
	}),
	phraseRule({
		id: 'attend-assist',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[<assist> to] all|many|most|every',
				replace: '$1=attend',
				words: { example: '$1=attend $3' },
			},
			{
				find: '[<assist> to] the|a|my|an class|classes|school|lesson|lessons|course|meeting|meetings|university|party|concert|conference',
				replace: '$1=attend',
				reason: 'attend-assist.attend',
				words: { word: '$4', example: '$1=attend $3 $4' },
			},
		],
		example: { wrong: 'i assisted to the meeting', right: 'i attended the meeting' },
	}),
	phraseRule({
		id: 'turn-on-open',
		category: 'word choice',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '[<open>] the light|lights|tv|television|radio $',
				replace: '$1=turn on',
				words: { word: '$3', example: '$1=turn on the $3' },
			},
			{
				find: '[<close>] the light|lights|tv|television|radio $',
				replace: '$1=turn off',
				reason: 'turn-on-open.off',
				words: { word: '$3', example: '$1=turn off the $3' },
			},
		],
		example: { wrong: 'please close the light', right: 'please turn off the light' },
	}),
	phraseRule({
		id: 'make-sense',
		category: 'word choice',
		typicalOf: ['es', 'fr', 'it'],
		phrases: [{ find: "it|that|this|doesn't|don't|not [has|have sense] !of|to", replace: '$2=make sense' }],
		example: { wrong: 'it has sense', right: 'it makes sense' },
	}),
	phraseRule({
		id: 'remind-remember',
		category: 'word choice',
		typicalOf: ['es', 'pt'],
		phrases: [
			{
				find: 'it|this|that|song|photo [remembers|remembered me of|about|to?] my|the|when|a',
				replace: '$2=remind me of',
			},
		],
		example: { wrong: 'this song remembers me my childhood', right: 'this song reminds me of my childhood' },
	}),
];
