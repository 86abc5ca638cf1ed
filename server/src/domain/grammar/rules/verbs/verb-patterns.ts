import { exceptWhere, isSubjectOfMore } from '#server/domain/grammar/exceptions.ts';
import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { commonGerunds, pureVerbs } from '#server/domain/grammar/second-verb-lists.ts';

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
		reasonInSpanish: 'Aquí «to» es una preposición y el verbo termina en -ing: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: `addicted|object|objected|committed|devoted|dedicated|opposed|accustomed|thanks|closer|addition|alternative to [${pure}] ${owners}|@NOUN|@DET`,
				replace: '$3:gerund',
				reason: "After '$1 to' the verb takes -ing: '$1 to $3:gerund'.",
			},
			{
				find: `<feel> like [to ${felt}|${activities}]`,
				replace: '$4:gerund',
				reason: "After 'feel like' the verb takes -ing: 'feel like $4:gerund'.",
			},
			{
				find: `<keep> [${kept}|ask|talk|try] ${owners}`,
				replace: '$2:gerund',
				reason: "After '$1' the verb takes -ing: '$1 $2:gerund'.",
				notAfter: 'to|the|a|earn|can|must|should|will|would|what|that|you|could|please|and',
			},
			{
				find: 'i|he|she|we|they|father|mother|dad|mum|uncle|grandfather [<stop> to smoke|drink|work|study|play|teach] two|three|five|ten|many years|months|weeks',
				replace: '$2 $4:gerund',
				reason: "The habit ended, so we say '$2 $4:gerund'.",
			},
			{
				find: `<spend> one|two|three|four|five|six|ten|several|many|some|a|few|most|all? hour|hours|days|weeks|months|years|minutes|weekend|day [to ${pure}|${activities}]`,
				replace: '$5:gerund',
				reason: "After '$1 ... $3' the verb takes -ing: '$5:gerund'.",
			},
		],
		examples: [
			{ wrong: 'i object to pay so much money', right: 'i object to paying so much money' },
			{ wrong: "i don't feel like to go out tonight", right: "i don't feel like going out tonight" },
			{ wrong: 'he keeps ask me the same question', right: 'he keeps asking me the same question' },
			{ wrong: 'i spent two hours to do my homework', right: 'i spent two hours doing my homework' },
		],
		notErrors: [
			'thanks to the new bus',
			'we stopped to drink at the fountain',
			'the pets we keep bring us joy',
			'we keep produce in the fridge',
			'he keeps asking',
			'what they keep get lost',
			'i spent an hour there',
		],
	}),
	exceptWhere(
		phraseRule({
			id: 'verb-then-to',
			category: 'verb form',
			reasonInSpanish: 'Después de este verbo, el segundo lleva «to»: «$new».',
			typicalOf: ['zh', 'it', 'es'],
			phrases: [
				{
					find: `i|he|she|we|they|who|people|can't|cannot|not|to [refuse|refuses|refused|afford|promised|promises|agreed|agrees|decided|decides|hopes|managed|offered|wants|pretended|expects ${pureGerunds}] !<be>`,
					replace: '$2 to $3:base',
					reason: "After '$2' we say 'to': '$2 to $3:base'.",
				},
				{
					find: `^^ don't forget [calling|bringing|buying|sending|writing|locking|closing|taking|paying|turning|telling|asking|doing|giving|washing]`,
					replace: 'to $3:base',
					reason: "Of something still to do we say 'forget to': 'forget to $3:base'.",
				},
				{
					find: 'i|he|she|it|they|we|people|this|that|who|which <seem|appear|tend> [be|have|know|think|want|enjoy|believe|understand]',
					replace: 'to $3',
					reason: "After '$2' we say 'to': '$2 to $3'.",
				},
				{
					find: `would like me|you|him|her|them|us|people|everyone [${pure}|help|work|study] !you|i|they`,
					replace: 'to $4',
					reason: "After 'would like' and a person we say 'to': 'would like $3 to $4'.",
					notAfter: 'what|that|which|who',
				},
				{
					find: `i'd like you|him|her|them|people|everyone [${pure}|help|work|study] !you|i|they`,
					replace: 'to $4',
					reason: "After 'like' and a person we say 'to': 'like $3 to $4'.",
				},
				{
					find: `<tell|ask|advise|warn|order> me|him|her|us|them [don't] buy|go|do|eat|drink|smoke|play|use|touch|talk|speak|open|drive|come|work|leave|take|make|watch|say|call|ask|sell|spend|wear !you|i`,
					replace: 'not to',
					reason: "After '$1 $2' we say 'not to': '$1 $2 not to $4'.",
				},
				{
					find: "<tell|ask|advise|warn|order> me|him|her|us|them [to don't] @VERB",
					replace: 'not to',
					reason: "After '$1 $2' we say 'not to': 'not to $5'.",
				},
				{
					find: "important|better|best|order|<try|decide|prefer|promise>|necessary|essential|careful|way [to don't] @VERB",
					replace: 'not to',
					reason: "We say 'not to': 'not to $4'.",
				},
				{
					find: "i'd|we'd|he'd|she'd|they'd|you'd [rather to] @VERB|be|have",
					replace: 'rather',
					reason: "After 'would rather' the verb comes without 'to': '$1 rather $4'.",
				},
				{
					find: "didn't [used] to @VERB|be|have|like",
					replace: 'use',
					reason: "After 'did not' we say 'use to': '$1 use to $4'.",
					notAfter: '<be>|get|got|became',
				},
				{
					find: '^ i|we|they|people [use] to go|play|live|have|be|eat|work|think|do|watch|read|study|smoke|believe|visit|travel|walk|swim|ride|love|like|hate',
					replace: 'used',
					reason: "For a habit that is over we say 'used to': 'used to $4'.",
					notAfter: "what|which|that|how|where|when|do|did|don't|didn't|why|who",
				},
				{
					find: 'will|would [you|we|they|he|she|i can] @VERB|be',
					replace: '$2 be able to',
					reason: "After '$1' we say 'be able to': '$1 $2 be able to $4'.",
					notAfter: 'it|that|he|she|they|you|we|i',
				},
			],
			examples: [
				{ wrong: 'they agreed paying half of the price', right: 'they agreed to pay half of the price' },
				{ wrong: 'he seems be happy', right: 'he seems to be happy' },
				{ wrong: "he advised me don't buy that car", right: 'he advised me not to buy that car' },
				{ wrong: 'i would like you help me', right: 'i would like you to help me' },
				{ wrong: 'will you can come tomorrow', right: 'will you be able to come tomorrow' },
				{ wrong: "i didn't used to like vegetables", right: "i didn't use to like vegetables" },
			],
			notErrors: [
				'she decided going home was a good idea',
				'he seems to be happy',
				'the knife i use to cut bread',
				"the people you speak to don't understand",
				"he told me don't worry",
				'i will never forget doing that',
				'i would not be used to it',
				'tell me what you like',
			],
		}),
		(words, _, to) => isSubjectOfMore(words, to - 1),
	),
	phraseRule({
		id: 'there-will-be',
		category: 'missing word',
		reasonInSpanish: 'En «there is», «there will be»... no puede faltar «be»: «$new».',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: 'there [will|can|must|should|would|might|may] a|an|many|some|no|less|fewer|two|three !longer|doubt|day|people|years',
				replace: '$2 be',
				reason: "'there $2' needs 'be': 'there $2 be'.",
			},
			{
				find: '^^ [there] a|an @ADJ? @NOUN in|near|at|on|for',
				replace: 'there is',
				reason: "The sentence needs 'is': 'there is $2'.",
			},
			{
				find: '^^ here [is] some|many|several|two|three @ADJ? pictures|photos|examples|tips|ideas|ways|reasons|things|books|questions|answers|words|facts|friends|places',
				replace: 'are',
				reason: "Of more than one we say 'here are'.",
			},
			{
				find: 'my|his|her|your|the hair [are|were] @ADJ|@ADV|not',
				replace: 'is',
				reason: "'hair' is singular: 'hair is'.",
			},
		],
		examples: [
			{ wrong: 'there will a party on friday', right: 'there will be a party on friday' },
			{ wrong: 'there a big park near my house', right: 'there is a big park near my house' },
		],
		notErrors: [
			'there will be a party',
			'is there a park near here',
			'here is some advice for you',
			'there will no longer be war',
		],
	}),
	phraseRule({
		id: 'passive-by-whom',
		category: 'verb form',
		reasonInSpanish: 'En la voz pasiva va «be» y el participio: «$new».',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: 'book|song|film|movie|story|novel|letter|poem|article|music|play [wrote] by !hand|himself|herself|myself|candle|accident|night',
				replace: 'was written',
				reason: "Someone wrote the $1, so we say 'was written by'.",
			},
			{
				find: '[was|were|is took|taken|take] place',
				replace: 'took',
				reason: "We say 'took place', without '$1'.",
				notAfter: 'which|what',
			},
			{
				find: 'it is|was|has? been? [say|believe|think|know|tell] that',
				replace: '$4:participle',
				reason: "After '$2' we say '$4:participle': 'it $2 $4:participle that'.",
			},
			{
				find: 'he|she|it|is|who|which|dog|cat|film|book|city|name [is|was|are call] !of|me|centre|center|time|waiting',
				replace: '$2 called',
				reason: "After '$2' we say 'called'.",
			},
			...feelings
				.filter(([felt]) => !/^(?:relaxed|interested)$/.test(felt))
				.flatMap(([felt, causing]) => [
					{
						find: `i|he|she|we|they|you|people|everyone|#relative <be> not|very|so|really? [${causing}] by !comparison|nature|any|now|then`,
						replace: felt,
						reason: `It tells how someone feels: '${felt}'.`,
					},
					{
						find: `a|an|very|really|most|more [${felt}] day|place|job|trip|journey|book|film|movie|lesson|experience|story|city|game|activity|holiday|week|subject|work|match|party|moment|news|weekend|situation|event`,
						replace: causing,
						reason: `A $3 makes us feel so: '${causing} $3'.`,
					},
					{
						find: `<find> it|history|school|maths|english|music|football|this|that [${felt}] $`,
						replace: causing,
						reason: `It makes us feel so: '${causing}'.`,
					},
				]),
		],
		examples: [
			{ wrong: 'this book wrote by a famous author', right: 'this book was written by a famous author' },
			{ wrong: 'it is say that he is rich', right: 'it is said that he is rich' },
			{ wrong: 'it was a tired day', right: 'it was a tiring day' },
			{ wrong: 'we were shocking by the prices', right: 'we were shocked by the prices' },
		],
		notErrors: [
			'the author who wrote by candle light',
			'it was a tiring day',
			'he is a tired man',
			'it was a relaxed day',
		],
	}),
];
