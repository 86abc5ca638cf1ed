import { lowerAt } from '#grammar/clauses.ts';
import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const feelings = 'happy|sad|hungry|thirsty|ready|busy|afraid|glad|proud|sick|ill|nervous';
const activities =
	'playing|waiting|working|living|going|studying|learning|talking|watching|eating|looking|trying|cooking|travelling|traveling|speaking|reading|listening';
const forms = [
	['i', 'am'],
	['he|she|it', 'is'],
	['we|they', 'are'],
] as const;

const otherTimes =
	/^(?:yesterday|ago|last|was|were|did|didn't|went|had|every|everyday|sometimes|usually|normally|always|often)$/;

/** "Yesterday i going home", "sometimes i making mistakes": what is missing is not "am". */
export const isOfAnotherTime = (words: readonly TaggedWord[], from: number) =>
	/ing$/.test(`${lowerAt(words, from + 1)} ${lowerAt(words, from + 2)}`.replace(/ing .*/, 'ing')) &&
	words.slice(Math.max(0, from - 6), from + 12).some(({ lower }) => otherTimes.test(lower));

/** Sentences whose "be" is missing. */
export const missingBeRules: GrammarRule[] = [
	exceptWhere(
		phraseRule({
			id: 'be-before-quality',
			category: 'missing word',
			typicalOf: ['ru', 'ar', 'zh'],
			phrases: [
				...forms.flatMap(([subject, be]) => [
					{
						find: `^ [${subject}] very|so|too @ADJ !@NOUN|@VERB|like|love|want`,
						replace: `$1 ${be}`,
						words: { example: `$1 ${be} $2 $3` },
					},
					{
						find: `^ [${subject}] ${feelings} !@NOUN`,
						replace: `$1 ${be}`,
						words: { example: `$1 ${be} $2` },
					},
					{
						find: `^ [${subject} not] ${feelings}|here|there|from|in|at|good|easy|difficult|important`,
						replace: `$1 ${be} not`,
						words: { example: `$1 ${be} not $3` },
					},
					{
						find: `^ [${subject}] ${activities} !<be>`,
						replace: `$1 ${be}`,
						words: { example: `$1 ${be} $2` },
						notAfter: 'when|because|if|said|says|say|cried|replied|with|than|as|like|without',
					},
				]),
				{
					find: '^ [it] difficult|important|easy|hard|impossible|possible|necessary to|for',
					replace: 'it is',
					words: { example: 'it is $2' },
				},
				{
					find: '^^ [this|that] very|so @ADJ !@NOUN',
					replace: '$1 is',
					words: { example: '$1 is $2 $3' },
				},
				{
					find: '^ [people] very|so @ADJ !@NOUN',
					replace: 'people are',
					words: { example: 'people are $2 $3' },
					notAfter: 'and|or|which|where|who',
				},
				{
					find: '^ my|his|her|our|their [#relative] very|so @ADJ !@NOUN',
					replace: '$2 is',
					words: { example: '$1 $2 is $3 $4' },
					notAfter: 'and|or',
				},
				{
					find: '^^ [what] your|his|her name $',
					replace: 'what is',
					reason: 'be-before-quality.question',
					words: { example: 'what is $2 name' },
				},
			],
			example: { wrong: 'she very nice', right: 'she is very nice' },
		}),
		isOfAnotherTime,
	),
];
