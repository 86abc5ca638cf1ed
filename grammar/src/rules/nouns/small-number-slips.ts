import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { familyOf, isNounToo } from '#grammar/word-families.ts';
import { wordLists } from '#grammar/word-lists.ts';

const notMeant =
	/^(?:own|able|free|different|important|necessary|possible|various|unable|ill|true|noisy|risky|rainy|sunny)$/;

/** "His intelligent helped him", "improve my confident". */
const possessedQuality: GrammarRule = {
	id: 'possessive-then-adjective',
	category: 'word choice',
	typicalOf: ['zh', 'ar', 'es', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const noun = familyOf.adjective.get(word.lower)?.noun;
			if (!noun || isNounToo.has(word.lower) || notMeant.test(word.lower)) return [];
			if (
				!/^(?:my|his|our|their|your)$/.test(lowerAt(words, index - 1)) ||
				!unbroken(words, index - 1, index + 1)
			)
				return [];
			const next = lowerAt(words, index + 1);
			if (/^(?:and|or|but|this|that|my|his|her|our|i|you|he|she|we|they)$/.test(next)) return [];
			const follows =
				endsClauseBefore(words, index + 1) ||
				/^(?:is|was|helped|helps|makes|made|can|will|has|of|to)$/.test(next);
			if (!follows) return [];
			return [oneWord(index, noun, { before: lowerAt(words, index - 1) })];
		});
	},
	example: { wrong: 'his intelligent helped him in life', right: 'his intelligence helped him in life' },
};

const ofSeveral = /^(?:some|most|all|none|any|many|both|half)$/;
const severalVerb = /^(?:are|were|have|don't|aren't|weren't|haven't)$/;

/** "Some of the room are": the verb says that they are several. */
const someOfTheThings: GrammarRule = {
	id: 'some-of-the-things-are',
	category: 'noun number',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, verb): Finding[] => {
			if (!severalVerb.test(word.lower) || verb < 4) return [];
			const noun = verb - 1;
			const name = lowerAt(words, noun);
			if (
				!wordLists.thing.has(name) ||
				/^(?:team|family|class|group|crowd|city|village|town|school|company)$/.test(name)
			)
				return [];
			const of = lowerAt(words, noun - 2) === 'of' ? noun - 2 : noun - 3;
			if (lowerAt(words, of) !== 'of' || !ofSeveral.test(lowerAt(words, of - 1))) return [];
			if (!/^(?:the|my|our|their|these|those|his|her|your)$/.test(lowerAt(words, of + 1))) return [];
			if (!unbroken(words, of - 1, verb + 1)) return [];
			const many = plural(name);
			return [
				{
					from: noun,
					to: verb + 1,
					replacement: `${many} ${word.text}`,
					words: { word: word.lower, many },
				},
			];
		});
	},
	example: { wrong: 'some of the room are too small', right: 'some of the rooms are too small' },
};

const someThings =
	'question|problem|friend|mistake|tip|suggestion|advantage|disadvantage|example|difference|rule|reason|toy|picture|photo|flower|tourist|student|expert|scientist|parent|customer|word|country|website|game|magazine|vegetable';

