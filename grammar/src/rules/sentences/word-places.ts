import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Adverbs, adjectives and times that stand in the wrong place. */
export const wordPlaceRules: GrammarRule[] = [
	phraseRule({
		id: 'speak-well',
		category: 'word order',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '<speak|understand|know|play> [very? well english|spanish|french|german|italian|chinese|football|tennis|chess] $',
				replace: '$4 $2 $3',
				words: { example: '$1 $4 $2 $3' },
			},
			{
				find: 'can|could [good|well swim|cook|dance|sing|drive|play|speak|write|read|work|run|listen|communicate|draw|paint|see|hear] $',
				replace: '$3 well',
				words: { example: '$1 $3 well' },
			},
		],
		example: { wrong: 'my aunt speaks very well french', right: 'my aunt speaks french very well' },
	}),
	phraseRule({
		id: 'hair-long',
		category: 'word order',
		typicalOf: ['fr', 'es', 'pt', 'it'],
		phrases: [
			{
				find: '<have> [the hair|eyes|skin|face|legs|hands long|short|blue|green|brown|dark|blond|blonde|black|curly|straight|big|small]',
				replace: '$4 $3',
				words: { example: '$1 $4 $3' },
			},
		],
		example: { wrong: 'my son has the eyes blue', right: 'my son has blue eyes' },
	}),
	phraseRule({
		id: 'enough-place',
		category: 'word order',
		typicalOf: ['it', 'de', 'es'],
		phrases: [
			{ find: '<have|be> [money|time|space|food enough] $', replace: 'enough $2' },
			{
				find: '[enough good|big|old|tall|strong|fast|clear|long|rich|warm|hot|brave|clever] !@NOUN|@ADJ',
				replace: '$2 enough',
				reason: 'enough-place.adjective',
				notAfter: '<have|get|do>|there',
			},
		],
		example: { wrong: 'he is not enough old', right: 'he is not old enough' },
	}),
	phraseRule({
		id: 'i-and-friend',
		category: 'word order',
		typicalOf: ['zh', 'ru'],
		isMaybe: true,
		phrases: [{ find: '^ [i and my #relative|friends|family|parents]', replace: 'my $4 and I' }],
		example: { wrong: 'i and my sister sing together', right: 'my sister and I sing together' },
	}),
	phraseRule({
		id: 'place-before-time',
		category: 'word order',
		typicalOf: ['de'],
		phrases: [
			{
				find: 'been|lived|worked|studied [for #smallNumber|@NUM years|months|weeks|days in #place] $',
				replace: '$5 $6 $2 $3 $4',
			},
		],
		example: { wrong: 'we have lived for two years in spain', right: 'we have lived in spain for two years' },
	}),
];
