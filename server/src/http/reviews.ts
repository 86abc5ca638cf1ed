import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { classIdRequestSchema, classViewSchema } from '@henry/contract/class-view.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	queueRequestSchema,
	queueSchema,
	reviewRequestSchema,
	undoReviewRequestSchema,
} from '@henry/contract/homework.ts';
import { maxQueueEntries } from '@henry/contract/limits.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { languageCodeSchema } from '@henry/contract/text-by-language.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '#server/content.ts';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { classCsv } from '#server/domain/academies/class-csv.ts';
import { classViewOf } from '#server/domain/academies/class-view.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { saveReviews } from '#server/domain/academies/review.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

const done = { done: true } as const;

type ReviewServices = {
	store: Store;
	secrets: Secrets;
	clock: Clock;
	content: { serverTexts: ServerTextsByLanguage; sounds: Content['sounds'] };
};
type Options = { callablePrefix: string; maxCallsPerMinute: number };

/** What teachers see of a class's work, and what they say to it. */
export function registerReviews(app: FastifyInstance, services: ReviewServices, options: Options): void {
	registerQueue(app, services, options);
	registerClassView(app, services, options);
}

function registerQueue(
	app: FastifyInstance,
	services: ReviewServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, secrets, clock } = services;
	const accountOf = requireAccount(services);
	const save = saveReviews(services);
	registerJsonCall(app, callablePrefix, {
		name: 'reviewQueue',
		summary: 'Answers that wait for a teacher’s word, the neediest first; or those that have it',
		payload: queueRequestSchema,
		answer: queueSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			const page = { ...wanted, nowMs: clock.nowMs(), atMost: maxQueueEntries };
			return store.homework.queue(permissionFor('readQueue', id), page);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'reviewAnswers',
		summary: 'A teacher’s mark and note on one answer or on many',
		payload: reviewRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(given, _signal, request) {
			const { id } = await accountOf(request);
			found(await save(permissionFor('review', id), given));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'undoReview',
		summary: 'Brings back what was before the last change of an answer’s mark',
		payload: undoReviewRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ handInId, undoId }, _signal, request) {
			const { id } = await accountOf(request);
			const change = { id: undoId ?? secrets.newId(), handInId, atMs: clock.nowMs() };
			found(await store.homework.undoReview(permissionFor('review', id), change));
			return done;
		},
	});
}

const classCsvQuerySchema = z.object({
	classId: z.uuid(),
	language: languageCodeSchema,
	/** With numbers nobody is named. */
	who: z.enum(['names', 'numbers']).default('names'),
});

function registerClassView(
	app: FastifyInstance,
	services: ReviewServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, clock } = services;
	const { serverTexts, sounds } = services.content;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'classView',
		summary: 'Who of a class did what, and what goes wrong most',
		payload: classIdRequestSchema,
		answer: classViewSchema,
		maxCallsPerMinute,
		async handle({ classId }, _signal, request) {
			const { id } = await accountOf(request);
			const work = found(await store.homework.classWork(permissionFor('readClass', id), classId));
			return classViewOf(work, clock.nowMs(), sounds);
		},
	});
	app.route({
		method: 'GET',
		url: apiPaths.classCsv,
		schema: {
			summary: 'Who of a class did what, as a CSV file',
			querystring: classCsvQuerySchema,
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			const { classId, language, who } = request.query as z.output<typeof classCsvQuerySchema>;
			const { classCsv: classCsvWords } = serverTexts[language] ?? serverTexts.en;
			const work = found(await store.homework.classWork(permissionFor('exportClass', id), classId));
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', 'attachment; filename="class.csv"')
				.header('cache-control', 'private, no-store')
				.send(classCsv(classViewOf(work, clock.nowMs(), sounds), classCsvWords, { language, who }));
		},
	});
}