/** Numbers and quantities in short phrases. */
export const smallNumberSlipRules: GrammarRule[] = [
	possessedQuality,
	someOfTheThings,
	phraseRule({
		id: 'some-questions',
		category: 'noun number',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: `<have|make|know|give|see|ask|learn|take|buy|discuss|meet|find|write|visit> some good|new|interesting|different|important|other|beautiful|serious|old|big? [${someThings}] !@NOUN|@ADJ|of|or|with|to|for`,
				replace: '$4:plural',
				reason: 'some-questions.some',
				words: { example: 'some $4:plural' },
			},
			{
				find: "some|most [tourist|student|expert|scientist|parent|customer|teenager|teacher|worker|adult|doctor|kid|employee|politician] let|say|think|believe|want|like|prefer|need|are|have|don't|do|use|argue|claim|feel|work|live|go|come|try|spend",
				replace: '$2:plural',
				reason: 'some-questions.noun',
				words: { after: '$1', example: '$1 $2:plural' },
			},
			{ find: 'with|together|meet|meeting|invite|visit|visiting|help [friend] $$', replace: 'friends' },
			{ find: 'with [friend] we|i|and|at|on|because|but', replace: 'friends' },
			{
				find: '^ [man and woman] should|have|can|must|need|do|want|think',
				replace: 'men and women',
				reason: 'some-questions.mean',
			},
			{
				find: 'a|my|new|black|blue|white|short|long|beautiful|expensive|his|her [trouser|jean] $',
				replace: '$2s',
				reason: 'some-questions.always',
			},
		],
		example: {
			wrong: 'i have some question about the course',
			right: 'i have some questions about the course',
		},
	}),
	phraseRule({
		id: 'this-information',
		category: 'agreement',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '[these] information|advice|knowledge|homework|news|furniture|equipment|stuff|money|weather|music|pollution|research|technology|behaviour|society !@NOUN|@ADJ',
				replace: 'this',
				words: { word: '$2', say: 'this $2' },
			},
			{
				find: '[those] information|advice|knowledge|homework|news|furniture|equipment|stuff|money|music !@NOUN|@ADJ',
				replace: 'that',
				words: { word: '$2', say: 'that $2' },
			},
		],
		example: {
			wrong: 'these information is important for us',
			right: 'this information is important for us',
		},
	}),
	phraseRule({
		id: 'much-coffee-little-time',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru'],
		phrases: [
			{
				find: 'too|so [many] coffee|tea|alcohol|stress|noise|freedom|space|time|effort|attention|violence|experience|help|fun|pressure|trash|rain|snow|meat|cheese|chocolate|power|pain|love|happiness|technology !@NOUN|@PRON|@DET|out|him|her|it|this|that|the|others',
				replace: 'much',
				reason: 'much-coffee-little-time.counted',
				words: { word: '$3', say: '$1 much $3' },
			},
			{
				find: '[many] free time !@NOUN|@ADJ',
				replace: 'a lot of',
				words: { word: 'free time', say: 'a lot of free time' },
				notAfter: 'so|too|how|as|not',
			},
			{
				find: '<have|need|there|with> [few] time|patience|energy|information|freedom|space $',
				replace: 'little',
				words: { word: '$3', say: 'little $3' },
			},
			{
				find: '<have|know>|very|too [little] friends|people|problems|students|tourists|countries|shops|opportunities !@NOUN',
				replace: 'few',
				reason: 'much-coffee-little-time.can',
				words: { count: '$3', say: 'few $3' },
				notAfter: 'a|the|my|his|her|their|<be>',
			},
			{
				find: '[plenty] space|time|people|things|money|food|water|opportunities|room|places|reasons|friends',
				replace: 'plenty of',
				reason: 'much-coffee-little-time.say',
				words: { say: 'plenty of $2' },
				notAfter: 'in|horn',
			},
		],
		example: { wrong: 'i drink too many coffee', right: 'i drink too much coffee' },
	}),
	phraseRule({
		id: 'slots-of-short-words',
		category: 'word choice',
		typicalOf: ['zh', 'ar', 'es', 'de'],
		phrases: [
			{ find: '^ the [hot] is|was !and', replace: 'heat', words: { example: 'the heat' } },
			{
				find: '^ the|main|only|biggest [different] is|was|between',
				replace: 'difference',
				reason: 'slots-of-short-words.difference',
			},
			{
				find: '<have|find|need> the [strong] to',
				replace: 'strength',
				words: { example: 'the strength' },
			},
			{ find: 'the [noisy] is|from|of', replace: 'noise', words: { example: 'the noise' } },
			{
				find: '^^ [violent] in !nature|the|character',
				replace: 'violence',
				reason: 'slots-of-short-words.sentence',
			},
			{
				find: 'a very? [well] swimmer|player|job|student|teacher|dancer|cook|singer|idea|thing|way|example|life|person|education|relationship|experience|result|grade|book|movie|film|choice|level|place|opportunity|friend',
				replace: 'good',
				reason: 'slots-of-short-words.noun',
				words: { example: 'good $4' },
			},
			{
				find: 'a|very|the|my [hardly] worker|work|job|exam|life|day|time|student',
				replace: 'hard',
				reason: 'slots-of-short-words.noun',
				words: { example: 'hard $3' },
			},
			{ find: '[fastly]', replace: 'fast', reason: 'slots-of-short-words.fast' },
			{
				find: 'arrive|arrives|wake|wakes|woke|starts|finishes too|very|so|up|home? [lately] $$',
				replace: 'late',
				reason: 'slots-of-short-words.usual',
				notAfter: 'you',
			},
			{ find: 'until [lately] at|in', replace: 'late', reason: 'slots-of-short-words.until' },
			{
				find: 'rains|raining|rained|snows|snowing|snowed [heavy] $',
				replace: 'heavily',
				reason: 'slots-of-short-words.heavily',
			},
			{
				find: '<finish|complete|pass> @NOUN? [successful] $$',
				replace: 'successfully',
				reason: 'slots-of-short-words.successfully',
			},
			{
				find: 'we <enjoy> [us]',
				replace: 'ourselves',
				reason: 'slots-of-short-words.for',
				words: { for: 'we' },
			},
			{
				find: 'i <enjoy|hurt|cut|introduce> [me] $',
				replace: 'myself',
				reason: 'slots-of-short-words.for',
				words: { for: 'i' },
			},
		],
		example: { wrong: 'the different is that he works more', right: 'the difference is that he works more' },
	}),
];
