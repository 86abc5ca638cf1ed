import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Verbs and adjectives with the preposition that goes with them. */
export const prepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'listen-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: '[<listen>] music|songs|podcasts',
				replace: '$1 to',
				reason: 'listen-to.listen',
				words: { example: '$1 to $2' },
			},
			{
				find: 'to|i|we|they|you|he|she|like|love|always|often|usually [<listen>] me|him|her|them|radio|podcasts',
				replace: '$2 to',
				words: { example: '$2 to $3' },
			},
			{
				find: '[<listen>] the|my|some radio|music|song|songs|news|teacher|podcast|conversation|audio|parents',
				replace: '$1 to',
				words: { example: '$1 to $2 $3' },
				notAfter: 'please',
			},
		],
		example: { wrong: 'i listen music every day', right: 'i listen to music every day' },
	}),
	phraseRule({
		id: 'depend-on',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [{ find: '<depend> [of|from]', replace: 'on', words: { example: '$1 on' } }],
		example: { wrong: 'it depends of the weather', right: 'it depends on the weather' },
	}),
	phraseRule({
		id: 'marry-someone',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'i|he|she|they|to [<marry> with] a|an|the|my|his|her|someone|somebody',
				replace: '$2',
				words: { example: '$2 $4' },
			},
		],
		example: { wrong: 'he married with a nurse', right: 'he married a nurse' },
	}),
	phraseRule({
		id: 'married-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '<marry> [with] him|her|me|my|his|an|someone|somebody',
				replace: 'to',
				notAfter: 'to|will|would|can|could|i|we|they',
			},
			{ find: 'married [with] a|an|the #job', replace: 'to' },
		],
		example: { wrong: 'she is married with my cousin', right: 'she is married to my cousin' },
	}),
	phraseRule({
		id: 'explain-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '[<explain>] me|him|us|them the|a|how|what|why|that|this|everything|something|my|his|her|it',
				replace: '$1 to',
				words: { example: '$1 to $2' },
			},
			{ find: '[<explain>] me|us $', replace: '$1 to', words: { example: '$1 to $2' } },
		],
		example: { wrong: 'he explained me the rules', right: 'he explained to me the rules' },
	}),
	phraseRule({
		id: 'adjective-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{ find: 'interested [by]', replace: 'in', words: { after: 'interested', example: 'interested in' } },

			{ find: 'interested [on]', replace: 'in', words: { after: 'interested', example: 'interested in' } },
			{ find: 'afraid [from]', replace: 'of', words: { after: 'afraid', example: 'afraid of' } },
			{
				find: 'satisfied|disappointed|happy [of]',
				replace: 'with',
				words: { after: '$1', example: '$1 with' },
				notAfter: 'how',
			},
			{ find: 'jealous [from]', replace: 'of', words: { after: 'jealous', example: 'jealous of' } },
			{
				find: 'surprised [of] !course',
				replace: 'at',
				words: { after: 'surprised', example: 'surprised at' },
			},
			{
				find: 'kind|rude|polite [with] me|him|her|us|them|people|everyone',
				replace: 'to',
				words: { after: '$1', example: '$1 to $3' },
			},
			{
				find: 'nervous [for] the|my',
				replace: 'about',
				words: { after: 'nervous', example: 'nervous about' },
			},
			{
				find: 'angry [to] me|him|her|us|them|you',
				replace: 'with',
				words: { after: 'angry', example: 'angry with $3' },
			},
			{ find: 'accused [for]', replace: 'of', words: { after: 'accused', example: 'accused of' } },
			{ find: '<be> well? known [like]', replace: 'as', words: { after: 'known', example: 'known as' } },
			{
				find: 'responsible [of]',
				replace: 'for',
				words: { after: 'responsible', example: 'responsible for' },
			},
			{ find: 'famous [of]', replace: 'for', words: { after: 'famous', example: 'famous for' } },
			{
				find: 'different [of] the|my|your|our|other|his|her|me|them|us|this|that|mine|yours|ours|others',
				replace: 'from',
				words: { after: 'different', example: 'different from' },
			},
			{
				find: 'similar [with|than] the|my|your|our|other|me|them|us|this|that|mine',
				replace: 'to',
				words: { after: 'similar', example: 'similar to' },
			},
			{ find: 'in love [of]', replace: 'with', reason: 'adjective-preposition.love' },
			{
				find: 'good|bad [in|on] sports|sport|english|maths|math|football|mathematics|languages|tennis|cooking|singing|dancing',
				replace: 'at',
				reason: 'adjective-preposition.good',
				words: { example: '$1 at $3' },
			},
			{ find: 'according [with]', replace: 'to', words: { after: 'according', example: 'according to' } },
			{
				find: '<be> very|so|always? full [with]',
				replace: 'of',
				words: { after: 'full', example: 'full of' },
			},
			{
				find: 'capable|incapable [to @VERB]',
				replace: 'of $3:gerund',
				reason: 'adjective-preposition.ing',
				words: { after: '$1', example: '$1 of $3:gerund' },
			},
			{
				find: 'proud [for] my|him|her|them|you',
				replace: 'of',
				words: { after: 'proud', example: 'proud of' },
			},
		],
		example: { wrong: 'i am very good in sports', right: 'i am very good at sports' },
	}),
	phraseRule({
		id: 'purpose-to',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[for to] learn|go|see|be|have|make|get|do|buy|eat|find|work|study|speak|improve|help|play|take',
				replace: 'to',
				words: { example: 'to $3' },
			},
			{
				find: '[for] learn|improve|become|understand|buy|speak|communicate|choose|solve|relax|forget|earn|bring !@NOUN',
				replace: 'to',
				reason: 'purpose-to.verb',
				words: { example: 'to $2' },
			},
		],
		example: { wrong: 'i came here for to study', right: 'i came here to study' },
	}),
];
