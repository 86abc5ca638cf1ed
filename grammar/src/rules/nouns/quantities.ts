import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { alsoUncounted, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What stands before a word, up to five words, after which a noun is plural. */
const many =
	/(?:^| )(?:(?:many|few|several|both|groups?) of (?:the|my|our|his|her|your|their|these|those)|both (?:the|my|our|his|her|your|their|these|those)|all (?:these|those)|(?:a lot|lots|plenty|hundreds|thousands|millions|the number|groups?) of|various|numerous|fewer|these|those|(?:^|\w+(?<! a| the| every| one| quite)) ?few|(?:^| )a few|many(?: other)?|several|one of (?:the|my) most \w+)$/;
/** "Some of the" goes with what has parts too ("some of the cake"), but not with a person. */
const someOf = /(?:^| )(?:some|most|all|none|any) of (?:the|my|our|his|her|your|their|these|those)$/;
const persons =
	/^(?:friend|student|teacher|colleague|cousin|person|child|tourist|classmate|customer|worker|player|neighbour|neighbor|employee|teenager|citizen|parent)$/;
/** Nouns that are also verbs, adjectives or go uncounted: "these culture", "many cause". */
const unclear = new Set(
	'kind part way type cause risk experience plan present danger course visit change process sport class culture result business drink dream cake pizza meal paint lie joke light subject person effect school capital law theory condition'.split(
		' ',
	),
);

const afterMany: GrammarRule = {
	id: 'plural-after-quantity',
	category: 'noun number',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const from = qualitiesFrom(words, index);
			if (unclear.has(noun) || !unbroken(words, from - 1, index + 1)) return [];
			const before = words
				.slice(Math.max(0, from - 5), from)
				.map(({ lower }) => lower)
				.join(' ');
			const quantity = (before.match(many) ??
				(persons.test(noun) ? before.match(someOf) : undefined))?.[0].trim();
			if (
				!quantity ||
				!unbroken(words, from - quantity.split(' ').length, from) ||
				// "Both the screen and the playground"
				(quantity.startsWith('both') && lowerAt(words, index + 1) === 'and') ||
				(/(?:lot|lots|plenty) of$/.test(quantity) &&
					(alsoUncounted.has(noun) ||
						/^(?:room|story)$/.test(noun) ||
						(noun === 'country' && lowerAt(words, index + 1) === 'and'))) ||
				/(?:ed|ing)$/.test(lowerAt(words, index + 1))
			)
				return [];
			const fixed = plural(noun);
			return [oneWord(index, fixed, { quantity })];
		});
	},
	example: { wrong: 'some of my colleague are ill', right: 'some of my colleagues are ill' },
};

const afterNumber: GrammarRule = {
	id: 'plural-after-number',
	category: 'noun number',
	typicalOf: ['zh'],
	find(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const from = qualitiesFrom(words, index);
			const count = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			if (!wordLists.smallNumber.has(count) || unclear.has(noun)) return [];
			const counts =
				from < index
					? /^(?:has|have|had|are|were|with|bought|saw)$/
					: /^(?:has|have|had|are|were|and|bought|visited)$/;
			if (!counts.test(before) || !unbroken(words, from - 2, index + 1)) return [];
			const fixed = plural(noun);
			return [oneWord(index, fixed, { count })];
		});
	},
	example: { wrong: 'my flat has two big room', right: 'my flat has two big rooms' },
};

/** Plurals that are hardly ever verbs. */
const countedPlurals = [...wordLists.thing]
	.filter((noun) => !unclear.has(noun))
	.map(plural)
	.concat('children', 'men', 'women', 'people', 'students', 'sweets', 'clothes', 'shoes', 'calories')
	.join('|');

const isBeforeNoun = (word: TaggedWord | undefined) =>
	!!word && !word.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech);

const numberBeforeNoun: GrammarRule = {
	id: 'five-star-hotel',
	category: 'noun number',
	typicalOf: ['es', 'pt', 'fr', 'it'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const unit = lowerAt(words, index + 1);
			if (word.partOfSpeech !== 'NUM' || !/^an?$/.test(lowerAt(words, index - 1))) return [];
			if (
				!/^(?:minutes|hours|days|weeks|months|stars|euros|dollars|pages|floors|kilometers|kilometres)$/.test(
					unit,
				)
			)
				return [];
			if (!isBeforeNoun(words[index + 2]) || !unbroken(words, index - 1, index + 3)) return [];
			const one = singular(unit);
			return [oneWord(index + 1, one, { word: word.lower })];
		});
	},
	example: { wrong: 'we stayed in a five stars hotel', right: 'we stayed in a five star hotel' },
};

