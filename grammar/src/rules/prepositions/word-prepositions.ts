import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { secondGerunds } from '#grammar/second-verb-lists.ts';

const whose = 'my|your|his|her|our|their|the';
const whom = 'me|you|him|her|us|them';

/** Nouns, adjectives and verbs with the preposition of their own. */
export const wordPrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-of-adjective',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: 'interested [about|for] !a|sure|now|@VERB|me|you',
				replace: 'in',
				reason: 'preposition-of-adjective.after',
				words: { after: 'interested' },
			},
			{
				find: `worried|worry|nervous [for|of|by] my|the exam|test|future|results|health|interview|trip|environment|money|situation`,
				replace: 'about',
				words: { after: '$1', example: '$1 about $3 $4' },
			},
			{
				find: `angry|mad [on|against] ${whom}|${whose}`,
				replace: 'with',
				words: { after: 'angry', example: '$1 with $3' },
			},
			{
				find: `afraid|scared|tired|proud|jealous [about|from] ${whom}|${whose}|spiders|dogs|snakes|being|losing|going|flying|heights|death|this`,
				replace: 'of',
				words: { after: '$1', example: '$1 of $3' },
			},
			{
				find: '<be> good|bad|better|excellent|terrible [in|on] playing|cooking|drawing|swimming|speaking|writing|singing|dancing|learning|chess|basketball|maths|sports|science',
				replace: 'at',
				words: { after: '$2', example: '$2 at $4' },
			},
			{
				find: 'famous [of|by] its|their|his|her food|beaches|music|history|wine|museums|monuments|culture|cheese|films',
				replace: 'for',
				words: { after: '$1', example: '$1 for $3 $4' },
			},
			{
				find: 'full [with] people|tourists|cars|trees|flowers|life|energy|water',
				replace: 'of',
				words: { after: 'full', example: 'full of $3' },
			},
			{
				find: 'responsible [of|about|to] all|everything|taking|making|cleaning|this|that',
				replace: 'for',
				reason: 'preposition-of-adjective.after',
				words: { after: 'responsible' },
			},
			{
				find: 'polite|kind|nice|rude|friendly|cruel [with] other|all|everyone|everybody|people|animals|customers',
				replace: 'to',
				words: { after: '$1', example: '$1 to $3' },
			},
			{
				find: `<be> married [with] ${whom}|a|an|my|his|someone`,
				replace: 'to',
				reason: 'preposition-of-adjective.married',
				notAfter: 'not',
			},
			{
				find: 'addicted|accustomed|similar|close|opposite|related|connected [with|at|of] internet|video|games|smartphones|phones|technology|drugs|alcohol|coffee|sugar|chocolate',
				replace: 'to',
				words: { after: '$1', example: '$1 to $3' },
				notAfter: 'not|be',
			},
			{
				find: 'capable|aware|fond|typical [to|about|for|with] doing|making|the|this|my|their|his|her|our|these|it',
				replace: 'of',
				words: { after: '$1', example: '$1 of $3' },
			},
		],
		example: { wrong: 'i am interested about art', right: 'i am interested in art' },
	}),
	phraseRule({
		id: 'preposition-of-verb',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ru'],
		phrases: [
			{
				find: `<look> forward [for|of] my|your|the|our|this|it|you|${secondGerunds}`,
				replace: 'to',
				reason: 'preposition-of-verb.look',
			},
			{
				find: 'i|we|they|people|not|totally|completely|you|really <agree|disagree> [to|on] you|him|her|them',
				replace: 'with',
				words: { after: '$2', example: '$2 with $4' },
			},
			{
				find: 'i|we|they|people|not|totally|completely|you|really <agree|disagree> [to] this|that',
				replace: 'with',
				words: { after: '$2', example: '$2 with $4' },
			},
			{
				find: 'i|we|they|completely|totally <disagree> [to|on|about|of] this|the|that|you|him',
				replace: 'with',
				words: { after: '$2', example: '$2 with $4' },
			},
			{
				find: `<take> care [about|for] ${whom}|${whose}|children|animals|old|elderly`,
				replace: 'of',
				reason: 'preposition-of-verb.take',
				words: { example: '$1 care of $4' },
			},
			{
				find: '<spend> money|time|hours [for|in|to] clothes|food|books|games|video|things|advertising|travelling|my|their|this|shoes|education',
				replace: 'on',
				reason: 'preposition-of-verb.money',
				words: { example: '$2 on $4' },
			},
			{
				find: '<spend> a lot of money|time [for|in|to] clothes|food|books|games|video|things|advertising|my|their|this|shoes|education|internet|homework|social',
				replace: 'on',
				reason: 'preposition-of-verb.spend',
				words: { word: '$5', example: '$5 on $7' },
			},
			{
				find: '<think> [in|to] future|my|our|the|your future|family|life|children|mother|problem|holidays',
				replace: 'about',
				words: { after: '$1', example: '$1 about' },
			},
			{
				find: '<dream> [with] you|him|her|me|it|my|a|the',
				replace: 'about',
				words: { after: '$1', example: '$1 about $3' },
			},
			{
				find: '<participate> [to|at|on] many|some|all|several|different|activities|sports|these|competitions|discussions|classes',
				replace: 'in',
				words: { after: '$1', example: '$1 in $3' },
			},
			{
				find: '<arrive> [to] my|our|his|her|a|an|this house|flat|hotel|school|office|station|destination|place|restaurant',
				replace: 'at',
				words: { after: '$1', example: '$1 at $3 $4' },
			},
			{
				find: 'concentrate|concentrating|focus|focusing [in|at|to] my|the|your|our|their|his|her|one|what|studying|work',
				replace: 'on',
				words: { after: '$1', example: '$1 on $3' },
				notAfter: 'the|@NOUN',
			},
			{
				find: 'suffer|suffers|suffering [of|by|with] hunger|cancer|stress|depression|diseases|a|the|many|poverty|pain|this|headaches',
				replace: 'from',
				words: { after: '$1', example: '$1 from $3' },
			},
			{
				find: '<protect> us|them|me|it|animals|children|people|the [of|against] sun|cold|pollution|rain|danger|dangers|bad',
				replace: 'from',
				words: { after: '$1', example: '$1 $2 from $4' },
			},
			{
				find: '<belong> [with|for|in] me|him|her|us|them',
				replace: 'to',
				words: { after: '$1', example: '$1 to $3' },
			},
			{
				find: '<apologize|apologise> [of|about] being|my|the',
				replace: 'for',
				words: { after: '$1', example: '$1 for $3' },
			},
			{
				find: '<translate> [in|to] english|spanish|french|german|russian|arabic|chinese|italian',
				replace: 'into',
				words: { after: '$1', example: '$1 into $3' },
			},
		],
		example: { wrong: 'i agree to this statement', right: 'i agree with this statement' },
	}),
	phraseRule({
		id: 'preposition-of-time-or-place',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru', 'ar'],
		phrases: [
			{
				find: '[in|at] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
				replace: 'on',
				reason: 'preposition-of-time-or-place.days',
				words: { example: 'on $2' },
				notAfter: '<come|be>',
			},
			{ find: "o'clock [in the night]", replace: 'at night', words: { say: 'at night' } },
			{ find: '^ [in night] i|we|he|she|they|you|people', replace: 'at night', words: { say: 'at night' } },
			{ find: '<be> [in|of] holiday|vacation|vacations $', replace: 'on', words: { say: 'on $3' } },
			{
				find: '<go|travel|come|get> to? work|school|university? [with] car|bus|train|plane|bike|bicycle|metro|taxi $',
				replace: 'by',
				reason: 'preposition-of-time-or-place.travel',
				words: { example: 'by $5' },
			},
			{
				find: 'born [in|at] the first|second|third|fifth|tenth|twentieth of',
				replace: 'on',
				reason: 'preposition-of-time-or-place.date',
			},
			{
				find: 'birthday is [in] the @ADJ|@NUM|@NOUN of',
				replace: 'on',
				reason: 'preposition-of-time-or-place.date',
			},
			{
				find: 'born|started|finished|moved|arrived|married|died [at|on] #year $',
				replace: 'in',
				reason: 'preposition-of-time-or-place.years',
				words: { example: 'in $3' },
			},
			{
				find: 'i|we|he|she|they went [in] #place|canada|turkey|greece|poland|australia|colombia $',
				replace: 'to',
				reason: 'preposition-of-time-or-place.went',
				words: { example: 'went to $4' },
			},
			{
				find: 'have|has been [in] #place|canada|turkey|greece|poland|australia once|twice|two|three|four|five|many|before|several',
				replace: 'to',
				reason: 'preposition-of-time-or-place.mean',
				words: { example: 'been to $4' },
			},
		],
		example: { wrong: 'in sundays we visit my grandmother', right: 'on sundays we visit my grandmother' },
	}),
];
