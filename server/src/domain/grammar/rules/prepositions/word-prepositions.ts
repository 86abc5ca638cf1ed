import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { secondGerunds } from '#server/domain/grammar/second-verb-lists.ts';

const whose = 'my|your|his|her|our|their|the';
const whom = 'me|you|him|her|us|them';

/** Nouns, adjectives and verbs with the preposition of their own. */
export const wordPrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-of-adjective',
		category: 'preposition',
		reasonInSpanish: 'Cada adjetivo tiene su preposición: aquí es «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: 'interested [about|for] !a|sure|now|@VERB|me|you',
				replace: 'in',
				reason: "After 'interested' we say 'in'.",
			},
			{
				find: `worried|worry|nervous [for|of|by] my|the exam|test|future|results|health|interview|trip|environment|money|situation`,
				replace: 'about',
				reason: "After '$1' we say 'about': '$1 about $3 $4'.",
			},
			{
				find: `angry|mad [on|against] ${whom}|${whose}`,
				replace: 'with',
				reason: "After 'angry' we say 'with': '$1 with $3'.",
			},
			{
				find: `afraid|scared|tired|proud|jealous [about|from] ${whom}|${whose}|spiders|dogs|snakes|being|losing|going|flying|heights|death|this`,
				replace: 'of',
				reason: "After '$1' we say 'of': '$1 of $3'.",
			},
			{
				find: '<be> good|bad|better|excellent|terrible [in|on] playing|cooking|drawing|swimming|speaking|writing|singing|dancing|learning|chess|basketball|maths|sports|science',
				replace: 'at',
				reason: "After '$2' we say 'at': '$2 at $4'.",
			},
			{
				find: 'famous [of|by] its|their|his|her food|beaches|music|history|wine|museums|monuments|culture|cheese|films',
				replace: 'for',
				reason: "After '$1' we say 'for': '$1 for $3 $4'.",
			},
			{
				find: 'full [with] people|tourists|cars|trees|flowers|life|energy|water',
				replace: 'of',
				reason: "After 'full' we say 'of': 'full of $3'.",
			},
			{
				find: 'responsible [of|about|to] all|everything|taking|making|cleaning|this|that',
				replace: 'for',
				reason: "After 'responsible' we say 'for'.",
			},
			{
				find: 'polite|kind|nice|rude|friendly|cruel [with] other|all|everyone|everybody|people|animals|customers',
				replace: 'to',
				reason: "After '$1' we say 'to': '$1 to $3'.",
			},
			{
				find: `<be> married [with] ${whom}|a|an|my|his|someone`,
				replace: 'to',
				reason: "We say 'married to' a person.",
				notAfter: 'not',
			},
			{
				find: 'addicted|accustomed|similar|close|opposite|related|connected [with|at|of] internet|video|games|smartphones|phones|technology|drugs|alcohol|coffee|sugar|chocolate',
				replace: 'to',
				reason: "After '$1' we say 'to': '$1 to $3'.",
				notAfter: 'not|be',
			},
			{
				find: 'capable|aware|fond|typical [to|about|for|with] doing|making|the|this|my|their|his|her|our|these|it',
				replace: 'of',
				reason: "After '$1' we say 'of': '$1 of $3'.",
			},
		],
		examples: [
			{ wrong: 'i am interested about art', right: 'i am interested in art' },
			{ wrong: 'i am worried for my exam', right: 'i am worried about my exam' },
			{ wrong: 'she is married with a dentist', right: 'she is married to a dentist' },
			{ wrong: 'he is good in cooking', right: 'he is good at cooking' },
		],
		notErrors: ['i was interested at first', 'he is angry with me', 'it is good in summer'],
	}),
	phraseRule({
		id: 'preposition-of-verb',
		category: 'preposition',
		reasonInSpanish: 'Este verbo va con otra preposición: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ru'],
		phrases: [
			{
				find: `<look> forward [for|of] my|your|the|our|this|it|you|${secondGerunds}`,
				replace: 'to',
				reason: "We say 'look forward to'.",
			},
			{
				find: 'i|we|they|people|not|totally|completely|you|really <agree|disagree> [to|on] you|him|her|them',
				replace: 'with',
				reason: "After '$2' we say 'with': '$2 with $4'.",
			},
			{
				find: 'i|we|they|people|not|totally|completely|you|really <agree|disagree> [to] this|that',
				replace: 'with',
				reason: "After '$2' we say 'with': '$2 with $4'.",
			},
			{
				find: 'i|we|they|completely|totally <disagree> [to|on|about|of] this|the|that|you|him',
				replace: 'with',
				reason: "After '$2' we say 'with': '$2 with $4'.",
			},
			{
				find: `<take> care [about|for] ${whom}|${whose}|children|animals|old|elderly`,
				replace: 'of',
				reason: "We say 'take care of': '$1 care of $4'.",
			},
			{
				find: '<spend> money|time|hours [for|in|to] clothes|food|books|games|video|things|advertising|travelling|my|their|this|shoes|education',
				replace: 'on',
				reason: "We spend money or time on something: '$2 on $4'.",
			},
			{
				find: '<spend> a lot of money|time [for|in|to] clothes|food|books|games|video|things|advertising|my|their|this|shoes|education|internet|homework|social',
				replace: 'on',
				reason: "We spend $5 on something: '$5 on $7'.",
			},
			{
				find: '<think> [in|to] future|my|our|the|your future|family|life|children|mother|problem|holidays',
				replace: 'about',
				reason: "After '$1' we say 'about': '$1 about'.",
			},
			{
				find: '<dream> [with] you|him|her|me|it|my|a|the',
				replace: 'about',
				reason: "After '$1' we say 'about': '$1 about $3'.",
			},
			{
				find: '<participate> [to|at|on] many|some|all|several|different|activities|sports|these|competitions|discussions|classes',
				replace: 'in',
				reason: "After '$1' we say 'in': '$1 in $3'.",
			},
			{
				find: '<arrive> [to] my|our|his|her|a|an|this house|flat|hotel|school|office|station|destination|place|restaurant',
				replace: 'at',
				reason: "After '$1' we say 'at': '$1 at $3 $4'.",
			},
			{
				find: 'concentrate|concentrating|focus|focusing [in|at|to] my|the|your|our|their|his|her|one|what|studying|work',
				replace: 'on',
				reason: "After '$1' we say 'on': '$1 on $3'.",
				notAfter: 'the|@NOUN',
			},
			{
				find: 'suffer|suffers|suffering [of|by|with] hunger|cancer|stress|depression|diseases|a|the|many|poverty|pain|this|headaches',
				replace: 'from',
				reason: "After '$1' we say 'from': '$1 from $3'.",
			},
			{
				find: '<protect> us|them|me|it|animals|children|people|the [of|against] sun|cold|pollution|rain|danger|dangers|bad',
				replace: 'from',
				reason: "After '$1' we say 'from': '$1 $2 from $4'.",
			},
			{
				find: '<belong> [with|for|in] me|him|her|us|them',
				replace: 'to',
				reason: "After '$1' we say 'to': '$1 to $3'.",
			},
			{
				find: '<apologize|apologise> [of|about] being|my|the',
				replace: 'for',
				reason: "After '$1' we say 'for': '$1 for $3'.",
			},
			{
				find: '<translate> [in|to] english|spanish|french|german|russian|arabic|chinese|italian',
				replace: 'into',
				reason: "After '$1' we say 'into': '$1 into $3'.",
			},
		],
		examples: [
			{ wrong: 'i agree to this statement', right: 'i agree with this statement' },
			{ wrong: 'i spend a lot of money for clothes', right: 'i spend a lot of money on clothes' },
			{ wrong: 'she takes care about her mother', right: 'she takes care of her mother' },
			{ wrong: 'many people suffer of stress', right: 'many people suffer from stress' },
		],
		notErrors: [
			'can we agree on that',
			'i agree to pay',
			'we spend time in the garden',
			'it depends on the weather',
		],
	}),
	phraseRule({
		id: 'preposition-of-time-or-place',
		category: 'preposition',
		reasonInSpanish: 'Con este tiempo o lugar va otra preposición: «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ru', 'ar'],
		phrases: [
			{
				find: '[in|at] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
				replace: 'on',
				reason: "With days we say 'on': 'on $2'.",
				notAfter: '<come|be>',
			},
			{ find: "o'clock [in the night]", replace: 'at night', reason: "We say 'at night'." },
			{ find: '^ [in night] i|we|he|she|they|you|people', replace: 'at night', reason: "We say 'at night'." },
			{ find: '<be> [in|of] holiday|vacation|vacations $', replace: 'on', reason: "We say 'on $3'." },
			{
				find: '<go|travel|come|get> to? work|school|university? [with] car|bus|train|plane|bike|bicycle|metro|taxi $',
				replace: 'by',
				reason: "To say how we travel, we use 'by': 'by $5'.",
			},
			{
				find: 'born [in|at] the first|second|third|fifth|tenth|twentieth of',
				replace: 'on',
				reason: "With a date we say 'on'.",
			},
			{ find: 'birthday is [in] the @ADJ|@NUM|@NOUN of', replace: 'on', reason: "With a date we say 'on'." },
			{
				find: 'born|started|finished|moved|arrived|married|died [at|on] #year $',
				replace: 'in',
				reason: "With years we say 'in': 'in $3'.",
			},
			{
				find: 'i|we|he|she|they went [in] #place|canada|turkey|greece|poland|australia|colombia $',
				replace: 'to',
				reason: "After 'went' we say 'to': 'went to $4'.",
			},
			{
				find: 'have|has been [in] #place|canada|turkey|greece|poland|australia once|twice|two|three|four|five|many|before|several',
				replace: 'to',
				reason: "When we mean a visit, we say 'been to': 'been to $4'.",
			},
		],
		examples: [
			{ wrong: 'in sundays we visit my grandmother', right: 'on sundays we visit my grandmother' },
			{ wrong: "we sleep at eleven o'clock in the night", right: "we sleep at eleven o'clock at night" },
			{ wrong: 'i go to work with car', right: 'i go to work by car' },
			{ wrong: 'i was born at 1995', right: 'i was born in 1995' },
			{ wrong: 'i am in holiday now', right: 'i am on holiday now' },
		],
		notErrors: ['come in mondays and fridays', 'i went in because it rained', 'i go with my car'],
	}),
];
