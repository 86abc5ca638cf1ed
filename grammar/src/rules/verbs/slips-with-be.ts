import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Small slips with "be", "can" and "would". */
export const slipWithBeRules: GrammarRule[] = [
	phraseRule({
		id: 'verb-slips-of-be',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'es'],
		phrases: [
			{
				find: "she|he|it [is|was don't|doesn't] @VERB|have",
				replace: "doesn't",
				reason: 'verb-slips-of-be.verb',
			},
			{
				find: "i|we|they|you [am|are|is don't] @VERB|have",
				replace: "don't",
				reason: 'verb-slips-of-be.verb',
				notAfter: 'where|what|who|as|how|than|which',
			},
			{
				find: 'it|that|this [is means|seems] that|to|like|we|you',
				replace: '$3',
				words: { example: '$1 $3' },
				notAfter:
					'where|what|who|how|that|which|whoever|whatever|wherever|old|tall|good|big|far|lucky|happy|much|rich',
			},
			{
				find: 'he|she|it [is seems|looks|feels|likes|wants|needs|knows|thinks|has] @ADJ|@DET|to|tired|very|@NUM',
				replace: '$3',
				words: { example: '$1 $3' },
				notAfter:
					'where|what|who|how|that|which|whoever|whatever|wherever|old|tall|good|big|far|lucky|happy|much|rich',
			},
			{
				find: '^ i|we|they [am|are|were came|went|arrived|decided|started|wanted|liked|enjoyed|lived] from|to|in|at|home|a|the|and|playing|living',
				replace: '$3',
				reason: 'verb-slips-of-be.past',
				words: { without: '$2' },
				notAfter:
					'if|than|as|where|what|who|how|that|which|whoever|whatever|wherever|old|tall|good|big|far|lucky|happy|much|rich',
			},
			{
				find: '^ i|we|they [am|are enjoy|hate|prefer|hope|love|want|remember|forget|need|know] @VERB|to|that|the|my|this|it|a',
				replace: '$3',
				words: { example: '$1 $3' },
				notAfter:
					'as|people|where|what|who|how|that|which|whoever|whatever|wherever|old|tall|good|big|far|lucky|happy|much|rich',
			},
			{
				find: 'should|could|must|might|would|can|will [been] more|very|able|careful|happy|good|better|easy|a|there|at|in|nice|great|possible',
				replace: 'be',
				reason: 'verb-slips-of-be.after',
				words: { after: '$1', example: '$1 be' },
			},
			{
				find: 'must|should|can|could|will|would [not to] @VERB|be|have !@NOUN|honest|fair|frank|clear|sure|exact|precise|his|her|their|the|you|your|my',
				replace: 'not',
				reason: 'verb-slips-of-be.verb-2',
				words: { after: '$1 not' },
			},
			{
				find: 'would be grateful if i|you|we|they|he|she [can]',
				replace: 'could',
				reason: 'verb-slips-of-be.after-2',
				words: { after: 'would be $3 if' },
			},
			{
				find: 'would be grateful if i|you|we|they|he|she [will]',
				replace: 'would',
				reason: 'verb-slips-of-be.after-2',
				words: { after: 'would be $3 if' },
			},
		],
		example: { wrong: "she is don't like me", right: "she doesn't like me" },
	}),
];
