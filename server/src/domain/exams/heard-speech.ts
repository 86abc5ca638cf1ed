import type { Correction } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/**
 * One answer as it was heard, which one it is in its exam (`answer`, from 0), and what is wrong in it: `sureCorrections` rest on no word in doubt, `corrections` are those
 * and the doubted ones.
 */
export type HeardAnswer = {
	answer: number;
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
	/** The share of words that is probably right: the mean of the words' confidences. */
	meanConfidence0to1: number;
	text: string;
	sureText: string;
	corrections: readonly Correction[];
	sureCorrections: readonly Correction[];
};

/** Puts the answers of an exam together. Where there is no word, nothing of what was heard is sure. */
export function hearTogether(answers: readonly HeardAnswer[]): HeardSpeech {
	const words = answers.flatMap((answer) => answer.words);
	const textOf = (shown: (word: TranscriptWord) => string) =>
		answers.map((answer) => answer.words.map(shown).join(' ')).join(' … ');
	return {
		answers,
		words,
		meanConfidence0to1: words.reduce((sum, word) => sum + word.confidence0to1, 0) / Math.max(words.length, 1),
		text: textOf(({ text }) => text),
		sureText: textOf(({ text, unsure }) => (unsure ? '…' : text)),
		corrections: answers.flatMap(({ corrections }) => corrections),
		sureCorrections: answers.flatMap(({ sureCorrections }) => sureCorrections),
	};
}
