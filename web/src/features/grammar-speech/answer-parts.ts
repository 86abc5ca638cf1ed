import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import { questionSeconds } from '@henry/contract/limits.ts';
import { type TranscriptResponse, type TranscriptWord, wordSpans } from '@henry/contract/transcript.ts';

/** What was said while one question was shown: its place in the transcription and in the corrected text. */
export type AnswerPart = { questionIndex: number; heard: TextSpan; suggested: TextSpan };

/** A place of the transcription in the corrected text; one inside a correction becomes that correction's end. */
function placeInCorrected(place: number, corrections: readonly Correction[]): number {
	const last = corrections.findLast(({ originalSpan }) => originalSpan.start < place);
	return last ? last.correctedSpan.end + Math.max(0, place - last.originalSpan.end) : place;
}

/** The question that was shown when a word began. */
function questionIndexOf(word: TranscriptWord, questionCount: number): number {
	return Math.min(Math.floor(word.startMs / (questionSeconds * 1_000)), questionCount - 1);
}

/**
 * The transcription with each question's answer on a line of its own, so that no sentence is read across two answers.
 * Every word keeps its place.
 */
export function answersByLine({ transcription, words }: TranscriptResponse, questionCount: number): string {
	const characters = transcription.split('');
	for (const [index, { start }] of wordSpans(words).entries()) {
		const [word, previous] = [words[index], words[index - 1]];
		if (!word || !previous) continue;
		const isNextAnswer = questionIndexOf(word, questionCount) !== questionIndexOf(previous, questionCount);
		if (isNextAnswer) characters[start - 1] = '\n';
	}
	return characters.join('');
}

/**
 * Cuts a report into the answers to each question, by the times of the words: a word belongs to the question that was
 * shown when it began. Questions that nothing was said to have no part.
 */
export function answerParts(
	words: readonly TranscriptWord[],
	corrections: readonly Correction[],
	questionCount: number,
): AnswerPart[] {
	const spans = wordSpans(words);
	const parts: AnswerPart[] = [];
	for (const [index, word] of words.entries()) {
		const heard = spans[index] ?? { start: 0, end: 0 };
		const questionIndex = questionIndexOf(word, questionCount);
		const open = parts.at(-1);
		if (open?.questionIndex === questionIndex) open.heard.end = heard.end;
		else parts.push({ questionIndex, heard: { ...heard }, suggested: { start: 0, end: 0 } });
	}
	for (const part of parts) {
		part.suggested = {
			start: placeInCorrected(part.heard.start, corrections),
			end: placeInCorrected(part.heard.end, corrections),
		};
	}
	return parts;
}
