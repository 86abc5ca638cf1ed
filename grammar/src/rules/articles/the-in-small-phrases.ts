import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Families of phrases with "the". */
export const theInSmallPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'the-in-small-phrases',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar'],
		phrases: [
			{
				find: '<wait> for [bus|train|plane|answer|results|result|taxi|end|train|metro|tram] $ !and|or|after',
				replace: 'the $3',
				reason: 'the-in-small-phrases.say',
				words: { example: 'wait for the $3' },
			},
			{
				find: '<come|invite> to [party|wedding|concert|meeting|match|ceremony|conference] !@NOUN|@DET|@PRON|of|your|his|all|not',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $3' },
			},
			{
				find: 'to|at|from|near|in [police|train|bus|railway|fire|metro|subway] station|stop !@NOUN|@NUM|and|to',
				replace: 'the $2',
				words: { say: 'the $2 $3' },
			},
			{
				find: 'to|at|in|from|near [shopping|city|town|post|swimming|tourist] mall|centre|center|office|pool !@NOUN|and|to',
				replace: 'the $2',
				words: { say: 'the $2 $3' },
			},
			{ find: 'at [traffic] lights|light', replace: 'the traffic', words: { say: 'at the traffic $3' } },
			{
				find: 'on [right|left] $$',
				replace: 'the $2',
				words: { say: 'on the $2' },
				notAfter:
					'later|put|going|hold|hang|come|move|carry|keep|turn|then|it|this|shirt|shoes|hat|tie|jacket|cap|badge|clothes|good',
			},
			{
				find: '^ [situation|climate|economy|population|environment|atmosphere] is|has|was|will|can|needs',
				replace: 'the $1',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $1' },
			},
			{
				find: '^^ [#thing] that i|we|you|he|she|they @VERB',
				replace: 'the $1',
				reason: 'the-in-small-phrases.say',
				words: { example: 'the $1 that ...' },
				notAfter: 'know|think|say|said|believe|hope|what|which|how|where|why|and|or|as',
			},
			{
				find: 'after|before|during [lesson|exam|meeting|concert|match|film|movie|interview|trip|flight|wedding|accident|holiday|event|lecture|test] $$',
				replace: 'the $2',
				reason: 'the-in-small-phrases.know',
				words: { example: '$1 the $2' },
				notAfter: '@NOUN',
			},
			{
				find: '<leave> [house|building|classroom|country|city|village|hotel] !@NOUN|@ADJ|@NUM',
				replace: 'the $2',
				reason: 'the-in-small-phrases.know',
				words: { example: '$1 the $2' },
				notAfter: 'the|a|my|his|her|no|sick|annual|on',
			},
			{
				find: '<enter> [room|building|house|shop|hotel|office|classroom|kitchen|museum|church] !@NOUN|@ADJ|@NUM',
				replace: 'the $2',
				reason: 'the-in-small-phrases.know',
				words: { example: '$1 the $2' },
			},
			{
				find: 'view of [sea|ocean|lake|river|city|park|beach|forest|bridge|harbour|castle|garden] !@NOUN',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'a view of the $3' },
			},
			{
				find: '<miss|remember|forget|see|enjoy|watch|like|read|spend|hear> [beginning|end|rest|middle|start] of',
				replace: 'the $2',
				words: { say: 'the $2 of' },
			},
			{ find: 'what is|was|will [weather] like', replace: 'the weather', words: { say: 'the weather' } },
			{
				find: 'out of [car|house|window|building|shop|taxi|kitchen|classroom|train|bus|box|bag|pool|garage] !@NOUN|@ADJ|and',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'out of the $3' },
			},
			{
				find: 'in|after|during|before|since|of|about [first|second] world war',
				replace: 'the $2',
				words: { say: 'the $2 world war' },
			},
			{
				find: '^^ [only|main|first|best|worst] thing|person|reason|problem|way|place i|that|we|you|he|she|they',
				replace: 'the $1',
				reason: 'the-in-small-phrases.say',
				words: { example: 'the $1 $2' },
				notAfter: 'at|in',
			},
			{
				find: 'player|member|members|captain|part of [football|basketball|volleyball|national|local|school] team|club',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $3 $4' },
			},
			{
				find: 'in [modern|global|whole|entire|real|outside|western|digital] world !@NOUN|@PROPN',
				replace: 'the $2',
				words: { say: 'in the $2 world' },
			},
			{ find: '^ [majority|rest] of', replace: 'the $1', words: { say: 'the $1 of' } },
			{
				find: 'because|think|believe|know|if|so|but|nowadays [number|majority|amount|price|importance|rest|population] of',
				replace: 'the $2',
				words: { say: 'the $2 of' },
			},
			{
				find: 'solve|solved|solving|discuss|face|tackle [problem|issue] of',
				replace: 'the $2',
				words: { say: 'the $2 of' },
			},
			{
				find: 'improve|reduce|increase|raise|check|compare|lower|decrease|know|control|affect|affects [level|number|price|amount] of',
				replace: 'the $2',
				words: { say: 'the $2 of' },
			},
			{
				find: '<call> [fire|ambulance] brigade|service|department',
				replace: 'the $2',
				words: { say: 'call the $2 $3' },
			},
			{
				find: 'with|accept|agree|support|disagree|by|to|like|about [statement|idea|fact|opinion|view|belief|argument] that',
				replace: 'the $2',
				reason: 'the-in-small-phrases.say',
				words: { example: 'the $2 that' },
			},
			{
				find: '<agree|disagree> with [statement|idea|opinion|view|argument] $',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $3' },
			},
			{
				find: 'at|from|since|until|in [beginning|end] $ !and|or|to|of',
				replace: 'the $2',
				words: { say: '$1 the $2' },
				notAfter: 'week|year|month|dead',
			},
			{
				find: 'at|in|from|by [end|beginning|middle|start] of the|this|my|our|his|her|last|next|each|every',
				replace: 'the $2',
				words: { say: '$1 the $2 of' },
			},
			{
				find: '^^ in [first|second] place i|the|people',
				replace: 'the $2',
				words: { say: 'in the $2 place' },
				notAfter: 'came|come|finished|finish|is|was|are|were|him|her|them',
			},
			{
				find: 'next to [window|door|hotel|station|river|church|bank|school|beach|supermarket|wall|bed] !@NOUN|@ADJ|and',
				replace: 'the $3',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $3' },
			},
			{
				find: '<go|come|walk|drive|get> to [city|town] centre|center',
				replace: 'the $3',
				words: { say: 'the $3 $4' },
			},
			{
				find: '^ [government|internet|sun] is|are|was|were|has|have|will|should|must|can|came|needs|says|arrested',
				replace: 'the $1',
				words: { say: 'the $1' },
				notAfter: 'no|and|of|or|what|which|know|who|say|then',
			},
			{
				find: 'and|but|because|so|when [sky|sun|sea|weather|moon|government] is|was|were|are|will|came|should|has',
				replace: 'the $2',
				words: { say: 'the $2' },
				notAfter: 'sun|sky|sea|wind|rain|clouds|sand|moon',
			},
			{
				find: '^^ [teacher|doctor|guide|boss|policeman|driver|waiter|manager|receptionist] told|asked|gave|explained|showed|came|was|answered',
				replace: 'the $1',
				reason: 'the-in-small-phrases.know',
				words: { example: 'the $1' },
			},
			{
				find: '<miss|catch> [plane|flight|train|bus|boat|ferry|lesson|opportunity|chance] !@NOUN|@ADJ',
				replace: 'the $2',
				reason: 'the-in-small-phrases.know',
				words: { example: '$1 the $2' },
				notAfter: 'the',
			},
			{
				find: 'after|before|during [lesson|exam|meeting|concert|match|game|film|movie|interview|party|trip|flight|wedding|accident|holiday|event|lecture|course|test] i|we|he|she|they|everybody|everyone|the|my|it',
				replace: 'the $2',
				reason: 'the-in-small-phrases.know',
				words: { example: '$1 the $2' },
				notAfter: '@NOUN|the|an',
			},
			{
				find: '<have> [right] to',
				replace: 'the right',
				words: { say: 'the right to' },
				notAfter: 'the|no|you|a',
			},
			{
				find: '<know|forget|remember|understand|tell|explain|see|show|find|say> [truth|difference|reason|way|answer|importance] of|why|between|to|about|$',
				replace: 'the $2',
				reason: 'the-in-small-phrases.say',
				words: { example: 'the $2' },
				notAfter: 'the|no',
			},
		],
		example: { wrong: 'in modern world everybody is busy', right: 'in the modern world everybody is busy' },
	}),
];
