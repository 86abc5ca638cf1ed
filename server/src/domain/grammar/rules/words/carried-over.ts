import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

/** Words carried over from the mother tongue. */
export const carriedOverRules: GrammarRule[] = [
	phraseRule({
		id: 'pretend-intend',
		category: 'word choice',
		reasonInSpanish: '«Pretend» es fingir; «tener la intención de» es «intend»: «$new».',
		typicalOf: ['es', 'pt'],
		isMaybe: true,
		phrases: [
			{
				find: '[<pretend>] to travel|go|study|work|buy|live|visit|learn|become|finish|start|find|get|do|make',
				replace: '$1=intend',
				reason: "To pretend is to act as if. If it is your plan, say '$1=intend to $3'.",
			},
		],
		examples: [{ wrong: 'i pretend to study law', right: 'i intend to study law' }],
		notErrors: ['i intend to study law', 'they pretend to be ill', 'let us pretend it is true'],
	}),
	phraseRule({
		id: 'doubt-question',
		category: 'word choice',
		reasonInSpanish: 'Una duda que quieres preguntar es «a question»: «$new».',
		typicalOf: ['es', 'pt'],
		isMaybe: true,
		phrases: [
			{
				find: 'i|we <have> [a doubt] $',
				replace: 'a question',
				reason: "If you want to ask something, say '$2 a question'.",
			},
			{
				find: 'i|we <have> [a doubt] about',
				replace: 'a question',
				reason: "If you want to ask something, say '$2 a question'.",
			},
		],
		examples: [{ wrong: 'teacher i have a doubt about this', right: 'teacher i have a question about this' }],
		notErrors: ['i have no doubt about it', 'there is a doubt about his age'],
	}),
	phraseRule({
		id: 'become-get',
		category: 'word choice',
		reasonInSpanish: '«Become» es llegar a ser; recibir algo es «get»: «$new».',
		typicalOf: ['de'],
		phrases: [
			{
				find: '[<become>] a|an|the|my|many present|presents|gift|letter|email|message|answer|call from',
				replace: '$1=get',
				reason: "We get a $3, we do not become it: '$1=get $2 $3'.",
			},
		],
		examples: [{ wrong: 'i became an email from my boss', right: 'i got an email from my boss' }],
		notErrors: ['i got an email from my boss', 'he became a teacher', 'it became a gift to all'],
	}),
	phraseRule({
		id: 'it-gives',
		category: 'word choice',
		reasonInSpanish: '«Hay» se dice «there is» o «there are»: «$new».',
		typicalOf: ['de'],
		isMaybe: true,
		phrases: [
			{
				find: '^ [it gives] many|some|two|three|several',
				replace: 'there are',
				reason: "To say what exists, we use 'there are': 'there are $3'.",
			},
			{
				find: '^ [it gives] a|an|no|much @ADJ? @NOUN in|at|near|here|there',
				replace: 'there is',
				reason: "To say what exists, we use 'there is': 'there is $3'.",
			},
		],
		examples: [{ wrong: 'it gives many lakes near my town', right: 'there are many lakes near my town' }],
		notErrors: ['there are many lakes', 'it gives me hope', 'she gives many lessons'],
	}),
	phraseRule({
		id: 'work-like-as',
		category: 'word choice',
		reasonInSpanish: 'Si es tu profesión, se dice «as»: «work as a teacher».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		isMaybe: true,
		phrases: [
			{
				find: '<work> [like] a|an #job $',
				replace: 'as',
				reason: "If it is the job, we say 'as': '$1 as $3 $4'.",
			},
		],
		examples: [{ wrong: 'my cousin works like a nurse', right: 'my cousin works as a nurse' }],
		notErrors: ['my cousin works as a nurse', 'he works like a madman'],
	}),
	phraseRule({
		id: 'need-of',
		category: 'preposition',
		reasonInSpanish: 'Este verbo va sin «of»: se dice «$new».',
		typicalOf: ['pt', 'fr', 'it'],
		phrases: [
			{
				find: '#subject|to|really|also|will [<need> of] #possessive|a|the|some|help|money|more|time',
				replace: '$2',
				reason: "We need something, without 'of': '$2 $4'.",
			},
			{
				find: '#subject|really|also [<like|love|enjoy> of] #possessive|the|this|that|music|sports|animals|football|reading|cooking|dancing',
				replace: '$2',
				reason: "We $2 something, without 'of': '$2 $4'.",
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
		reasonInSpanish: 'Para pedir una opinión se dice «what do you think», no «how».',
		typicalOf: ['ru', 'zh'],
		phrases: [
			{
				find: '^^ [how] do|does you|they|he|she think $$',
				replace: 'what',
				reason: "To ask for an opinion we say 'what': 'what $2 $3 think'.",
			},
			{
				find: '^^ [how] do|does you|they|he|she think about',
				replace: 'what',
				reason: "To ask for an opinion we say 'what': 'what $2 $3 think'.",
			},
		],
		examples: [{ wrong: 'how do you think about this film', right: 'what do you think about this film' }],
		notErrors: ['what do you think', 'how do you think it works', 'how do they do it'],
	}),
	phraseRule({
		id: 'how-long-time',
		category: 'extra word',
		reasonInSpanish: 'Se pregunta «how long», sin «time».',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [{ find: '[how long time]', replace: 'how long', reason: "We ask 'how long', without 'time'." }],
		examples: [{ wrong: 'how long time do you need', right: 'how long do you need' }],
		notErrors: ['how long do you need', 'it took a long time', 'how much time'],
	}),
	phraseRule({
		id: 'watch-tv',
		category: 'word choice',
		reasonInSpanish: 'La televisión se mira con «watch» y un trabajo se busca con «look for»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{ find: '[<see>] tv|television $', replace: '$1=watch', reason: "We watch TV: '$1=watch $2'." },
			{ find: '[<see>] the tv|television $', replace: '$1=watch', reason: "We watch TV: '$1=watch TV'." },
			{
				find: '[<search>] a|my|another new? job|house|flat|apartment|hotel',
				replace: '$1=look for',
				reason: "For what we want to find we say 'look for': '$1=look for $2 $4'.",
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
		reasonInSpanish: 'Sin decir a quién, se usa «say»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'i|he|she|they|we|who [told|tells] that i|he|she|it|we|they|you|there',
				replace: '$2=say',
				reason: "Without a person we use 'say': '$2=say that'.",
			},
		],
		examples: [{ wrong: 'he told that he was tired', right: 'he said that he was tired' }],
		notErrors: ['he told that story', 'i was told that he was tired'],
	}),
	phraseRule({
		id: 'what-is-it-called',
		category: 'word choice',
		reasonInSpanish: 'Para preguntar un nombre se usa «what», no «how»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '[how is called it|this|that] $',
				replace: 'what is $4 called',
				reason: "We ask for a name with 'what': 'what is $4 called'.",
			},
			{
				find: '[how is called] the',
				replace: 'what is the name of',
				reason: "We ask for a name with 'what': 'what is the name of'.",
			},
			{
				find: '[how] is|was it|this|that called',
				replace: 'what',
				reason: "We ask for a name with 'what': 'what $2 $3 called'.",
			},
			{
				find: '[how] it|this|that|he|she is|was called !to|off|on|in|back|upon',
				replace: 'what',
				reason: "We ask for a name with 'what': 'what $2 $3 called'.",
			},
			{
				find: '[how] do you call this|that|it $',
				replace: 'what',
				reason: "We ask for a name with 'what': 'what do you call $5'.",
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
