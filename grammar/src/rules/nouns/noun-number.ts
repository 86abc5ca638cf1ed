import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings, singularThings } from '#grammar/countable-nouns.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const numberPlural: GrammarRule = {
	id: 'number-plural',
	category: 'noun number',
	typicalOf: ['zh'],
	find(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const count = lowerAt(words, index - 1);
			const before = lowerAt(words, index - 2);
			if (!unbroken(words, index - 1, index + 1) || /^(?:person|part|way|type|kind|class|sport)$/.test(noun))
				return [];
			const startsPhrase =
				index === 1 ||
				words[index - 1]?.afterBreak ||
				/^(?:VERB|AUX|ADP|SCONJ)$/.test(words[index - 2]?.partOfSpeech ?? '') ||
				/^(?:least|about|around|only|almost|nearly|over)$/.test(before);
			const counted =
				wordLists.smallNumber.has(count) &&
				(startsPhrase || /^(?:my|his|her|our|and)$/.test(before)) &&
				!/^(?:at|to|of|or|by)$/.test(before);
			const many = /^(?:many|several)$/.test(count) && !/^(?:as|so|too)$/.test(before);
			if (!counted && !many) return [];
			const word = plural(noun);
			return [oneWord(index, word, { count })];
		});
	},
	example: { wrong: 'my family has two car', right: 'my family has two cars' },
};

const ofMany =
	/\b(one|many|few|several|both|each|two|three) of (?:the|my|our|his|her|your|their|these|those)(?: most \w+| (?:best|biggest|worst|important|favorite|favourite|old|close|good|main|oldest|greatest|largest|easiest))?$/;

const oneOf: GrammarRule = {
	id: 'one-of-plural',
	category: 'noun number',
	typicalOf: ['zh'],
	find(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const before = [5, 4, 3, 2, 1].map((back) => lowerAt(words, index - back)).join(' ');
			const counted = before.match(ofMany)?.[1];
			if (!counted || /^(?:team|group|class|family|crew|staff)$/.test(noun)) return [];
			if (!unbroken(words, index - 3, index + 1)) return [];
			const word = plural(noun);
			return [oneWord(index, word, { counted })];
		});
	},
	example: { wrong: 'one of my friend lives in london', right: 'one of my friends lives in london' },
};

/** Singular and plural after numbers, "one of", "every", "these". */
export const nounNumberRules: GrammarRule[] = [
	numberPlural,
	oneOf,
	phraseRule({
		id: 'every-singular',
		category: 'noun number',
		typicalOf: ['es', 'pt'],
		phrases: [
			{
				find: 'every|each [days|weeks|months|years|mornings|nights|weekends|students|teachers|countries|persons|children] !old',
				replace: '$2:singular',
				reason: 'every-singular.singular',
				words: { after: '$1', example: '$1 $2:singular' },
			},
			{ find: '^ [every people]', replace: 'everyone', reason: 'every-singular.everyone' },
			{
				find: `[another] ${[...pluralThings].join('|')} !@NOUN`,
				replace: 'other',
				words: { plural: '$2' },
			},
			{
				find: '[another] people|things|countries|places|friends|students|cities !@NOUN',
				replace: 'other',
				words: { plural: '$2' },
			},
			{
				find: '[others] people|things|countries|places|friends|students|cities|persons',
				replace: 'other',
				reason: 'every-singular.s',
				words: { example: 'other $2' },
			},
			{
				find: 'all [student|teacher|parent|friend|country|thing|subject|animal|reason] !@NOUN|@ADJ|of',
				replace: '$2:plural',
				reason: 'every-singular.all',
				words: { example: 'all $2:plural' },
			},
			{
				find: 'all the|my|our|his|her [student|teacher|child|friend|worker|customer|tourist|player|neighbour|neighbor|colleague|cousin|country] !@NOUN|@ADJ|of',
				replace: '$3:plural',
				reason: 'every-singular.all',
				words: { example: 'all $2 $3:plural' },
			},
			{ find: '[all the days] $', replace: 'every day', reason: 'every-singular.day', notAfter: 'of' },
		],
		example: { wrong: 'i study every days', right: 'i study every day' },
	}),
	phraseRule({
		id: 'adjective-plural',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '[differents|importants|interestings|beautifuls|difficults|expensives|famouses|populars|bigs|diferents]',
				replace: '$1:singular',
			},
			...['$', 'with|in|for|and'].map((next) => ({
				find: `<be> more|very|so|not? [independents|responsibles|intelligents|typicals|goods] ${next}`,
				replace: '$3:singular',
			})),
		],
		example: { wrong: 'i have differents hobbies', right: 'i have different hobbies' },
	}),
	phraseRule({
		id: 'this-these',
		category: 'agreement',
		typicalOf: ['es', 'zh'],
		phrases: [
			{
				find: '[this] people|books|things|children|kids|men|women|shoes|games|movies|films|songs|countries|problems|students|words|questions|animals|photos|pictures|exercises|houses|cars|cities|boys|girls|places !@NOUN|a|an|its',
				replace: 'these',
				words: { word: '$2', say: 'these $2' },
				notAfter: '<be|do>|did',
			},
			{
				find: 'these|those [book|car|person|thing|house|child|movie|film|game|song|student|country|question|animal|boy|girl|man|woman|problem|city|photo|word] !@NOUN|@ADJ|@NUM',
				replace: '$2:plural',
				reason: 'this-these.noun',
				words: { after: '$1', example: '$1 $2:plural' },
			},
		],
		example: { wrong: 'this people are very kind', right: 'these people are very kind' },
	}),
	phraseRule({
		id: 'several-plural',
		category: 'noun number',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: 'both my|his|her|our|your|their|the [brother|sister|friend|parent|son|daughter|child|hand|car|country|city] !@NOUN|and',
				replace: '$3:plural',
				words: { after: 'both', example: 'both $2 $3:plural' },
			},
			{
				find: `a? lot|lots|plenty of [book|student|tourist|car|problem|friend|child|teacher|shop|restaurant|museum|song|photo|picture|word|question|mistake|exam|animal|dog|cat|bird|tree|advertisement|product|company|customer|worker|visitor|website|newspaper|reason|building] !@NOUN|@PROPN|@ADJ`,
				replace: '$4:plural',
				words: { after: '$2 of', example: '$4:plural' },
			},
			{
				find: `from|between|have|has|had|many different [country|city|culture|opinion|idea|kind|type|way|place|language|student|person] !@NOUN|@PROPN|@ADJ|from`,
				replace: '$3:plural',
				reason: 'several-plural.different',
				words: { example: 'different $3:plural' },
			},
			{
				find: 'all|many|these|those [kind|type|sort] of',
				replace: '$2:plural',
				words: { after: '$1', example: '$1 $2:plural of' },
				notAfter: '<be>|it|they|we|you|us|them|he|she|i',
			},
		],
		example: { wrong: 'both my brother live here', right: 'both my brothers live here' },
	}),
	phraseRule({
		id: 'other-plural',
		category: 'noun number',
		typicalOf: ['zh', 'ar'],
		isMaybe: true,
		phrases: [
			{
				find: `in|from|to|of|with|between|about other [country|city|student|person|place|language|town|school|company] !@NOUN|@PROPN|@ADJ|than`,
				replace: '$3:plural',
				words: { many: 'other $3:plural', one: 'another $3' },
				notAfter: 'each|no|any',
			},
		],
		example: { wrong: 'in other country it is different', right: 'in other countries it is different' },
	}),
];
