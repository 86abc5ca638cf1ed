import { doneSchema } from '@henry/contract/accounts.ts';
import { classIdRequestSchema } from '@henry/contract/class-view.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import {
	classTermReportsSchema,
	lastTermSchema,
	myTermReportsSchema,
	saveTermReportRequestSchema,
	termReportsRequestSchema,
} from '@henry/contract/term-report.ts';
import type { FastifyInstance } from 'fastify';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { saveTermReport, termReportsOf } from '#server/domain/academies/term-report.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

/** Reports of a term: what teachers give to families, and what families were given. */
export function registerTermReports(
	app: FastifyInstance,
	services: Parameters<typeof termReportsOf>[0],
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const accountOf = requireAccount(services);
	const reportsOf = termReportsOf(services);
	const save = saveTermReport(services);
	registerJsonCall(app, callablePrefix, {
		name: 'lastTerm',
		summary: 'The days of the reports that a class’s families were given last',
		payload: classIdRequestSchema,
		answer: lastTermSchema,
		maxCallsPerMinute,
		async handle({ classId }, _signal, request) {
			const { id } = await accountOf(request);
			const term = await services.store.marking.lastTerm(permissionFor('writeReport', id), classId);
			return { term: term === null ? null : found(term) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'termReports',
		summary: 'What the reports of a class would say about the days between two moments',
		payload: termReportsRequestSchema,
		answer: classTermReportsSchema,
		maxCallsPerMinute,
		async handle(term, _signal, request) {
			const { id } = await accountOf(request);
			return found(await reportsOf(permissionFor('writeReport', id), term));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveTermReport',
		summary: 'Gives a report to a learner and their guardians',
		payload: saveTermReportRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const { id } = await accountOf(request);
			found(await save(permissionFor('writeReport', id), wanted));
			return { done: true } as const;
		},
	});
	app.route({
		method: 'GET',
		url: markingPaths.myTermReports,
		schema: {
			summary: 'Reports of whoever is signed in, and of those whose guardian they are',
			response: { 200: myTermReportsSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return services.store.marking.reports(permissionFor('readReport', id));
		},
	});
}
