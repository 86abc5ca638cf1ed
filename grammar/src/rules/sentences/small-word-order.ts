import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** The order of small words: "enough", "always", "also", question words. */
export const smallWordOrderRules: GrammarRule[] = [
	phraseRule({
		id: 'small-word-order',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh'],
		phrases: [
			{
				find: '<be>|not [enough good|big|old|tall|strong|fast|clear|long|rich|warm|hot|brave|clever|smart|healthy|important|safe|clean|easy|intelligent|young|high|cheap|careful|patient|experienced|mature|confident|comfortable|interesting] !@NOUN|@ADJ',
				replace: '$3 enough',
				reason: 'small-word-order.enough',
				notAfter: 'there',
			},
			{
				find: '<have|be|with|need|get>|not|has|without [money|space|food|energy|experience|information|confidence|water|people|jobs|places|sleep|knowledge|courage|patience enough] $ !@ADJ',
				replace: 'enough $2',
				reason: 'small-word-order.enough-noun',
			},
			{
				find: 'i|he|she|we|they|you [always|usually|often|sometimes is|am|are|was|were] late|tired|busy|happy|hungry|very|so|at|in|a|the|sad|angry|afraid|nervous|ready|good|bad|full|open|closed',
				replace: '$3 $2',
				reason: 'small-word-order.comes',
				words: { word: '$2', after: '$3', example: '$1 $3 $2' },
				notAfter: 'what|that|as|than|where|which|how|who|whatever|wherever',
			},
			{
				find: 'can|could|will|would|may|might|should|must [be also]',
				replace: 'also be',
				reason: 'small-word-order.comes',
				words: { word: 'also', after: '$1', example: '$1 also be' },
			},
			{
				find: 'the [problem|reason|cause|idea|character|topic|point|difference|street|square|goal|purpose|factor main|principal] $ !street|square',
				replace: '$3 $2',
				reason: 'small-word-order.adjective',
				words: { example: 'the $3 $2' },
			},
			{
				find: 'the [problem|reason|cause|idea|character|point|difference|goal|purpose|factor main|principal] <be>',
				replace: '$3 $2',
				reason: 'small-word-order.adjective',
				words: { example: 'the $3 $2' },
			},
			{
				find: '[how] do|does|did i|you|he|she|it|they|we look|looks like !her|him|me|us|them|my|this|that|a|the',
				replace: 'what',
				reason: 'small-word-order.ask',
				words: { example: 'what $2 $3 $4 like' },
			},
			{
				find: '^^ [how] is|are|was|were your|the|his|her|their @NOUN like',
				replace: 'what',
				reason: 'small-word-order.ask',
				words: { example: 'what $2 $3 $4 like' },
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand what|which|how time|many|much|language|languages|@NOUN [do|does i|you|we|they|people] @VERB',
				replace: '$5',
				words: { example: '$5 $6' },
				notAfter: '@VERB',
			},
			{
				find: 'asked me|him|her|us|them|if|whether [do|does|did i|you|he|she|we|they]',
				replace: '$4',
				words: { example: '$4' },
			},
			{
				find: 'asked me|him|her|us|them where|what|when|why|how [do|does i|you|we|they] live|work|study|want|like|do|go|think|need|come|feel',
				replace: '$5',
				words: { example: '$3 $5 $6' },
			},
			{
				find: '^^ i|he|she|we|they|you|it [very like|likes|love|loves|enjoy|enjoys]',
				replace: 'really $3',
				reason: 'small-word-order.verb',
			},
		],
		example: { wrong: 'my english is not enough good', right: 'my english is not good enough' },
	}),
];
