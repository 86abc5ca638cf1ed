import { apiCalls, programPaths } from '@henry/contract/academy-api.ts';
import { maxAssignmentsPerClass } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { apiCallsPerTokenAndMinute } from '@henry/contract/world-limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { full, notThere, readOnly } from '#server/domain/academies/academy-refusals.ts';
import { learnerCards } from '#server/domain/academies/learner-cards.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { UsedToken } from '#server/ports/program-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Store } from '#server/ports/store.ts';
import { describeApi } from './api-description.ts';
import { tokenMark } from './api-tokens.ts';

type ApiServices = { store: Store; secrets: Secrets; clock: Clock; sharedState: SharedState };
type Options = { version: string; publicAddress: string; maxCallsPerMinute: number };
type Calls = typeof apiCalls;
type Handlers = {
	[Name in keyof Calls]: (
		input: z.output<Calls[Name]['input']>,
		token: UsedToken,
	) => Promise<z.input<Calls[Name]['answer']>>;
};

const minuteMs = 60_000;

/** A page with the cursor of the next one: one more than was asked for tells whether there is any. */
async function pageOf<Item extends { id: string }>(limit: number, read: (limit: number) => Promise<Item[]>) {
	const items = await read(limit + 1);
	const isLast = items.length <= limit;
	const shown = items.slice(0, limit);
	return { items: shown, nextCursor: isLast ? null : (shown.at(-1)?.id ?? null) };
}

/**
 * What programs of an academy call, with a token of its owner's as `Authorization: Bearer`. A token acts for that owner, in
 * that academy alone, and only as far as its scope reaches.
 */
export function registerAcademyApi(
	app: FastifyInstance,
	services: ApiServices,
	{ version, publicAddress, maxCallsPerMinute }: Options,
): void {
	const { store, secrets, clock, sharedState } = services;
	const cards = learnerCards(services);
	/** What the owner may read of the academy, and every class of it. */
	const reading = ({ accountId }: UsedToken) => permissionFor('readProgram', accountId);
	/** Whether a class belongs to the token's academy: its owner may own others, too. */
	async function requireClass(token: UsedToken, classId: string): Promise<void> {
		const [found] = await store.programs.classes(reading(token), token.academyId, { limit: 1, classId });
		if (!found) throw notThere();
	}
	const handlers: Handlers = {
		classes: ({ limit, ...page }, token) =>
			pageOf(limit, (most) =>
				store.programs.classes(reading(token), token.academyId, { ...page, limit: most }),
			),
		learners: ({ limit, ...page }, token) =>
			pageOf(limit, (most) =>
				store.programs.learners(reading(token), token.academyId, { ...page, limit: most }),
			),
		assignments: ({ limit, ...page }, token) =>
			pageOf(limit, (most) =>
				store.programs.assignments(reading(token), token.academyId, { ...page, limit: most }),
			),
		results: ({ limit, ...page }, token) =>
			pageOf(limit, (most) =>
				store.programs.results(reading(token), token.academyId, { ...page, limit: most }),
			),
		async addLearner({ classId, name }, token) {
			await requireClass(token, classId);
			const [card] = await cards.add(token.accountId, classId, [name]);
			if (!card) throw new AppError('internal', refusals.failed);
			return { id: card.membershipId, name: card.displayName, pin: card.pin };
		},
		async addAssignment(assignment, token) {
			await requireClass(token, assignment.classId);
			const id = secrets.newId();
			const permission = permissionFor('writeAssignment', token.accountId);
			const { classId, ...words } = assignment;
			const saved = [{ ...words, id, createdAtMs: clock.nowMs() }];
			const { homework } = store;
			const outcome = await homework.saveAssignments(permission, classId, saved, maxAssignmentsPerClass);
			if (outcome === 'full') throw full();
			if (outcome === 'readOnly') throw readOnly();
			if (outcome === 'notFound') throw notThere();
			return { id };
		},
	};

	async function tokenOf(request: FastifyRequest): Promise<UsedToken> {
		const [, given] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? [];
		const isOne = given?.startsWith(tokenMark);
		const token = isOne ? await store.programs.useToken(secrets.hash(given ?? ''), clock.nowMs()) : undefined;
		if (!token) throw new AppError('unauthenticated', refusals.tokenNotTaken);
		const limit = { most: apiCallsPerTokenAndMinute, windowMs: minuteMs };
		const { isTaken, waitMs } = await sharedState.take(`calls of token ${token.id}`, 1, limit);
		if (!isTaken) {
			const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
			throw new AppError('resource-exhausted', refusals.tooManyCalls, { retryAfterSeconds });
		}
		return token;
	}

	const description = describeApi({ version, publicAddress });
	app.get(
		programPaths.apiDescription,
		{ schema: { summary: 'The calls of programs, described (OpenAPI 3.1)' } },
		async (_request, reply) => reply.header('access-control-allow-origin', '*').send(description),
	);
	for (const name of Object.keys(apiCalls) as (keyof Calls)[]) {
		const { method, path, scope, input, summary } = apiCalls[name];
		app.route({
			method,
			url: `${programPaths.api}${path}`,
			schema: { summary: `${summary} (for programs, by token)` },
			config: { rateLimit: { max: maxCallsPerMinute } },
			async handler(request, reply) {
				reply.header('cache-control', 'private, no-store');
				const token = await tokenOf(request);
				if (scope === 'write' && token.scope !== 'write') {
					throw new AppError('permission-denied', refusals.tokenReadsOnly);
				}
				const given = method === 'GET' ? request.query : request.body;
				const handle = handlers[name] as (input: unknown, token: UsedToken) => Promise<unknown>;
				return handle(z.parse(input as z.ZodMiniType, given), token);
			},
		});
	}
}
