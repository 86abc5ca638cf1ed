import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

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
		typicalOf: ['zh', 'ar', 'ru', 'it'],
		phrases: [
			...[`${habits} !<be>|@VERB`, `${doubles} ${afterDouble}`].flatMap((verb) => [
				{
					find: `^ [are] you|they|we ${verb}`,
					replace: 'do',
					words: { word: '$3', example: 'do $2 $3' },
					notAfter: 'who|what|where|here',
				},
				{
					find: `^ [is] he|she ${verb}`,
					replace: 'does',
					words: { word: '$3', example: 'does $2 $3' },
					notAfter: 'who|what|where|here',
				},
			]),
			{
				find: `where|when|why|how|what [are] you|they ${habits}|${doubles} !<be>|@VERB|@NOUN|@ADJ|wise`,
				replace: 'do',
				words: { word: '$4', example: 'do $3 $4' },
			},
			{
				find: `where|when|why|how|what [is] he|she|it ${habits}|${doubles} !<be>|@VERB|@NOUN|@ADJ|wise`,
				replace: 'does',
				words: { word: '$4', example: 'does $3 $4' },
			},
			{
				find: '^^ [are you like] to|playing|watching|reading|listening|cooking|travelling|dancing|sports|music|football|chocolate|coffee|tea|pizza',
				replace: 'do you like',
				reason: 'are-you-work.like',
				words: { example: 'do you like $4' },
			},
		],
		example: { wrong: 'are you live in a big city', right: 'do you live in a big city' },
	}),
	phraseRule({
		id: 'do-you-hungry',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{ find: `^ [do you|they|we ${feelings}] $`, replace: 'are $2 $3', words: { word: '$3' } },
			{
				// The verb too, or it would lose its ending as after any "does".
				find: `^ [does he|she|it ${feelings}] $`,
				replace: 'is $2 $3',
				words: { word: '$3' },
			},
			{
				find: `when|if|because i|he|she [did] ${feelings} $`,
				replace: 'was',
				reason: 'do-you-hungry.was',
				words: { word: '$4', example: '$2 was $4' },
			},
		],
		example: { wrong: 'do you hungry', right: 'are you hungry' },
	}),
	phraseRule({
		id: 'who-does-live',
		category: 'verb form',
		typicalOf: ['es', 'fr', 'de', 'it'],
		phrases: [
			{
				find: '^^ who [does @VERB] in|at|here|there|with|for|this|that',
				replace: '$3:third',
				words: { no: 'does', example: 'who $3:third' },
			},
			{
				find: '^^ what [did happen|change|cause] !<be>|next',
				replace: '$3:past',
				words: { no: 'did', example: 'what $3:past' },
			},
			{
				find: '^^ what [does happen] !<be>',
				replace: 'happens',
				words: { no: 'does', example: 'what happens' },
			},
			{
				find: '^^ [how do old] are|is',
				replace: 'how old',
				reason: 'who-does-live.ask',
				words: { ask: 'how old $4' },
			},
		],
		example: { wrong: 'who does live in this house', right: 'who lives in this house' },
	}),
	phraseRule({
		// 'why she is crying' may be an answer too.
		id: 'question-word-order',
		isMaybe: true,
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: '^^ why [he|she|it is] @VERB|@ADJ $$',
				replace: '$3 $2',
				reason: 'question-word-order.verb',
				words: { example: 'why $3 $2 $4' },
			},
			{
				find: '^^ why [you|they|we are] @VERB|@ADJ $$',
				replace: '$3 $2',
				reason: 'question-word-order.verb',
				words: { example: 'why $3 $2 $4' },
			},
			{
				find: '^^ how many @NOUN [you|they|we have|speak|know|need|want|eat|drink|read|visit|play|buy] $$',
				replace: 'do $4 $5',
				words: { needs: 'do', example: 'how many $3 do $4 $5' },
			},
			{
				find: '^^ how often|much|long [you|they|we @VERB] $$',
				replace: 'do $3 $4',
				words: { needs: 'do', example: 'how $2 do $3 $4' },
			},
			{
				find: '^^ what time [the @NOUN starts|begins|ends|opens|closes|leaves|arrives|finishes] $$',
				replace: 'does $3 $4 $5:base',
				words: { needs: 'does', example: 'what time does $3 $4 $5:base' },
			},
			{
				find: '^^ [you have] any',
				replace: 'do you have',
				words: { needs: 'do', example: 'do you have any' },
			},
			{
				find: '^^ how long [it takes] to|from|by',
				replace: 'does it take',
				words: { needs: 'does', example: 'how long does it take' },
			},
			{
				find: '^^ how [you say|pronounce|spell|call|write] @PRON|@DET|@NOUN',
				replace: 'do you $3',
				words: { needs: 'do', example: 'how do you $3' },
			},
		],
		example: { wrong: 'why she is crying', right: 'why is she crying' },
	}),
	phraseRule({
		id: 'indirect-question-order',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: 'know|wonder|me|remember|understand|explain how much|many|long|often|far @NOUN? [does it|he|she @VERB|cost|take] $',
				replace: '$6 $7:third',
				reason: 'indirect-question-order.no',
				words: { no: 'does', example: 'how $3 $6 $7:third' },
			},
			{
				find: 'know|wonder|me|remember|understand|explain how much|many|long|often|far @NOUN? [do they|you|we|i] @VERB|cost|take $',
				replace: '$6',
				reason: 'indirect-question-order.no',
				words: { no: 'do', example: 'how $3 $6 $7' },
			},
			{
				find: 'wonder|know|understand|me|remember why|where|when|what|how [did he|she|they|you|we|i|it @VERB]',
				replace: '$4 $5:past',
				reason: 'indirect-question-order.no',
				words: { no: 'did', example: '$2 $4 $5:past' },
				notAfter: 'you',
			},
			{
				find: 'asked me|him|her|us|them? where|how|when|why [is|was|are|were my|his|her|our|their|the @NOUN] $',
				replace: '$5 $6 $4',
				words: { example: '$3 $5 $6 $4' },
			},
			{
				find: 'me where [is|was|are|were my|his|her|our|their|the @NOUN] $$',
				replace: '$4 $5 $3',
				words: { example: '$2 $4 $5 $3' },
			},
			{
				find: 'me|him|her|us|them what [is|was|are|were my|your|his|her|our|their name|names|age|address|job|number|hobby|hobbies|plan|plans|opinion] $',
				replace: '$4 $5 $3',
				words: { example: '$2 $4 $5 $3' },
			},
			{
				find: "don't|not|didn't know|understand what|where|how|who|when [should|can|will i|we|he|she|they]",
				replace: '$5 $4',
				words: { example: '$3 $5 $4' },
			},
		],
		example: { wrong: 'do you know how much does it cost', right: 'do you know how much it costs' },
	}),
];
