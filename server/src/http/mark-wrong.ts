import { doneSchema } from '@henry/contract/accounts.ts';
import { markWrongCallsPerMinute } from '@henry/contract/limits.ts';
import { markWrongRequestSchema } from '@henry/contract/mark-wrong.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/ports/clock.ts';
import type { DisputedMarks } from '#server/ports/disputed-marks.ts';
import { registerJsonCall } from './callable.ts';

/** `markWrong`: a learner says that a mark is wrong, which is kept for the server’s operator. */
export function registerMarkWrong(
	app: FastifyInstance,
	{ disputedMarks, clock }: { disputedMarks: DisputedMarks; clock: Clock },
	callablePrefix: string,
): void {
	registerJsonCall(app, callablePrefix, {
		name: 'markWrong',
		summary: 'Says that a mark is wrong',
		payload: markWrongRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute: markWrongCallsPerMinute,
		async handle(mark) {
			await disputedMarks.keep({ ...mark, atMs: clock.nowMs() });
			return { done: true as const };
		},
	});
}
