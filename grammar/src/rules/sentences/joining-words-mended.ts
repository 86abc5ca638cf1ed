import { lowerAt } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { isVerbWithObject } from '#grammar/second-verbs.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';

const becauseOrOf: GrammarRule = {
	id: 'because-or-because-of',
	category: 'preposition',
	typicalOf: ['zh', 'es', 'ar'],
	find: (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (lower !== 'because' || words[index + 1]?.afterBreak) return [];
			const hasOf = lowerAt(words, index + 1) === 'of';
			const from = hasOf ? index + 2 : index + 1;
			const first = words[from];
			if (!first || first.afterBreak) return [];
			if (hasOf) {
				const phrase = nounPhrase(words, from);
				const noun = phrase && words[phrase.head - 1]?.partOfSpeech !== 'NOUN' ? phrase : undefined;
				const verb = /^(?:i|he|she|we|they)$/.test(first.lower)
					? from + 1
					: /^(?:it|there|you)$/.test(first.lower) || noun
						? (noun?.end ?? from + 1)
						: undefined;
				if (verb === undefined || !words[verb] || words[verb]?.afterBreak) return [];
				const isClause =
					/^(?:i|he|she|we|they)$/.test(first.lower) ||
					/^(?:is|are|was|were|has|can|will|don't|doesn't|isn't|aren't|can't)$/.test(lowerAt(words, verb));
				// "because of the way people are", "because of who they are", "because of you is why"
				if (
					!isClause ||
					/^(?:way|how|what|who)$/.test(lowerAt(words, verb - 2)) ||
					lowerAt(words, verb + 1) === 'why'
				)
					return [];
				if (index > 0 && /^(?:is|was|not|just|only)$/.test(lowerAt(words, index - 1)) && noun) return [];
				return [{ from: index, to: index + 2, replacement: words[index]?.text ?? 'because' }];
			}
			const noun = nounPhrase(words, from);
			if (/^(?:me|him|them|us)$/.test(first.lower) && (!words[from + 1] || words[from + 1]?.afterBreak))
				return [oneWord(index, 'because of', { first: first.lower }, 'because-or-because-of.verb')];
			if (!noun || !/^(?:the|my|your|his|her|our|their|this|these|some|bad)$/.test(first.lower)) return [];
			// "because the thing answers": a noun, and a verb that is spelled like one.
			const head = words[noun.head];
			const mayBeVerb = head && formOf(head.lower, baseOf(head)) === 'third';
			if (mayBeVerb && words[noun.head - 1]?.partOfSpeech === 'NOUN') return [];
			const after = words[noun.end];
			if (after && !after.afterBreak) return [];
			return [oneWord(index, 'because of', {}, 'because-or-because-of.noun')];
		}),
	example: {
		wrong: 'we could not leave because the storm',
		right: 'we could not leave because of the storm',
	},
};

/** Words after which "for" is right, and the verb is not: "thank you for come". */
const governing =
	/^(?:thank|thanks|responsible|sorry|apologi[sz]e|apologi[sz]ed|famous|known|blamed?|punished|arrested|reasons?|suitable|respect|talent|talented|forgive|paid|fined|criticised|reputation|preference|responsibility|excuse|passion|love|desire|except)$/;

const forAndVerb: GrammarRule = {
	id: 'purpose-of-action',
	category: 'preposition',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
	find: (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (lower !== 'for' || index === 0 || words[index + 1]?.afterBreak) return [];
			if (governing.test(lowerAt(words, index - 1)) || governing.test(lowerAt(words, index - 2))) return [];
			const verb = lowerAt(words, index + 1);
			if (
				/^(?:live|help|work|study|love|hope|use|change|need|want|like|play|show|start|call|look|support|visit|say|read|see|do|have|being|book)$/.test(
					verb,
				)
			) {
				if (!/^(?:do|have|see|read)$/.test(verb)) return [];
				if (
					!/^(?:a|the|my|your|his|her|our|their|it|them|some|more|better|good|fun)$/.test(
						lowerAt(words, index + 2),
					)
				)
					return [];
			} else if (
				!isVerbWithObject(words, index + 1) ||
				(verb === 'carry' && lowerAt(words, index + 2) === 'out')
			)
				return [];
			if (/^(?:what|ask|asked|wait|waiting|look|looking|thanks|word)$/.test(lowerAt(words, index - 1)))
				return [];
			return [oneWord(index, 'to', { verb })];
		}),
	example: { wrong: 'i study hard for have a better life', right: 'i study hard to have a better life' },
};

