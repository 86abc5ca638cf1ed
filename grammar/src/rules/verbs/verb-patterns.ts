import { exceptWhere, isSubjectOfMore } from '#grammar/exceptions.ts';
import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { commonGerunds, pureVerbs } from '#grammar/second-verb-lists.ts';

const pure = [...pureVerbs]
	.filter((verb) => !/^(?:live|produce|share|support|answer|be)$/.test(verb))
	.join('|');
const pureGerunds = [...commonGerunds]
	.filter((verb) => !/^(?:being|having|meeting|training|building|meaning|concerning)$/.test(verb))
	.join('|');
const activities = 'play|work|smoke|drink|study|travel|talk|fight|drive|dance|sing|cook|read|use|complain';
const owners =
	'a|an|the|my|your|his|her|our|their|it|them|me|us|him|some|more|new|good|better|to|in|with|at|for|english|money|about|other|different|many|abroad|so';

const feelings = [
	['tired', 'tiring'],
	['bored', 'boring'],
	['excited', 'exciting'],
	['relaxed', 'relaxing'],
	['interested', 'interesting'],
	['confused', 'confusing'],
	['exhausted', 'exhausting'],
	['disappointed', 'disappointing'],
	['frightened', 'frightening'],
	['fascinated', 'fascinating'],
	['annoyed', 'annoying'],
	['surprised', 'surprising'],
	['shocked', 'shocking'],
	['embarrassed', 'embarrassing'],
] as const;

/** Not what may be said of the things that someone keeps: "the pets we keep bring us joy". */
const kept = pure
	.split('|')
	.filter((verb) => !/^(?:bring|make|give|provide|help|show|destroy|build|teach|remind)$/.test(verb))
	.join('|');
/** Not "i feel like to be honest ...", "i feel like to learn it you need time". */
const felt = pure
	.split('|')
	.filter((verb) => !/^(?:get|tell|learn|become|improve|understand|succeed|say)$/.test(verb))
	.join('|');

