import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { objectOpeners, plainVerbs, secondVerbs } from '#grammar/second-verb-lists.ts';

/** With these begins what a verb is about, and no word for a time or a place. */
const owners = 'my|your|our|his|her|their|a|it|them|him|us';

/** A second verb with -ing. */
export const ingFormRules: GrammarRule[] = [
	phraseRule({
		id: 'ing-after-preposition',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'zh'],
		phrases: [
			{
				find: `interested|interest|succeed|success|experience in [${plainVerbs}]`,
				replace: '$3:gerund',
				words: { after: '$2', example: '$2 $3:gerund' },
			},
			{
				find: `tired|afraid|scared|capable|instead|fear|way|dream|dreams|idea|danger|bored of [${plainVerbs}|die|disappear|wait|fly] ${objectOpeners}|in|at|to|with|for|all|every|so|because|by`,
				replace: '$3:gerund',
				words: { after: '$2', example: '$2 $3:gerund' },
			},
			{
				find: `tired|afraid|scared|capable|instead|fear|way|dream|dreams|idea|danger|bored of [work|travel|play|change|use|walk|talk|cook] ${owners}`,
				replace: '$3:gerund',
				words: { after: '$2', example: '$2 $3:gerund' },
			},
			{
				find: `by [${plainVerbs}|use|travel|watch|listen|work|practice|practise|recycle|walk|play|help|change|stop|start] ${objectOpeners}|less|more|to|films|movies|tv|hard|every|public|in|books`,
				replace: '$2:gerund',
				words: { after: 'by', example: 'by $2:gerund' },
				notAfter: 'stop|come|drop|pass|go|stand|swing|stopped|came|drive|played',
			},
			{
				find: `without [${plainVerbs}] ${objectOpeners}|any|every|in|at|to`,
				replace: '$2:gerund',
				words: { after: 'without', example: 'without $2:gerund' },
				notAfter: 'do|go|did',
			},
			{
				find: `without [${secondVerbs}|practice] ${owners}|any|internet`,
				replace: '$2:gerund',
				words: { after: 'without', example: 'without $2:gerund' },
				notAfter: 'do|go|did',
			},
			{
				find: `think|thinking|talk|talking|dream|worry|worried|excited|plan about [${plainVerbs}] ${objectOpeners}|in|at|to`,
				replace: '$3:gerund',
				words: { after: 'about', example: 'about $3:gerund' },
			},
			{
				find: `think|thinking|talk|talking|dream|worry|worried|excited|plan about [change|travel|work|move] ${owners}`,
				replace: '$3:gerund',
				words: { after: 'about', example: 'about $3:gerund' },
			},
			{
				find: `<focus|concentrate|insist|keep> on [${plainVerbs}|learn] ${objectOpeners}`,
				replace: '$3:gerund',
				words: { after: 'on', example: 'on $3:gerund' },
			},
			{
				find: `thank|thanks you? for [${plainVerbs}|invite|listen|wait|come] me|us|my|the|this|to|here|with`,
				replace: '$4:gerund',
				words: { after: 'for', example: 'for $4:gerund' },
				notAfter: 'no',
			},
		],
		example: {
			wrong: 'we can save the planet by use less plastic',
			right: 'we can save the planet by using less plastic',
		},
	}),
	phraseRule({
		id: 'activity-subject',
		category: 'verb form',
		typicalOf: ['zh', 'es', 'ar'],
		phrases: [
			...['@DET|@PRON new|foreign|other|good|healthy?', 'new|foreign|other|many|too|healthy many?'].map(
				(which) => ({
					find: `^^ [learn|study|speak|read|drive|play|eat|use|have|watch|make|find|get|buy|know|write|smoke|drink] ${which} @NOUN|@PROPN is|was very|not|so|really|a|the|one|important|good|difficult|easy|hard|dangerous|expensive|bad|fun|better|useful|interesting|necessary`,
					replace: '$1:gerund',
				}),
			),
			{
				find: '^^ [live|go] in|to|with|abroad|alone @DET|@PRON? big|small|other|another|foreign|new? @NOUN|@PROPN is|was|helps|gives|makes|can',
				replace: '$1:gerund',
			},
		],
		example: { wrong: 'learn a new language is difficult', right: 'learning a new language is difficult' },
	}),
	phraseRule({
		id: 'ing-after-verb-or-phrase',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: `don't|doesn't|didn't mind [to ${secondVerbs}]`,
				replace: '$4:gerund',
				words: { after: 'mind', example: 'mind $4:gerund' },
			},
			{
				find: `<have> a? lot? of? fun [to ${secondVerbs}]`,
				replace: '$7:gerund',
				words: { after: 'fun', example: 'fun $7:gerund' },
				notAfter: 'to',
			},
			{
				find: `<be>|i'm|he's|she's busy [to ${secondVerbs}]`,
				replace: '$4:gerund',
				words: { after: 'busy', example: 'busy $4:gerund' },
				notAfter: 'too',
			},
			{
				find: '[i|we|they like|love|hate read|eat|learn|speak|write|see|go|buy|sing|meet|drive|have|make|do|wake|listen|know] books|up|to|food|english|new|my|the|music|movies|films|songs|shopping|with',
				replace: '$1 $2 $3:gerund',
				reason: 'ing-after-verb-or-phrase.or',
				words: { after: '$2', say: '$3:gerund', or: 'to $3' },
				notAfter: 'what|that|things|how|do|did|who',
			},
			{
				find: "[don't|doesn't|really like|love|hate wake|read|eat|learn|speak|write|go|buy|sing|meet|drive|listen] books|up|to|food|english|new|my|the|music|movies|films|songs|shopping|with",
				replace: '$1 $2 $3:gerund',
				reason: 'ing-after-verb-or-phrase.or',
				words: { after: '$2', say: '$3:gerund', or: 'to $3' },
			},
			{
				find: `should|must|to|please|people|not|you stop [to smoke|waste|pollute|worry|complain|throw|cut|kill|fight]`,
				replace: '$4:gerund',
				reason: 'ing-after-verb-or-phrase.end',
				words: { example: 'stop $4:gerund' },
			},
			{
				find: `should|must|to|please|people|not|you stop [to use|eat|drink|buy] plastic|cars|social|phones|their|meat|sugar|junk|fast|too|so|alcohol|soda|clothes`,
				replace: '$4:gerund',
				reason: 'ing-after-verb-or-phrase.end',
				words: { example: 'stop $4:gerund' },
			},
			{
				find: `<practice|practise> [to speak|write|read|drive|swim] !better|well|like|fluently|perfectly`,
				replace: '$3:gerund',
				words: { after: '$1', example: '$1 $3:gerund' },
				notAfter: '<be>|the|a|to|this|best|good|of|more|with|my|and',
			},
			{
				find: `<suggest|recommend|imagine|miss|avoid|deny> [to ${plainVerbs}|travel|talk|work|use]`,
				replace: '$3:gerund',
				words: { after: '$1', example: '$1 $3:gerund' },
				notAfter: '<be>|the|a|to|this|best|good',
			},
		],
		example: { wrong: "i don't mind to wait", right: "i don't mind waiting" },
	}),
];
