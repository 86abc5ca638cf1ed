import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const adverbOf = (adjective: string) =>
	/[^aeiou]y$/.test(adjective)
		? `${adjective.slice(0, -1)}ily`
		: /[^aeiou]le$/.test(adjective)
			? `${adjective.slice(0, -1)}y`
			: `${adjective}${adjective.endsWith('ic') ? 'al' : ''}${adjective.endsWith('ll') ? 'y' : 'ly'}`;

const manners =
	'quick slow careful beautiful perfect correct fluent quiet polite regular serious easy happy rapid sudden constant dramatic significant considerable clear automatic comfortable bad dangerous strong'.split(
		' ',
	);
const degrees = 'complete total absolute strong real full definite extreme deep firm general partial'.split(
	' ',
);
const actions =
	'drive|drives|drove|driving|speak|speaks|spoke|speaking|write|writes|wrote|run|runs|ran|running|walk|walks|walked|eat|eats|ate|learn|learns|learned|learning|sing|sings|dance|dances|work|works|worked|working|talk|talks|talked|changing|change|changes|changed|grow|grows|grew|growing|develop|develops|developing|developed|increase|increases|increased|increasing|move|moves|moved|think|react|drove|behave|behaves|communicate';

/** Adverbs where learners say adjectives. */
export const adverbRules: GrammarRule[] = [
	phraseRule({
		id: 'adverb-of-manner',
		category: 'word choice',
		typicalOf: ['de', 'es', 'it', 'zh'],
		phrases: manners.map((adjective) => ({
			find: `${actions} it|them|english|spanish? very|so|more|really [${adjective}] $`,
			replace: adverbOf(adjective),
			words: { not: adjective },
			notAfter: 'a|the|some|this|that|my|his|her|their|our|your|of|no|any',
		})),
		example: { wrong: 'technology is developing very quick', right: 'technology is developing very quickly' },
	}),
	phraseRule({
		id: 'adverb-of-degree',
		category: 'word choice',
		typicalOf: ['de', 'es', 'it', 'zh', 'ru'],
		phrases: [
			...degrees.map((adjective) => ({
				find: `i|we|they|people|you [${adjective}] agree|disagree|believe|understand|support|think|hope|recommend|forgot|love|like|want`,
				replace: adverbOf(adjective),
				words: { not: adjective },
			})),
			...['absolute', 'complete', 'total', 'extreme', 'real', 'full', 'incredible'].map(
				(adjective): Phrase => ({
					find: `<be>|it's|he's|she's|they're|i'm [${adjective}] necessary|different|important|wrong|right|true|useful|happy|expensive|difficult|dangerous|free|empty|new|beautiful|good|hard|interesting|sure|interested|tired !@NOUN`,
					replace: adverbOf(adjective),
					reason: 'adverb-of-degree.before',
					words: { before: '$2', example: `${adverbOf(adjective)} $3` },
					notAfter: 'a|the',
				}),
			),
		],
		example: { wrong: 'i complete agree with this', right: 'i completely agree with this' },
	}),
	phraseRule({
		id: 'easily',
		category: 'word choice',
		typicalOf: ['de', 'es', 'it', 'zh'],
		phrases: [
			{
				find: '<find|learn|do|get|use|speak|understand|buy> @NOUN|it|them|information|english|friends|work very [easy] $',
				replace: 'easily',
			},
			{ find: '<eat|live> very? [healthy] $', replace: 'healthily' },
		],
		example: { wrong: 'you can find it very easy', right: 'you can find it very easily' },
	}),
	phraseRule({
		id: 'hard-hardly',
		category: 'word choice',
		typicalOf: ['de', 'es', 'zh'],
		phrases: [
			{ find: '<work|study|train> [hardly] to|every|because|and', replace: 'hard' },
			{ find: '<work|study|practice|practise|train|try> very|so|really|too [hardly]', replace: 'hard' },
		],
		example: { wrong: 'he works very hardly', right: 'he works very hard' },
	}),
	phraseRule({
		id: 'sentence-adverb',
		category: 'word choice',
		typicalOf: ['es', 'it', 'fr', 'zh'],
		phrases: [
			{
				find: '^^ [actual|general|usual|final|normal|unfortunate|personal|recent] i|we|they|he|she|people|the|my',
				replace: '$1ly',
			},
			{
				find: '^^ [specially] in|for|when|if|the|young|my',
				replace: 'especially',
				reason: 'sentence-adverb.above',
			},
		],
		example: { wrong: 'unfortunate we missed the train', right: 'unfortunately we missed the train' },
	}),
	phraseRule({
		id: 'good-well',
		category: 'word choice',
		typicalOf: ['de', 'es', 'it', 'fr', 'zh'],
		phrases: [
			{
				find: 'my|his|her|their english|spanish|french|german is not? very? [well] $',
				replace: 'good',
				words: { after: 'is' },
			},
			{
				find: '<taste|smell|sound> very|really|so|not? [well] $',
				replace: 'good',
				words: { after: '$1' },
				notAfter: '<do>|work',
			},
			{
				find: 'english|french|spanish|german|it very [good] $',
				replace: 'well',
				reason: 'good-well.verb',
				notAfter: '<be|look|taste|smell|sound|make|find|feel>|think|my|his|her|your|our|their',
			},
		],
		example: { wrong: 'my english is not well', right: 'my english is not good' },
	}),
];
