import { importLearnersRequestSchema, madeCardsSchema, newPinsRequestSchema } from '@henry/contract/cards.ts';
import type { FastifyInstance } from 'fastify';
import { learnerCards } from '#server/domain/academies/learner-cards.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

/** Cards for learners without an address, made by their teachers. */
export function registerLearnerCards(
	app: FastifyInstance,
	services: { store: Store; secrets: Secrets; clock: Clock },
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const accountOf = requireAccount(services);
	const cards = learnerCards(services);
	registerJsonCall(app, callablePrefix, {
		name: 'importLearners',
		summary: 'Adds learners without an address to a class, and answers what is printed on their cards',
		payload: importLearnersRequestSchema,
		answer: madeCardsSchema,
		maxCallsPerMinute,
		async handle({ classId, names }, _signal, request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return { cards: await cards.add(id, classId, names) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'newPins',
		summary: 'Gives learners of a class new PINs and signs them out',
		payload: newPinsRequestSchema,
		answer: madeCardsSchema,
		maxCallsPerMinute,
		async handle({ classId, membershipIds }, _signal, request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return { cards: await cards.changePins(id, classId, [...new Set(membershipIds)]) };
		},
	});
}
