import { lowerAt } from '#grammar/clauses.ts';
import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Qualities that hardly ever make one name with the noun ("high school", "main street" do). */
const quality =
	'big|small|nice|good|bad|beautiful|great|new|difficult|easy|interesting|important|famous|large|long|short|expensive|cheap|wonderful|boring|terrible|huge|serious|quiet|modern|pretty|dangerous|useful|popular|young';
/** What one has, sees or lives in one by one. */
const single =
	'car|dog|cat|house|book|country|city|student|person|child|problem|question|idea|movie|film|song|teacher|animal|restaurant|museum|photo|picture|mistake|phone|computer|job|lesson|university|village|town|room|place|girl|boy|man|woman|bike|bicycle|shop|store|hotel|park|beach|tree|garden|meeting|message|letter|ticket|trip|hobby|reason|example|friend|family|company|factory|building|apartment|flat|bridge|river|mountain|lake|island|machine|website|festival|event|story|opportunity|advantage|decision|dream|goal|kitchen|bedroom';
const notName = '!@NOUN|@PROPN';

/** "A" and "an" before what is counted. */
export const missingArticleRules: GrammarRule[] = [
	exceptWhere(
		phraseRule({
			id: 'a-before-quality',
			category: 'article',
			typicalOf: ['zh', 'ru', 'ar'],
			phrases: [
				{
					find: `it|this|that|he|she|there is|was [${quality}] ${single} ${notName}`,
					replace: '$3:a',
					words: { example: '$3:a $4' },
				},
				{
					find: `it|this|that|he|she|there is|was [very] ${quality} ${single} ${notName}`,
					replace: 'a very',
					words: { example: 'a very $4 $5' },
				},
				{
					find: `i|we|they|he|she|to <have|need|want|buy|live|work> in|for? [${quality}] ${single} ${notName}`,
					replace: '$4:a',
					words: { example: '$4:a $5' },
				},
			],
			example: { wrong: 'it is big problem', right: 'it is a big problem' },
		}),
		// "i have good reason to stay", "he is great company"
		(words, from) => {
			const pair = `${lowerAt(words, from)} ${lowerAt(words, from + 1)}`;
			const isCompany = /^(?:good|great|bad) company$/.test(pair);
			return pair === 'good reason' || (isCompany && /^(?:he|she)$/.test(lowerAt(words, from - 2)));
		},
	),
	phraseRule({
		id: 'a-before-thing',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar'],
		phrases: [
			{
				find: `there is|was [library|park|river|lake|beach|garden|museum|restaurant|hotel|bridge|building|problem|man|woman|girl|boy|car|dog|cat|house|shop|supermarket] ${notName}|and`,
				replace: '$3:a',
				words: { example: 'there $2 $3:a' },
			},
			{
				find: `<make> [mistake|decision|choice|plan|cake|list] ${notName}`,
				replace: '$2:a',
				words: { example: '$1 $2:a' },
				notAfter: 'the|a|his|her|their|our|my|your|policy',
			},
			{
				find: `<live> in [city|village|house|flat|apartment|dormitory] ${notName}`,
				replace: '$3:a',
				words: { example: 'in $3:a' },
			},
			{
				find: `<work> in|for [company|factory|shop|store|restaurant|hospital|hotel|bank|office] ${notName}`,
				replace: '$3:a',
				words: { example: '$2 $3:a' },
				notAfter: 'the|a|his|her|their|our|my|your|at|of',
			},
			{ find: '^ [as result]', replace: 'as a result', reason: 'a-before-thing.result' },
			{
				find: `to|i|you|we|they|can|could <ask> [question] ${notName}`,
				replace: 'a question',
				reason: 'a-before-thing.ask',
			},
		],
		example: { wrong: 'there is library near my house', right: 'there is a library near my house' },
	}),
	phraseRule({
		id: 'when-i-was-a-child',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar', 'es'],
		phrases: [
			{
				find: 'when|since|as|if|because i|he|she was|am|is [child|kid|teenager|student|boy|girl|baby|teacher|adult] !of',
				replace: '$4:a',
				reason: 'when-i-was-a-child.person',
			},
			{
				find: '<be> like [brother|sister|father|mother|friend|family|child|dream] !@NOUN|in|and|or|like|@PROPN',
				replace: '$3:a',
				reason: 'when-i-was-a-child.before',
				words: { example: 'like $3:a' },
			},
			{
				find: 'have|has|had|having|get|find|want|need|do [part|full time job] $',
				replace: 'a $2 time job',
				words: { word: 'job', say: 'a $2 time job' },
			},
			{
				find: 'have|has [good|great|bad sense of humor|humour]',
				replace: '$2:a $3 of $5',
				reason: 'when-i-was-a-child.sense',
			},
			{
				find: '<give|send|buy|write|tell> me|him|us|them [present|gift|message|letter|ticket|cake|book|joke] $',
				replace: '$3:a',
				words: { word: '$3', say: '$3:a' },
			},
			{
				find: '<give|send|buy|write|tell|offer> me|him|us|them [good|nice|beautiful|long|new|great|special|big|funny|interesting] #thing !@NOUN',
				replace: '$3:a',
				words: { word: '$4', say: '$3:a $4' },
			},
		],
		example: { wrong: 'when i was child i was shy', right: 'when i was a child i was shy' },
	}),
];
