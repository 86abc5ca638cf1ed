import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { commonGerunds } from '#grammar/second-verb-lists.ts';
import { isOfAnotherTime } from './missing-be.ts';

const gerunds = [...commonGerunds]
	.filter(
		(verb) =>
			!/^(?:being|having|including|following|concerning|seeing|saying|considering|excluding|missing|surprising|interesting|boring|tiring|understanding|knowing)$/.test(
				verb,
			),
	)
	.join('|');
/** Qualities that people have, with the prepositions after them. */
const states =
	'interested in|afraid of|responsible for|able to|proud of|famous for|good at|bad at|married to|worried about|tired of|aware of|full of|sure that|sure about|willing to|addicted to|satisfied with|excited about|similar to|dependent on|used to|ready to|fond of|capable of|jealous of|busy with|surprised by|known for|known as|located in|situated in|free to|likely to|happy with|different from'
		.split('|')
		.filter((phrase) => phrase !== 'used to')
		.map((phrase) => phrase.split(' ') as [string, string]);
const simple =
	'beautiful|delicious|expensive|difficult|dangerous|important|interesting|boring|friendly|comfortable|polite|cheap|terrible|wonderful|crowded|noisy|healthy|necessary|useful|popular|famous|strict|helpful|kind|lazy|angry|tired|hungry|sick|happy|sad|afraid|available|polluted|modern|huge|amazing';
const forms = [
	['i', 'am'],
	['he|she|it', 'is'],
	['we|they|you', 'are'],
] as const;

/** Sentences where "be" is missing between the subject and what it is, has or does. */
export const qualitiesWithoutBeRules: GrammarRule[] = [
	exceptWhere(
		phraseRule({
			id: 'be-before-state',
			category: 'missing word',
			typicalOf: ['ru', 'ar', 'zh'],
			phrases: [
				...forms.flatMap(([subject, be]): Phrase[] => [
					...states
						.filter(([adjective]) => !/^(?:worried|married|tired|surprised)$/.test(adjective ?? ''))
						.map(([adjective, preposition]) => ({
							// "you good at maths" is said as a question.
							find: `^ [${subject.replace('|you', '')}] not|very|really|also|so|always? ${adjective} ${preposition}`,
							replace: `$1 ${be}`,
							words: { example: `$1 ${be} $3 $4` },
							notAfter: 'make|makes|made|let|see|saw|find|than|as|like|and|or|should|have|had|with',
						})),
					{
						find: `^ [${subject.replace('|you', '')}] not|now|always|still|also|just|currently? ${gerunds} !<be>|<have>|<do>|@AUX`,
						replace: `$1 ${be}`,
						reason: 'be-before-state.verb',
						words: { example: `$1 ${be} ... $3` },
						notAfter:
							'when|if|as|than|like|with|of|for|see|saw|hear|without|about|and|said|say|says|said|cried|replied|asked|answered',
					},
				]),
				...states.map(
					([adjective, preposition]): Phrase => ({
						find: `people|students|children|those|women|men|parents|teenagers|workers who [${adjective}] ${preposition}`,
						replace: `are $3`,
						reason: 'be-before-state.part',
						words: { example: 'who are $3 $4' },
					}),
				),
				...states.map(
					([adjective, preposition]): Phrase => ({
						find: `person|someone|somebody|man|woman|student|child|friend|teacher who [${adjective}] ${preposition}`,
						replace: `is $3`,
						reason: 'be-before-state.part',
						words: { example: 'who is $3 $4' },
					}),
				),
				{
					find: `^^ [he|she|it] taller|older|younger|bigger|smaller|better|worse|cheaper|faster|richer|happier|stronger|easier|harder|shorter|nicer|safer than`,
					replace: '$1 is',
					words: { example: '$1 is $2 than' },
				},
				{
					find: `^^ [they|we|you] taller|older|younger|bigger|smaller|better|worse|cheaper|faster|richer|happier|stronger|easier|harder|shorter|nicer|safer than`,
					replace: '$1 are',
					words: { example: '$1 are $2 than' },
				},
				{
					find: `^ young|old|older|elderly|many|most|some|these people [more|less|not|very|too|so] active|happy|busy|free|lonely|friendly|healthy|rich|poor|careful|patient|interested|afraid|open|creative|energetic|responsible|independent|ready|lazy|stressed|polite|serious|selfish|honest and|because|but|than|to|of|in|so|when|with`,
					replace: 'are $3',
					words: { example: 'people are $3 $4' },
				},
				{
					find: `^ my|our|his|her|their|the|this #thing|weather|food|water|traffic|people [very|too|so|not|really|always|also|more] ${simple} !@NOUN|@VERB|@PROPN`,
					replace: 'is $3',
					words: { example: '$2 is $3 $4' },
					notAfter: 'and|or|make|with|what|how',
				},
				{
					find: `^^ my|our|his|her|their|the|this [#thing|weather|food|traffic] ${simple} today|now|but|because|for|than|and $`,
					replace: '$2 is',
					words: { example: '$2 is $3' },
				},
				{
					find: `^^ my|his|her|our|their [#relative] ${gerunds} in|at|a|the|for|as|to|on|english now|today|tomorrow|japan|london|hospital|bank|school|university|office|company|restaurant $$`,
					replace: '$2 is',
					reason: 'be-before-state.verb',
					words: { example: '$2 is $3' },
				},
				{
					find: `^^ the|my|our|these|those [children|students|kids|people|parents|friends|boys|girls|men|women] ${gerunds} in|at|the|to|on|with|football|games|english @DET|#possessive? @NOUN now $$`,
					replace: '$2 are',
					reason: 'be-before-state.verb',
					words: { example: '$2 are $3' },
				},
				{
					find: '^ my|his|her #relative [born] in|on @NUM|@PROPN|@NOUN $$',
					replace: 'was born',
					reason: 'be-before-state.was',
				},
				{
					find: 'i|he|she [born] @NUM|on|in|at',
					replace: 'was born',
					reason: 'be-before-state.was',
					notAfter: 'was|is',
				},
			],
			example: { wrong: 'they interested in history', right: 'they are interested in history' },
		}),
		isOfAnotherTime,
	),
];
