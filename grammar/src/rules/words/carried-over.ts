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
		examples: [{ wrong: 'i pretend to study law', right: 'i intend to study law' }],
		notErrors: ['i intend to study law', 'they pretend to be ill', 'let us pretend it is true'],
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
		examples: [{ wrong: 'teacher i have a doubt about this', right: 'teacher i have a question about this' }],
		notErrors: ['i have no doubt about it', 'there is a doubt about his age'],
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
		examples: [{ wrong: 'i became an email from my boss', right: 'i got an email from my boss' }],
		notErrors: ['i got an email from my boss', 'he became a teacher', 'it became a gift to all'],
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
		examples: [{ wrong: 'it gives many lakes near my town', right: 'there are many lakes near my town' }],
		notErrors: ['there are many lakes', 'it gives me hope', 'she gives many lessons'],
	}),
	phraseRule({
		id: 'work-like-as',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		isMaybe: true,
		phrases: [{ find: '<work> [like] a|an #job $', replace: 'as', words: { example: '$1 as $3 $4' } }],
		examples: [{ wrong: 'my cousin works like a nurse', right: 'my cousin works as a nurse' }],
		notErrors: ['my cousin works as a nurse', 'he works like a madman'],
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
		examples: [
			{ wrong: 'we need of more time', right: 'we need more time' },
			{ wrong: 'she likes of animals', right: 'she likes animals' },
		],
		notErrors: [
			'we are in need of help',
			'what are some songs you like of this band',
			'what i like of this city is the food',
			'the need of the poor',
		],
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
		examples: [{ wrong: 'how do you think about this film', right: 'what do you think about this film' }],
		notErrors: ['what do you think', 'how do you think it works', 'how do they do it'],
	}),
	phraseRule({
		id: 'how-long-time',
		category: 'extra word',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [{ find: '[how long time]', replace: 'how long' }],
		examples: [{ wrong: 'how long time do you need', right: 'how long do you need' }],
		notErrors: ['how long do you need', 'it took a long time', 'how much time'],
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
		examples: [
			{ wrong: 'in the evening i see tv', right: 'in the evening i watch tv' },
			{ wrong: 'i am searching a job', right: 'i am looking for a job' },
		],
		notErrors: ['i watch tv', 'i am searching for a job', 'i can see the tv guide'],
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
		examples: [{ wrong: 'he told that he was tired', right: 'he said that he was tired' }],
		notErrors: ['he told that story', 'i was told that he was tired'],
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
		examples: [
			{ wrong: 'how is called this', right: 'what is this called' },
			{ wrong: "i don't know how it is called", right: "i don't know what it is called" },
			{ wrong: 'how do you call this in english', right: 'what do you call this in english' },
		],
		notErrors: ['what is this called', 'how do you call a taxi', 'how is it going'],
	}),
];
