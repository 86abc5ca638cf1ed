import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import { type Exceptions, eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const { wordsBeforeBareVerb } = wordSets(lexicon);

/** What people did once: hardly ever a comment of now ("think", "like"), and hardly ever a noun. */
const deedsInSequence = wordSet(lexicon.deedsInSequence);

/** Whether a word is a simple past ("went", "bought", "was") and not a participle after "have" or "be". */
function isPast(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word) return false;
	if (/^(?:was|were|had)$/.test(word.lower)) return true;
	if (word.partOfSpeech !== 'VERB') return false;
	const base = baseOf(word);
	return commonVerbs.has(base) && verbForms(base).past === word.lower && base !== word.lower;
}

export const tensesFinders: Finders = {
	// Tenses that the clause beside asks for.
	'past-and-past': eachWord((word, index, words) => {
		const verb = words[index + 1];
		if (word.lower !== 'and' || !verb || !deedsInSequence.has(verb.lower) || !isBareVerb(verb.lower))
			return [];
		if (verb.partOfSpeech !== 'VERB' || !unbroken(words, index, index + 3)) return [];
		if (!/^(?:DET|PRON|ADP|ADV|ADJ|PART)$/.test(words[index + 2]?.partOfSpeech ?? '')) return [];
		if (/^(?:and|or)$/.test(lowerAt(words, index + 2))) return [];
		for (let at = index - 1; at >= Math.max(1, index - 8); at--) {
			if (lowerAt(words, at) === 'to' && commonVerbs.has(lowerAt(words, at + 1))) return [];
			if (wordsBeforeBareVerb.has(lowerAt(words, at)) || /^(?:and|or)$/.test(lowerAt(words, at))) return [];
			if (words[at + 1]?.afterBreak) return [];
			if (!isPast(words, at) || /^(?:was|were|had|saw|heard|watched|felt)$/.test(lowerAt(words, at))) {
				if (/^(?:VERB|AUX)$/.test(words[at]?.partOfSpeech ?? '')) return [];
				continue;
			}
			const subject = lowerAt(words, at - 1);
			const named = words[at - 1]?.partOfSpeech === 'NOUN' && startsClause(words, at - 2);
			if (!/^(?:i|he|she|we|they)$/.test(subject) && !named) return [];
			if (/^(?:what|that|which|who|when|if|where)$/.test(lowerAt(words, at - 2))) return [];
			if (!startsClause(words, at - 1) && words[at - 1]?.partOfSpeech === 'PRON') return [];
			const { past } = verbForms(verb.lower);
			return [oneWord(index + 1, past, { word: lowerAt(words, at) })];
		}
		return [];
	}),
};

export const tensesExceptions: Exceptions = {
	'when-will': isAskedTime,
	// "it makes two years that i live here" is not since then.
	'years-since': (words, _, to) => lowerAt(words, to - 1) === 'that' && !isPast(words, to + 1),
};
