import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import { type TranscriptResponse, type TranscriptWord, wordSpans } from '@henry/contract/transcript.ts';
import { textOf, writtenWords } from '#web/lib/written-words.ts';
import { timedStartsMs } from './carousel.ts';

/** An answer to one question, as it was heard or as the learner has written it. */
export type QuestionAnswer = {
	/** Undefined where a recogniser gave no times, so that nobody knows which question was shown. */
	questionIndex: number | undefined;
	words: readonly TranscriptWord[];
	isWritten: boolean;
};

/** The place of one answer in the text of all answers and in the corrected text. */
export type AnswerPart = Pick<QuestionAnswer, 'questionIndex'> & { heard: TextSpan; suggested: TextSpan };

/** A place of the text in the corrected text; one inside a correction becomes that correction's end. */
function placeInCorrected(place: number, corrections: readonly Correction[]): number {
	const last = corrections.findLast(({ originalSpan }) => originalSpan.start < place);
	return last ? last.correctedSpan.end + Math.max(0, place - last.originalSpan.end) : place;
}

/** The question that was shown when a word began. */
function questionIndexOf(word: TranscriptWord, startsMs: readonly number[]): number {
	return Math.max(
		0,
		startsMs.findLastIndex((startMs) => startMs <= word.startMs),
	);
}

/**
 * The answers in a transcript, by the times of their words and of the questions. Questions that nothing was said to have
 * none.
 */
export function heardAnswers(
	{ transcription, words }: TranscriptResponse,
	questionCount: number,
	startsMs: readonly number[] = timedStartsMs(questionCount),
): QuestionAnswer[] {
	if (words.length === 0) {
		return [{ questionIndex: undefined, words: writtenWords(transcription), isWritten: false }];
	}
	const answers: (QuestionAnswer & { words: TranscriptWord[] })[] = [];
	for (const word of words) {
		const questionIndex = questionIndexOf(word, startsMs);
		const open = answers.at(-1);
		if (open?.questionIndex === questionIndex) open.words.push(word);
		else answers.push({ questionIndex, words: [word], isWritten: false });
	}
	return answers;
}

const isOfUnknownQuestion = (answers: readonly QuestionAnswer[]) =>
	answers.some(({ questionIndex }) => questionIndex === undefined);

/** The answers as texts to change: one for each question, or a single one where no question is known. */
export function answerTexts(answers: readonly QuestionAnswer[], questionCount: number): string[] {
	if (isOfUnknownQuestion(answers)) return [textOfAnswers(answers)];
	return Array.from({ length: questionCount }, (_, index) =>
		textOf(answers.find(({ questionIndex }) => questionIndex === index)?.words ?? []),
	);
}

/** The answers after their texts, as `answerTexts` gives them, were changed; what is the same stays as it was heard. */
export function changedAnswers(
	texts: readonly string[],
	before: readonly QuestionAnswer[],
): QuestionAnswer[] {
	return texts.flatMap((text, index) => {
		const questionIndex = isOfUnknownQuestion(before) ? undefined : index;
		const words = writtenWords(text);
		const old = before.find((answer) => answer.questionIndex === questionIndex);
		if (old && textOf(old.words) === textOf(words)) return old;
		return words.length === 0 ? [] : { questionIndex, words, isWritten: true };
	});
}

/** All answers, each on a line of its own, so that no sentence is read across two answers. */
export function textOfAnswers(answers: readonly QuestionAnswer[]): string {
	return answers.map(({ words }) => textOf(words)).join('\n');
}

/** Where each answer stands in the text of all answers and in the corrected text. */
export function answerParts(
	answers: readonly QuestionAnswer[],
	corrections: readonly Correction[],
): AnswerPart[] {
	const spans = wordSpans(answers.flatMap(({ words }) => words));
	let firstWord = 0;
	return answers.map(({ questionIndex, words }) => {
		const start = spans[firstWord]?.start ?? 0;
		firstWord += words.length;
		const end = spans[firstWord - 1]?.end ?? start;
		return {
			questionIndex,
			heard: { start, end },
			suggested: { start: placeInCorrected(start, corrections), end: placeInCorrected(end, corrections) },
		};
	});
}
