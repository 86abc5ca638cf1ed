import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const feelings =
	'hungry|thirsty|tired|happy|sad|married|ready|sure|sick|ill|afraid|nervous|angry|bored|interested|excited|worried|ok|alone|scared|proud|jealous';
const habits =
	'live|speak|want|know|have|go|come|eat|understand|think|believe|remember|agree|enjoy|read|listen';
/** Verbs that are nouns too ("are you work colleagues"): with what hardly follows a noun. */
const doubles = 'work|play|study|need|drink|travel|use|watch';
const afterDouble =
	'in|at|for|with|here|there|every|a|an|the|my|your|football|tennis|basketball|guitar|piano|english|tv|coffee|alcohol|to|on';

/** Questions and denials with "be" for "do" and the other way round. */
export const beOrDoRules: GrammarRule[] = [
	phraseRule({
		id: 'are-you-work',
		category: 'verb form',
		reasonInSpanish: 'Con un verbo, la pregunta se hace con «do» o «does», no con «be»: «$new».',
		typicalOf: ['zh', 'ar', 'ru', 'it'],
		phrases: [
			...[`${habits} !<be>|@VERB`, `${doubles} ${afterDouble}`].flatMap((verb) => [
				{
					find: `^ [are] you|they|we ${verb}`,
					replace: 'do',
					reason: "'$3' is a verb, so we ask with 'do': 'do $2 $3'.",
					notAfter: 'who|what|where|here',
				},
				{
					find: `^ [is] he|she ${verb}`,
					replace: 'does',
					reason: "'$3' is a verb, so we ask with 'does': 'does $2 $3'.",
					notAfter: 'who|what|where|here',
				},
			]),
			{
				find: `where|when|why|how|what [are] you|they ${habits}|${doubles} !<be>|@VERB|@NOUN|@ADJ|wise`,
				replace: 'do',
				reason: "'$4' is a verb, so we ask with 'do': 'do $3 $4'.",
			},
			{
				find: `where|when|why|how|what [is] he|she|it ${habits}|${doubles} !<be>|@VERB|@NOUN|@ADJ|wise`,
				replace: 'does',
				reason: "'$4' is a verb, so we ask with 'does': 'does $3 $4'.",
			},
			{
				find: '^^ [are you like] to|playing|watching|reading|listening|cooking|travelling|dancing|sports|music|football|chocolate|coffee|tea|pizza',
				replace: 'do you like',
				reason: "'like' is a verb here, so we ask with 'do': 'do you like $4'.",
			},
		],
		examples: [
			{ wrong: 'are you live in a big city', right: 'do you live in a big city' },
			{ wrong: 'is he work here', right: 'does he work here' },
			{ wrong: 'where are you work', right: 'where do you work' },
		],
		notErrors: [
			'do you live in a big city',
			'are you like me',
			'are you like your mother',
			'are they work colleagues of yours',
			'is it work or fun',
			'here are you know the things',
			'are you married',
		],
	}),
	phraseRule({
		id: 'do-you-hungry',
		category: 'verb form',
		reasonInSpanish: 'Con un adjetivo, la pregunta se hace con «be», no con «do»: «$new».',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: `^ [do you|they|we ${feelings}] $`,
				replace: 'are $2 $3',
				reason: "'$3' is no verb, so we ask with 'be': 'are $2 $3'.",
			},
			{
				// The verb too, or it would lose its ending as after any "does".
				find: `^ [does he|she|it ${feelings}] $`,
				replace: 'is $2 $3',
				reason: "'$3' is no verb, so we ask with 'be': 'is $2 $3'.",
			},
			{
				find: `when|if|because i|he|she [did] ${feelings} $`,
				replace: 'was',
				reason: "'$4' is no verb, so we say 'was': '$2 was $4'.",
			},
		],
		examples: [
			{ wrong: 'do you hungry', right: 'are you hungry' },
			{ wrong: 'does she married', right: 'is she married' },
		],
		notErrors: ['are you hungry', 'do you worry', 'does she marry him'],
	}),
	phraseRule({
		id: 'who-does-live',
		category: 'verb form',
		reasonInSpanish: 'Si se pregunta por el sujeto, no se usa «do»: «$new».',
		typicalOf: ['es', 'fr', 'de', 'it'],
		phrases: [
			{
				find: '^^ who [does @VERB] in|at|here|there|with|for|this|that',
				replace: '$3:third',
				reason: "We ask about the subject, so there is no 'does': 'who $3:third'.",
			},
			{
				find: '^^ what [did happen|change|cause] !<be>|next',
				replace: '$3:past',
				reason: "We ask about the subject, so there is no 'did': 'what $3:past'.",
			},
			{
				find: '^^ what [does happen] !<be>',
				replace: 'happens',
				reason: "We ask about the subject, so there is no 'does': 'what happens'.",
			},
			{
				find: '^^ [how do old] are|is',
				replace: 'how old',
				reason: "We ask 'how old $4', without 'do'.",
			},
		],
		examples: [
			{ wrong: 'who does live in this house', right: 'who lives in this house' },
			{ wrong: 'what did happen after that', right: 'what happened after that' },
		],
		notErrors: [
			'what did change was the price',
			'who lives in this house',
			'who does the house belong to',
			'what happened',
		],
	}),
	phraseRule({
		// 'why she is crying' may be an answer too.
		id: 'question-word-order',
		isMaybe: true,
		category: 'word order',
		reasonInSpanish: 'En una pregunta el verbo auxiliar va delante del sujeto: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: '^^ why [he|she|it is] @VERB|@ADJ $$',
				replace: '$3 $2',
				reason: "In a question the verb comes first: 'why $3 $2 $4'.",
			},
			{
				find: '^^ why [you|they|we are] @VERB|@ADJ $$',
				replace: '$3 $2',
				reason: "In a question the verb comes first: 'why $3 $2 $4'.",
			},
			{
				find: '^^ how many @NOUN [you|they|we have|speak|know|need|want|eat|drink|read|visit|play|buy] $$',
				replace: 'do $4 $5',
				reason: "A question needs 'do': 'how many $3 do $4 $5'.",
			},
			{
				find: '^^ how often|much|long [you|they|we @VERB] $$',
				replace: 'do $3 $4',
				reason: "A question needs 'do': 'how $2 do $3 $4'.",
			},
			{
				find: '^^ what time [the @NOUN starts|begins|ends|opens|closes|leaves|arrives|finishes] $$',
				replace: 'does $3 $4 $5:base',
				reason: "A question needs 'does': 'what time does $3 $4 $5:base'.",
			},
			{
				find: '^^ [you have] any',
				replace: 'do you have',
				reason: "A question needs 'do': 'do you have any'.",
			},
			{
				find: '^^ how long [it takes] to|from|by',
				replace: 'does it take',
				reason: "A question needs 'does': 'how long does it take'.",
			},
			{
				find: '^^ how [you say|pronounce|spell|call|write] @PRON|@DET|@NOUN',
				replace: 'do you $3',
				reason: "A question needs 'do': 'how do you $3'.",
			},
		],
		examples: [
			{ wrong: 'why she is crying', right: 'why is she crying' },
			{ wrong: 'how many languages you speak', right: 'how many languages do you speak' },
			{ wrong: 'how long it takes to get there', right: 'how long does it take to get there' },
			{ wrong: 'what time the film starts', right: 'what time does the film start' },
		],
		notErrors: [
			'why is she crying',
			'i know why she is crying',
			'how many languages do you speak',
			'what means a lot to me',
		],
	}),
	phraseRule({
		id: 'indirect-question-order',
		category: 'word order',
		reasonInSpanish: 'Dentro de otra frase no hay orden de pregunta: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: 'know|wonder|me|remember|understand|explain how much|many|long|often|far @NOUN? [does it|he|she @VERB|cost|take] $',
				replace: '$6 $7:third',
				reason: "Inside another sentence there is no 'does': 'how $3 $6 $7:third'.",
			},
			{
				find: 'know|wonder|me|remember|understand|explain how much|many|long|often|far @NOUN? [do they|you|we|i] @VERB|cost|take $',
				replace: '$6',
				reason: "Inside another sentence there is no 'do': 'how $3 $6 $7'.",
			},
			{
				find: 'wonder|know|understand|me|remember why|where|when|what|how [did he|she|they|you|we|i|it @VERB]',
				replace: '$4 $5:past',
				reason: "Inside another sentence there is no 'did': '$2 $4 $5:past'.",
				notAfter: 'you',
			},
			{
				find: 'asked me|him|her|us|them? where|how|when|why [is|was|are|were my|his|her|our|their|the @NOUN] $',
				replace: '$5 $6 $4',
				reason: "Inside another sentence the subject comes first: '$3 $5 $6 $4'.",
			},
			{
				find: 'me where [is|was|are|were my|his|her|our|their|the @NOUN] $$',
				replace: '$4 $5 $3',
				reason: "Inside another sentence the subject comes first: '$2 $4 $5 $3'.",
			},
			{
				find: 'me|him|her|us|them what [is|was|are|were my|your|his|her|our|their name|names|age|address|job|number|hobby|hobbies|plan|plans|opinion] $',
				replace: '$4 $5 $3',
				reason: "Inside another sentence the subject comes first: '$2 $4 $5 $3'.",
			},
			{
				find: "don't|not|didn't know|understand what|where|how|who|when [should|can|will i|we|he|she|they]",
				replace: '$5 $4',
				reason: "Inside another sentence the subject comes first: '$3 $5 $4'.",
			},
		],
		examples: [
			{ wrong: 'do you know how much does it cost', right: 'do you know how much it costs' },
			{ wrong: 'i wonder why did he leave so early', right: 'i wonder why he left so early' },
			{ wrong: "i don't know what should i do", right: "i don't know what i should do" },
		],
		notErrors: [
			'tell me what is the matter',
			'do you know how much it costs',
			'i wonder why he left',
			'how much does it cost',
		],
	}),
];
