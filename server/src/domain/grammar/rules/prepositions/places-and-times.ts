import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their';
const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
const country =
	'spain|italy|france|germany|portugal|russia|china|egypt|japan|england|america|brazil|mexico|argentina|ireland|india|europe|canada|turkey|greece|poland|australia|colombia|peru|chile|korea|vietnam|thailand|morocco|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|cairo|dubai|shanghai|beijing|tokyo|switzerland|austria|sweden|norway|africa|asia|scotland|ukraine|cuba';

/** Prepositions of times and places, and where they are missing. */
export const placeAndTimeRules: GrammarRule[] = [
	phraseRule({
		id: 'time-preposition',
		category: 'preposition',
		reasonInSpanish: 'Con este tiempo va otra preposición: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[at|on] summer|winter|spring|autumn $ !@NOUN',
				replace: 'in',
				reason: "With seasons we say 'in': 'in $2'.",
			},
			{
				find: '[at|on] summer|winter|spring|autumn i|we|it|the|people',
				replace: 'in',
				reason: "With seasons we say 'in': 'in $2'.",
			},
			{
				find: '[in the actual|actual moment] $',
				replace: 'at the moment',
				reason: "For now we say 'at the moment'.",
			},
			{
				find: '[in] the end of the|this|my|that film|movie|year|month|week|day|story|book|century|lesson|party|street|game|class',
				replace: 'at',
				reason: "We say 'at the $3 of'.",
				notAfter: '<be|put>',
			},
			{ find: '[in] the age of @NUM', replace: 'at', reason: "We say 'at the age of'." },
			{ find: "[in|on] @NUM o'clock|am|pm", replace: 'at', reason: "With the time we say 'at': 'at $2 $3'." },
			{
				find: `[in] ${whose} birthday|birthdays !@NOUN`,
				replace: 'on',
				reason: "With a day we say 'on': 'on $2 $3'.",
			},
			{
				find: '[in] that day i|we|he|she|they|it',
				replace: 'on',
				reason: "With days we say 'on': 'on that day'.",
				notAfter: '<live|believe>',
			},
			{
				find: '[in] a sunny|rainy|cold|hot|summer|winter|nice|beautiful|monday|sunday|saturday day|morning|night|evening',
				replace: 'on',
				reason: "With such a day we say 'on': 'on a $3 $4'.",
			},
			{
				find: `<be> born [in|at] the? first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|@NUM of? ${month}`,
				replace: 'on',
				reason: "With a date we say 'on'.",
			},
			{
				find: `[in] the first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth of ${month}`,
				replace: 'on',
				reason: "With a date we say 'on'.",
			},
			{
				find: '[during] a|one long? time|year|month|week|hour !of|in',
				replace: 'for',
				reason: "For how long we say 'for'.",
			},
			{
				find: '[during] i|we|he|she|they|you was|were|am|are|is|slept|worked|lived|studied|waited|walked',
				replace: 'while',
				reason: "Before a subject and a verb we say 'while': 'while $2 $3'.",
			},
			{
				find: '[while] the|my|our|his|her lesson|class|dinner|lunch|breakfast|meeting|exam|holidays|holiday|war|summer|night|film|game|match|conversation|trip|flight|journey|pandemic $',
				replace: 'during',
				reason: "Before a noun we say 'during': 'during $2 $3'.",
			},
			{
				find: '^^ [before #smallNumber|few years|months|weeks|days] i|we|he|she|they|my|the|it',
				replace: '$2 $3 ago',
				reason: "Counted from now we say 'ago': '$2 $3 ago'.",
			},
			{
				find: 'finish|finished|deliver|send|complete|submit this|it|the|my|them work|report|project|homework|letter|money|book? [until] tomorrow|monday|tuesday|wednesday|thursday|friday|next|tonight',
				replace: 'by',
				reason: "For a last moment we say 'by': 'by $5'.",
			},
			{
				find: '[all days] $',
				replace: 'every day',
				reason: "We say 'every day'.",
				notAfter: '@NUM|of|for|on|these|in',
			},
			{
				find: '[in|at] weekend !at|@NOUN',
				replace: 'at the weekend',
				reason: "We say 'at the weekend'.",
				notAfter: 'the',
			},
		],
		examples: [
			{ wrong: 'at summer we swim in the lake', right: 'in summer we swim in the lake' },
			{ wrong: 'in the age of six i went to school', right: 'at the age of six i went to school' },
			{ wrong: 'i fell asleep while the film', right: 'i fell asleep during the film' },
			{ wrong: 'what did you do in your birthday', right: 'what did you do on your birthday' },
		],
		notErrors: [
			'in this moment everything changed',
			'while the film was on we slept',
			'we believe in that day',
			'it is at the same time',
			'in the last day or two i have felt better',
		],
	}),
	phraseRule({
		id: 'place-preposition',
		category: 'preposition',
		reasonInSpanish: 'Con este lugar o medio va otra preposición: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[in the? internet] !age|era|industry|marketing|access|business|connection|cafe|companies|company|technology|shopping|is|has|explorer|provider|security|@NOUN',
				replace: 'on the internet',
				reason: "We say 'on the internet'.",
				notAfter: 'interested|believe|invest|trust|changes|work|working|interest|faith',
			},
			{
				find: '[in] facebook|instagram|youtube|tiktok|tv !@NOUN|@ADJ',
				replace: 'on',
				reason: "We say 'on $2'.",
				notAfter:
					'interested|believe|invest|trust|work|works|worked|working|interest|is|was|shares|stake|change|changes|job|jobs|career|future|start|experience|money|years',
			},
			{
				find: '[in] social media|networks $',
				replace: 'on',
				reason: "We say 'on social media'.",
				notAfter: 'interested|believe|invest|trust|interest|work|change|changes|bubble',
			},
			{
				find: '[in] a|the farm|island !of|@NOUN',
				replace: 'on',
				reason: "We say 'on $2 $3'.",
				notAfter: 'interested|believe|change|changes',
			},
			{
				find: '<live|work|grow|stay|born|be> up? [in] a|the|my|his farm|island !@NOUN',
				replace: 'on',
				reason: "We say 'on $4 $5'.",
			},
			{ find: '[by|in] foot $', replace: 'on', reason: "We say 'on foot'." },
			{ find: '[in] purpose $', replace: 'on', reason: "We say 'on purpose'." },
			{ find: '[in] average $', replace: 'on', reason: "We say 'on average'." },
			{ find: '^^ [in] average !@NOUN|@ADJ', replace: 'on', reason: "We say 'on average'." },
			{
				find: '[in|by] the? contrary !@NOUN',
				replace: 'on the contrary',
				reason: "We say 'on the contrary'.",
			},
			{
				find: '[in] the|my|our|his|her|their way to|home',
				replace: 'on',
				reason: "We say 'on $2 way $3'.",
				notAfter:
					'<be|get|stand|stay|change|difference|progress>|changes|interested|nothing|something|anything',
			},
			{
				find: '[in] the other|opposite side of',
				replace: 'on',
				reason: "We say 'on $2 $3 $4'.",
				notAfter: 'hole|door|pain|stone|window',
			},
			{
				find: '<go|come|travel|get> to? @NOUN? [with] bus|train|car|plane|metro|taxi|bike|bicycle|subway $',
				replace: 'by',
				reason: "How we travel we say with 'by'.",
				notAfter: 'problem|fine',
			},
			{ find: '[in|on|at] all over the world|country', replace: 'all', reason: "We say 'all over'." },
			{
				find: '[in whole] world|country',
				replace: 'in the whole',
				reason: "We say 'in the whole $3'.",
			},
			{ find: '[around|over] all the world !@NOUN', replace: 'all $1', reason: "We say 'all $1 the world'." },
			{
				find: '<arrive> [to] the city|country|village|town|capital|world|airport|station|hotel|beach|place|house',
				replace: 'at',
				reason: "We arrive at a place: '$1 at the $4'.",
			},
			{
				find: '<arrive> [to] #place|canada|turkey|greece|poland|australia|colombia|peru|my|our|this|the city|country|town|capital',
				replace: 'in',
				reason: "We arrive in a city or country: '$1 in'.",
			},
			{
				find: `<arrive> [to|at] ${country}`,
				replace: 'in',
				reason: "We arrive in a city or country: '$1 in $3'.",
			},
			{
				find: 'talk|talking|talked|speak|speaking|spoke|be [in] the phone $',
				replace: 'on',
				reason: "We say 'on the phone'.",
			},
			{
				find: 'play|playing|work|working|games [in] the computer|laptop|tablet $',
				replace: 'on',
				reason: "We say 'on the $4'.",
			},
			{ find: '<go> [in|for] a? vacations|holidays', replace: 'on', reason: "We say 'on holiday'." },
			{ find: '<go|decide> to? go? [in] a walk|drive|swim|ride', replace: 'for', reason: 'We go for a $5.' },
		],
		examples: [
			{
				wrong: 'we shop in the internet because it is cheap',
				right: 'we shop on the internet because it is cheap',
			},
			{ wrong: 'i saw it in youtube', right: 'i saw it on youtube' },
			{ wrong: 'in the way to school we met him', right: 'on the way to school we met him' },
			{ wrong: 'we go to school by foot', right: 'we go to school on foot' },
		],
		notErrors: [
			'i work in internet marketing',
			'he is in the way to be honest',
			'the party in my house',
			'we live in the island capital',
			'we arrived at the capital at night',
			'the best team in all the world',
		],
	}),
];
