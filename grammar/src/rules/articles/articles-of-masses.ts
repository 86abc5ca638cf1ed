import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const country =
	'spain|italy|france|germany|portugal|russia|china|egypt|japan|england|brazil|mexico|argentina|ireland|europe|africa|asia|america|canada|poland|turkey|morocco|colombia|peru|chile|thailand|vietnam|korea|belgium|switzerland|austria|greece|sweden|norway|denmark|ukraine|hungary|romania|australia|indonesia|malaysia|scotland|london|paris|madrid|barcelona|berlin|milan|lisbon|moscow|tokyo';
const sport =
	'football|basketball|tennis|volleyball|soccer|baseball|hockey|golf|badminton|rugby|handball|chess|yoga|karate|judo';
const meal = 'breakfast|lunch|dinner|supper';
const language =
	'english|spanish|french|german|italian|chinese|russian|japanese|arabic|portuguese|korean|turkish|vietnamese';
const subject =
	'medicine|mathematics|maths|physics|biology|chemistry|psychology|philosophy|geography|engineering';
const weekday = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const month = 'january|february|april|june|july|august|september|october|november|december';
/** What is spoken of in general, in two words. */
const generalPairs = [
	['global', 'warming'],
	['climate', 'change'],
	['social', 'media|networks'],
	['public', 'transport|transportation'],
	['modern', 'technology|life'],
	['higher', 'education'],
	['human', 'life'],
	['everyday|daily', 'life'],
	['junk|organic', 'food'],
	['air', 'pollution'],
	['artificial', 'intelligence'],
	['mass', 'tourism'],
].map(
	([kind, noun]): Phrase => ({
		find: `about|of|by|on|for|because|against|in|use|uses|using|reduce|stop|prevent|fight|improve|affect|affects|with|to|from|that|think [the ${kind}] ${noun} !@NOUN|@ADJ|of|that|which|companies|i|we|you|they|in|on|at|and`,
		replace: '$3',
		reason: 'the-before-names-and-games.general',
		words: { say: '$3 $4' },
	}),
);

const relative = 'of|that|which|who|i|we|he|she|they|you|@NOUN|@PROPN|@ADJ';

