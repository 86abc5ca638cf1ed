import {
	type AptisAnswer,
	type AptisReport,
	type AptisReportRequest,
	answerSeconds,
} from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import { AppError } from '#server/domain/app-error.ts';
import { speechFigures } from '#server/domain/fluency/speech-figures.ts';
import { correctAnswer } from '#server/domain/grammar/correct-answer.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { estimateAptis } from './aptis-estimate.ts';
import { type ExamQuestion, topicRelevance } from './topic-relevance.ts';

const nothingToCorrect: FeedbackResponse = { text: '', changes: [], corrections: [] };

/** Reports on the answers to the questions of part one. */
export type ReportOnAptis = (request: AptisReportRequest, options?: CallOptions) => Promise<AptisReport>;

/**
 * The use case behind the finish screen: each answer corrected, counted and held against its question, and the estimate
 * of all three. Rejects with an `AppError` (invalid-argument) where the answers do not belong to the questions, and with
 * the checker's `ProviderError`.
 */
export function reportOnAptis(
	questions: readonly (AptisQuestion & ExamQuestion)[],
	checker: GrammarChecker,
): ReportOnAptis {
	const correct = correctAnswer(checker);
	return async ({ timing, answers }, options) => {
		const reports = questions.map(async (question) => {
			const { words, durationMs } = answerTo(question.id, answers);
			const transcription = words.map(({ text }) => text).join(' ');
			const feedback = words.length === 0 ? nothingToCorrect : await correct(transcription, options);
			const topic = topicRelevance(question, words);
			return {
				report: { questionId: question.id, transcription, feedback, figures: speechFigures(words), topic },
				judged: {
					words,
					corrections: feedback.corrections,
					topic,
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

function answerTo(questionId: number, answers: readonly AptisAnswer[]): AptisAnswer {
	const answer = answers.find((candidate) => candidate.questionId === questionId);
	if (answer) return answer;
	throw new AppError('invalid-argument', 'The answers do not belong to these questions. Please start again.');
}
