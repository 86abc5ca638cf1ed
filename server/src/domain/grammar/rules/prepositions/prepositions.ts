import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

/** Verbs and adjectives with the preposition that goes with them. */
export const prepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'listen-to',
		category: 'preposition',
		reasonInSpanish: '«Escuchar» algo o a alguien es «listen to»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: '[<listen>] music|songs|podcasts',
				replace: '$1 to',
				reason: "We listen to something: '$1 to $2'.",
			},
			{
				find: 'to|i|we|they|you|he|she|like|love|always|often|usually [<listen>] me|him|her|them|radio|podcasts',
				replace: '$2 to',
				reason: "We listen to something or someone: '$2 to $3'.",
			},
			{
				find: '[<listen>] the|my|some radio|music|song|songs|news|teacher|podcast|conversation|audio|parents',
				replace: '$1 to',
				reason: "We listen to something or someone: '$1 to $2 $3'.",
				notAfter: 'please',
			},
		],
		examples: [
			{ wrong: 'i listen music every day', right: 'i listen to music every day' },
			{ wrong: 'we listened the radio in the car', right: 'we listened to the radio in the car' },
		],
		notErrors: ['i listen to music every day', 'listen the thing is i was late', 'listen i have to go'],
	}),
	phraseRule({
		id: 'depend-on',
		category: 'preposition',
		reasonInSpanish: '«Depender de» se dice «depend on», no «depend $old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [{ find: '<depend> [of|from]', replace: 'on', reason: "After 'depend' we say 'on': '$1 on'." }],
		examples: [{ wrong: 'it depends of the weather', right: 'it depends on the weather' }],
		notErrors: ['it depends on the weather', 'it depends'],
	}),
	phraseRule({
		id: 'marry-someone',
		category: 'preposition',
		reasonInSpanish: 'Casarse con alguien es «marry» sin «with»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: 'i|he|she|they|to [<marry> with] a|an|the|my|his|her|someone|somebody',
				replace: '$2',
				reason: "'$2' comes without 'with': '$2 $4'.",
			},
		],
		examples: [{ wrong: 'he married with a nurse', right: 'he married a nurse' }],
		notErrors: ['he married a nurse', 'he is married with two kids'],
	}),
	phraseRule({
		id: 'married-to',
		category: 'preposition',
		reasonInSpanish: '«Casado con» se dice «married to», no «married $old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '<marry> [with] him|her|me|my|his|an|someone|somebody',
				replace: 'to',
				reason: "We say 'married to' a person, not 'married with'.",
				notAfter: 'to|will|would|can|could|i|we|they',
			},
			{
				find: 'married [with] a|an|the #job',
				replace: 'to',
				reason: "We say 'married to' a person, not 'married with'.",
			},
		],
		examples: [
			{ wrong: 'she is married with my cousin', right: 'she is married to my cousin' },
			{ wrong: 'my sister is married with a doctor', right: 'my sister is married to a doctor' },
		],
		notErrors: ['he is married with two kids', 'she is married to my cousin', 'i want to marry her'],
	}),
	phraseRule({
		id: 'explain-to',
		category: 'preposition',
		reasonInSpanish: '«Explicar» a una persona lleva «to»: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: '[<explain>] me|him|us|them the|a|how|what|why|that|this|everything|something|my|his|her|it',
				replace: '$1 to',
				reason: "We explain something to a person: '$1 to $2'.",
			},
			{
				find: '[<explain>] me|us $',
				replace: '$1 to',
				reason: "We explain something to a person: '$1 to $2'.",
			},
		],
		examples: [
			{ wrong: 'he explained me the rules', right: 'he explained to me the rules' },
			{ wrong: 'can you explain me how it works', right: 'can you explain to me how it works' },
		],
		notErrors: ['he explained the rules to me', 'can you explain it to me'],
	}),
	phraseRule({
		id: 'adjective-preposition',
		category: 'preposition',
		reasonInSpanish: 'Cada adjetivo tiene su preposición: aquí es «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{ find: 'interested [by]', replace: 'in', reason: "After 'interested' we say 'in': 'interested in'." },

			{ find: 'interested [on]', replace: 'in', reason: "After 'interested' we say 'in': 'interested in'." },
			{ find: 'afraid [from]', replace: 'of', reason: "After 'afraid' we say 'of': 'afraid of'." },
			{
				find: 'satisfied|disappointed|happy [of]',
				replace: 'with',
				reason: "After '$1' we say 'with': '$1 with'.",
				notAfter: 'how',
			},
			{ find: 'jealous [from]', replace: 'of', reason: "After 'jealous' we say 'of': 'jealous of'." },
			{
				find: 'surprised [of] !course',
				replace: 'at',
				reason: "After 'surprised' we say 'at': 'surprised at'.",
			},
			{
				find: 'kind|rude|polite [with] me|him|her|us|them|people|everyone',
				replace: 'to',
				reason: "After '$1' we say 'to': '$1 to $3'.",
			},
			{
				find: 'nervous [for] the|my',
				replace: 'about',
				reason: "After 'nervous' we say 'about': 'nervous about'.",
			},
			{
				find: 'angry [to] me|him|her|us|them|you',
				replace: 'with',
				reason: "After 'angry' we say 'with': 'angry with $3'.",
			},
			{ find: 'accused [for]', replace: 'of', reason: "After 'accused' we say 'of': 'accused of'." },
			{ find: '<be> well? known [like]', replace: 'as', reason: "After 'known' we say 'as': 'known as'." },
			{
				find: 'responsible [of]',
				replace: 'for',
				reason: "After 'responsible' we say 'for': 'responsible for'.",
			},
			{ find: 'famous [of]', replace: 'for', reason: "After 'famous' we say 'for': 'famous for'." },
			{
				find: 'different [of] the|my|your|our|other|his|her|me|them|us|this|that|mine|yours|ours|others',
				replace: 'from',
				reason: "After 'different' we say 'from': 'different from'.",
			},
			{
				find: 'similar [with|than] the|my|your|our|other|me|them|us|this|that|mine',
				replace: 'to',
				reason: "After 'similar' we say 'to': 'similar to'.",
			},
			{ find: 'in love [of]', replace: 'with', reason: "We say 'in love with'." },
			{
				find: 'good|bad [in|on] sports|sport|english|maths|math|football|mathematics|languages|tennis|cooking|singing|dancing',
				replace: 'at',
				reason: "We are good or bad at something: '$1 at $3'.",
			},
			{ find: 'according [with]', replace: 'to', reason: "After 'according' we say 'to': 'according to'." },
			{
				find: '<be> very|so|always? full [with]',
				replace: 'of',
				reason: "After 'full' we say 'of': 'full of'.",
			},
			{
				find: 'capable|incapable [to @VERB]',
				replace: 'of $3:gerund',
				reason: "After '$1' we say 'of' and -ing: '$1 of $3:gerund'.",
			},
			{
				find: 'proud [for] my|him|her|them|you',
				replace: 'of',
				reason: "After 'proud' we say 'of': 'proud of'.",
			},
		],
		examples: [
			{ wrong: 'i am very good in sports', right: 'i am very good at sports' },
			{ wrong: 'my house is different of the others', right: 'my house is different from the others' },
			{ wrong: 'she is afraid from dogs', right: 'she is afraid of dogs' },
			{ wrong: 'i am satisfied of my work', right: 'i am satisfied with my work' },
			{ wrong: 'they are kind with me', right: 'they are kind to me' },
		],
		notErrors: [
			'it is different in other countries',
			'he is good at sports',
			'how different of a place is it',
		],
	}),
	phraseRule({
		id: 'purpose-to',
		category: 'preposition',
		reasonInSpanish: '«Para» hacer algo se dice «to» y el verbo, sin «for».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[for to] learn|go|see|be|have|make|get|do|buy|eat|find|work|study|speak|improve|help|play|take',
				replace: 'to',
				reason: "To say why, we use 'to' without 'for': 'to $3'.",
			},
			{
				find: '[for] learn|improve|become|understand|buy|speak|communicate|choose|solve|relax|forget|earn|bring !@NOUN',
				replace: 'to',
				reason: "To say why, we use 'to' and the verb: 'to $2'.",
			},
		],
		examples: [
			{ wrong: 'i came here for to study', right: 'i came here to study' },
			{ wrong: 'i study english for improve my career', right: 'i study english to improve my career' },
		],
		notErrors: ['i came here to study', 'i use it for learning', 'thanks for that to be honest'],
	}),
];