/** "The" and "a" that are too much before names, games, meals and what is not counted. */
export const articleOfMassRules: GrammarRule[] = [
	phraseRule({
		id: 'the-before-names-and-games',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			{
				find: `in|to|from|visit|visited|visiting|love|like|through|around [the ${country}] !${relative}|s`,
				replace: '$3',
				reason: 'the-before-names-and-games.names',
			},
			{
				find: `north|south|east|west|part|parts|city|cities|capital|rest|middle|centre|center|people of [the ${country}] !${relative}|s`,
				replace: '$4',
				reason: 'the-before-names-and-games.names',
			},
			{
				find: `<play|practise|practice|love|like|prefer>|playing [the ${sport}] !${relative}`,
				replace: '$3',
				reason: 'the-before-names-and-games.games',
				notAfter: 'the',
			},
			{
				find: `fan|fans|game|match of? [the ${sport}] !${relative}`,
				replace: '$4',
				reason: 'the-before-names-and-games.games',
			},
			{
				find: `<have|eat|skip> [the|a ${meal}] together|every|alone`,
				replace: '$3',
				words: { say: '$1 $3', without: '$2' },
				notAfter: 'you|to',
			},
			{
				find: `<study|learn|teach> [the ${subject}] $ !${relative}`,
				replace: '$3',
				reason: 'the-before-names-and-games.subjects',
				words: { say: '$1 $3' },
			},
			{
				find: `student|students|degree|teacher|professor|experience|work|job|career|interested of|in [the medicine|mathematics|physics|biology|chemistry|psychology|philosophy|engineering] $ !${relative}`,
				replace: '$4',
				reason: 'the-before-names-and-games.subjects',
				words: { say: '$4' },
			},
			{
				find: 'in|of [the mathematics|maths|physics|biology|chemistry|psychology|economics] $ !of|that|which|he|she|i|we|they',
				replace: '$3',
				reason: 'the-before-names-and-games.subjects',
				words: { say: '$3' },
			},
			{
				find: 'future|problem|problems|means|mean|kind|form|lack of [the transport|transportation|traffic] $ !of|that|which|in|to|we|i',
				replace: '$4',
				reason: 'the-before-names-and-games.general',
				words: { say: '$4' },
			},
			{ find: '[the both] @NOUN', replace: 'both', reason: 'the-before-names-and-games.both' },
			{
				find: `speak|speaks|spoke|speaking [the ${language}] !${relative}|and`,
				replace: '$3',
				reason: 'the-before-names-and-games.languages',
				words: { say: '$3' },
			},
			{
				find: `in [the ${language}] $$`,
				replace: '$3',
				reason: 'the-before-names-and-games.languages',
				words: { say: 'in $3' },
			},
			{
				find: `on [the ${weekday}] at !of|the`,
				replace: '$3',
				reason: 'the-before-names-and-games.days',
				words: { example: '$3' },
			},
			{
				find: 'in|finish|finished [the primary|secondary|elementary|high|middle school] !@NOUN|and|or|of|in|where|near|on|that',
				replace: '$3 school',
				words: { say: '$3 school', without: 'the' },
			},
			{
				find: 'for [the breakfast|lunch] $$',
				replace: '$3',
				words: { say: 'for $3', without: 'the' },
				notAfter: 'you|thanks|pay|paid|ready|late|food|bill|reservation|need|was|is|it|much|up',
			},
			{
				find: `^^ [the ${language}] is spoken|important|useful`,
				replace: '$2',
				reason: 'the-before-names-and-games.languages',
				words: { say: '$2' },
			},
			{
				find: `from [the ${weekday} to the ${weekday}]`,
				replace: '$3 to $6',
				reason: 'the-before-names-and-games.days',
				words: { example: 'from $3 to $6' },
			},
			...generalPairs,
			{
				find: `in [the ${month}] $ !@NOUN|@PROPN|of`,
				replace: '$3',
				reason: 'the-before-names-and-games.months',
			},
			{
				find: `<travel|go|come|get|arrive|commute>|school|work|there|home|town|beach|contact by [a|the car|bus|train|plane|bike|bicycle|taxi|boat|ship|metro|subway|tram|ferry|phone|email|mail|post] !@NOUN|that|which|who|of|he|she|i|we|they|on|in|outside`,
				replace: '$4',
				reason: 'the-before-names-and-games.how',
				words: { right: 'by $4', without: '$3' },
			},
			{
				find: 'go|goes|went|going|come|drive|walk|get|travel to [the work] !of|that|i|we|he|she|you|they|is|was|@NOUN|to|on|in|done|and|which|by|it|at|being',
				replace: 'work',
				reason: 'the-before-names-and-games.job',
				notAfter:
					'forward|thanks|back|due|added|contribution|according|look|get|paid|prepared|love|suitable|enough',
			},
			{
				find: '<go> to [the bed|sleep] !of|that|in|on|@NOUN|where|and|i|by|with',
				replace: '$4',
				words: { say: '$1 to $4', without: 'the' },
			},
			{
				find: 'at|from [the home] !of|for|page|run|@NOUN|@VERB|where|@ADJ|that|he|she|i|they|in',
				replace: 'home',
				words: { say: '$1 home', without: 'the' },
			},
			{
				find: '<buy|see|do|meet|happen|finish|start|arrive|leave|visit|watch|go|come|move>|it|there|him|her|here|shirt [the last] week|month|year|summer|weekend|night $$',
				replace: 'last',
				words: { say: 'last $4', without: 'the' },
			},
			{ find: "[the|a today's]", replace: "today's", words: { say: "today's", without: '$1' } },
			{
				find: '<watch> [the tv|television] !show|shows|series|programme|program|channel|@NOUN|that|i|we|he|she|in|on',
				replace: '$3',
				words: { say: '$1 $3', without: 'the' },
			},
			{
				find: 'about|enjoy|enjoys|love|loves|appreciate|see|respect|with|of|damage|destroy|protect|harm|explore|close-to|in [the nature] $ !of|that|which',
				replace: 'nature',
				reason: 'the-before-names-and-games.nature',
				notAfter: 'is|part|law|laws|because|part|state',
			},
		],
		example: { wrong: 'last year we visited the france', right: 'last year we visited france' },
	}),
];
