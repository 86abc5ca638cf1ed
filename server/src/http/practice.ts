import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	forgetPracticeRequestSchema,
	practiceSchema,
	savePracticeRequestSchema,
} from '@henry/contract/practice.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const done = { done: true } as const;

type PracticeServices = { store: Store; secrets: Secrets; clock: Clock };

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
	registerJsonCall(app, callablePrefix, {
		name: 'savePractice',
		summary: 'Adds results and adds or replaces review cards',
		payload: savePracticeRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(request, _signal, call) {
			const account = await keeperOf(call);
			await practice.save(account.id, request);
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
