import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const belongings =
	'name|car|house|mother|father|brother|sister|friend|job|wife|husband|family|school|room|hair|dog';

/** A pronoun in the form that its place asks for. */
export const wrongPronounRules: GrammarRule[] = [
	phraseRule({
		id: 'his-name',
		category: 'pronoun',
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
			words: { example: `${right} $2` },
		})),
		example: { wrong: 'he name is john', right: 'his name is john' },
	}),
	phraseRule({
		id: 'the-my',
		category: 'extra word',
		typicalOf: ['it', 'pt'],
		phrases: [{ find: '[the my|our|their] @NOUN|@ADJ', replace: '$2', words: { example: '$2 $3' } }],
		example: { wrong: 'the my house is big', right: 'my house is big' },
	}),
	phraseRule({
		id: 'like-her',
		category: 'pronoun',
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
				words: { after: '$1', not: wrong },
			},
			{
				find: `i|we|you|they saw|met [${wrong}] yesterday|today|there|again|last`,
				replace: right,
				words: { after: '$2', not: wrong },
			},
			{ find: `with|for|about|from [${wrong}] $$`, replace: right, words: { after: '$1', not: wrong } },
		]),
		example: { wrong: 'i like she', right: 'i like her' },
	}),
	phraseRule({
		id: 'me-like',
		category: 'pronoun',
		typicalOf: ['zh'],
		phrases: [
			{
				find: '^^ [me] want|think|have|am|go|live|love|like',
				replace: 'I',
				words: { example: 'I $2' },
			},
		],
		example: { wrong: 'me like pizza', right: 'I like pizza' },
	}),
];
