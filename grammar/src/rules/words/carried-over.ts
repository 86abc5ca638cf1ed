import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Words carried over from the mother tongue. */
export const carriedOverRules: GrammarRule[] = [
	phraseRule({
		id: 'pretend-intend',
		category: 'word choice',
		typicalOf: ['es', 'pt'],
		isMaybe: true,
		phrases: [
			{
				find: '[<pretend>] to travel|go|study|work|buy|live|visit|learn|become|finish|start|find|get|do|make',
				replace: '$1=intend',
				words: { say: '$1=intend to $3' },
			},
		],
		example: { wrong: 'i pretend to study law', right: 'i intend to study law' },
	}),
	phraseRule({
		id: 'doubt-question',
		category: 'word choice',
		typicalOf: ['es', 'pt'],
		isMaybe: true,
		phrases: [
			{ find: 'i|we <have> [a doubt] $', replace: 'a question', words: { say: '$2 a question' } },
			{ find: 'i|we <have> [a doubt] about', replace: 'a question', words: { say: '$2 a question' } },
		],
		example: { wrong: 'teacher i have a doubt about this', right: 'teacher i have a question about this' },
	}),
	phraseRule({
		id: 'become-get',
		category: 'word choice',
		typicalOf: ['de'],
		phrases: [
			{
				find: '[<become>] a|an|the|my|many present|presents|gift|letter|email|message|answer|call from',
				replace: '$1=get',
				words: { word: '$3', example: '$1=get $2 $3' },
			},
		],
		example: { wrong: 'i became an email from my boss', right: 'i got an email from my boss' },
	}),
	phraseRule({
		id: 'it-gives',
		category: 'word choice',
		typicalOf: ['de'],
		isMaybe: true,
		phrases: [
			{
				find: '^ [it gives] many|some|two|three|several',
				replace: 'there are',
				words: { example: 'there are $3' },
			},
			{
				find: '^ [it gives] a|an|no|much @ADJ? @NOUN in|at|near|here|there',
				replace: 'there is',
				words: { example: 'there is $3' },
			},
		],
		example: { wrong: 'it gives many lakes near my town', right: 'there are many lakes near my town' },
	}),
	phraseRule({
		id: 'work-like-as',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		isMaybe: true,
		phrases: [{ find: '<work> [like] a|an #job $', replace: 'as', words: { example: '$1 as $3 $4' } }],
		example: { wrong: 'my cousin works like a nurse', right: 'my cousin works as a nurse' },
	}),
	phraseRule({
		id: 'need-of',
		category: 'preposition',
		typicalOf: ['pt', 'fr', 'it'],
		phrases: [
			{
				find: '#subject|to|really|also|will [<need> of] #possessive|a|the|some|help|money|more|time',
				replace: '$2',
				words: { example: '$2 $4' },
			},
			{
				find: '#subject|really|also [<like|love|enjoy> of] #possessive|the|this|that|music|sports|animals|football|reading|cooking|dancing',
				replace: '$2',
				reason: 'need-of.something',
				words: { example: '$2 $4' },
				notAfter: 'what|that|which|@NOUN|most|all',
			},
		],
		example: { wrong: 'we need of more time', right: 'we need more time' },
	}),
	phraseRule({
		id: 'how-do-you-think',
		category: 'word choice',
		typicalOf: ['ru', 'zh'],
		phrases: [
			{
				find: '^^ [how] do|does you|they|he|she think $$',
				replace: 'what',
				words: { example: 'what $2 $3 think' },
			},
			{
				find: '^^ [how] do|does you|they|he|she think about',
				replace: 'what',
				words: { example: 'what $2 $3 think' },
			},
		],
		example: { wrong: 'how do you think about this film', right: 'what do you think about this film' },
	}),
	phraseRule({
		id: 'how-long-time',
		category: 'extra word',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [{ find: '[how long time]', replace: 'how long' }],
		example: { wrong: 'how long time do you need', right: 'how long do you need' },
	}),
	phraseRule({
		id: 'watch-tv',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{ find: '[<see>] tv|television $', replace: '$1=watch', words: { example: '$1=watch $2' } },
			{ find: '[<see>] the tv|television $', replace: '$1=watch', words: { example: '$1=watch TV' } },
			{
				find: '[<search>] a|my|another new? job|house|flat|apartment|hotel',
				replace: '$1=look for',
				reason: 'watch-tv.want',
				words: { example: '$1=look for $2 $4' },
			},
		],
		example: { wrong: 'in the evening i see tv', right: 'in the evening i watch tv' },
	}),
	phraseRule({
		id: 'said-that',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'i|he|she|they|we|who [told|tells] that i|he|she|it|we|they|you|there',
				replace: '$2=say',
				words: { example: '$2=say that' },
			},
		],
		example: { wrong: 'he told that he was tired', right: 'he said that he was tired' },
	}),
	phraseRule({
		id: 'what-is-it-called',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '[how is called it|this|that] $',
				replace: 'what is $4 called',
				words: { example: 'what is $4 called' },
			},
			{
				find: '[how is called] the',
				replace: 'what is the name of',
				words: { example: 'what is the name of' },
			},
			{
				find: '[how] is|was it|this|that called',
				replace: 'what',
				words: { example: 'what $2 $3 called' },
			},
			{
				find: '[how] it|this|that|he|she is|was called !to|off|on|in|back|upon',
				replace: 'what',
				words: { example: 'what $2 $3 called' },
			},
			{
				find: '[how] do you call this|that|it $',
				replace: 'what',
				words: { example: 'what do you call $5' },
			},
		],
		example: { wrong: 'how is called this', right: 'what is this called' },
	}),
];
