import { exceptWhere, isSubjectOfMore } from '#grammar/exceptions.ts';
import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Verbs that follow a phrase and are hardly ever nouns. */
const verbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sleep|sing|swim|spend|think|choose|forget|teach|send|drive|wear|pay|play|live|travel|watch|visit|work|study|use|help|talk|listen|walk|wait|prepare|improve|concentrate|communicate|follow|finish|keep|pass|smoke|try|be';

/** Phrases after which a verb takes -ing, often with a preposition of its own. */
export const gerundPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'gerund-after-phrase',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
		phrases: [
			{
				find: `worth [to ${verbs}]`,
				replace: '$3:gerund',
				words: { after: 'worth', example: 'worth $3:gerund' },
			},
			{
				find: "can't|cannot|couldn't help [to laugh|cry|smile|think|feel|wonder|notice|fall]",
				replace: '$4:gerund',
				words: { after: '$1 help', example: '$1 help $4:gerund' },
			},
			{
				find: `<have> a? lot? of? no|some|big|great|much? difficulty|difficulties|trouble [to ${verbs}]`,
				replace: '$8:gerund',
				words: { after: '$6', example: '$6 $8:gerund' },
			},
			{
				find: `<spend> a? lot|much|more|some|my|their|our|his|her|all|most? of? the|my|our|their|your? time [to|for ${verbs}]`,
				replace: '$8:gerund',
				words: { after: '$1 ... time', example: '$8:gerund' },
			},
			{
				find: `without|instead of? [to ${verbs}]`,
				replace: '$4:gerund',
				words: { after: '$1 $2', example: '$1 $2 $4:gerund' },
			},
			{
				find: `before|after [to ${verbs}]`,
				replace: '$3:gerund',
				words: { after: '$1', example: '$1 $3:gerund' },
				notAfter: 'the|day|year|as|like|never|just|there|here',
			},
		],
		example: { wrong: 'the museum is worth to visit', right: 'the museum is worth visiting' },
	}),
	phraseRule({
		id: 'verb-preposition-gerund',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: `am|is|are|was|were|i'm|he's|she's|we're|they're thinking [to ${verbs}]`,
				replace: 'of $4:gerund',
				words: { after: 'thinking', say: 'of', example: 'thinking of $4:gerund' },
			},
			{
				find: `<insist> [to ${verbs}]`,
				replace: 'on $3:gerund',
				words: { after: '$1', say: 'on', example: '$1 on $3:gerund' },
			},
			{
				find: `<succeed> [to ${verbs}]`,
				replace: 'in $3:gerund',
				words: { after: '$1', say: 'in', example: '$1 in $3:gerund' },
			},
			{
				find: `<prevent> me|him|her|us|them|you|people|children|students|it|this|that [to ${verbs}]`,
				replace: 'from $4:gerund',
				reason: 'verb-preposition-gerund.prevent',
			},
			{
				find: 'dream|dreams|dreamed|dreaming [to become|be|have|go|live|travel|work|study]',
				replace: 'of $3:gerund',
				words: { after: '$1', say: 'of', example: '$1 of $3:gerund' },
				notAfter: 'my|a|his|her|their|your|our|the|big|<be>',
			},
		],
		example: { wrong: 'i am thinking to buy a car', right: 'i am thinking of buying a car' },
	}),
	phraseRule({
		id: 'saw-him-go',
		category: 'verb form',
		typicalOf: ['es', 'fr', 'it', 'ar'],
		phrases: [
			{
				find: '<see|hear|watch> me|him|her|them|us [to go|come|leave|run|cry|fall|dance|sing|cross|enter|eat|laugh|smile]',
				replace: '$4',
				words: { after: '$1', example: '$1 $2 $4' },
			},
		],
		example: { wrong: 'i saw him to leave', right: 'i saw him leave' },
	}),
	exceptWhere(
		phraseRule({
			id: 'to-after-verb',
			category: 'verb form',
			typicalOf: ['es', 'pt', 'fr'],
			phrases: [
				{
					find: 'i|we|they|he|she|you|who [decided|decide|decides|refused|refuse|refuses|promised|promise|promises|wanted|wants|agreed|managed|hoped|hope|hopes going|doing|making|buying|working|studying|helping|calling|visiting|learning|playing|seeing|eating|living|travelling|traveling|taking|getting|having|being|moving|leaving|coming]',
					replace: '$2 to $3:base',
					words: { after: '$2' },
				},
			],
			example: { wrong: 'they decided going to the beach', right: 'they decided to go to the beach' },
		}),
		(words, _, to) => isSubjectOfMore(words, to - 1),
	),
	phraseRule({
		id: 'gerund-after-keep',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr'],
		phrases: [
			{
				find: '<keep> on? [to go|do|work|study|learn|play|try|talk|read|practice|practise|eat|live|make]',
				replace: '$4:gerund',
				words: { after: 'keep', example: 'keep $4:gerund' },
				notAfter: 'a|the|to|things|something|what',
			},
			{
				find: '<give> up [to smoke|drink|eat|work|study|play|try]',
				replace: '$4:gerund',
				words: { after: 'give up', example: 'give up $4:gerund' },
			},
			{
				find: 'would|do you mind [to open|close|help|wait|tell|give|show|repeat|speak|turn|move]',
				replace: '$5:gerund',
				words: { after: 'mind', example: 'mind $5:gerund' },
			},
		],
		example: { wrong: 'i keep to study every day', right: 'i keep studying every day' },
	}),
	phraseRule({
		id: 'suggest-that',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{ find: '<suggest> [me to] @VERB', replace: 'that I', words: { example: '$1 that I $4' } },
			{ find: '<suggest> [him to] @VERB', replace: 'that he', words: { example: '$1 that he $4' } },
			{ find: '<suggest> [us to] @VERB', replace: 'that we', words: { example: '$1 that we $4' } },
			{
				find: '<suggest> [you|them to] @VERB',
				replace: '$2',
				reason: 'suggest-that.suggest',
				words: { example: '$1 $2 $4' },
			},
		],
		example: { wrong: 'i suggest you to ask him', right: 'i suggest you ask him' },
	}),
];
