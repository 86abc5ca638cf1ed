import { lowerAt, startsClause } from '#grammar/clauses.ts';
import type { Exceptions } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

/** Whether the second noun begins a clause of its own: "in our society problems are common". */
function isSubjectOfNextClause(words: readonly TaggedWord[], from: number): boolean {
	const next = words[from + 2];
	if (!next || next.afterBreak || !/^(?:VERB|AUX|DET)$/.test(next.partOfSpeech)) return false;
	if (/(?:ing|ed)$/.test(next.lower)) return false;
	let start = from;
	while (
		start > 0 &&
		!words[start]?.afterBreak &&
		/^(?:ADJ|DET|PRON)$/.test(words[start - 1]?.partOfSpeech ?? '')
	)
		start--;
	return !startsClause(words, start) && lowerAt(words, start - 1) !== 'are';
}

export const nounsAsAdjectivesExceptions: Exceptions = {
	/** Adjectives where learners say the noun, each with its own nouns: "culture difference". */
	'adjective-of-that-noun': isSubjectOfNextClause,
};
