import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const month = 'january|february|march|april|may|june|july|august|september|october|november|december';
const ordinal = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|following';

/** Prepositions of times, and times that need none. */
export const timeOfActionRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-of-day-or-hour',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: `[in|at] the|my|our ${ordinal} day !and|care|of|or`,
				replace: 'on',
				reason: 'preposition-of-day-or-hour.day',
				words: { example: 'on $2 $3 day' },
				notAfter: 'look|looking|looked|interested',
			},
			{
				find: '[in|at] the first|second|third day of',
				replace: 'on',
				reason: 'preposition-of-day-or-hour.day',
				words: { example: 'on the $3 day' },
				notAfter: 'look|looking|looked|interested',
			},
			{
				find: '[at] that|this day',
				replace: 'on',
				reason: 'preposition-of-day-or-hour.day',
				words: { example: 'on $2 day' },
			},
			{ find: '[in|at] weekdays|workdays !@NOUN', replace: 'on', words: { say: 'on $2' } },
			{
				find: '[in|at] sunny|rainy|cold|hot|warm|cloudy|snowy|windy|working|normal|special|busy|religious days !of|like|@NOUN',
				replace: 'on',
				reason: 'preposition-of-day-or-hour.days',
				words: { example: 'on $2 days' },
			},
			{
				find: '[in|at the] #day !@NOUN|morning|afternoon|evening|night|edition|times',
				replace: 'on',
				reason: 'preposition-of-day-or-hour.day',
				words: { example: 'on $3' },
				notAfter: 'look|looking|published',
			},
			{
				find: `[in|at] ${month} first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|12th|15th|20th|25th|30th !year|grade|graders|form`,
				replace: 'on',
				reason: 'preposition-of-day-or-hour.date',
				words: { example: 'on $2 $3' },
			},
			{
				find: `[in|at] the? 1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|18th|19th|20th|21st|22nd|23rd|24th|25th|26th|27th|28th|29th|30th|31st of? ${month}`,
				replace: 'on',
				reason: 'preposition-of-day-or-hour.date-2',
			},
			{ find: '[in|on] night $', replace: 'at', words: { say: 'at night' }, notAfter: 'a|the|every' },
			{ find: '^ [in] night the|my|our|people|there', replace: 'at', words: { say: 'at night' } },
			{ find: '[in the?] noon|midday !@NOUN|@ADJ|sun|heat', replace: 'at', words: { say: 'at $3' } },
			{
				find: '[at] the morning|afternoon|evening !of|@NOUN|@ADJ',
				replace: 'in',
				words: { say: 'in the $3' },
				notAfter: 'look|looking|looked',
			},
			{
				find: '[in] christmas|easter $',
				replace: 'at',
				words: { say: 'at $2' },
				notAfter: 'believe|believes|believed',
			},
			{ find: '[with the? age] of @NUM', replace: 'at the age', words: { say: 'at the age of' } },
			{
				find: '^ [with @NUM years old?] i|he|she|we|they',
				replace: 'at $2',
				reason: 'preposition-of-day-or-hour.age',
			},
			{ find: '[on|at] the summer|winter|autumn $', replace: 'in', words: { say: 'in the $3' } },
			{
				find: '<born|die|happen> [on] #year $',
				replace: 'in',
				reason: 'preposition-of-day-or-hour.years',
				words: { example: 'in $3' },
			},
			{
				find: '[at] the future $ !of',
				replace: 'in',
				words: { say: 'in the future' },
				notAfter:
					'look|looking|looks|looked|focus|focused|focusing|depend|depends|effect|effects|impact|influence|concentrate|based|bet|information|views|ideas|plan|work|caused|affected|frightened|scared',
			},
			{
				find: "<start|begin|finish|leave|arrive> [@NUM] o'clock|am|pm",
				replace: 'at $2',
				reason: 'preposition-of-day-or-hour.time',
				words: { example: 'at $2 $3' },
			},
			{
				find: '<get> up [two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|5|6|7|8|9|10|11|12] $',
				replace: 'at $3',
				reason: 'preposition-of-day-or-hour.time',
				words: { example: 'at $3' },
			},
			{
				find: '<wake> up [two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|5|6|7|8|9|10|11|12] $',
				replace: 'at $3',
				reason: 'preposition-of-day-or-hour.time',
				words: { example: 'at $3' },
			},
			{
				find: '^ [in the moment] i|we|he|she|they am|are|is|work|live|have|study|works|lives|has',
				replace: 'at the moment',
				reason: 'preposition-of-day-or-hour.now',
			},
			{
				find: 'see|meet you [in|at|on the] monday|tuesday|wednesday|thursday|friday|saturday|sunday !@NOUN',
				replace: 'on',
				reason: 'preposition-of-day-or-hour.day',
				words: { example: 'on $5' },
			},
		],
		example: {
			wrong: 'at the first day we visited the castle',
			right: 'on the first day we visited the castle',
		},
	}),
	phraseRule({
		id: 'time-without-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
		phrases: [
			{
				find: '[in|on|at every|each] morning|week|month|year|weekend|night|evening|summer $',
				replace: '$2',
				words: { say: '$2 $3', without: '$1' },
			},
			{
				find: '[in these] days $',
				replace: 'these',
				words: { say: 'these days', without: '$1' },
				notAfter: 'look|looking|back',
			},
			{
				find: '[in|at tomorrow|yesterday] $',
				replace: '$2',
				words: { say: '$2', without: '$1' },
				notAfter: 'focus|based|live|living|believe|work|working',
			},
			{
				find: '@NUM|many|several times|twice|once [on|at a] day|week|month|year $',
				replace: 'a',
				words: { say: '$1 $2 a ...', without: '$3' },
				notAfter: 'at',
			},
			{
				find: 'twice|once [on|at a] day|week|month|year $',
				replace: 'a',
				words: { say: '$1 a $4', without: '$2' },
				notAfter: 'at|all',
			},
			{
				find: '[before|in|at|on a] few|couple years|days|weeks|months|hours ago',
				replace: 'a',
				reason: 'time-without-preposition.ago',
				words: { example: 'a few $4 ago', without: '$1' },
			},
			{
				find: '[before|at|in @NUM] years|days|weeks|months|hours|year|week|month ago',
				replace: '$2',
				reason: 'time-without-preposition.ago',
				words: { example: '$2 $3 ago', without: '$1' },
			},
			{
				find: '<work|study|train|play|go> [all the days|mornings|weekends|sundays|nights|afternoons] $ !of',
				replace: 'every $4:singular',
				reason: 'time-without-preposition.happens',
			},
			{
				find: '^^ [at|in the first time] i|we|he|she|they',
				replace: 'the first time',
				words: { say: 'the first time', without: '$1' },
			},
		],
		example: { wrong: 'i run in every morning', right: 'i run every morning' },
	}),
];
