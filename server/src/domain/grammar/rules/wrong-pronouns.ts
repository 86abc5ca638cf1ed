import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const belongings =
	'name|car|house|mother|father|brother|sister|friend|job|wife|husband|family|school|room|hair|dog';

/** A pronoun in the form that its place asks for, and wishes and times that ask for another tense. */
export const wrongPronounRules: GrammarRule[] = [
	phraseRule({
		id: 'his-name',
		category: 'pronoun',
		reasonInSpanish: 'De quién es algo se dice con «his», «her» o «their»: «$new».',
		typicalOf: ['zh'],
		phrases: (
			[
				['he', 'his'],
				['she', 'her'],
				['they', 'their'],
				['you', 'your'],
			] as const
		).map(([wrong, right]) => ({
			find: `^ [${wrong}] ${belongings} is|was|are|were`,
			replace: right,
			reason: `For whose it is we say '${right}': '${right} $2'.`,
		})),
		examples: [{ wrong: 'he name is john', right: 'his name is john' }],
		notErrors: ['his name is john', 'you name it'],
	}),
	phraseRule({
		id: 'the-my',
		category: 'extra word',
		reasonInSpanish: 'Delante de «my» o «our» no se pone «the»: «$new».',
		typicalOf: ['it', 'pt'],
		phrases: [
			{
				find: '[the my|our|their] @NOUN|@ADJ',
				replace: '$2',
				reason: "'$2' comes without 'the': '$2 $3'.",
			},
		],
		examples: [{ wrong: 'the my house is big', right: 'my house is big' }],
		notErrors: ['my house is big'],
	}),
	phraseRule({
		id: 'like-her',
		category: 'pronoun',
		reasonInSpanish: 'Después del verbo va «me», «him», «her», «us» o «them»: «$new».',
		typicalOf: ['zh', 'pt'],
		phrases: (
			[
				['he', 'him'],
				['she', 'her'],
				['they', 'them'],
				['we', 'us'],
			] as const
		).flatMap(([wrong, right]) => [
			{
				find: `<like|love|miss|meet|help|hate|call> [${wrong}] $$`,
				replace: right,
				reason: `After '$1' we say '${right}', not '${wrong}'.`,
			},
			{
				find: `i|we|you|they saw|met [${wrong}] yesterday|today|there|again|last`,
				replace: right,
				reason: `After '$2' we say '${right}', not '${wrong}'.`,
			},
			{
				find: `with|for|about|from [${wrong}] $$`,
				replace: right,
				reason: `After '$1' we say '${right}', not '${wrong}'.`,
			},
		]),
		examples: [
			{ wrong: 'i like she', right: 'i like her' },
			{ wrong: 'i saw he yesterday', right: 'i saw him yesterday' },
		],
		notErrors: ['i like her', 'i would like', 'we met and he left'],
	}),
	phraseRule({
		id: 'me-like',
		category: 'pronoun',
		reasonInSpanish: 'El sujeto es «I», no «me».',
		typicalOf: ['zh'],
		phrases: [
			{
				find: '^^ [me] want|think|have|am|go|live|love|like',
				replace: 'I',
				reason: "The subject is 'I', not 'me': 'I $2'.",
			},
		],
		examples: [{ wrong: 'me like pizza', right: 'I like pizza' }],
		notErrors: ['i like pizza', 'me too'],
	}),
	phraseRule({
		id: 'never-been',
		category: 'missing word',
		reasonInSpanish: 'Delante de «been» hace falta «have» o «has»: «$new».',
		typicalOf: ['zh'],
		phrases: [
			{
				find: '^ i|we|they|you [never been]',
				replace: 'have never been',
				reason: "Before 'been' we say 'have': 'have never been'.",
			},
			{
				find: '^ he|she|it [never been]',
				replace: 'has never been',
				reason: "Before 'been' we say 'has': 'has never been'.",
			},
			{
				find: '^ [did you ever been]',
				replace: 'have you ever been',
				reason: "With 'been' we ask 'have you ever been'.",
			},
			{
				find: 'have|has i|you|we|they|he|she [went|saw|ate|came|wrote|took|gave|drove|spoke]',
				replace: '$3:participle',
				reason: "After '$1 $2' we say '$3:participle'.",
			},
		],
		examples: [
			{ wrong: 'i never been to london', right: 'i have never been to london' },
			{ wrong: 'have you went there', right: 'have you gone there' },
		],
		notErrors: ['i have never been to london', 'you have never been there'],
	}),
	phraseRule({
		id: 'after-will',
		category: 'tense',
		reasonInSpanish: 'Después de «after», «until» o «before» no se usa «will», sino el presente: «$new».',
		typicalOf: ['pt', 'fr', 'it', 'ru'],
		phrases: [
			{
				find: 'after|until|before i|we|you|they [will @VERB]',
				replace: '$4:base',
				reason: "After '$1' we use the present: '$2 $4:base'.",
				notAfter: 'day|year|week|month|soon|look|looking|long|ever|never',
			},
			{
				find: 'after|until|before he|she|it [will @VERB]',
				replace: '$4:third',
				reason: "After '$1' we use the present: '$2 $4:third'.",
				notAfter: 'day|year|week|month|soon|look|looking|long|ever|never',
			},
		],
		examples: [{ wrong: 'i wait until he will come', right: 'i wait until he comes' }],
		notErrors: ['i wait until he comes', 'the day after i will call you'],
	}),
	phraseRule({
		id: 'wish-past',
		category: 'tense',
		reasonInSpanish: 'Después de «wish» se usa el pasado: «$new».',
		typicalOf: ['zh', 'ru'],
		phrases: [
			{
				find: 'i wish i|we|he|she|they|you [can]',
				replace: 'could',
				reason: "After 'wish' we say 'could': '$3 could'.",
			},
			{
				find: 'i wish i|we|they|you [have|know|live|speak] a|an|the|more|to|how|in|english|enough|time|better',
				replace: '$4:past',
				reason: "After 'wish' we use the past: '$3 $4:past'.",
			},
		],
		examples: [{ wrong: 'i wish i can fly', right: 'i wish i could fly' }],
		notErrors: ['i wish i could fly', 'i wish you a happy day'],
	}),
];
