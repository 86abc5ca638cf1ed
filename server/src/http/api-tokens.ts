import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import {
	addApiTokenRequestSchema,
	addedApiTokenSchema,
	apiTokenIdRequestSchema,
	apiTokensSchema,
} from '@henry/contract/academy-api.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { maxApiTokens } from '@henry/contract/world-limits.ts';
import type { FastifyInstance } from 'fastify';
import { found, full } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

/** So that a token is known for what it is where it should not be: in a repository, or in a log. */
export const tokenMark = 'henry_';

/** Tokens as an academy's owner makes them. */
export function registerApiTokens(
	app: FastifyInstance,
	services: { store: Store; secrets: Secrets; clock: Clock },
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const { store, secrets, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'apiTokens',
		summary: 'The tokens by which programs act for an academy’s owner',
		payload: academyIdRequestSchema,
		answer: apiTokensSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return { tokens: found(await store.programs.tokens(permissionFor('managePrograms', id), academyId)) };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'addApiToken',
		summary: 'Makes a token for a program, which is told this once',
		payload: addApiTokenRequestSchema,
		answer: addedApiTokenSchema,
		maxCallsPerMinute,
		async handle({ academyId, name, scope, days }, _signal, request, reply) {
			const { id } = await accountOf(request);
			const token = `${tokenMark}${secrets.newToken()}`;
			const createdAtMs = clock.nowMs();
			const outcome = await store.programs.addToken(
				permissionFor('managePrograms', id),
				{
					...{ id: secrets.newId(), academyId, name, scope, createdAtMs },
					...{ tokenHash: secrets.hash(token), expiresAtMs: createdAtMs + days * dayMs },
				},
				maxApiTokens,
			);
			if (outcome === 'full') throw full();
			found(outcome === 'added');
			reply.header('cache-control', 'private, no-store');
			return { token };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeApiToken',
		summary: 'Revokes a token',
		payload: apiTokenIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, tokenId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.programs.removeToken(permissionFor('managePrograms', id), academyId, tokenId));
			return { done: true } as const;
		},
	});
}
