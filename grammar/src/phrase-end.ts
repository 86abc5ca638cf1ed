import type { TaggedWord } from './tagged-text.ts';

/** What follows a noun when it is the last of its phrase. */
const followsNoun = /^(?:DET|PRON|ADP|AUX|CCONJ|SCONJ|ADV|VERB)$/;
/** Whether a noun before `index` is probably the last word of its phrase. */
export const endsPhrase = (words: readonly TaggedWord[], index: number): boolean => {
	const word = words[index];
	return (
		!word ||
		word.afterBreak ||
		(followsNoun.test(word.partOfSpeech) &&
			!/^(?:old|long|at|by|or|to|a|an|of|out|up|off|it|them|him|me|us)$/.test(word.lower))
	);
};
