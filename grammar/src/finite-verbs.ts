import lexicon from '#data/words/finite-verbs.json' with { type: 'json' };
import { lowerAt, unbroken } from './clauses.ts';
import { subjects } from './subjects.ts';
import type { TaggedWord } from './tagged-text.ts';
import { skipAdverb } from './third-person.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';
import { wordSet } from './word-set.ts';

/** A verb with its subject: where the subject begins, where the verb is, and what its form says. */
export type FiniteVerb = {
	subject: number;
	at: number;
	base: string;
	tense: 'past' | 'present';
	/** The subject is one and the verb has no -s: "my mother cook". */
	lacksEnding: boolean;
};

const notBeforeSubject = new Set([
	...wordLists.modal,
	...wordLists.doAuxiliary,
	...wordSet(lexicon.notBeforeSubject),
]);

const pronoun = /^(?:i|you|he|she|it|we|they)$/;

function tenseOf(word: TaggedWord, base: string): FiniteVerb['tense'] | undefined {
	if (/^(?:was|were|had|did|didn't|couldn't|wasn't|weren't|hadn't)$/.test(word.lower)) return 'past';
	if (/^(?:is|are|am|has|have|don't|doesn't|isn't|aren't|can|can't|will|won't)$/.test(word.lower))
		return 'present';
	if (!commonVerbs.has(base))
		return word.partOfSpeech === 'VERB' && /[^e]ed$/.test(word.lower) ? 'past' : undefined;
	const forms = verbForms(base);
	if (forms.past === word.lower && base !== word.lower) return 'past';
	return isBareVerb(word.lower) || word.lower === forms.third ? 'present' : undefined;
}

/** The verbs of a text that stand after their subject, in order. */
export function finiteVerbs(words: readonly TaggedWord[]): FiniteVerb[] {
	const places = new Map<number, { subject: number; isOne: boolean }>();
	for (const [index, { lower, afterBreak }] of words.entries()) {
		const before = lowerAt(words, index - 1);
		if (!pronoun.test(lower)) continue;
		if (!afterBreak && notBeforeSubject.has(before) && before !== 'if') continue;
		const at = skipAdverb(words, index + 1);
		if (unbroken(words, index, at + 1))
			places.set(at, { subject: index, isOne: /^(?:he|she|it)$/.test(lower) });
	}
	for (const { from, verb, isPlural } of subjects(words))
		if (!places.has(verb)) places.set(verb, { subject: from, isOne: isPlural === false });
	return [...places]
		.flatMap(([at, { subject, isOne }]): FiniteVerb[] => {
			const word = words[at];
			if (!word || !/^(?:VERB|AUX)$/.test(word.partOfSpeech)) return [];
			const base = baseOf(word);
			const tense = tenseOf(word, base);
			return tense ? [{ subject, at, base, tense, lacksEnding: isOne && isBareVerb(word.lower) }] : [];
		})
		.sort((one, other) => one.at - other.at);
}
