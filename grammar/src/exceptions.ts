import lexicon from '#data/words/exceptions.json' with { type: 'json' };
import { hasBefore, lowerAt } from './clauses.ts';
import type { GrammarRule } from './grammar-rule.ts';
import type { TaggedWord } from './tagged-text.ts';
import { wordsBeforeBareVerb } from './third-person.ts';
import { baseOf, formOf } from './verb-forms.ts';
import { wordSet, wordSets } from './word-set.ts';

const { wordsBeforeWhen, clauseWords, finiteForms } = wordSets(lexicon);

/** The same rule, silent where what it found (its first word at `from`, the next after it at `to`) is right. */
export function exceptWhere(
	rule: GrammarRule,
	isRight: (words: readonly TaggedWord[], from: number, to: number) => boolean,
): GrammarRule {
	return {
		...rule,
		find: (words) => rule.find(words).filter(({ from, to }) => !isRight(words, from, to)),
	};
}

const unsettled = wordSet('nobody depends matters unknown unclear uncertain');
const open = wordSet('mystery question guess secret problem known clear decided');

/** Whether the "when" or "if" before `from` asks for a time: "tell me when you will be free", "when he will come is a mystery". */
export function isAskedTime(words: readonly TaggedWord[], from: number): boolean {
	if (lowerAt(words, from - 1) === 'when' && hasBefore(words, from - 1, 4, wordsBeforeWhen)) return true;
	for (let at = from + 2; at <= from + 8; at++) {
		if (unsettled.has(lowerAt(words, at))) return true;
		if (lowerAt(words, at) === 'is' && [2, 3].some((after) => open.has(lowerAt(words, at + after))))
			return true;
	}
	return false;
}

/** Whether a bare verb may stand after the subject that begins at `from`: "it is essential that every child have a home". */
export function isDemanded(words: readonly TaggedWord[], from: number, verb: string): boolean {
	return !/^(?:are|don't)$/.test(verb) && hasBefore(words, from, 4, wordsBeforeBareVerb);
}

const sawnThings = wordSet('wood tree trees branch branches log logs half plank planks off through pieces');

/** Whether what looks like a past form is a verb of its own: "fell a tree", "saw wood", "wound somebody". */
export function isOwnVerb(words: readonly TaggedWord[], at: number): boolean {
	const verb = lowerAt(words, at);
	if (/^(?:found|wound|ground|bound)$/.test(verb)) return true;
	if (verb === 'fell')
		return /^(?:a|an|the|that|this|it|them|him|me|two|three|four|many|all|every|some|old|trees)$/.test(
			lowerAt(words, at + 1),
		);
	return verb === 'saw' && [1, 2, 3].some((after) => sawnThings.has(lowerAt(words, at + after)));
}

/** Whether the -ing form at `gerund` is the subject of a verb that follows: "he decided leaving was best". */
export function isSubjectOfMore(words: readonly TaggedWord[], gerund: number): boolean {
	for (let at = gerund + 1; at <= gerund + 6; at++) {
		const word = words[at];
		if (!word || word.afterBreak || clauseWords.has(word.lower)) return false;
		if (finiteForms.has(word.lower)) return true;
		if (word.partOfSpeech === 'VERB' && formOf(word.lower, baseOf(word)) === 'third') return true;
	}
	return false;
}
