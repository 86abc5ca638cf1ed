import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const superlative =
	/^(?:best|worst|biggest|largest|tallest|oldest|youngest|smallest|cheapest|highest|longest|easiest|happiest|richest|nicest|greatest|strongest|closest|fastest|hardest)$/;

const theBestThing: GrammarRule = {
	id: 'the-before-superlative',
	category: 'article',
	typicalOf: ['zh', 'ru', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const before = lowerAt(words, index - 1);
			if (!/^(?:is|are|was|were|he's|she's|that's|of)$/.test(before) || word.afterBreak) return [];
			const isMost = word.lower === 'most' && words[index + 1]?.partOfSpeech === 'ADJ';
			if (!isMost && !superlative.test(word.lower)) return [];
			if (before === 'of' && lowerAt(words, index - 2) !== 'one') return [];
			const noun = words[index + (isMost ? 2 : 1)];
			if (!noun || !unbroken(words, index - 1, index + (isMost ? 3 : 2))) return [];
			const isNoun =
				wordLists.thing.has(noun.lower) ||
				/^(?:people|things|countries|cities|problems|places|way|ways|part|moment|time)$/.test(noun.lower);
			if (!isNoun || (word.lower === 'best' && noun.lower === 'friend')) return [];
			if (
				isMost &&
				before !== 'of' &&
				/^(?:helpful|kind|generous|friendly|welcoming|pleasant|enjoyable|unusual)$/.test(
					lowerAt(words, index + 1),
				)
			)
				return [];
			return [oneWord(index, `the ${word.lower}`)];
		});
	},
	example: {
		wrong: 'my mother is most important person in my life',
		right: 'my mother is the most important person in my life',
	},
};

/** "The" where it is missing. */
export const neededTheRules: GrammarRule[] = [
	theBestThing,
	phraseRule({
		id: 'the-in-phrase',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar'],
		phrases: [
			{
				find: 'in|at|from|to|near|by|until [middle|beginning|end|north|south|east|west|top|bottom|center|centre] of the|my|our|this|a|#place|russia',
				replace: 'the $2',
				words: { say: '$1 the $2 of' },
			},
			{
				find: "is|was|it's|for|that's [first|last] time|day",
				replace: 'the $2',
				words: { say: 'the $2 $3' },
				notAfter: 'my|his|her|our',
			},
			{ find: 'in|at [first|second|third|last] year of', replace: 'the $2', words: { say: 'the $2 year' } },
			{
				find: 'on|in [first|second|third|fourth|ground|top] floor',
				replace: 'the $2',
				words: { say: 'the $2 floor' },
			},
			{
				find: '<have|be|share|live> [same] opinion|age|problem|problems|name|hobbies|school|class|job|house|city|street|idea|thing|rights|opportunities|interests|room|number',
				replace: 'the same',
				reason: 'the-in-phrase.say',
				words: { example: 'the same $3' },
			},
			{
				find: 'in|at|to|from|with [same] opinion|age|problem|school|class|job|house|city|street|place|company|room|day|year|country|university|building|person|people',
				replace: 'the same',
				reason: 'the-in-phrase.say',
				words: { example: '$1 the same $3' },
			},
			{
				find: 'in|from|to|of [united states|kingdom]',
				replace: 'the $2 $3',
				reason: 'the-in-phrase.united',
			},
			{
				find: 'in|from|to [netherlands|philippines|usa|uk|uae] !politics|law|history|prime|soccer|football|media|government|universities|schools|cities|charts',
				replace: 'the $2',
				reason: 'the-in-phrase.name',
			},
			{
				find: 'near|to|in [sea|beach|mountains|countryside|seaside] $',
				replace: 'the $2',
				reason: 'the-in-phrase.say',
				words: { example: '$1 the $2' },
				notAfter: 'by',
			},
			{
				find: '<go|come> to [mountains|countryside|seaside|library|doctor|dentist|theatre|theater|museum|zoo|cinema|bank|post-office|gym|pool|station|office] to|with|every|on|in|at|and|by|for|because',
				replace: 'the $3',
				reason: 'the-in-phrase.say',
				words: { example: '$1 to the $3' },
			},
			{
				find: '<use|surf|browse|search> [internet] $',
				replace: 'the internet',
				words: { say: 'the internet' },
			},
			{
				find: '<use> [internet] to|for|every|in|at',
				replace: 'the internet',
				words: { say: 'the internet' },
			},
			{ find: 'on|in|from|over [internet] $', replace: 'the internet', words: { say: 'the internet' } },
			{
				find: '^ [internet] is|has|helps|makes|gives|can',
				replace: 'the internet',
				words: { say: 'the internet' },
			},
			{
				find: 'around|all-over|over|of [world] $',
				replace: 'the world',
				words: { say: '$1 the world' },
				notAfter: 'end|out',
			},
			{
				find: 'on|from [other hand|side]',
				replace: 'the other $3',
				words: { say: 'on the other $3' },
				notAfter: 'the|each',
			},
			{
				find: '^ [most important|difficult|interesting|beautiful|popular|famous|common thing|part|reason|problem|person|place|subject|question] is|was|for|in',
				replace: 'the $1 $2 $3',
				reason: 'the-in-phrase.superlative',
				words: { example: 'the most $2 $3' },
			},
			{
				find: '^ [best|biggest|worst thing|part|way|problem|place|day|time|moment] is|was|to|for|in|of',
				replace: 'the $1 $2',
				reason: 'the-in-phrase.superlative',
				words: { example: 'the $1 $2' },
				notAfter: 'my|his|her|our|their|what',
			},
			{
				find: "^ [government] should|must|has|is|needs|doesn't|can|spends|wants",
				replace: 'the government',
				words: { say: 'the government' },
			},
			{
				find: '^ [only|main reason|problem|thing|difference|question] is|was',
				replace: 'the $1 $2',
				words: { say: 'the $1 $2' },
				notAfter: 'my|his|her|our|their|what',
			},
		],
		example: { wrong: 'we live in middle of the city', right: 'we live in the middle of the city' },
	}),
];
