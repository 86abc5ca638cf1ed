import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord, type Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { familyOf } from '#grammar/word-families.ts';

const openingQualities =
	/^(?:honest|patient|silent|wealthy|happy|polite|punctual|confident|loyal|brave|curious|generous|intelligent|obese|violent|jealous|lonely|successful|healthy|responsible|diligent|enthusiastic|kind|tolerant|humble|selfish|rude|lazy|greedy|addicted)$/;

/** Whether the word itself is spoken of, or something of that name: "lonely is the best word", "brave is the best film". */
const hasTitleOrWord = (words: readonly TaggedWord[], index: number): boolean =>
	words
		.slice(index + 2, index + 9)
		.some(({ lower }) =>
			/^(?:words?|adjectives?|terms?|answers?|thing|films?|movies?|songs?|albums?|books?|series|band|sick|ill|first)$/.test(
				lower,
			),
		);

/** "Honest is the most important quality": a quality as subject is a noun. */
const qualityAsSubject: GrammarRule = {
	id: 'quality-opens-sentence',
	category: 'word choice',
	typicalOf: ['zh', 'ar', 'es', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!afterPause(words, index) || !openingQualities.test(word.lower)) return [];
			const noun = familyOf.adjective.get(word.lower)?.noun;
			if (!noun || !unbroken(words, index, index + 3)) return [];
			const verb = lowerAt(words, index + 1);
			const next = lowerAt(words, index + 2);
			const isSubject =
				(/^(?:is|was)$/.test(verb) &&
					/^(?:very|important|necessary|one|the)$/.test(next) &&
					(next !== 'the' || /^(?:most|key|best|only|main|first)$/.test(lowerAt(words, index + 3))) &&
					!/^(?:happy|kind|successful)$/.test(word.lower)) ||
				(/^(?:helps|makes|brings|leads)$/.test(verb) && next !== 'of');
			if (!isSubject || hasTitleOrWord(words, index) || (word.lower === 'patient' && verb === 'was'))
				return [];
			return [oneWord(index, noun, { word: word.lower })];
		});
	},
	example: {
		wrong: 'honest is the most important quality in a friend',
		right: 'honesty is the most important quality in a friend',
	},
};

/** Who owns what, and words with which a sentence opens. */
export const openingAndOwnerRules: GrammarRule[] = [
	qualityAsSubject,
	phraseRule({
		id: 'there-its-mine',
		category: 'pronoun',
		typicalOf: ['es', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: '^ [their] is|are|was|were',
				replace: 'there',
				reason: 'there-its-mine.exists',
				words: { example: 'there $2' },
			},
			{
				find: '^^ [its] a|an|the|because|been|raining|necessary',
				replace: "it's",
				reason: 'there-its-mine.means',
			},
			{
				find: '[mine] first|best|own time|day|friend|friends|family|house|phone|car|language|job|english|country|idea|name|children|room',
				replace: 'my',
				words: { example: 'my $2' },
				notAfter: 'gold|coal|land|of|the|a|than',
			},
			{
				find: '[mine] house|job|english|country|city',
				replace: 'my',
				words: { example: 'my $2' },
				notAfter: 'gold|coal|land|of|the|a|than|all|not|still|really',
			},
			{
				find: '[mine] family|mother|father|brother|sister|friend|friends|parents|keys|name|phone|life|wife|husband|children|opinion !is|are|was',
				replace: 'my',
				words: { example: 'my $2' },
				notAfter: 'gold|coal|land|of|the|a|than|<be>|it|that|this|all|not|still|really|like',
			},
			{
				find: '[yours] number|name|house|phone|family|friends|friend|opinion|parents|country|email|address|life',
				replace: 'your',
				words: { example: 'your $2' },
				notAfter: 'of|than|<be>|it|that|this|all|not|still|really|sincerely|truly|faithfully|like',
			},
			{
				find: '<give|tell|show|teach|ask|help|send|bring|offer> [we] a|an|the|to|some|about|how|what|many|good',
				replace: 'us',
				reason: 'there-its-mine.verb',
				words: { example: '$1 us' },
				notAfter: 'can|to|and|who|what',
			},
			{
				find: "don't|doesn't|didn't know|like|help|love|see|understand|call|invite [we] $$",
				replace: 'us',
				reason: 'there-its-mine.verb',
				words: { example: '$2 us' },
			},
			{ find: '<live> in [poor] $$', replace: 'poverty', reason: 'there-its-mine.poverty' },
			...(
				[
					['rain', 'rainy'],
					['sun', 'sunny'],
					['wind', 'windy'],
					['cloud', 'cloudy'],
					['fog', 'foggy'],
				] as const
			).map(
				([noun, adjective]): Phrase => ({
					find: `weather is|was|be very|so|too? [${noun}] $ !and|or`,
					replace: adjective,
					reason: 'there-its-mine.weather',
				}),
			),
			{
				find: '#smallNumber [glass|cup|bottle|slice|piece|box|bag|kilo|liter|packet|plate|pair] of',
				replace: '$2:plural',
				reason: 'there-its-mine.plural',
				words: { after: '$1', example: '$1 $2:plural of' },
				notAfter: 'of|to|or|one|part|number|a|an|the|size|at|by|until|before|after|channel|page|for',
			},
		],
		example: { wrong: 'their are many parks in my city', right: 'there are many parks in my city' },
	}),
];
