import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their';

/** Words that look or sound alike, told apart by the words beside them. */
export const lookAlikeRules: GrammarRule[] = [
	phraseRule({
		id: 'look-alike-verb',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru', 'ar'],
		phrases: [
			{
				find: `people|they|we|i|you|who|many|men|workers|students|will|may|might|could|often|always|never [loose] ${whose}|the|a|weight|time|money|control|everything|some|hope|interest|lives|jobs`,
				replace: 'lose',
				words: { example: 'lose $3' },
				notAfter: 'a|the|so|too|very|<be>',
			},
			{
				find: 'to|i|we|they|would|will|people|you|should|can|could|parents|he|must [advice] you|me|him|them|us|people|everyone|everybody|that|to|young|my|your',
				replace: 'advise',
				words: { example: 'advise $3' },
				notAfter: 'according|in|about|thanks',
			},
			{
				find: `to|can|will|should|must|we|could|help|people|they [safe] money|time|the|our|lives|life|your|my|us|them|a|some|more`,
				replace: 'save',
				words: { example: 'save $3' },
				notAfter: '<be|make|keep|feel>|it',
			},
			{
				find: '<want|like|need|decide|prefer|hope|plan|love>|able|going to [life] in|with|there|here|alone|longer|together|without|abroad',
				replace: 'live',
				words: { example: 'live $4' },
			},
			{
				find: `to|can|could|will|would|may|might|not|don't|doesn't|didn't [effect] us|me|him|them|people|our|your|my|their|children|everyone|society`,
				replace: 'affect',
				words: { example: 'affect $3' },
			},
			{
				find: 'to|can|will|we|people|they|you|must|could [breath] $ !of|in|taking',
				replace: 'breathe',
				reason: 'look-alike-verb.breathe',
				notAfter: 'due|up|down',
			},
			{
				find: 'to|can|will|must|should|could|we|they|i|you [across] the|a street|road|river|bridge|border|ocean',
				replace: 'cross',
				words: { example: 'cross $3 $4' },
				notAfter: '@VERB|<go|come|walk|run|swim|drive|get|be>|@NOUN',
			},
			{
				find: 'to|can|will|we|people|they|could|you [choice] a|the|my|your|what|between|which|one|their|our',
				replace: 'choose',
				words: { example: 'choose $3' },
				notAfter: 'due',
			},
		],
		example: { wrong: 'many workers loose their jobs', right: 'many workers lose their jobs' },
	}),
	phraseRule({
		id: 'look-alike-noun',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru', 'ar'],
		phrases: [
			{
				find: `a|an|${whose}|some|good|the|of|this|any|bad|useful|more|much|give [advise] !you|me|him|them|us|people|that|@PRON`,
				replace: 'advice',
				reason: 'look-alike-noun.thing',
			},
			{
				find: `${whose}|daily|whole|healthy|happy|normal|social|personal|everyday|in|modern|busy [live] $ !and|or|on`,
				replace: 'life',
				words: { example: '$1 life' },
				notAfter: '<live|be|watch|see|hear>|places|which|and|area|city',
			},
			{
				find: 'the|student|city|country|family|school [live] of|is|was',
				replace: 'life',
				words: { example: '$1 life' },
				notAfter: 'where|that|which|who',
			},
			{
				find: 'the|his|her|after|before|about [dead] of my|his|her|the|our|a father|mother|grandfather|grandmother|uncle|aunt|brother|sister|wife|husband|friend|dog|cat|king|queen|president|son|daughter|parents',
				replace: 'death',
				words: { example: 'the death of' },
				notAfter: 'in|at|and|with|of',
			},
			{
				find: 'a|an|the|big|great|bad|good|negative|positive|any|no|strong|side [affect] on|of|to|in',
				replace: 'effect',
				reason: 'look-alike-noun.noun',
			},
			{
				find: `a|an|the|${whose}|good|bad|best|right|wrong|no|only|better|difficult|of|free [choose|chose] $`,
				replace: 'choice',
				words: { example: '$1 choice' },
				notAfter: 'the|ones|that',
			},
			{
				find: `${whose}|the|high|of|good|big|a|huge|great|more|without|for [succes|succeed] $ !and|or|at|@NOUN`,
				replace: 'success',
				words: { example: '$1 success' },
				notAfter: '<be|become>|@NUM|many|of',
			},
			{
				find: 'the|a|my|good|of|quick|no|right [solve] $',
				replace: 'solution',
				words: { example: '$1 solution' },
			},
			{
				find: `a|the|${whose}|this|that|good|bad|of|new [behave] $`,
				replace: 'behaviour',
				reason: 'look-alike-noun.noun',
			},
			{
				find: 'every|each [people] who|is|has|can|should|must|needs|wants|like|that',
				replace: 'person',
				reason: 'look-alike-noun.person',
				words: { example: '$1 person' },
				notAfter: 'of|such|as|like|what',
			},
			{
				find: 'many|some|old|young|poor|rich|lots of? [persons] !of|in|with|@NOUN',
				replace: 'people',
				reason: 'look-alike-noun.usual',
				notAfter: 'the|no',
			},
		],
		example: { wrong: 'my mother gave me some good advise', right: 'my mother gave me some good advice' },
	}),
	phraseRule({
		id: 'look-alike-quality',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ru', 'ar'],
		phrases: [
			{
				find: 'a|very|so|this|my|your|most [quite] place|town|village|city|street|room|area|neighbourhood|neighborhood|person|evening|corner|life|child|boy|girl|country $',
				replace: 'quiet',
				words: { example: 'quiet $3' },
			},
			{
				find: '<be|keep|stay> very|so|more|too [quite] $',
				replace: 'quiet',
				words: { example: '$2 quiet' },
			},
			{
				find: "<be>|it's|that's|he's|she's|not [quiet] good|bad|different|expensive|big|small|difficult|interesting|easy|important|common|similar|hard|popular|nice|strange|cheap|busy|sure|right !place|time|one|and",
				replace: 'quite',
				reason: 'look-alike-quality.say',
				words: { for: 'fairly', example: 'quite $3' },
			},
			{
				find: '<be|feel> very|so|more|not|completely|also|really|too? [save] $',
				replace: 'safe',
				reason: 'look-alike-quality.danger',
				words: { example: '$1 safe' },
				notAfter: 'all|goal|that|thing|idea|way|what|job|do|does|did|plan|dream|trick',
			},
			{ find: '<be> still [live] $', replace: 'alive', reason: 'look-alike-quality.dead' },
			{
				find: '^^ [beside] that|this|these i|we|you|he|she|they',
				replace: 'besides',
				reason: 'look-alike-quality.say',
				words: { for: 'in addition to', example: 'besides $2' },
			},
			{
				find: 'very|so|more|most [economic] to|for|way|car|cars',
				replace: 'economical',
				reason: 'look-alike-quality.saves',
				notAfter: 'problem|problems|reason|reasons|crisis|issue',
			},
			{
				find: 'vegetables|animals|food|people|problems|children|world|city|life|country|it|@NOUN [specially] in|during|when|if|young|at|because|after|with|on|the',
				replace: 'especially',
				reason: 'look-alike-quality.above',
				notAfter: '@VERB',
			},
			{
				find: 'very|arrive|finish [lately] $',
				replace: 'late',
				reason: 'look-alike-quality.early',
				notAfter: '<be|have>|not',
			},
			{
				find: 'raining|rains|rained|rain|snowing|study|studied|works|work|worked [hardly] $ !at|any|ever|for',
				replace: 'hard',
				reason: 'look-alike-quality.much',
			},
		],
		example: { wrong: 'it is a quite place', right: 'it is a quiet place' },
	}),
];
