import { lowerAt, unbroken } from './clauses.ts';
import type { Finding } from './grammar-rule.ts';
import { withArticle } from './noun-forms.ts';
import type { TaggedWord } from './tagged-text.ts';

/** That a noun phrase that begins at `from` needs "a". */
export const withA = (words: readonly TaggedWord[], from: number, noun: number): Finding => {
	return {
		from,
		to: from + 1,
		replacement: withArticle(lowerAt(words, from)),
		words: { noun: lowerAt(words, noun) },
	};
};

/** Whether the phrase of a noun is over after it, or goes on with "of", "that", "to". */
export const isLast = (words: readonly TaggedWord[], noun: number): boolean => {
	const next = words[noun + 1];
	if (!next || next.afterBreak) return true;
	if (next.lower === 'and') {
		const second = lowerAt(words, noun + 2);
		return (
			second !== lowerAt(words, noun) &&
			(/^(?:cup|glass|piece|bottle)$|ed$/.test(second) ||
				!/^(?:NOUN|ADJ|PROPN|NUM)$/.test(words[noun + 2]?.partOfSpeech ?? ''))
		);
	}
	if (/^(?:last|next|this|every|yesterday|today)$/.test(next.lower)) return true;
	if (next.lower === 'or') return lowerAt(words, noun + 2) !== lowerAt(words, noun);
	if (lowerAt(words, noun + 2) === lowerAt(words, noun)) return false;
	return (
		next.lower === 'online' ||
		(/^(?:ADP|PRON|SCONJ|ADV|DET|PART)$/.test(next.partOfSpeech) &&
			!/^(?:a|an|old|long|ago|out|up|off|down|them|us)$/.test(next.lower))
	);
};

/** Whether a phrase is no name and stands after a word without a break. */
export const isNounOnly = (words: readonly TaggedWord[], from: number, noun: number) =>
	words[from]?.text === lowerAt(words, from) && unbroken(words, from - 1, noun + 1);
