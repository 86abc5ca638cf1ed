import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their';
const country =
	'spain|italy|france|germany|portugal|russia|china|egypt|japan|england|america|brazil|mexico|argentina|ireland|india|europe|canada|turkey|greece|poland|australia|colombia|peru|chile|korea|vietnam|thailand|morocco|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|cairo|dubai|shanghai|beijing|tokyo|switzerland|austria|sweden|norway|africa|asia|scotland|ukraine|cuba';

/** Prepositions that learners leave out, of places and of verbs. */
export const missingPrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'missing-preposition-of-place',
		category: 'preposition',
		typicalOf: ['zh', 'ar', 'ru', 'fr'],
		phrases: [
			{
				find: `i|you|we|they|he|she|to|will|would|can|could|should|who|people|never|always|often|usually|want|have|has|had|i've|we've|am|is|are|was|were|i'm|parents|friends|family|year|month|week|summer [<go|come>] back? ${country} !@NOUN`,
				replace: '$2 $3 to',
				reason: 'missing-preposition-of-place.go',
				words: { example: '$2 $3 to $4' },
			},
			{
				find: `[<come|go>] back? ${whose}|other|another|different|foreign|many|some house|office|room|country|school|city|village|hometown|countries|cities|university`,
				replace: '$1 $2 to',
				reason: 'missing-preposition-of-place.go',
				words: { example: '$1 to $3 $4' },
				notAfter: 'a|the|make|let|have|see',
			},
			{
				find: `<live|arrive|stay|work|born> [${country}] $`,
				replace: 'in $2',
				reason: 'missing-preposition-of-place.city',
			},
			{
				find: `[<arrive>] the|my|our|his|her airport|station|hotel|house|office|school|restaurant|place|party|beach !@VERB|@AUX|@NOUN`,
				replace: '$1 at',
				reason: 'missing-preposition-of-place.arrive',
				words: { example: '$1 at $2 $3' },
			},
			{
				find: '<be> [born] #year',
				replace: 'born in',
				reason: 'missing-preposition-of-place.years',
				words: { example: 'born in $3' },
			},
			{
				find: "wake|get|woke|got up [@NUM] o'clock|am|pm",
				replace: 'at $3',
				reason: 'missing-preposition-of-place.time',
				words: { example: 'at $3 $4' },
			},
			{
				find: '[<talk|speak>] me|him|her|us|them !into|out|through|down|round|around|over|all|back|@NOUN|@ADJ|up|about',
				replace: '$1 to',
				reason: 'missing-preposition-of-place.person',
				words: { example: '$1 to $2' },
				notAfter: '@NOUN',
			},
			{
				find: 'i|you|we|they|he|she|to|can|could|will|would|should|must|not [talk|talked|speak|spoke] my|his|her|our|their friends|parents|mother|father|teacher|boss|brother|sister|wife|husband|family !into|out|through|down|round|around|over|@VERB|@AUX',
				replace: '$2 to',
				reason: 'missing-preposition-of-place.person',
				words: { example: '$2 to $3 $4' },
			},
			{
				find: '[<talk|speak>] each other !into|out|through|round|down',
				replace: '$1 to',
				reason: 'missing-preposition-of-place.each',
				words: { example: '$1 to each other' },
			},
			{
				find: '[<laugh|smile|shout|stare>] me|him|her|us|them !in|right|straight|off|out|down|away|to|into|a|@NOUN|@ADJ|@VERB',
				replace: '$1 at',
				words: { say: '$1 at', example: '$1 at $2' },
			},
			{
				find: 'to|i|we|they|he|she|can|will|people|you [<ask>] help|information|support',
				replace: '$2 for',
				words: { say: 'ask for', example: '$2 for $3' },
			},
			{
				find: '<ask> [me|him|her|them|us|people] help|advice|permission|information',
				replace: '$2 for',
				words: { say: 'ask someone for', example: '$1 $2 for $3' },
			},
			{
				find: '[<search>] a|an|some|more information|solution|answer|way|answers',
				replace: '$1 for',
				words: { say: 'search for', example: '$1 for $2 $3' },
				notAfter: 'job|a|the',
			},
			{
				find: '[<search>] information|solutions|answers',
				replace: '$1 for',
				words: { say: 'search for', example: '$1 for $2' },
				notAfter: 'job|a|the',
			},
			{
				find: '[<apply>] a|an|the|this|that|my job|position|scholarship|visa|loan|course|university !@NOUN',
				replace: '$1 for',
				words: { say: 'apply for', example: '$1 for $2 $3' },
			},
			{
				find: "don't|doesn't|not|didn't|only|should|must|who|they|we|i [<care>] the|our|my|other|each|their environment|health|family|others|people|other|future|planet|nature|feelings|money !@VERB|@AUX",
				replace: '$2 about',
				words: { say: 'care about', example: '$2 about $3 $4' },
			},
			{
				find: '[depends|depended] the|your|my|his|her|each|our|their !friend|friends|dear|love|son',
				replace: '$1 on',
				words: { say: 'depend on', example: '$1 on $2' },
			},
			{
				find: "it|that|they|will|can|not|don't|we|people [depend] the|your|my|his|her|each|our|their",
				replace: '$2 on',
				words: { say: 'depend on', example: 'depend on $3' },
			},
			{
				find: '[<participate>] the|this|a|many|some|different competition|contest|event|events|meeting|project|activity|activities|discussion|programme|program|course|conference|class !@VERB|@AUX',
				replace: '$1 in',
				words: { say: 'participate in', example: '$1 in $2' },
			},
			{
				find: '<graduate> [university] !@NOUN',
				replace: 'from $2',
				words: { say: 'graduate from', example: '$1 from $2' },
				notAfter: 'a|the',
			},
			{
				find: '[<graduate>] the|my|a university|college|school',
				replace: '$1 from',
				words: { say: 'graduate from', example: '$1 from $2 $3' },
			},
			{
				find: '[reminds|reminded me|us|him|her] the|a|my|his|her|our childhood|time|day|days|film|book|story|country|past|mother|father|grandmother|grandfather|holiday|holidays|trip|place|school|song $ !there',
				replace: '$1 $2 of',
				reason: 'missing-preposition-of-place.say',
				words: { say: 'remind someone of something' },
			},
			{
				find: 'been|was|were|am|are|is|i|we|they|have|to [waiting|waited|wait] a|the|my|this|his|her|your|our bus|train|taxi|friends|answer|reply|response|letter|results|result|doctor|teacher|plane|sister|brother|call|email|message|opportunity !@VERB|@AUX',
				replace: '$2 for',
				words: { say: 'wait for', example: '$2 for $3 $4' },
			},
			{
				find: '[because] the|this|that|his|her|my weather|rain|traffic|accident|snow|noise|pandemic|virus|crisis|war|pollution|heat|cold|economy|internet|technology|stress|work|job $$',
				replace: 'because of',
				reason: 'missing-preposition-of-place.noun',
				words: { example: 'because of $2 $3' },
			},
			{
				find: '[due] the|lack|bad',
				replace: 'due to',
				words: { say: 'due to', example: 'due to $2' },
				notAfter: "the|is|are|was|were|in|on|a|be|get|i'm|you're|we're|they're|he's|she's|it's|respect|money",
			},
			{
				find: '[according] the|my|some|this|him|her|a|scientists|experts|statistics',
				replace: 'according to',
				reason: 'missing-preposition-of-place.say',
				words: { say: 'according to' },
			},
		],
		example: {
			wrong: 'last year i went japan with my wife',
			right: 'last year i went to japan with my wife',
		},
	}),
];
