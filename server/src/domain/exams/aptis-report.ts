import {
	type AptisAnswer,
	type AptisReport,
	type AptisReportRequest,
	answerSeconds,
} from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import { speechFigures } from '#server/domain/fluency/speech-figures.ts';
import { correctAnswer } from '#server/domain/grammar/correct-answer.ts';
import { splitWords } from '#server/domain/grammar/tagged-text.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { estimateAptis } from './aptis-estimate.ts';
import { type AnswerWord, type ExamQuestion, topicRelevance } from './topic-relevance.ts';

const nothingToCorrect: FeedbackResponse = {
	text: '',
	changes: [],
	corrections: [],
	suggestions: [],
	writing: [],
	isEnglish: true,
};

/** Reports on the answers to the questions of part one. */
export type ReportOnAptis = (request: AptisReportRequest, options?: CallOptions) => Promise<AptisReport>;

/**
 * The use case behind the finish screen: each answer corrected, counted and held against its question, and the estimate
 * of all three, which rests on what was heard, never on what was written. Rejects with an `AppError` (invalid-argument)
 * where the answers do not belong to the questions, and with the checker's `ProviderError`.
 */
export function reportOnAptis(
	questions: readonly (AptisQuestion & ExamQuestion)[],
	checker: GrammarChecker,
): ReportOnAptis {
	const correct = correctAnswer(checker);
	return async ({ timing, answers }, options) => {
		const read = async (question: ExamQuestion, transcription: string, words: readonly AnswerWord[]) => ({
			transcription,
			feedback: words.length === 0 ? nothingToCorrect : await correct(transcription, { ...options, words }),
			topic: topicRelevance(question, words),
		});
		const reports = questions.map(async (question) => {
			const { words, text, durationMs } = answerTo(question.id, answers);
			const heard = await read(question, words.map((word) => word.text).join(' '), words);
			const { corrections, suggestions } = heard.feedback;
			const shown = text === undefined ? heard : await read(question, text, writtenWords(text));
			return {
				report: { questionId: question.id, ...shown, figures: speechFigures(words) },
				judged: {
					words,
					corrections: [...corrections, ...suggestions.filter(({ asksWhatWasSaid }) => asksWhatWasSaid)],
					sureCorrections: corrections,
					topic: heard.topic,
					durationMs,
					allowedSeconds: answerSeconds(timing, question),
				},
			};
		});
		const done = await Promise.all(reports);
		return {
			answers: done.map(({ report }) => report),
			estimate: estimateAptis(done.map(({ judged }) => judged)),
		};
	};
}

function writtenWords(text: string): AnswerWord[] {
	return splitWords(text).map((word) => ({ text: word.text, unsure: false }));
}

function answerTo(questionId: number, answers: readonly AptisAnswer[]): AptisAnswer {
	const answer = answers.find((candidate) => candidate.questionId === questionId);
	if (answer) return answer;
	throw new AppError('invalid-argument', refusals.otherQuestions);
}
