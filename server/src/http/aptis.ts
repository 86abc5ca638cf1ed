import { aptisReportRequestSchema, aptisReportSchema } from '@henry/contract/aptis.ts';
import { aptisExerciseSchema } from '@henry/contract/content.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';
import { reportOnAptis } from '#server/domain/exams/aptis-report.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { registerJsonCall } from './callable.ts';

/** `aptisPartOne`: the prompt and the questions. `aptisReport`: what came of the answers to them. */
export function registerAptis(
	app: FastifyInstance,
	exercise: Content['aptisPartOne'],
	tools: { checker: GrammarChecker; danger: DangerWatch },
	options: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	app.get(
		'/api/aptisPartOne',
		{ schema: { summary: 'Prompt and questions of Aptis part one', response: { 200: aptisExerciseSchema } } },
		async () => exercise,
	);
	const report = reportOnAptis(exercise.questions, tools);
	registerJsonCall(app, options.callablePrefix, {
		name: 'aptisReport',
		summary: 'Answers of Aptis part one, corrected, counted and estimated',
		payload: aptisReportRequestSchema,
		answer: aptisReportSchema,
		maxCallsPerMinute: options.maxCallsPerMinute,
		handle: (request, signal) => report(request, { signal }),
	});
}
