import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** Prepositions in phrases that everybody uses. */
export const commonPhrasePrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-of-common-phrase',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh', 'ar'],
		phrases: [
			{
				find: '<sit> [in] a|the|this bench|sofa|couch|stool|floor $',
				replace: 'on',
				reason: 'preposition-of-common-phrase.sit',
			},
			{ find: '<be> [in] a business|school trip', replace: 'on', words: { say: 'on a trip' } },
			{
				find: '<be|go> [in] a trip|mission|cruise|strict !@NOUN|group|guide',
				replace: 'on',
				words: { say: 'on $3 $4' },
			},
			{ find: '<be> always? [on] a hurry', replace: 'in', words: { say: 'in a hurry' } },
			{ find: '[by] purpose $', replace: 'on', words: { say: 'on purpose' } },
			{
				find: '[by] my|his|her|their|our|your own $',
				replace: 'on',
				words: { say: 'on my own' },
				notAfter: '@NOUN|live|lives',
			},
			{
				find: '<work|open|play|study|sleep|last> @DET? @NOUN? [since] @NUM until|till|to @NUM',
				replace: 'from',
				words: { say: 'from ... to' },
			},
			{ find: '[until|at the] midnight $', replace: '$1', words: { say: '$1 midnight' } },
			{
				find: 'smoking|sugar|stress|alcohol|food|smoke|exercise|sport|very|also <be>? good|bad [to] your|our|the? health|body|brain|environment|lungs|heart',
				replace: 'for',
				reason: 'preposition-of-common-phrase.good',
				notAfter: 'be|was|very',
			},
			{
				find: '^ [thanks for] my|our|the parents|mother|father|teacher|family|friends|internet|technology|grandmother i|we|he|she|they|people|it',
				replace: 'thanks to',
				reason: 'preposition-of-common-phrase.thanks',
			},
			{
				find: '[more|less of] half',
				replace: '$1 than',
				words: { say: '$1 than' },
				notAfter: 'a|the|some|even',
			},
			{ find: '[at|on] general i|we|people|it|they|the', replace: 'in', words: { say: 'in general' } },
			{
				find: 'fed up [from|about] @VERB|my|the|this|it|people|him|her|them',
				replace: 'with',
				words: { say: 'fed up with' },
			},
			{ find: '[hardly never]', replace: 'hardly ever', words: { say: 'hardly ever' } },
			{ find: '[hardly] nothing', replace: 'almost', words: { say: 'almost nothing' } },
			{
				find: '[most all] of? my|people|our|students',
				replace: 'almost all',
				words: { say: 'almost all' },
			},
			{
				find: '<behave> [as] a child|kid|baby|king|queen|animal|boss|robot|machine $',
				replace: 'like',
				reason: 'preposition-of-common-phrase.only',
			},
			{
				find: 'solved|improved|achieved|reduced|avoided|prevented [with] @VERB more|less|the|together|our|a|better|public',
				replace: 'by',
				reason: 'preposition-of-common-phrase.how',
			},
			{
				find: 'talent [to|of] music|languages|maths|sport|sports|drawing|singing|art|football',
				replace: 'for',
				words: { say: 'a talent for' },
			},
			{
				find: '<apologise|apologize> [to|of|about] my|our behaviour|behavior|mistake|mistakes|delay|rudeness|absence',
				replace: 'for',
				reason: 'preposition-of-common-phrase.apologise',
			},
			{
				find: 'which|this|that|it|they|can|could|will|may|often [lead|leads] problems|pollution|stress|unemployment|diseases|obesity|depression|poverty|accidents|conflicts',
				replace: '$2 to',
				reason: 'preposition-of-common-phrase.after',
				words: { after: '$2', example: '$2 to $3' },
			},
			{
				find: 'which|this|that|it|they|can|could|will|may|often [lead|leads] a lot of problems|pollution|stress|unemployment',
				replace: '$2 to',
				reason: 'preposition-of-common-phrase.after-2',
				words: { after: '$2' },
			},
			{
				find: '<concentrate|focus> [in] anything|nothing|something|everything',
				replace: 'on',
				reason: 'preposition-of-common-phrase.focus',
			},
			{
				find: 'six|seven|eight|nine|ten|eleven|five|four|two|three|6|7|8|9|10|11|5 [of|at] the morning|afternoon|evening !@NOUN',
				replace: 'in',
				words: { say: 'in the $4' },
				notAfter: 'part|most|of|the',
			},
			{
				find: 'there <be> a? @ADJ? mistake|mistakes|error|errors [at] this|the|my',
				replace: 'in',
				words: { say: 'a mistake in' },
			},
		],
		example: { wrong: 'he did it by his own', right: 'he did it on his own' },
	}),
];
