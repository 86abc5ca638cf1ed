import { lowerAt } from '#grammar/clauses.ts';
import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const peoples =
	'students|teachers|children|parents|people|teenagers|tourists|companies|scientists|adults|women|men|kids|doctors|workers|politicians|advertisements|computers|cars|animals';

/** Whether what is liked stands before: "a song that i know and i love very much", "a country i visited and i loved a lot". */
const isNamedBefore = (words: readonly TaggedWord[], from: number): boolean =>
	words
		.slice(0, from - 2)
		.some(
			({ lower, partOfSpeech }, at) =>
				/^(?:that|which|who|whom|what|how)$/.test(lower) ||
				(partOfSpeech === 'NOUN' && /^(?:i|you|we|they|he|she|my)$/.test(lowerAt(words, at + 1))),
		);

/** Whether "they" are others and the noun is whom they mean: "most people they would hire", "cars they will sell are red". */
function isWhomTheyMean(words: readonly TaggedWord[], from: number): boolean {
	const rest = words.slice(from + 2);
	if (/^(?:ADP|VERB)$/.test(rest.at(-1)?.partOfSpeech ?? '')) return true;
	return rest.some(
		({ lower }, at) =>
			at > 0 &&
			/^(?:is|are|was|were|have|has|live|work)$/.test(lower) &&
			!/^(?:PRON|CCONJ|SCONJ|PART|AUX)$/.test(rest[at - 1]?.partOfSpeech ?? ''),
	);
}

/** The forms of pronouns: "ourselves", "each other", "like it very much". */
export const pronounFormRules: GrammarRule[] = [
	phraseRule({
		id: 'self-forms',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
		phrases: [
			{ find: '[ourself|ourselfs|ourselve]', replace: 'ourselves', words: { for: 'we' } },
			{
				find: '[themself|themselfs|theirself|theirselves|theirselfs|themselve]',
				replace: 'themselves',
				words: { for: 'they' },
			},
			{ find: '[hisself|himselfs]', replace: 'himself', words: { for: 'he' } },
			{ find: '[itselfs|itselves]', replace: 'itself', words: { for: 'it' } },
			{ find: '[meself|myselfs]', replace: 'myself', words: { for: 'I' } },
			{ find: '[yourselfs]', replace: 'yourselves', reason: 'self-forms.more' },
			{
				find: '[each others|eachothers|eachother] !@NOUN|@VERB',
				replace: 'each other',
				reason: 'self-forms.each',
			},
			{
				find: '[one others|one anothers] $',
				replace: 'one another',
				reason: 'self-forms.say',
				words: { say: 'one another' },
			},
			{ find: 'by|for|to|of|with|about|in [they] own', replace: 'their', reason: 'self-forms.own' },
			{
				find: 'do|does|did|make|makes|learn|live|work|find|everything|things by [their|they|them own|self|selves] !@NOUN',
				replace: 'themselves',
				reason: 'self-forms.say',
				words: { say: 'by themselves' },
			},
		],
		example: { wrong: 'we did it by ourself', right: 'we did it by ourselves' },
	}),
	exceptWhere(
		phraseRule({
			id: 'like-it-very-much',
			category: 'missing word',
			typicalOf: ['pt', 'zh', 'ru', 'es'],
			phrases: [
				{
					find: 'and|because|but|so i|we|he|she|they really? [like|likes|liked|love|loves|loved|enjoy|enjoyed|enjoys very|so much] $',
					replace: '$4 it $5 much',
				},
				{
					find: 'and|because|but|so i|we|he|she|they really? [like|likes|liked|love|loves|loved a lot] $$',
					replace: '$4 it a lot',
				},
			],
			example: {
				wrong: 'i have a new phone and i like very much',
				right: 'i have a new phone and i like it very much',
			},
		}),
		isNamedBefore,
	),
	phraseRule({
		id: 'their-life-not-of-them',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			...(
				[
					['them', 'their'],
					['him', 'his'],
					['me', 'my'],
					['us', 'our'],
				] as const
			).map(([object, own]) => ({
				find: `[the life|house|family|parents|friends|car|job|children|opinion|future|lives|name|health|money|behaviour|behavior|knowledge|work|problems|country|culture|house|room of ${object}] !all|both|who|that|and|or|two|three|@NOUN|@ADJ|@NUM`,
				replace: `${own} $2`,
				notAfter: 'for',
			})),
		],
		example: { wrong: 'the life of them is not easy', right: 'their life is not easy' },
	}),
	exceptWhere(
		phraseRule({
			id: 'plural-subject-said-twice',
			category: 'extra word',
			typicalOf: ['es', 'pt', 'ar', 'zh', 'fr'],
			phrases: [
				{
					find: `^^ young|old|some|many|most|all|these? ${peoples} [they should|must|will|would|are|were|don't]`,
					replace: '$4',
					words: { word: '$2' },
				},
				{
					find: `and|but|because|that my|some|many|most|all|these|young ${peoples} [they should|must|will|would|are|were|don't]`,
					replace: '$5',
					words: { word: '$3' },
					notAfter: 'the|which|what',
				},
			],
			example: { wrong: 'teachers they should explain more', right: 'teachers should explain more' },
		}),
		isWhomTheyMean,
	),
	phraseRule({
		id: 'its-and-their-forms',
		category: 'pronoun',
		typicalOf: ['zh', 'es', 'it', 'ar'],
		phrases: [
			{
				find: `<have|has|lose|use|spend|change|improve|leave|love|help|build|make|raise|sell|share> [there|theirs] own|life|lives|children|parents|job|jobs|money|time|work|homework|friends|family|families|products|country|house|houses|best|dreams|goals|knowledge|opinion|opinions|ideas`,
				replace: 'their',
				words: { example: 'their $3' },
				notAfter: 'who|that|did|do|does',
			},
			{
				find: 'all|both|some|most|none|many of [we] $',
				replace: 'us',
				reason: 'its-and-their-forms.after',
			},
		],
		example: { wrong: 'people want to improve there lives', right: 'people want to improve their lives' },
	}),
];
