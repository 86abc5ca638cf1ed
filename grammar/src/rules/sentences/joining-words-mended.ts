import { lowerAt } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { isVerbWithObject } from '#grammar/second-verbs.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';

/** Words after which "for" is right, and the verb is not: "thank you for come". */
const governing =
	/^(?:thank|thanks|responsible|sorry|apologi[sz]e|apologi[sz]ed|famous|known|blamed?|punished|arrested|reasons?|suitable|respect|talent|talented|forgive|paid|fined|criticised|reputation|preference|responsibility|excuse|passion|love|desire|except)$/;

/** Words and phrases that join sentences: "because", "on the other hand", "for example". */
export const joiningWordsMendedFinders: Finders = {
	'because-or-because-of': (words) =>
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
	'purpose-of-action': (words) =>
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
};
