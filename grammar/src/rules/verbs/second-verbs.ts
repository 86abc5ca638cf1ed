import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What makes "you can to ..." right: "all you can to help". */
const limits = new Set(
	'all everything what whatever anything best much thing things hard little as long far whoever more than something'.split(
		' ',
	),
);

/** Whether what stands before "can to" makes it right; "that" does after a noun only. */
function isLimited(words: readonly TaggedWord[], index: number): boolean {
	if (hasBefore(words, index, 7, limits)) return true;
	for (let at = index - 1; at >= Math.max(1, index - 7); at--)
		if (lowerAt(words, at) === 'that') return !/^(?:VERB|ADJ)$/.test(words[at - 1]?.partOfSpeech ?? '');
	return false;
}

/** A second verb after another word: with "to" or bare. */
export const secondVerbsFinders: Finders = {
	'modal-to-anywhere': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || /^(?:may|might|would)$/.test(word.lower)) return [];
			if (lowerAt(words, index + 1) !== 'to' || !unbroken(words, index - 1, index + 3)) return [];
			const verb = words[index + 2];
			if (!verb || !commonVerbs.has(verb.lower)) return [];
			if (!/^(?:PRON|NOUN|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '')) return [];
			if (verb.lower === 'be' && /^(?:honest|fair|sure|safe|frank|on)$/.test(lowerAt(words, index + 3)))
				return [];
			if (isLimited(words, index) || /^(?:can|will)$/.test(lowerAt(words, index - 1))) return [];
			if (/^(?:trash|garbage|tin|soda|beer|watering|good|the)$/.test(lowerAt(words, index - 1))) return [];
			return [{ from: index, to: index + 2, replacement: word.lower, words: { verb: verb.lower } }];
		}),
	'modal-ending': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.lower === 'may' || !unbroken(words, index - 1, index + 2))
				return [];
			const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
			const verb = words[at];
			const subject = words[index - 1];
			if (!verb || !subject || !/^(?:PRON|NOUN)$/.test(subject.partOfSpeech)) return [];
			if (/^(?:what|which|where|how|who)$/.test(subject.lower)) return [];
			if (
				word.lower === 'will' &&
				subject.partOfSpeech === 'NOUN' &&
				!/s$|^(?:people|children)$/.test(subject.lower)
			)
				return [];
			if (/^(?:the|a|that|can|could|as|than)$/.test(lowerAt(words, index - 2)) && word.lower === 'can')
				return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (verb.lower === 'has') return [oneWord(at, 'have', { word: word.lower })];
			if (verb.partOfSpeech !== 'VERB' || !commonVerbs.has(base) || base === 'have' || base === 'be')
				return [];
			if (form !== 'gerund' && form !== 'third' && !(word.lower === 'will' && form === 'past')) return [];
			if (/^(?:found|left|meaning|works|replied|returned|cried|said|asked|thought)$/.test(verb.lower))
				return [];
			return [oneWord(at, base, { word: word.lower }, 'modal-ending.verb')];
		}),
};