/** Words and phrases that join sentences: "because", "on the other hand", "for example". */
export const joiningWordMendedRules: GrammarRule[] = [
	becauseOrOf,
	forAndVerb,
	phraseRule({
		id: 'joining-expression',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh'],
		phrases: [
			{
				find: '^ [in the other side] i|we|you|they|he|she|people|there|it|the|some|many|if|this|my',
				replace: 'on the other hand',
			},
			{
				find: '^ [by|for one hand] we|you|they|people|there|it|the|some|many|if|this|my',
				replace: 'on the one hand',
			},
			{
				find: '^ [for|with|on this way] i|we|you|they|he|she|people|the|everyone|companies|children|students',
				replace: 'in this way',
			},
			{
				find: '^ [as the conclusion] i|we|you|people|it|the|there|this|my|in|to|if',
				replace: 'in conclusion',
				reason: 'joining-expression.end',
			},
			{
				find: '[in my|our point of view]',
				replace: 'from my point of view',
			},
			{ find: '[according to|by|with my|our opinion]', replace: 'in $3 opinion' },
			{ find: '^ [as|with|by|on|to|for my opinion]', replace: 'in my opinion' },
			{ find: '^ [first at all]', replace: 'first of all' },
			{ find: '[above of all]', replace: 'above all' },
			{
				find: '^ [like|per|at example] i|we|you|he|she|they|people|if|when|in|the|my|a|there|it',
				replace: 'for example',
			},
			{
				find: '^ [for exemple] !of',
				replace: 'for example',
				notAfter: 'look|looking|search|thanks|ask|asked',
			},
			{
				find: '^ [for an example] i|we|you|he|she|they|people|if|when|in|my|there|it',
				replace: 'for example',
			},
			{
				find: '[because|although|unless|whereas that] i|we|they|he|she|you|people|there',
				replace: '$1',
				reason: 'joining-expression.comes',
				words: { without: 'that' },
				notAfter: 'is|was|not|and',
			},
			{ find: '[as|like usually] $', replace: 'as usual' },
			{
				find: '[in case of] i|you|he|she|we|they|there',
				replace: 'in case',
				reason: 'joining-expression.subject',
				words: { say: 'in case' },
			},
			{
				find: 'in case [of] it is|rains|was|happens',
				replace: '$4',
				reason: 'joining-expression.subject',
				words: { say: 'in case' },
			},
			{
				find: '^ thanks [of] the|my|our|your|his|her|this|these|technology|internet',
				replace: 'to',
				reason: 'joining-expression.say',
				words: { say: 'thanks to' },
			},
			{
				find: '[except|excepting of] !@VERB|course',
				replace: 'except',
				reason: 'joining-expression.except',
			},
			{
				find: '[regarding about|to|of|with]',
				replace: '$1',
				reason: 'joining-expression.comes',
				words: { without: '$2' },
			},
			{
				find: '[in spite that] i|we|he|she|they|it|the|there',
				replace: 'although',
				reason: 'joining-expression.subject',
				words: { say: 'although' },
			},
			{ find: '[inspite of]', replace: 'in spite of', reason: 'joining-expression.write' },
			{ find: '[eventhough]', replace: 'even though', reason: 'joining-expression.write' },
			{
				find: '[infront] of',
				replace: 'in front',
				reason: 'joining-expression.write-more',
				words: { write: 'in front of' },
			},
			{ find: '[atleast]', replace: 'at least', reason: 'joining-expression.write' },
			{ find: '[aswell]', replace: 'as well', reason: 'joining-expression.write' },
			{ find: '[incase]', replace: 'in case', reason: 'joining-expression.write' },
			{ find: '[the most part of] the|my|our|these|those|them|this|his|her|their', replace: 'most of' },
			{
				find: '[the|a most part of] people|students|young|countries|children|women|men|families|companies|teenagers|adults',
				replace: 'most',
				reason: 'joining-expression.most',
			},
			{
				find: '[the majority] people|students|children|countries|families|companies|teenagers|adults|women|men',
				replace: 'the majority of',
			},
			{
				find: '[plenty] people|things|places|time|money|food|opportunities|activities|friends|water|reasons|ways',
				replace: 'plenty of',
			},
			{
				find: '[everyday] $',
				replace: 'every day',
				reason: 'joining-expression.often',
				notAfter: 'the|an|for|of|our|my|their',
			},
			{
				find: '[everyday] i|we|he|she|they|people|you',
				replace: 'every day',
				reason: 'joining-expression.often',
				notAfter: 'the|an|of|our|my|their',
			},
			{
				find: 'with|for the purpose|aim|goal|intention [to @VERB]',
				replace: 'of $5:gerund',
				reason: 'joining-expression.after',
				words: { after: '$3', example: '$3 of $5:gerund' },
			},
			{
				find: `the|main|biggest|greatest|another|first|many|some|several advantage|advantages|disadvantage|disadvantages|drawback|drawbacks|importance [to have|live|work|study|travel|use|make|get|go|learn|know|own|take|do|eat|buy|play|drive|see|help|become|stay|meet|speak|watch|read|earn|grow|share|give]`,
				replace: 'of $4:gerund',
				reason: 'joining-expression.after',
				words: { after: '$2', example: '$2 of $4:gerund' },
			},
		],
		example: { wrong: 'in the other side it is expensive', right: 'on the other hand it is expensive' },
	}),
];
