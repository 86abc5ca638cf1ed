import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { isBareVerb, verbForms } from '#grammar/verb-forms.ts';

/** What one says about the past now: "when I was a child, I think". */
const comments =
	/^(?:think|guess|believe|know|mean|remember|feel|hope|say|suppose|wonder|understand|wish|let|put|cut|read|hit|cost|hurt|set)$/;

/** Tenses that a word or phrase asks for. */
export const tensesInPhrasesFinders: Finders = {
	'when-i-was'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'when' || !/^(?:was|were)$/.test(lowerAt(words, index + 2))) return [];
			if (!/^(?:i|he|she|we|they)$/.test(lowerAt(words, index + 1))) return [];
			for (let at = index + 4; at <= index + 7; at++) {
				if (!/^(?:i|he|she|we|they)$/.test(lowerAt(words, at))) continue;
				const verb = words[at + 1];
				if (!verb || verb.afterBreak || !isBareVerb(verb.lower) || comments.test(verb.lower)) return [];
				if (!unbroken(words, index, index + 3)) return [];
				// "i played the flute when i was a kid and now i play the guitar"
				if (
					!afterPause(words, index) &&
					words.slice(index, at).some(({ lower }) => /^(?:and|but|now)$/.test(lower))
				)
					return [];
				const { past } = verbForms(verb.lower);
				return [oneWord(at + 1, past, { who: lowerAt(words, index + 1), was: lowerAt(words, index + 2) })];
			}
			return [];
		});
	},
};
