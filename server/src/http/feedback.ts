import { feedbackRequestSchema, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import type { FastifyInstance } from 'fastify';
import { awaitedModelMs, correctAnswer, nothingToCorrect } from '#server/domain/grammar/correct-answer.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { registerJsonCall } from './callable.ts';

/** `feedback` (specification, section 7): a text corrected, each change with its reason. */
export function registerFeedback(
	app: FastifyInstance,
	{ checker, danger }: { checker: GrammarChecker; danger: DangerWatch },
	options: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const correct = correctAnswer(checker);
	registerJsonCall(app, options.callablePrefix, {
		name: 'feedback',
		summary: 'A text corrected, each change with its reason',
		payload: feedbackRequestSchema,
		answer: feedbackResponseSchema,
		maxCallsPerMinute: options.maxCallsPerMinute,
		async handle({ text, words, isAwaited }, signal) {
			const notice = await danger.noticeOf({ text, words });
			if (notice) return { ...nothingToCorrect, danger: notice };
			if (!isAwaited) return correct(text, { signal, words });
			const modelUntil = AbortSignal.timeout(awaitedModelMs);
			const feedback = await correct(text, { signal, words, modelUntil });
			return modelUntil.aborted ? { ...feedback, unfinished: true } : feedback;
		},
	});
}