/** How one verb goes on after another. */
export const verbPatternRules: GrammarRule[] = [
	phraseRule({
		id: 'to-then-ing',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: `addicted|object|objected|committed|devoted|dedicated|opposed|accustomed|thanks|closer|addition|alternative to [${pure}] ${owners}|@NOUN|@DET`,
				replace: '$3:gerund',
				words: { after: '$1 to', example: '$1 to $3:gerund' },
			},
			{
				find: `<feel> like [to ${felt}|${activities}]`,
				replace: '$4:gerund',
				words: { after: 'feel like', example: 'feel like $4:gerund' },
			},
			{
				find: `<keep> [${kept}|ask|talk|try] ${owners}`,
				replace: '$2:gerund',
				words: { after: '$1', example: '$1 $2:gerund' },
				notAfter: 'to|the|a|earn|can|must|should|will|would|what|that|you|could|please|and',
			},
			{
				find: 'i|he|she|we|they|father|mother|dad|mum|uncle|grandfather [<stop> to smoke|drink|work|study|play|teach] two|three|five|ten|many years|months|weeks',
				replace: '$2 $4:gerund',
				reason: 'to-then-ing.habit',
			},
			{
				find: `<spend> one|two|three|four|five|six|ten|several|many|some|a|few|most|all? hour|hours|days|weeks|months|years|minutes|weekend|day [to ${pure}|${activities}]`,
				replace: '$5:gerund',
				words: { after: '$1 ... $3', example: '$5:gerund' },
			},
		],
		example: { wrong: 'i object to pay so much money', right: 'i object to paying so much money' },
	}),
	exceptWhere(
		phraseRule({
			id: 'verb-then-to',
			category: 'verb form',
			typicalOf: ['zh', 'it', 'es'],
			phrases: [
				{
					find: `i|he|she|we|they|who|people|can't|cannot|not|to [refuse|refuses|refused|afford|promised|promises|agreed|agrees|decided|decides|hopes|managed|offered|wants|pretended|expects ${pureGerunds}] !<be>`,
					replace: '$2 to $3:base',
					words: { after: '$2', say: 'to', example: '$2 to $3:base' },
				},
				{
					find: `^^ don't forget [calling|bringing|buying|sending|writing|locking|closing|taking|paying|turning|telling|asking|doing|giving|washing]`,
					replace: 'to $3:base',
					reason: 'verb-then-to.still',
					words: { example: 'forget to $3:base' },
				},
				{
					find: 'i|he|she|it|they|we|people|this|that|who|which <seem|appear|tend> [be|have|know|think|want|enjoy|believe|understand]',
					replace: 'to $3',
					words: { after: '$2', say: 'to', example: '$2 to $3' },
				},
				{
					find: `would like me|you|him|her|them|us|people|everyone [${pure}|help|work|study] !you|i|they`,
					replace: 'to $4',
					reason: 'verb-then-to.person',
					words: { after: 'would like', example: 'would like $3 to $4' },
					notAfter: 'what|that|which|who',
				},
				{
					find: `i'd like you|him|her|them|people|everyone [${pure}|help|work|study] !you|i|they`,
					replace: 'to $4',
					reason: 'verb-then-to.person',
					words: { after: 'like', example: 'like $3 to $4' },
				},
				{
					find: `<tell|ask|advise|warn|order> me|him|her|us|them [don't] buy|go|do|eat|drink|smoke|play|use|touch|talk|speak|open|drive|come|work|leave|take|make|watch|say|call|ask|sell|spend|wear !you|i`,
					replace: 'not to',
					words: { after: '$1 $2', say: 'not to', example: '$1 $2 not to $4' },
				},
				{
					find: "<tell|ask|advise|warn|order> me|him|her|us|them [to don't] @VERB",
					replace: 'not to',
					words: { after: '$1 $2', say: 'not to', example: 'not to $5' },
				},
				{
					find: "important|better|best|order|<try|decide|prefer|promise>|necessary|essential|careful|way [to don't] @VERB",
					replace: 'not to',
					reason: 'verb-then-to.not',
					words: { example: 'not to $4' },
				},
				{
					find: "i'd|we'd|he'd|she'd|they'd|you'd [rather to] @VERB|be|have",
					replace: 'rather',
					reason: 'verb-then-to.would',
					words: { example: '$1 rather $4' },
				},
				{
					find: "didn't [used] to @VERB|be|have|like",
					replace: 'use',
					words: { after: 'did not', say: 'use to', example: '$1 use to $4' },
					notAfter: '<be>|get|got|became',
				},
				{
					find: '^ i|we|they|people [use] to go|play|live|have|be|eat|work|think|do|watch|read|study|smoke|believe|visit|travel|walk|swim|ride|love|like|hate',
					replace: 'used',
					reason: 'verb-then-to.habit',
					words: { example: 'used to $4' },
					notAfter: "what|which|that|how|where|when|do|did|don't|didn't|why|who",
				},
				{
					find: 'will|would [you|we|they|he|she|i can] @VERB|be',
					replace: '$2 be able to',
					words: { after: '$1', say: 'be able to', example: '$1 $2 be able to $4' },
					notAfter: 'it|that|he|she|they|you|we|i',
				},
			],
			example: {
				wrong: 'they agreed paying half of the price',
				right: 'they agreed to pay half of the price',
			},
		}),
		(words, _, to) => isSubjectOfMore(words, to - 1),
	),
	phraseRule({
		id: 'there-will-be',
		category: 'missing word',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: 'there [will|can|must|should|would|might|may] a|an|many|some|no|less|fewer|two|three !longer|doubt|day|people|years',
				replace: '$2 be',
				words: { word: 'there $2', example: 'there $2 be' },
			},
			{
				find: '^^ [there] a|an @ADJ? @NOUN in|near|at|on|for',
				replace: 'there is',
				reason: 'there-will-be.sentence',
				words: { example: 'there is $2' },
			},
			{
				find: '^^ here [is] some|many|several|two|three @ADJ? pictures|photos|examples|tips|ideas|ways|reasons|things|books|questions|answers|words|facts|friends|places',
				replace: 'are',
				reason: 'there-will-be.more',
			},
			{
				find: 'my|his|her|your|the hair [are|were] @ADJ|@ADV|not',
				replace: 'is',
				reason: 'there-will-be.hair',
			},
		],
		example: { wrong: 'there will a party on friday', right: 'there will be a party on friday' },
	}),
	phraseRule({
		id: 'passive-by-whom',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: 'book|song|film|movie|story|novel|letter|poem|article|music|play [wrote] by !hand|himself|herself|myself|candle|accident|night',
				replace: 'was written',
				words: { word: '$1' },
			},
			{
				find: '[was|were|is took|taken|take] place',
				replace: 'took',
				reason: 'passive-by-whom.took',
				words: { without: '$1' },
				notAfter: 'which|what',
			},
			{
				find: 'it is|was|has? been? [say|believe|think|know|tell] that',
				replace: '$4:participle',
				reason: 'passive-by-whom.after',
				words: { after: '$2', example: 'it $2 $4:participle that' },
			},
			{
				find: 'he|she|it|is|who|which|dog|cat|film|book|city|name [is|was|are call] !of|me|centre|center|time|waiting',
				replace: '$2 called',
				reason: 'passive-by-whom.called',
				words: { after: '$2' },
			},
			...feelings
				.filter(([felt]) => !/^(?:relaxed|interested)$/.test(felt))
				.flatMap(([felt, causing]): Phrase[] => [
					{
						find: `i|he|she|we|they|you|people|everyone|#relative <be> not|very|so|really? [${causing}] by !comparison|nature|any|now|then`,
						replace: felt,
						reason: 'passive-by-whom.tells',
					},
					{
						find: `a|an|very|really|most|more [${felt}] day|place|job|trip|journey|book|film|movie|lesson|experience|story|city|game|activity|holiday|week|subject|work|match|party|moment|news|weekend|situation|event`,
						replace: causing,
						reason: 'passive-by-whom.makes',
						words: { word: '$3', example: `${causing} $3` },
					},
					{
						find: `<find> it|history|school|maths|english|music|football|this|that [${felt}] $`,
						replace: causing,
						reason: 'passive-by-whom.makes-feel',
					},
				]),
		],
		example: {
			wrong: 'this book wrote by a famous author',
			right: 'this book was written by a famous author',
		},
	}),
];
