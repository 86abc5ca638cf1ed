import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their';
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
const country =
	'spain|italy|france|germany|portugal|russia|china|egypt|japan|england|america|brazil|mexico|argentina|ireland|india|europe|canada|turkey|greece|poland|australia|colombia|peru|chile|korea|vietnam|thailand|morocco|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|cairo|dubai|shanghai|beijing|tokyo|switzerland|austria|sweden|norway|africa|asia|scotland|ukraine|cuba';

/** Prepositions of times and places, and where they are missing. */
export const placeAndTimeRules: GrammarRule[] = [
	phraseRule({
		id: 'time-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[at|on] summer|winter|spring|autumn $ !@NOUN',
				replace: 'in',
				reason: 'time-preposition.seasons',
				words: { example: 'in $2' },
			},
			{
				find: '[at|on] summer|winter|spring|autumn i|we|it|the|people',
				replace: 'in',
				reason: 'time-preposition.seasons',
				words: { example: 'in $2' },
			},
			{
				find: '[in the actual|actual moment] $',
				replace: 'at the moment',
				reason: 'time-preposition.now',
			},
			{
				find: '[in] the end of the|this|my|that film|movie|year|month|week|day|story|book|century|lesson|party|street|game|class',
				replace: 'at',
				words: { say: 'at the $3 of' },
				notAfter: '<be|put>',
			},
			{ find: '[in] the age of @NUM', replace: 'at', words: { say: 'at the age of' } },
			{
				find: "[in|on] @NUM o'clock|am|pm",
				replace: 'at',
				reason: 'time-preposition.time',
				words: { example: 'at $2 $3' },
			},
			{
				find: `[in] ${whose} birthday|birthdays !@NOUN`,
				replace: 'on',
				reason: 'time-preposition.day',
				words: { example: 'on $2 $3' },
			},
			{
				find: '[in] that day i|we|he|she|they|it',
				replace: 'on',
				reason: 'time-preposition.days',
				notAfter: '<live|believe>',
			},
			{
				find: '[in] a sunny|rainy|cold|hot|summer|winter|nice|beautiful|monday|sunday|saturday day|morning|night|evening',
				replace: 'on',
				reason: 'time-preposition.such',
				words: { example: 'on a $3 $4' },
			},
			{
				find: `<be> born [in|at] the? first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|@NUM of? ${month}`,
				replace: 'on',
				reason: 'time-preposition.date',
			},
			{
				find: `[in] the first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth of ${month}`,
				replace: 'on',
				reason: 'time-preposition.date',
			},
			{
				find: '[during] a|one long? time|year|month|week|hour !of|in',
				replace: 'for',
				reason: 'time-preposition.long',
			},
			{
				find: '[during] i|we|he|she|they|you was|were|am|are|is|slept|worked|lived|studied|waited|walked',
				replace: 'while',
				reason: 'time-preposition.subject',
				words: { example: 'while $2 $3' },
			},
			{
				find: '[while] the|my|our|his|her lesson|class|dinner|lunch|breakfast|meeting|exam|holidays|holiday|war|summer|night|film|game|match|conversation|trip|flight|journey|pandemic $',
				replace: 'during',
				reason: 'time-preposition.noun',
				words: { example: 'during $2 $3' },
			},
			{
				find: '^^ [before #smallNumber|few years|months|weeks|days] i|we|he|she|they|my|the|it',
				replace: '$2 $3 ago',
				reason: 'time-preposition.counted',
			},
			{
				find: 'finish|finished|deliver|send|complete|submit this|it|the|my|them work|report|project|homework|letter|money|book? [until] tomorrow|monday|tuesday|wednesday|thursday|friday|next|tonight',
				replace: 'by',
				reason: 'time-preposition.last',
				words: { example: 'by $5' },
			},
			{
				find: '[all days] $',
				replace: 'every day',
				words: { say: 'every day' },
				notAfter: '@NUM|of|for|on|these|in',
			},
			{
				find: '[in|at] weekend !at|@NOUN',
				replace: 'at the weekend',
				words: { say: 'at the weekend' },
				notAfter: 'the',
			},
		],
		example: { wrong: 'at summer we swim in the lake', right: 'in summer we swim in the lake' },
	}),
	phraseRule({
		id: 'place-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[in the? internet] !age|era|industry|marketing|access|business|connection|cafe|companies|company|technology|shopping|is|has|explorer|provider|security|@NOUN',
				replace: 'on the internet',
				words: { say: 'on the internet' },
				notAfter: 'interested|believe|invest|trust|changes|work|working|interest|faith',
			},
			{
				find: '[in] facebook|instagram|youtube|tiktok|tv !@NOUN|@ADJ',
				replace: 'on',
				words: { say: 'on $2' },
				notAfter:
					'interested|believe|invest|trust|work|works|worked|working|interest|is|was|shares|stake|change|changes|job|jobs|career|future|start|experience|money|years',
			},
			{
				find: '[in] social media|networks $',
				replace: 'on',
				words: { say: 'on social media' },
				notAfter: 'interested|believe|invest|trust|interest|work|change|changes|bubble',
			},
			{
				find: '[in] a|the farm|island !of|@NOUN',
				replace: 'on',
				words: { say: 'on $2 $3' },
				notAfter: 'interested|believe|change|changes',
			},
			{
				find: '<live|work|grow|stay|born|be> up? [in] a|the|my|his farm|island !@NOUN',
				replace: 'on',
				words: { say: 'on $4 $5' },
			},
			{ find: '[by|in] foot $', replace: 'on', words: { say: 'on foot' } },
			{ find: '[in] purpose $', replace: 'on', words: { say: 'on purpose' } },
			{ find: '[in] average $', replace: 'on', words: { say: 'on average' } },
			{ find: '^^ [in] average !@NOUN|@ADJ', replace: 'on', words: { say: 'on average' } },
			{
				find: '[in|by] the? contrary !@NOUN',
				replace: 'on the contrary',
				words: { say: 'on the contrary' },
			},
			{
				find: '[in] the|my|our|his|her|their way to|home',
				replace: 'on',
				words: { say: 'on $2 way $3' },
				notAfter:
					'<be|get|stand|stay|change|difference|progress>|changes|interested|nothing|something|anything',
			},
			{
				find: '[in] the other|opposite side of',
				replace: 'on',
				words: { say: 'on $2 $3 $4' },
				notAfter: 'hole|door|pain|stone|window',
			},
			{
				find: '<go|come|travel|get> to? @NOUN? [with] bus|train|car|plane|metro|taxi|bike|bicycle|subway $',
				replace: 'by',
				reason: 'place-preposition.travel',
				notAfter: 'problem|fine',
			},
			{ find: '[in|on|at] all over the world|country', replace: 'all', words: { say: 'all over' } },
			{ find: '[in whole] world|country', replace: 'in the whole', words: { say: 'in the whole $3' } },
			{ find: '[around|over] all the world !@NOUN', replace: 'all $1', words: { say: 'all $1 the world' } },
			{
				find: '<arrive> [to] the city|country|village|town|capital|world|airport|station|hotel|beach|place|house',
				replace: 'at',
				reason: 'place-preposition.place',
				words: { example: '$1 at the $4' },
			},
			{
				find: '<arrive> [to] #place|canada|turkey|greece|poland|australia|colombia|peru|my|our|this|the city|country|town|capital',
				replace: 'in',
				reason: 'place-preposition.city',
				words: { example: '$1 in' },
			},
			{
				find: `<arrive> [to|at] ${country}`,
				replace: 'in',
				reason: 'place-preposition.city',
				words: { example: '$1 in $3' },
			},
			{
				find: 'talk|talking|talked|speak|speaking|spoke|be [in] the phone $',
				replace: 'on',
				words: { say: 'on the phone' },
			},
			{
				find: 'play|playing|work|working|games [in] the computer|laptop|tablet $',
				replace: 'on',
				words: { say: 'on the $4' },
			},
			{ find: '<go> [in|for] a? vacations|holidays', replace: 'on', words: { say: 'on holiday' } },
			{
				find: '<go|decide> to? go? [in] a walk|drive|swim|ride',
				replace: 'for',
				reason: 'place-preposition.go',
				words: { word: '$5' },
			},
		],
		example: {
			wrong: 'we shop in the internet because it is cheap',
			right: 'we shop on the internet because it is cheap',
		},
	}),
];
