import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const feelings = 'happy|sad|hungry|thirsty|ready|busy|afraid|glad|proud|sick|ill|nervous';
const activities =
	'playing|waiting|working|living|going|studying|learning|talking|watching|eating|looking|trying|cooking|travelling|traveling|speaking|reading|listening';
const forms = [
	['i', 'am'],
	['he|she|it', 'is'],
	['we|they', 'are'],
] as const;

/** Sentences whose "be" is missing. */
export const missingBeRules: GrammarRule[] = [
	phraseRule({
		id: 'be-before-quality',
		category: 'missing word',
		reasonInSpanish: 'Falta una forma de «be»: «$new».',
		typicalOf: ['ru', 'ar', 'zh'],
		phrases: [
			...forms.flatMap(([subject, be]) => [
				{
					find: `^ [${subject}] very|so|too @ADJ !@NOUN|@VERB|like|love|want`,
					replace: `$1 ${be}`,
					reason: `The sentence needs 'be': '$1 ${be} $2 $3'.`,
				},
				{
					find: `^ [${subject}] ${feelings} !@NOUN`,
					replace: `$1 ${be}`,
					reason: `The sentence needs 'be': '$1 ${be} $2'.`,
				},
				{
					find: `^ [${subject} not] ${feelings}|here|there|from|in|at|good|easy|difficult|important`,
					replace: `$1 ${be} not`,
					reason: `The sentence needs 'be': '$1 ${be} not $3'.`,
				},
				{
					find: `^ [${subject}] ${activities} !<be>`,
					replace: `$1 ${be}`,
					reason: `The sentence needs 'be': '$1 ${be} $2'.`,
				},
			]),
			{
				find: '^ [it] difficult|important|easy|hard|impossible|possible|necessary to|for',
				replace: 'it is',
				reason: "The sentence needs 'be': 'it is $2'.",
			},
			{
				find: '^^ [this|that] very|so @ADJ !@NOUN',
				replace: '$1 is',
				reason: "The sentence needs 'be': '$1 is $2 $3'.",
			},
			{
				find: '^ [people] very|so @ADJ !@NOUN',
				replace: 'people are',
				reason: "The sentence needs 'be': 'people are $2 $3'.",
				notAfter: 'and|or|which|where|who',
			},
			{
				find: '^ my|his|her|our|their [#relative] very|so @ADJ !@NOUN',
				replace: '$2 is',
				reason: "The sentence needs 'be': '$1 $2 is $3 $4'.",
				notAfter: 'and|or',
			},
			{
				find: '^^ [what] your|his|her name $',
				replace: 'what is',
				reason: "The question needs 'be': 'what is $2 name'.",
			},
		],
		examples: [
			{ wrong: 'she very nice', right: 'she is very nice' },
			{ wrong: 'i happy', right: 'i am happy' },
			{ wrong: 'he not here', right: 'he is not here' },
			{ wrong: 'we waiting for you', right: 'we are waiting for you' },
			{ wrong: 'it difficult for me', right: 'it is difficult for me' },
		],
		notErrors: [
			'she is very nice',
			'they made it very difficult',
			'what makes you so happy',
			'i so wanted it',
			'i heard them talking',
		],
	}),
	phraseRule({
		id: 'extra-is',
		category: 'extra word',
		reasonInSpanish: 'Este verbo no lleva «be»: «$new».',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: "[it's depends|means|seems|takes|costs|helps]",
				replace: 'it $2',
				reason: "'$2' comes without 'be': 'it $2'.",
			},
		],
		examples: [{ wrong: "it's depends on you", right: 'it depends on you' }],
		notErrors: ['it depends on you'],
	}),
	phraseRule({
		id: 'how-are-you',
		category: 'word order',
		reasonInSpanish: 'En una pregunta el verbo va delante del sujeto: «$new».',
		typicalOf: ['es', 'pt', 'zh', 'ar'],
		phrases: [
			{
				find: '^^ how [you are] $$',
				replace: 'are you',
				reason: "In a question the verb comes first: 'how are you'.",
			},
			{
				find: '^^ where [you|they|we are] from $$',
				replace: '$3 $2',
				reason: "In a question the verb comes first: 'where $3 $2 from'.",
			},
			{
				find: 'know|remember|me|explain|understand|sure|idea what|how|where|when|why|who [should|can|could|will i|we|he|she|they] @VERB|@AUX',
				replace: '$4 $3',
				reason: "Inside another sentence the subject comes first: '$2 $4 $3'.",
				notAfter: 'you|ya',
			},
			{
				find: 'know|remember|me|explain|understand|idea where|what|when|why|how [did i|he|she|we|they @VERB]',
				replace: '$4 $5:past',
				reason: "Inside another sentence there is no 'did': '$2 $4 $5:past'.",
				notAfter: 'you|ya',
			},
			{
				find: 'explain|know|understand|me|remember what [does it|this|that|he|she @VERB] $',
				replace: '$4 $5:third',
				reason: "Inside another sentence there is no 'does': 'what $4 $5:third'.",
			},
		],
		examples: [
			{ wrong: 'where you are from', right: 'where are you from' },
			{ wrong: "i don't know what should i do", right: "i don't know what i should do" },
			{ wrong: "i don't remember where did i put it", right: "i don't remember where i put it" },
			{ wrong: 'can you explain what does it mean', right: 'can you explain what it means' },
		],
		notErrors: ['where are you from', 'how you are is how you feel', "i don't know what i should do"],
	}),
];
