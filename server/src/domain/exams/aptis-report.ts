import {
	type AptisAnswer,
	type AptisReport,
	type AptisReportRequest,
	answerSeconds,
} from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import { AppError } from '#server/domain/app-error.ts';
import { speechFigures } from '#server/domain/fluency/speech-figures.ts';
import { correctAnswer, nothingToCorrect } from '#server/domain/grammar/correct-answer.ts';
import { splitWords } from '#server/domain/grammar/tagged-text.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { estimateAptis } from './aptis-estimate.ts';
import { type AnswerWord, type ExamQuestion, topicRelevance } from './topic-relevance.ts';

/** Reports on the answers to the questions of part one. */
export type ReportOnAptis = (request: AptisReportRequest, options?: CallOptions) => Promise<AptisReport>;

/**
 * The use case behind the finish screen: each answer corrected, counted and held against its question, and the estimate
 * of all three, which rests on what was heard, never on what was written. Where danger is spoken of, that answer is left out and nothing is
 * estimated. Rejects with an `AppError` (invalid-argument)
 * where the answers do not belong to the questions, and with the checker's `ProviderError`.
 */
export function reportOnAptis(
	questions: readonly (AptisQuestion & ExamQuestion)[],
	{ checker, danger }: { checker: GrammarChecker; danger: DangerWatch },
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
			const spoken = words.map((word) => word.text).join(' ');
			const notice =
				danger.noticeOf({ text: spoken, words }) ??
				(text === undefined ? undefined : danger.noticeOf({ text }));
			if (notice) return unreported(question, notice);
			const heard = await read(question, spoken, words);
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
			estimate: done.every(({ judged }) => judged)
				? estimateAptis(done.flatMap(({ judged }) => judged ?? []))
				: null,
		};
	};
}

/** An answer of which nothing is reported, since danger was spoken of in it. */
function unreported(question: AptisQuestion & ExamQuestion, danger: DangerNotice) {
	return {
		report: {
			questionId: question.id,
			transcription: '',
			feedback: { ...nothingToCorrect, danger },
			topic: topicRelevance(question, []),
			figures: speechFigures([]),
		},
		judged: undefined,
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
