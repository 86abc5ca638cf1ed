import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { checkErrorsSchema } from '@henry/contract/check-errors.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import {
	forgetPracticeRequestSchema,
	practiceSchema,
	savePracticeRequestSchema,
} from '@henry/contract/practice.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';
import { checkErrors, firstRetest } from '#server/domain/practice/check-retests.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RetestOf } from '#server/ports/practice-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const done = { done: true } as const;

type PracticeServices = {
	store: Store;
	secrets: Secrets;
	clock: Clock;
	content: Pick<Content, 'checkErrors'>;
};

/** What is remembered of a signed-in learner's practice: read, added to and forgotten, by that learner alone. */
export function registerPractice(
	app: FastifyInstance,
	services: PracticeServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { practice } = services.store;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	app.route({
		method: 'GET',
		url: apiPaths.practice,
		schema: {
			summary: 'Everything that is remembered of the practice of whoever is signed in',
			response: { 200: practiceSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const account = await accountOf(request);
			const { recordings, ...rest } = await practice.load(account.id);
			const nowMs = services.clock.nowMs();
			reply.header('cache-control', 'private, no-store');
			return { ...rest, recordings: recordings.filter(({ expiresAtMs }) => expiresAtMs > nowMs) };
		},
	});
	app.route({
		method: 'GET',
		url: apiPaths.checkErrors,
		schema: {
			summary: 'How exact the six-minute check is, by skill',
			response: { 200: checkErrorsSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		handler: async () => checkErrors(await practice.retests(), services.content.checkErrors),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'savePractice',
		summary: 'Adds results and adds or replaces review cards',
		payload: savePracticeRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(request, _signal, call) {
			const account = await keeperOf(call);
			const times = { fromMs: account.createdAtMs, untilMs: services.clock.nowMs() };
			const retestOf: RetestOf = (results) => firstRetest(results, times);
			const hasCheck = request.results.some(({ exam }) => exam?.exam === progressCheckId);
			await practice.save(account.id, request, hasCheck ? retestOf : undefined);
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'forgetPractice',
		summary: 'Deletes results with their recordings, review cards and recordings',
		payload: forgetPracticeRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(ids, _signal, call) {
			const account = await accountOf(call);
			await practice.forget(account.id, ids);
			return done;
		},
	});
}
