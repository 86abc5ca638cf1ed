import type { Correction } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/**
 * One answer as it was heard, and what is wrong in it: `sureCorrections` rest on no word in doubt, `corrections` are those
 * and the doubted ones.
 */
export type HeardAnswer = {
	words: readonly TranscriptWord[];
	corrections: readonly Correction[];
	sureCorrections: readonly Correction[];
};

/**
 * All answers of an exam together, in two readings: everything that was heard, and only what the recogniser is sure of.
 * In the texts, words that are left out and the places between answers are "…".
 */
export type HeardSpeech = {
	answers: readonly HeardAnswer[];
	words: readonly TranscriptWord[];
	/** The time that was given for all answers. */
	allowedSeconds: number;
	/** The share of words that is probably right: the mean of the words' confidences. */
	meanConfidence0to1: number;
	text: string;
	sureText: string;
	corrections: readonly Correction[];
	sureCorrections: readonly Correction[];
};

/** Puts the answers of an exam together. There must be a word in at least one. */
export function hearTogether(answers: readonly HeardAnswer[], allowedSeconds: number): HeardSpeech {
	const words = answers.flatMap((answer) => answer.words);
	const textOf = (shown: (word: TranscriptWord) => string) =>
		answers.map((answer) => answer.words.map(shown).join(' ')).join(' … ');
	return {
		answers,
		words,
		allowedSeconds,
		meanConfidence0to1: words.reduce((sum, word) => sum + word.confidence0to1, 0) / words.length,
		text: textOf(({ text }) => text),
		sureText: textOf(({ text, unsure }) => (unsure ? '…' : text)),
		corrections: answers.flatMap(({ corrections }) => corrections),
		sureCorrections: answers.flatMap(({ sureCorrections }) => sureCorrections),
	};
}
