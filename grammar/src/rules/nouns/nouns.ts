import { lowerAt } from '#grammar/clauses.ts';
import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordTable } from '#grammar/word-table.ts';

const uncountables: Record<string, string> = wordTable({
	informations: 'information',
	advices: 'advice',
	furnitures: 'furniture',
	homeworks: 'homework',
	houseworks: 'housework',
	luggages: 'luggage',
	baggages: 'baggage',
	equipments: 'equipment',
	knowledges: 'knowledge',
	traffics: 'traffic',
	sceneries: 'scenery',
	moneys: 'money',
});
const wrongPlurals: Record<string, string> = wordTable({
	childrens: 'children',
	mans: 'men',
	womans: 'women',
	mens: 'men',
	womens: 'women',
	peoples: 'people',
	persons: 'people',
	foots: 'feet',
	tooths: 'teeth',
	childs: 'children',
	mouses: 'mice',
	sheeps: 'sheep',
	fishs: 'fish',
	wifes: 'wives',
	knifes: 'knives',
	thiefs: 'thieves',
	cattles: 'cattle',
	feets: 'feet',
	policemans: 'policemen',
	businessmans: 'businessmen',
});

/** Plurals, and what can be counted. */
export const nounRules: GrammarRule[] = [
	phraseRule({
		id: 'uncountable-plural',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: Object.entries(uncountables).flatMap(([wrong, right]): Phrase[] => [
			{
				find: `[many ${wrong}]`,
				replace: `a lot of ${right}`,
				words: { word: right, say: `a lot of ${right}` },
				notAfter: 'how|so|too|as',
			},
			{
				find: `how|so|too|as [many ${wrong}]`,
				replace: `much ${right}`,
				words: { word: right, say: `$1 much ${right}` },
			},
			{
				find: `[an|a ${wrong}]`,
				replace: `some ${right}`,
				words: { word: right, say: `some ${right}` },
			},
			{
				find: `[#smallNumber ${wrong}]`,
				replace: `$1 pieces of ${right}`,
				reason: 'uncountable-plural.counted',
				words: { word: right },
			},
			{ find: `[${wrong}] !worth`, replace: right, words: { word: right, say: right } },
		]),
		example: { wrong: 'he gave me many informations', right: 'he gave me a lot of information' },
	}),
	phraseRule({
		id: 'uncountable-many',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[a|an good|bad|useful|great|nice|important|new] advice|information|news|equipment|furniture|homework !@NOUN',
				replace: '$2',
				words: { word: '$3', say: '$2 $3', without: '$1' },
			},
			{
				find: 'how|so|too [many] #uncountable !@NOUN',
				replace: 'much',
				reason: 'uncountable-many.counted',
				words: { word: '$3', say: '$1 much $3' },
			},
			{
				find: '[many] information|money|homework|furniture|advice|traffic|luggage|knowledge !@NOUN',
				replace: 'a lot of',
				reason: 'uncountable-many.counted',
				words: { word: '$2', say: 'a lot of $2' },
				notAfter: 'how|so|too|as',
			},
			{
				find: '[an|a] information|advice|furniture|homework|luggage|equipment !@NOUN',
				replace: 'some',
				reason: 'uncountable-many.counted',
				words: { word: '$2', say: 'some $2' },
			},
			{
				find: '[a|an very? @ADJ] weather !@NOUN',
				replace: '$2 $3',
				words: { word: 'weather', say: '$2 $3 weather', without: '$1' },
			},
			{
				find: '[a free time]',
				replace: 'free time',
				words: { word: 'free time', say: 'free time', without: 'a' },
				notAfter: 'such',
			},
			{
				find: 'my|your|his|her|our|their free [times]',
				replace: 'time',
				reason: 'uncountable-many.free',
				words: { example: '$1 free time' },
			},
		],
		example: { wrong: 'she gave me a good advice', right: 'she gave me good advice' },
	}),
	exceptWhere(
		phraseRule({
			id: 'uncountable-is',
			category: 'agreement',
			typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
			phrases: [
				{
					find: '^ the? information|advice|homework|furniture|luggage|news|money|mathematics|physics|economics|hair [are] !you|we|they',
					replace: 'is',
					words: { word: '$2', say: '$2 is' },
				},
				{
					find: '^ the? information|advice|homework|furniture|luggage|news|money|mathematics|physics|economics [were] !you|we|they',
					replace: 'was',
					words: { word: '$2', say: '$2 was' },
				},
			],
			example: { wrong: 'the news are bad', right: 'the news is bad' },
		}),
		// "maths and physics were my favourite subjects", "if the money were mine"
		(words, from) =>
			(/^(?:and|or)$/.test(lowerAt(words, from - 2)) && words[from - 3]?.partOfSpeech === 'NOUN') ||
			(lowerAt(words, from) === 'were' &&
				[from - 2, from - 3].some((at) => /^(?:if|though|wish|wished)$/.test(lowerAt(words, at)))),
	),
	phraseRule({
		id: 'wrong-plural',
		category: 'noun number',
		typicalOf: [],
		phrases: Object.entries(wrongPlurals).map(([wrong, right]) => ({
			find: `[${wrong}] !@NOUN|@ADJ|of${wrong === 'persons' ? '|with|aged' : ''}`,
			replace: right,
			notAfter: `native|indigenous|tribal|various|different|these|those|one|every|each${wrong === 'persons' ? '|all|missing|displaced' : ''}`,
		})),
		example: { wrong: 'she has two childrens', right: 'she has two children' },
	}),
	phraseRule({
		id: 'much-with-plural',
		category: 'noun number',
		typicalOf: ['fr', 'zh', 'ru'],
		phrases: [
			{
				find: 'how|too|so|as [much] people|children|cars|books|friends|things|countries|students|problems|places|hours|days|times|houses|games|languages|questions|brothers|sisters',
				replace: 'many',
				words: { count: '$3', say: '$1 many $3' },
				notAfter: 'thank|thanks|you|@VERB|@PRON',
			},
			{
				find: "<be>|<have>|not|there's [much] people|children|cars|books|friends|things|countries|students|problems|places|houses|games",
				replace: 'many',
				words: { count: '$3', say: 'many $3' },
			},
		],
		example: { wrong: 'there are much people here', right: 'there are many people here' },
	}),
	phraseRule({
		id: 'hair-is',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{ find: 'my|his|her|your [hairs are]', replace: 'hair is' },
			{
				find: 'long|short|black|blond|blonde|brown|curly|straight|dark|her|my [hairs] !on|in|of',
				replace: 'hair',
				reason: 'hair-is.all',
			},
		],
		example: { wrong: 'my hairs are long', right: 'my hair is long' },
	}),
];
