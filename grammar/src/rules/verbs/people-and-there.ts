import { pluralThings } from '#grammar/countable-nouns.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const plurals = [...pluralThings].join('|');

/** "People are", "there is" and "there are". */
export const peopleAndThereRules: GrammarRule[] = [
	phraseRule({
		id: 'people-are',
		category: 'agreement',
		typicalOf: ['es', 'pt', 'it'],
		phrases: (
			[
				['is', 'are'],
				['was', 'were'],
				['has', 'have'],
				["doesn't", "don't"],
				["isn't", "aren't"],
				['goes', 'go'],
				['thinks', 'think'],
				['likes', 'like'],
				['lives', 'live'],
				['works', 'work'],
				['wants', 'want'],
				['needs', 'need'],
				['says', 'say'],
				['speaks', 'speak'],
				['knows', 'know'],
				['eats', 'eat'],
				['drinks', 'drink'],
				['loves', 'love'],
				['comes', 'come'],
				['suffers', 'suffer'],
				['believes', 'believe'],
				['uses', 'use'],
				['spends', 'spend'],
				['buys', 'buy'],
				['makes', 'make'],
				['tries', 'try'],
				['prefers', 'prefer'],
				['feels', 'feel'],
				['learns', 'learn'],
				['takes', 'take'],
				['gets', 'get'],
				['looks', 'look'],
				['helps', 'help'],
				['talks', 'talk'],
				['gives', 'give'],
			] as const
		).flatMap(([wrong, right]) => [
			{
				find: `^ many|most|some|other|young|old|these @ADJ? people [${wrong}] this|that|there|the|a`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
				notAfter: 'and|or|which|where|who',
			},
			{
				find: `^ people [says|thinks|believes|knows|feels] that`,
				replace: '$2:base',
				words: { word: 'people', say: 'people $2:base' },
				notAfter: 'and|or|which|where|who',
			},
			{
				find: `^ people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
				notAfter: 'and|or|which|where|who',
			},
			{
				find: `^ all|many|most|some the|@ADJ|@NOUN people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
			},
			{
				find: `^ a lot of @ADJ? people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
			},
			{
				find: `^ the police [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				words: { word: 'the police', say: `the police ${right}` },
				notAfter: 'and|or|of',
			},
			{
				find: `^ the people in|from|there|here @DET|@PRON? @NOUN|@PROPN? [${wrong}] very|so|really|friendly|nice|kind|happy|poor|rich|open`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
			},
			{
				find: `^ the|these|some|many|most|young|old|other people [${wrong}] !it|that|there|this|he|she|what|why|how|when|because`,
				replace: right,
				words: { word: 'people', say: `people ${right}` },
				notAfter: 'and|or|which|where|who',
			},
		]),
		example: { wrong: 'a lot of people thinks so', right: 'a lot of people think so' },
	}),
	phraseRule({
		id: 'there-are-plural',
		category: 'agreement',
		typicalOf: ['es', 'pt', 'fr', 'zh'],
		phrases: [
			{ find: 'there [is|are a many]', replace: 'are many', words: { with: 'many', say: 'there are many' } },

			{
				find: 'there [is] many|several|two|three|four|five|six',
				replace: 'are',
				words: { with: '$3', say: 'there are' },
			},
			{
				find: 'there [was] many|several|two|three|four|five|six',
				replace: 'were',
				words: { with: '$3', say: 'there were' },
			},
			{
				find: 'there [is] a lot of @ADJ? people|things|cars|places|restaurants|shops|students|problems|books|children|countries|games|friends',
				replace: 'are',
				reason: 'there-are-plural.plural',
				words: { word: '$7', say: 'there are a lot of $7' },
			},
			{
				find: `there [is] a lot of @ADJ? ${plurals}`,
				replace: 'are',
				reason: 'there-are-plural.several',
				words: { say: 'there are' },
			},
			{
				find: `there [is] no|some|any|too|so many? @ADJ? ${plurals}`,
				replace: 'are',
				reason: 'there-are-plural.several',
				words: { say: 'there are' },
			},
			{
				find: `there [was] no|some|any|too|so many? @ADJ? ${plurals}`,
				replace: 'were',
				reason: 'there-are-plural.several',
				words: { say: 'there were' },
			},
			{
				find: 'there [was] a lot of @ADJ? people|things|cars|places|restaurants|shops|students|problems|books|children|countries|games|friends',
				replace: 'were',
				reason: 'there-are-plural.plural',
				words: { word: '$7', say: 'there were a lot of $7' },
			},
			{
				find: 'there [is] some|lots people|things|cars|places|restaurants|shops|students|problems|books|children|countries',
				replace: 'are',
				reason: 'there-are-plural.plural',
				words: { word: '$4', say: 'there are some $4' },
			},
		],
		example: { wrong: 'there is a many dogs here', right: 'there are many dogs here' },
	}),
	phraseRule({
		id: 'there-is-singular',
		category: 'agreement',
		typicalOf: ['pt', 'zh'],
		phrases: [
			{
				find: '^ in my|our|this|the city|country|town|village|house|street|school|room|class|kitchen|garden|office|flat|family [have|has] many|some|several|two|three|lots',
				replace: 'there are',
				words: { example: 'there are $5' },
			},
			{
				find: '^ in my|our|this|the city|country|town|village|house|street|school|room|class|kitchen|garden|office|flat|family [have|has] a|an|no @ADJ? #thing',
				replace: 'there is',
				words: { example: 'there is $5' },
			},
			{
				find: 'there [are] a|an @ADJ? #thing !@NOUN|and|of',
				replace: 'is',
				reason: 'there-is-singular.say',
				words: { word: '$5', say: 'there is' },
			},
			{
				find: 'there [were] a|an @ADJ? #thing !@NOUN|and|of',
				replace: 'was',
				reason: 'there-is-singular.say',
				words: { word: '$5', say: 'there was' },
				notAfter: 'if|only|wish|though|as|suppose|unless|would|imagine',
			},
			{
				find: '^^ [exist|exists] many|some|several|two|three|different',
				replace: 'there are',
				words: { example: 'there are $2' },
			},
			{
				find: 'there [have|has] many|some|several|two|three',
				replace: 'are',
				reason: 'there-is-singular.not',
				notAfter: '@NOUN|@VERB|@AUX|@ADP|live|work|from|is',
			},
		],
		example: { wrong: 'in my town have many parks', right: 'in my town there are many parks' },
	}),
	phraseRule({
		id: 'two-persons-verb',
		category: 'agreement',
		typicalOf: ['zh', 'es', 'ar'],
		phrases: [
			{
				find: '^ my|his|her|our|their #relative and my|his|her|our? #relative|i|wife|children [lives|works|likes|goes|wants|has|plays|speaks|loves|comes|thinks|studies|knows|needs]',
				replace: '$6:base',
				notAfter: 'of|one|between|that|and',
			},
			{
				find: '^ my|his|her|our|their #relative and my|his|her|our? #relative [is]',
				replace: 'are',
				notAfter: 'of|one|between|and',
			},
			{
				find: '^ my|his|her|our|their #relative and my|his|her|our? #relative|i [was]',
				replace: 'were',
				notAfter: 'of|one|between|and',
			},
		],
		example: {
			wrong: 'my brother and my sister lives in france',
			right: 'my brother and my sister live in france',
		},
	}),
];
