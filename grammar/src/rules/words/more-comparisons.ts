import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { comparatives, softComparatives } from '#grammar/word-lists.ts';

const compared = Object.values({ ...comparatives, ...softComparatives })
	.map(({ more }) => more)
	.join('|');
/** Short adjectives that are hardly nouns or adverbs: "more fresh light" is right. */
const plainShort = Object.entries(comparatives).filter(
	([word]) => !/^(?:cold|young|old|rich|poor|good|bad|fast|hard|near|high|low|long|warm|hot)$/.test(word),
);
const someone = 'me|you|him|her|us|them|mine|yours|his|hers|ours|theirs|my|your|the|before|other|others';

const beforeThan: Phrase[] = Object.entries(comparatives)
	.filter(([word]) => word !== 'good')
	.flatMap(([adjective, { more, most }]) => [
		{
			find: `[more ${adjective}] than|then !@ADJ|@NOUN`,
			replace: more,
			words: { not: `more ${adjective}` },
			notAfter: 'no|any|some|is|are|<have|do|need>|not',
		},
		{
			find: `<be> much|even|a|far|years|still? lot|little|bit? [more ${adjective}] as|that`,
			replace: more,
			words: { not: `more ${adjective}` },
		},
		{
			find: `my|your|his|her|our|their|world's|these|those [most ${adjective}] @NOUN`,
			replace: most,
			words: { not: `most ${adjective}` },
		},
	]);

/** Comparisons beyond the frequent ones: what is compared, and the word that joins it. */
export const moreComparisonRules: GrammarRule[] = [
	phraseRule({
		id: 'short-comparative-anywhere',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru'],
		phrases: [
			...beforeThan,
			...plainShort.map(([adjective, { more }]) => ({
				find: `<make|become|get|feel|be|live|keep> @PRON|@DET? @NOUN? much|even|a|far? lot|little|bit? [more ${adjective}] $`,
				replace: more,
				words: { not: `more ${adjective}` },
				notAfter: 'no|any|some',
			})),
		],
		example: {
			wrong: 'my sister is two years more old than me',
			right: 'my sister is two years older than me',
		},
	}),
	phraseRule({
		id: 'double-comparative-anywhere',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'it', 'zh'],
		phrases: [
			{ find: `[more ${compared}] !@NOUN`, replace: '$2', notAfter: 'no|any|some|@NUM' },
			{
				find: `so|too [more] ${compared}|important|difficult|beautiful|expensive|interesting $`,
				replace: 'much more',
				reason: 'double-comparative-anywhere.comparison',
				notAfter: 'even',
			},
		],
		example: { wrong: 'the streets are more cleaner now', right: 'the streets are cleaner now' },
	}),
	phraseRule({
		id: 'than-after-comparative',
		category: 'comparison',
		typicalOf: ['es', 'pt', 'fr', 'de', 'ru'],
		phrases: [
			{
				find: `${compared} [as|then] i|we|they|he|she expected|thought|think|am|do|did|was|were`,
				replace: 'than',
				reason: 'than-after-comparative.after',
				words: { after: '$1' },
				notAfter: 'as|so|soon|and',
			},
			{
				find: `<be> ${compared} [as] ${someone}`,
				replace: 'than',
				words: { after: '$2', example: '$2 than' },
				notAfter: 'the',
			},
			{
				find: `more|less @ADJ [as] me|you|him|her|us|them|mine|yours|my|the|before|other|in|expected|usual`,
				replace: 'than',
				reason: 'than-after-comparative.after',
				words: { after: '$1 $2' },
				notAfter: 'no|twice|as|the',
			},
			{
				find: 'more|less|fewer|older|younger|longer [then|that] @NUM|half',
				replace: 'than',
				words: { after: '$1', example: '$1 than $3' },
				notAfter: 'what|and',
			},
			{
				find: '[most] than @NUM|half|a|the|me|other',
				replace: 'more',
				reason: 'than-after-comparative.more',
			},
			{
				find: 'rather|other [that|then] the|a|going|being|having|my|this|to',
				replace: 'than',
				reason: 'than-after-comparative.say',
				words: { say: '$1 than' },
			},
			{
				find: `<be> ${compared} [from|of] ${'the|my|your|his|her|our|their'} other|brother|sister|friend|friends|mother|father|country|city|town|car|house|others`,
				replace: 'than',
				words: { after: '$2', example: '$2 than $4 $5' },
				notAfter: 'the|far',
			},
			{
				find: '<prefer> @NOUN [than] @NOUN|the|my',
				replace: 'to',
				words: { after: 'prefer', example: 'prefer $2 to $4' },
			},
			{
				find: 'as|so healthy|comfortable|useful|popular|famous|modern|intelligent|successful|friendly|quick|clean|safe|happy|busy|clever|convenient|dangerous|many|much|far|well [than]',
				replace: 'as',
				reason: 'than-after-comparative.say-2',
				words: { example: 'as $2 as' },
				notAfter: 'more|less|better|rather|twice',
			},
			{
				find: '<be> as @ADJ [like] me|you|him|her|us|them|my|your|his|the|before|in',
				replace: 'as',
				reason: 'than-after-comparative.say-2',
				words: { example: 'as $3 as' },
			},
		],
		example: { wrong: 'the exam was easier as i expected', right: 'the exam was easier than i expected' },
	}),
	phraseRule({
		id: 'long-word-with-ending',
		category: 'comparison',
		typicalOf: ['de', 'fr', 'zh', 'ru'],
		phrases: [
			...'interesting beautiful expensive difficult comfortable dangerous famous popular useful intelligent careful modern boring helpful powerful successful convenient'
				.split(' ')
				.flatMap((word): Phrase[] => [
					{ find: `[${word}er]`, replace: `more ${word}`, reason: 'long-word-with-ending.long' },
					{ find: `[${word}est]`, replace: `most ${word}`, reason: 'long-word-with-ending.long' },
				]),
			{ find: '[gooder]', replace: 'better' },
			{ find: '[goodest|bestest]', replace: 'best' },
			{ find: '[badder|worser]', replace: 'worse' },
			{ find: '[worstest]', replace: 'worst' },
		],
		example: {
			wrong: 'this lake is beautifuler than the other one',
			right: 'this lake is more beautiful than the other one',
		},
	}),
];
