import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	type LearnerState,
	learnerStateSchema,
	saveLearnerStateRequestSchema,
} from '@henry/contract/learner-state.ts';
import type { FastifyInstance } from 'fastify';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

type LearnerStateServices = { store: Store; secrets: Secrets; clock: Clock; danger: DangerWatch };

/**
 * What Henry remembers of a signed-in learner, and their path: read and changed by that learner alone. Nothing that speaks
 * of danger is kept.
 */
export function registerLearnerState(
	app: FastifyInstance,
	services: LearnerStateServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { learnerState } = services.store;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];

	async function withoutDanger(changes: Partial<LearnerState>): Promise<Partial<LearnerState>> {
		const { memory } = changes;
		if (!memory) return changes;
		return { ...changes, memory: { ...memory, facts: await services.danger.withoutDanger(memory.facts) } };
	}

	app.route({
		method: 'GET',
		url: apiPaths.learnerState,
		schema: {
			summary: 'What Henry remembers of whoever is signed in, and their path',
			response: { 200: learnerStateSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const account = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return learnerState.load(account.id);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'saveLearnerState',
		summary: 'Keeps what Henry remembers, or the path, in place of what was kept; null erases it',
		payload: saveLearnerStateRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(changes, _signal, call) {
			const account = await keeperOf(call);
			await learnerState.save(account.id, await withoutDanger(changes));
			return { done: true } as const;
		},
	});
}
