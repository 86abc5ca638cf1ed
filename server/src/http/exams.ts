import {
	examListSchema,
	examPaperSchema,
	examQuerySchema,
	examReportRequestSchema,
	examReportSchema,
} from '@henry/contract/exam-report.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import type { Content } from '#server/content.ts';
import { createExamPapers } from '#server/domain/exams/exam-papers.ts';
import { reportOnExam } from '#server/domain/exams/exam-report.ts';
import type { TopicSense } from '#server/domain/exams/topic-sense.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { registerJsonCall } from './callable.ts';

/** `exams`: what there is. `exam`: one of them with one of its forms. `examReport`: what came of the answers to it. */
export function registerExams(
	app: FastifyInstance,
	content: Content,
	tools: { checker: GrammarChecker; danger: DangerWatch; topics: TopicSense },
	options: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const papers = createExamPapers(content.exams, content.pictures);
	const list = papers.list();
	app.get(
		'/api/exams',
		{ schema: { summary: 'Speaking exams with their parts and forms', response: { 200: examListSchema } } },
		async () => list,
	);
	app.get<{ Querystring: z.infer<typeof examQuerySchema> }>(
		'/api/exam',
		{
			schema: {
				summary: 'One exam with one of its forms',
				querystring: examQuerySchema,
				response: { 200: examPaperSchema },
			},
		},
		async ({ query }) => papers.shown(papers.find(query.exam, query.form)),
	);
	const levelOf = createLevelOf(content.vocabularyLevels);
	const report = reportOnExam({ papers, levelOf, ...tools });
	registerJsonCall(app, options.callablePrefix, {
		name: 'examReport',
		summary: 'Answers of an exam, corrected, counted and estimated',
		payload: examReportRequestSchema,
		answer: examReportSchema,
		maxCallsPerMinute: options.maxCallsPerMinute,
		handle: (request, signal) => report(request, { signal }),
	});
}
