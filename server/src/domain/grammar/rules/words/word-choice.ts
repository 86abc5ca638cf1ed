import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

/** Words that learners mix up: "say" and "tell", "make" and "do". */
export const wordChoiceRules: GrammarRule[] = [
	phraseRule({
		id: 'say-tell',
		category: 'word choice',
		reasonInSpanish: 'Decir algo a alguien, la verdad o una mentira es «tell»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[<say>] me|him|us|them that|to|the|about|something|everything|what|how|he|she|they|it !is|was',
				replace: '$1=tell',
				reason: "We tell a person something: '$1=tell $2'.",
				notAfter: "would|what|who|they'd|to",
			},
			{
				find: 'i|he|she|we|they|you [<say>] me|us a|his|her|my|your|their @NOUN|@ADJ|name',
				replace: '$2=tell',
				reason: "We tell a person something: '$2=tell $3'.",
			},
			{
				find: 'can|could|please|to [say] me $',
				replace: 'tell',
				reason: "We tell a person something: 'tell me'.",
			},
			{
				find: 'to|always|not|never|will|must|should|can [<say>] the truth|lies',
				replace: '$2=tell',
				reason: "We tell the truth: '$2=tell the $4'.",
			},
			{ find: '[<say>] a lie', replace: '$1=tell', reason: "We tell a lie: '$1=tell a lie'." },
		],
		examples: [
			{ wrong: 'he said me that he was tired', right: 'he told me that he was tired' },
			{ wrong: 'you must say the truth', right: 'you must tell the truth' },
		],
		notErrors: [
			'he said to me that he was tired',
			'she said me too',
			'he told me that',
			'she said him or me',
		],
	}),
	phraseRule({
		id: 'make-do',
		category: 'word choice',
		reasonInSpanish: 'Con esta palabra, «hacer» se dice «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[<make>] sport|sports|homework|yoga together|every|on|in|after|with|at',
				replace: '$1=do',
				reason: "We say '$1=do $2', not '$1 $2'.",
			},
			{
				find: '[<make>] homework|sport|sports|housework|yoga|shopping !@ADJ|@ADV|easier|fun|more|a|@NOUN',
				replace: '$1=do',
				reason: "We say '$1=do $2', not '$1 $2'.",
			},
			{
				find: '[<make>] my|the|your|his|her|our|their homework|housework|shopping !@ADJ|@ADV|easier|fun|more|a|so|much|@NOUN',
				replace: '$1=do',
				reason: "We do $3: '$1=do $2 $3'.",
			},
			{
				find: '[<do>] a|many|some|big mistake|mistakes',
				replace: '$1=make',
				reason: "We make a mistake: '$1=make $2 $3'.",
			},
			{
				find: '[<do>] a|the|my decision|decisions|cake',
				replace: '$1=make',
				reason: "We make a $3: '$1=make $2 $3'.",
				notAfter: 'what|how|where|when|why',
			},
			{ find: '[<make|do>] a party', replace: '$1=have', reason: "We have a party: '$1=have a party'." },
			{
				find: '[<make|do>] a|some|many question|questions $',
				replace: '$1=ask',
				reason: "We ask a question: '$1=ask $2 $3'.",
				notAfter: 'what',
			},
			{
				find: '[<make>] me|him|her|us|them a|some|many question|questions',
				replace: '$1=ask',
				reason: "We ask a question: '$1=ask $2 $3 $4'.",
			},
			{
				find: '[<make|do>] a|some|many photo|photos|selfie $',
				replace: '$1=take',
				reason: "We take photos: '$1=take $2 $3'.",
			},
		],
		examples: [
			{ wrong: 'we make sport together', right: 'we do sport together' },
			{ wrong: 'i make my homework in the evening', right: 'i do my homework in the evening' },
			{ wrong: 'we made a party for her birthday', right: 'we had a party for her birthday' },
			{ wrong: 'she did a mistake', right: 'she made a mistake' },
			{ wrong: 'can i make a question', right: 'can i ask a question' },
			{ wrong: 'we made many photos', right: 'we took many photos' },
		],
		notErrors: [
			'he made homework a game',
			'i do my homework',
			'that makes homework easier',
			'did a question help',
			'we made a plan',
		],
	}),
	phraseRule({
		id: 'teach-learn',
		category: 'word choice',
		reasonInSpanish: 'Quien enseña «teaches» y quien aprende «learns»: aquí, «$new».',
		typicalOf: ['de', 'fr', 'ru'],
		phrases: [
			{
				find: '[<learn>] me|him|us|you to|how|english|a|the|many|everything',
				replace: '$1=teach',
				reason: "The teacher teaches, the student learns: '$1=teach $2'.",
			},
			{
				find: '[<learn>] them to|how',
				replace: '$1=teach',
				reason: "The teacher teaches, the student learns: '$1=teach them'.",
			},
		],
		examples: [{ wrong: 'my father learned me to swim', right: 'my father taught me to swim' }],
		notErrors: ['my father taught me to swim', 'i learned to swim', 'i want to learn them'],
	}),
	phraseRule({
		id: 'borrow-lend',
		category: 'word choice',
		reasonInSpanish: 'Quien presta «lends» y quien recibe «borrows»: aquí, «$new».',
		typicalOf: ['de', 'zh'],
		phrases: [
			{
				find: 'can|could|may i [lend] your|a|the|some|this',
				replace: 'borrow',
				reason: "Who gets it borrows it: 'can I borrow'.",
			},
			{
				find: '[<borrow>] me|us|him a|your|the|some|my|his|money|it|@NUM',
				replace: '$1=lend',
				reason: "The person who gives lends, the person who gets borrows: '$1=lend $2'.",
			},
		],
		examples: [{ wrong: 'can you borrow me your pen', right: 'can you lend me your pen' }],
		notErrors: ['can i borrow your pen', 'can you lend me your pen'],
	}),
	phraseRule({
		id: 'earn-win',
		category: 'word choice',
		reasonInSpanish: 'Con el trabajo se gana dinero con «earn», no con «win»: «$new».',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: '[<win>] a good|better|high|higher|big|low salary',
				replace: '$1=earn',
				reason: "We earn a salary: '$1=earn a $3 $4'.",
			},
			{ find: '[<win>] a|my|more|good salary', replace: '$1=earn', reason: "We earn a salary: '$1=earn'." },
			{
				find: '[<win>] @NUM euros|dollars|pounds a|per hour|day|week|month|year',
				replace: '$1=earn',
				reason: "We earn money with our work: '$1=earn'.",
			},
		],
		examples: [{ wrong: 'he wins a good salary', right: 'he earns a good salary' }],
		notErrors: ['she won a lot of money in the lottery', 'he earns a good salary', 'we won the game'],
	}),
	phraseRule({
		id: 'miss-lose',
		category: 'word choice',
		reasonInSpanish: 'Perder un autobús, un tren o un avión es «miss»: «$new».',
		typicalOf: ['es', 'pt', 'it'],
		phrases: [
			{
				find: '[<lose>] the|my bus|train|flight|plane $',
				replace: '$1=miss',
				reason: "We miss a $3: '$1=miss $2 $3'.",
			},
		],
		examples: [{ wrong: 'i lost the bus this morning', right: 'i missed the bus this morning' }],
		notErrors: ['i missed the bus', 'i lost the bus ticket', 'i lost my keys'],
	}),
	phraseRule({
		id: 'spend-pass',
		category: 'word choice',
		reasonInSpanish: 'Pasar el tiempo es «spend»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[<pass>] my|our|the|all holidays|vacation|weekend|summer|holiday',
				replace: '$1=spend',
				reason: "We spend time: '$1=spend $2 $3'.",
			},
		],
		examples: [{ wrong: 'we passed our holidays in italy', right: 'we spent our holidays in italy' }],
		notErrors: ['we spent our holidays in italy', 'we played cards to pass the time'],
	}),
	phraseRule({
		id: 'attend-assist',
		category: 'word choice',
		reasonInSpanish: '«Asistir a» es «attend»; «assist» significa ayudar: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[<assist> to] all|many|most|every',
				replace: '$1=attend',
				reason: "To be at a class or meeting is to attend it: '$1=attend $3'.",
			},
			{
				find: '[<assist> to] the|a|my|an class|classes|school|lesson|lessons|course|meeting|meetings|university|party|concert|conference',
				replace: '$1=attend',
				reason: "To be at a $4 is to attend it: '$1=attend $3 $4'.",
			},
		],
		examples: [{ wrong: 'i assisted to the meeting', right: 'i attended the meeting' }],
		notErrors: ['i attended the meeting', 'he assisted the teacher'],
	}),
	phraseRule({
		id: 'turn-on-open',
		category: 'word choice',
		reasonInSpanish: 'Las luces y los aparatos se encienden y se apagan: «$new».',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '[<open>] the light|lights|tv|television|radio $',
				replace: '$1=turn on',
				reason: "We turn a $3 on: '$1=turn on the $3'.",
			},
			{
				find: '[<close>] the light|lights|tv|television|radio $',
				replace: '$1=turn off',
				reason: "We turn a $3 off: '$1=turn off the $3'.",
			},
		],
		examples: [{ wrong: 'please close the light', right: 'please turn off the light' }],
		notErrors: ['close the light switch cover', 'turn off the light', 'open the door'],
	}),
	phraseRule({
		id: 'make-sense',
		category: 'word choice',
		reasonInSpanish: '«Tener sentido» se dice «make sense»: «$new».',
		typicalOf: ['es', 'fr', 'it'],
		phrases: [
			{
				find: "it|that|this|doesn't|don't|not [has|have sense] !of|to",
				replace: '$2=make sense',
				reason: "We say 'make sense': '$2=make sense'.",
			},
		],
		examples: [{ wrong: 'it has sense', right: 'it makes sense' }],
		notErrors: ['it makes sense', 'it has a sense of humor', "they don't have sense of humor"],
	}),
	phraseRule({
		id: 'remind-remember',
		category: 'word choice',
		reasonInSpanish: 'Si algo nos recuerda otra cosa, se dice «remind»: «$new».',
		typicalOf: ['es', 'pt'],
		phrases: [
			{
				find: 'it|this|that|song|photo [remembers|remembered me of|about|to?] my|the|when|a',
				replace: '$2=remind me of',
				reason: "A thing reminds us of something: '$2=remind me of'.",
			},
		],
		examples: [
			{ wrong: 'this song remembers me my childhood', right: 'this song reminds me of my childhood' },
		],
		notErrors: ['this song reminds me of my childhood', 'she remembers me', 'i remembered my keys'],
	}),
];
