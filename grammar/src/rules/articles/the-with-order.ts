import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** "The" with what says which one: "only", "same", "first", "most", and in phrases. */
export const theWithOrderRules: GrammarRule[] = [
	phraseRule({
		id: 'the-with-order',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar'],
		phrases: [
			{
				find: "is|was|are|were|it's|he's|she's|that's|be [only] way|thing|person|place|reason|problem|solution|option|difference|country|child|son|daughter|girl|boy|woman|man|student|language who|that|to|which|i|in|for|we|is",
				replace: 'the only',
				reason: 'the-with-order.say',
				words: { example: 'the only $3' },
				notAfter: 'there|this',
			},
			{
				find: '@VERB|@AUX|in|at|for|with|of|to|from|by|about [same] way|time|thing|things|place|person|problem|problems|age|opinion|interests|hobbies|mistake|mistakes|idea|ideas|rights|job|day|class|city|country|room|house|language|situation|kind|type|way|amount|level|age as|with|like|for',
				replace: 'the same',
				reason: 'the-with-order.say',
				words: { example: 'the same $3' },
			},
			{
				find: '<do|make|say|think|see|eat|wear|buy|want|use|get|need|feel|repeat|face|speak|go|work> [same] thing|things|mistake|mistakes|food|clothes|way|language|product|opportunities|time|problem|problems|place|direction|words|kind|type|amount|rights',
				replace: 'the same',
				reason: 'the-with-order.say',
				words: { example: 'the same $3' },
			},
			{
				find: "is|was|be|it's [first|second|third|last|fourth] person|country|city|man|woman|student|company|problem|reason|step|time who|that|to|which|i|in|is",
				replace: 'the $2',
				reason: 'the-with-order.say',
				words: { example: 'the $2 $3' },
				notAfter: 'this',
			},
			{
				find: '^ [main] reason|problem|cause|idea|advantage|disadvantage|purpose|goal|difference|character|thing|point|topic|aim|factor is|of|for|why|was',
				replace: 'the main',
				reason: 'the-with-order.say',
				words: { example: 'the main $2' },
			},
			{
				find: "is|was|it's [most] important|popular|famous|beautiful|difficult|interesting|common|effective|powerful|useful|expensive|dangerous|essential|successful|serious|significant|valuable|modern|delicious|amazing|intelligent thing|things|part|city|cities|place|places|person|country|countries|problem|problems|way|reason|factor|factors|language|sport|game|food|day|moment|language|aspect|issue|teacher|film|movie|book|tool|event|invention|skill|subject|year|time|meal",
				replace: 'the most',
				reason: 'the-with-order.superlative',
				words: { example: 'the most $3 $4' },
				notAfter: 'that|who|which|these',
			},
			{
				find: '^ [most] important|popular|famous|beautiful|difficult|interesting|common|effective|powerful|useful thing|part|city|place|person|country|problem|way|reason|factor|language|sport|game|food|day|moment is|was|in|for|of|to|about',
				replace: 'the most',
				reason: 'the-with-order.superlative',
				words: { example: 'the most $2 $3' },
			},
			{
				find: 'on|at|in|to|from [right|left|other|opposite|same|wrong|left-hand|right-hand] side of|$',
				replace: 'the $2',
				words: { say: 'the $2 side' },
				notAfter: 'either',
			},
			{ find: 'in [near|nearest] future', replace: 'the near', words: { say: 'in the near future' } },
			{ find: 'in [long|short] run|term $', replace: 'the $2', words: { say: 'in the $2 $3' } },
			{
				find: 'in|at|from|during [middle|beginning|end|evening] of',
				replace: 'the $2',
				words: { say: '$1 the $2 of' },
			},
			{
				find: 'in|for|over|during [next|last|past|following|coming] two|three|four|five|six|ten|twenty|fifty|few|several|hundred|couple years|days|weeks|months|decades|hours|of',
				replace: 'the $2',
				words: { say: '$1 the $2 $3 $4' },
			},
			{ find: 'at [age] of', replace: 'the age', words: { say: 'at the age of' } },
			{
				find: 'in|into|to|from [city|town] centre|center !@NOUN|@ADJ',
				replace: 'the $2',
				words: { say: 'the $2 $3' },
			},
			{
				find: 'until|since|before|at [end|beginning] of',
				replace: 'the $2',
				words: { say: '$1 the $2 of' },
			},
			{
				find: 'in|during|at [nineteenth|twentieth|twenty-first|21st|20th|19th|18th] century !@NOUN|@ADJ|@PROPN',
				replace: 'the $2',
				words: { say: 'the $2 century' },
			},
			{
				find: 'in|to|from|at [north|south|east|west|centre|center|middle] of',
				replace: 'the $2',
				words: { say: '$1 the $2 of' },
			},
			{
				find: '<tell|know|hear> [story] of|about',
				replace: 'the story',
				words: { say: '$1 the story $3' },
			},
			{
				find: '<forget|remember> [day|moment] when|that|i|we',
				replace: 'the $2',
				reason: 'the-with-order.needs',
				words: { example: 'the $2 $3' },
			},
			{
				find: '<be> [main] cause|reason|problem|problems|causes|reasons|source|character|characters|point|topic|difference|aim|goal|advantage|disadvantage|thing|idea|factor|part',
				replace: 'the main',
				reason: 'the-with-order.say',
				words: { example: 'the main $3' },
			},
			{
				find: "he|she|is|he's|she's|was is? [kind|type of person] who|that",
				replace: 'the $3 of person',
				reason: 'the-with-order.needs',
				words: { example: 'the $3 of person $6' },
			},
			{
				find: '^^ [first time] i|we|he|she|they',
				replace: 'the $1 time',
				words: { say: 'the $1 time' },
			},
			{
				find: '^ [weather forecast] says|said',
				replace: 'the weather forecast',
				words: { say: 'the weather forecast' },
			},
			{
				find: '^^ [sun|sky|moon|train|bus|film|movie|hotel|teacher|room|party|restaurant|beach|sea|museum|doctor|driver|game|match|concert|lesson|exam|meeting|flight|plane|book|waiter|waiters|street|streets] was|were full|very|so|really|too|late|good|bad|nice|great|shining|blue|beautiful|expensive|cheap|delicious|amazing|terrible|boring|interesting|crowded|cold|hot|warm|friendly|about|cancelled|delayed|empty|small|big|not|clean|dirty|fantastic|wonderful|awful|excellent|perfect|long|short|difficult|easy',
				replace: 'the $1',
				reason: 'the-with-order.know',
				words: { example: 'the $1 $2' },
			},
			{
				find: 'because|so|when|if [sun|sky|moon|train|bus|film|movie|hotel|teacher|room|party|restaurant|beach|sea|museum|doctor|driver|game|match|concert|lesson|exam|meeting|flight|plane|waiter|waiters|weather] was|were full|very|so|really|too|late|shining|blue|expensive|delicious|amazing|terrible|boring|crowded|friendly|cancelled|delayed|fantastic|wonderful|awful|excellent|not|nice|good|bad|great|beautiful|closed',
				replace: 'the $2',
				reason: 'the-with-order.know',
				words: { example: 'the $2 $3' },
			},
			{
				find: '^^ [teacher|doctor|boss|policeman|driver|waiter] asked|told|gave|explained',
				replace: 'the $1',
				reason: 'the-with-order.know',
				words: { example: 'the $1 $2' },
			},
			{
				find: 'most|some|all|many|one|none|both|half|part of [time|world|population] !@NOUN|@ADJ',
				replace: 'the $3',
				words: { say: '$1 of the $3' },
			},
			{
				find: 'on [whole] i|it|the|we|people|this|they',
				replace: 'the whole',
				words: { say: 'on the whole' },
			},
			{ find: 'do|doing [shopping|ironing] $$', replace: 'the $2', words: { say: '$1 the $2' } },
			{
				find: '^ [weather] is|was very|so|too|really? bad|good|nice|terrible|hot|cold|sunny|beautiful|great|awful|perfect',
				replace: 'the $1',
				reason: 'the-with-order.say-2',
				words: { example: 'the $1 $2 ...' },
			},
		],
		example: { wrong: 'he is only person who helps me', right: 'he is the only person who helps me' },
	}),
];
