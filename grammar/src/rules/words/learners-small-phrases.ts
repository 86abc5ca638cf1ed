import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { softComparatives } from '#grammar/word-lists.ts';

const feeling =
	'tired|happy|sad|angry|beautiful|nice|bad|difficult|easy|interesting|boring|expensive|delicious|strange|healthy|sick|ill|young|worried|nervous|bored|excited|strong|dangerous|lonely|comfortable|safe|guilty|proud|stressed|relaxed|free|good|better|well|great|ashamed|alone';
const country =
	'spain|italy|france|germany|portugal|russia|china|egypt|japan|england|america|brazil|mexico|argentina|ireland|india|europe|canada|turkey|greece|poland|australia|colombia|peru|chile|korea|vietnam|thailand|morocco|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|cairo|dubai|tokyo|switzerland|austria|sweden|norway|africa|asia|scotland|cuba';
const soft = [...Object.entries(softComparatives).map(([word, { most }]) => [word, most] as const)];

/** Small phrases that learners of every mother tongue say in their own way. */
export const learnerSmallPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'superlative-with-ending',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: soft.map(([word, most]) => ({
			find: `is|was|are|were|be|it's|of|that's the [most ${word}] @NOUN`,
			replace: most,
			words: { not: `most ${word}` },
		})),
		example: {
			wrong: 'she is the most funny girl in the class',
			right: 'she is the funniest girl in the class',
		},
	}),
	phraseRule({
		id: 'small-phrase-of-learners',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh', 'ar'],
		phrases: [
			{
				find: '[in front] my|our|his|her|their|your|its @ADJ? @NOUN|@PROPN',
				replace: 'in front of',
				words: { say: 'in front of' },
			},
			{
				find: '<worry> [for] everything|money|that|this',
				replace: 'about',
				reason: 'small-phrase-of-learners.worry',
			},
			{
				find: 'the|best|only|same [way how] i|you|we|they|he|she|people|to|it',
				replace: 'way',
				reason: 'small-phrase-of-learners.way',
			},
			{
				find: 'a|one|some|many|another|two|these|those friend|friends|colleague|colleagues|cousin|cousins|neighbour|neighbor|uncle|aunt|classmate of [me] !and|@NOUN',
				replace: 'mine',
				words: { say: 'a friend of mine' },
			},
			{
				find: '[at] the @ADJ|@NUM century|decade $',
				replace: 'in',
				reason: 'small-phrase-of-learners.century',
				notAfter: 'look|looking|looked|focus|based|effect|impact',
			},
			{ find: '^^ [for|with|on|by this way]', replace: 'in this way', words: { say: 'in this way' } },
			{ find: '<fall> [to|in? sleep|sleeping] $', replace: 'asleep', words: { say: 'fall asleep' } },
			{ find: '[<agree|disagree>] those who', replace: '$1 with', reason: 'small-phrase-of-learners.agree' },
			{ find: '<go> back? [in] prison|jail', replace: 'to', words: { say: 'go to $4' } },
			{
				find: '<be> based [in] @DET|@NUM? @ADJ? story|stories|novel|book|events|facts|idea|ideas|experience|experiences',
				replace: 'on',
				words: { say: 'based on' },
			},
			{
				find: 'on my|the|his|her|our|their|your way back? [to home]',
				replace: 'home',
				words: { say: 'on the way home' },
			},
			{
				find: 'i|he|she|we|people <be> not|also|already|never? used [with|at] the|this|it|living|my|his|getting|being|having|that',
				replace: 'to',
				words: { say: 'used to' },
			},
			{
				find: "i'm|he's|she's|we're not|already|also? used [with|at] the|this|it|living|my|his|getting|being|having|that",
				replace: 'to',
				words: { say: 'used to' },
			},
			{
				find: '^^ what|who <be> you|he|she|they|we [waiting] $$',
				replace: 'waiting for',
				reason: 'small-phrase-of-learners.wait',
			},
			{
				find: '^^ what|who <be> you|he|she|they|we [listening] $$',
				replace: 'listening to',
				reason: 'small-phrase-of-learners.listen',
			},
			{
				find: '^^ what music|songs|singer|band|kind do|does you|he|she|they [listen] $$',
				replace: 'listen to',
				reason: 'small-phrase-of-learners.listen',
			},
			{
				find: '^^ where do|does you|he|she|they|we [come] $$',
				replace: 'come from',
				reason: 'small-phrase-of-learners.ask',
			},
			{
				find: '^^ which|what company|firm do|does you|he|she|they [work] $$',
				replace: 'work for',
				reason: 'small-phrase-of-learners.work',
			},
			{
				find: `never|ever|already been [in] ${country} $`,
				replace: 'to',
				reason: 'small-phrase-of-learners.visit',
			},
			{
				find: '<tell|say|know|find|speak> me|him|her|us|them|you? to? @DET? @NOUN? the [true] $',
				replace: 'truth',
				reason: 'small-phrase-of-learners.noun',
			},
			{
				find: `[<look|seem|feel|sound> like] ${feeling} $`,
				replace: '$1',
				reason: 'small-phrase-of-learners.adjective',
			},
			{
				find: 'the same @ADJ? @NOUN [that] me|you|him|her|us|them|my|mine|yours|hers $',
				replace: 'as',
				reason: 'small-phrase-of-learners.same',
			},
			{
				find: 'i|we|they|you|he|she [never have|has] seen|done|gone|met|heard|tried|eaten|visited|thought|felt|known|read|played|lived',
				replace: '$3 never',
				reason: 'small-phrase-of-learners.never',
				words: { after: '$3', example: '$3 never $4' },
				notAfter: 'could|would|should|may|might|must|can|will|to',
			},
			{
				find: '<like|love|enjoy|hate> [so|very much this|that|these|those @NOUN] $',
				replace: '$4 $5 $2 $3',
				reason: 'small-phrase-of-learners.verb',
				words: { example: '$1 $4 $5 $2 $3' },
			},
			{
				find: 'teacher|he|she|mother|father [<learn>] me|us|him !@VERB',
				replace: '$2=teach',
				reason: 'small-phrase-of-learners.help',
				words: { example: '$2=teach $3' },
				notAfter: 'help|helps|helped|the|make',
			},
			{
				find: '<work> [like] a|an #job in|at|for',
				replace: 'as',
				reason: 'small-phrase-of-learners.job',
				words: { example: 'as $3 $4' },
			},
			{
				find: '<be|become|get> much|even|far|a? lot? [more easy] to|for|because|when|if',
				replace: 'easier',
				reason: 'small-phrase-of-learners.short',
			},
			{
				find: '<be|become|get> much|even|far|a? lot? [more cheap] to|for|because|when|if|and',
				replace: 'cheaper',
				reason: 'small-phrase-of-learners.short',
			},
		],
		example: { wrong: 'a friend of me who lives there', right: 'a friend of mine who lives there' },
	}),
];