/** How many and how much. */
export const quantityRules: GrammarRule[] = [
	afterMany,
	afterNumber,
	numberBeforeNoun,
	phraseRule({
		id: 'many-with-plural',
		category: 'noun number',
		typicalOf: ['fr', 'zh', 'ru', 'es'],
		phrases: [
			{
				find: `how|too|so|as [much] new|different|good|bad? ${countedPlurals}`,
				replace: 'many',
				words: { count: '$4', say: '$1 many $3 $4' },
				notAfter: 'thank|thanks|you|@VERB|@PRON',
			},
			{
				find: `<be>|<have>|<make>|<eat>|<see>|<know>|<meet>|not|spend|with [much] new|different|good|bad? ${countedPlurals}`,
				replace: 'many',
				words: { count: '$4', say: 'many $3 $4' },
			},
			{
				find: `<spend|eat|make|buy> too [much] ${countedPlurals}`,
				replace: 'many',
				words: { count: '$4', say: 'too many $4' },
			},
			{
				find: 'too|so|how [much tourist|car|person|student|child|friend|hour|mistake|problem|question|advertisement|building] !@NOUN|@ADJ',
				replace: 'many $3:plural',
				words: { count: '$3', say: '$1 many $3:plural' },
				notAfter: 'thank|thanks|you|@VERB|@PRON',
			},
			{
				find: "some|most|all [student|teacher|friend|tourist|person|worker|child|company|country|city|parent] are|were|have|don't|think|want|say|like|do|prefer|need",
				replace: '$2:plural',
				reason: 'many-with-plural.noun',
				words: { after: '$1', example: '$1 $2:plural' },
			},
			{
				find: `there is|was|are|were too [much] ${countedPlurals}`,
				replace: 'many',
				words: { count: '$5', say: 'too many $5' },
			},
			{
				find: `[less] ${countedPlurals}`,
				replace: 'fewer',
				words: { count: '$2', say: 'fewer $2' },
				notAfter: 'or|than|@NUM|no|more|much',
			},
		],
		example: { wrong: 'i know much people there', right: 'i know many people there' },
	}),
	phraseRule({
		id: 'much-uncounted',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: "don't|doesn't|didn't have [many] time|space|energy|experience|stress|attention|sleep $",
				replace: 'much',
				words: { word: '$4', say: 'much $4' },
			},
			{
				find: '[a few] milk|water|sugar|salt|money|bread|rice|coffee|tea|food|information|help|english|butter|oil|rain !@NOUN',
				replace: 'a little',
				words: { word: '$3', say: 'a little $3' },
			},
			{
				find: '<have|need|there|with|very|too> [few] money|water|food|information|experience|traffic|energy|space $',
				replace: 'little',
				words: { word: '$3', say: 'little $3' },
			},
			{
				find: '[fewer] money|water|time|traffic|pollution|information|stress|noise|food|energy|sugar !@NOUN',
				replace: 'less',
				words: { word: '$2', say: 'less $2' },
			},
			{
				find: '[a big|good|great|nice|terrible|heavy|bad] traffic|luck|news|research|progress|housework|travel|evidence $',
				replace: '$2',
				reason: 'much-uncounted.counted',
				words: { word: '$3', say: '$2 $3' },
			},
		],
		example: { wrong: 'there is a few milk', right: 'there is a little milk' },
	}),
	phraseRule({
		id: 'big-number-plural',
		category: 'noun number',
		typicalOf: ['zh'],
		phrases: [
			{
				find: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|20|30|40|50|60|100|200|500|1000 [euro|dollar|hour|minute|day|week|month|year|kilo|liter|litre|kilometer|kilometre|person|student|country|kid|child|question|word] $',
				replace: '$2:plural',
				words: { example: '$1 $2:plural' },
				notAfter: 'a|an|the|my|his|her|one',
			},
		],
		example: { wrong: 'it costs twenty euro', right: 'it costs twenty euros' },
	}),
	phraseRule({
		id: 'hundred-of',
		category: 'noun number',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: '[hundred|thousand|million of] people|students|cars|animals|tourists|dollars|euros|children|years|books|things|trees|countries|families',
				replace: '$1:plural of',
				notAfter: '@NUM|a|one|few|several|half',
			},
		],
		example: { wrong: 'there were thousand of people', right: 'there were thousands of people' },
	}),
	phraseRule({
		id: 'most-students',
		category: 'extra word',
		typicalOf: ['zh', 'es', 'fr', 'ru'],
		phrases: [
			{
				find: '^ [most|many|some of] students|children|women|men|teachers|countries|parents|tourists|cities|companies|young',
				replace: '$1',
				words: { say: '$1 $3' },
			},
		],
		example: { wrong: 'most of students work', right: 'most students work' },
	}),
];
