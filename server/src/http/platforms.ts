import { academyIdRequestSchema } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { maxMembersPerClass } from '@henry/contract/limits.ts';
import {
	academyPlatformsSchema,
	fetchMembersRequestSchema,
	fetchMembersResponseSchema,
	finishLaunchRequestSchema,
	finishLaunchResponseSchema,
	launchTicketSchema,
	ltiPaths,
	newPlatformLinkRequestSchema,
	newPlatformLinkResponseSchema,
	platformIdRequestSchema,
	savePlatformRequestSchema,
} from '@henry/contract/lti.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { maxPlatformMembers, maxPlatformsPerAcademy, platformLinkMs } from '@henry/contract/world-limits.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { found, full, noRoom } from '#server/domain/academies/academy-refusals.ts';
import { platformKeys } from '#server/domain/academies/platform-keys.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { deviceOf } from '#server/domain/accounts/device.ts';
import { describeSession, firstSession } from '#server/domain/accounts/session.ts';
import { AppError } from '#server/domain/app-error.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { registerJsonCall } from './callable.ts';
import type { LtiServices } from './lti.ts';
import { requireAccount, signBrowserIn } from './signed-in.ts';
import { readSigned } from './signed-value.ts';
import type { Visitors } from './visitors.ts';

const done = { done: true } as const;

type Options = {
	callablePrefix: string;
	publicAddress: string;
	maxCallsPerMinute: number;
	maxSignInsPerMinute: number;
	visitors: Visitors;
};

/** A platform's failure as the caller is told. */
function platformFailure(error: unknown): unknown {
	if (!(error instanceof ProviderError)) return error;
	if (error.category === 'unavailable') {
		return new AppError('unavailable', refusals.platformDown, { cause: error });
	}
	return new AppError('invalid-argument', refusals.platformRefused, { cause: error });
}

/** Learning platforms as an academy's owner connects them, and whoever comes from one of them. */
export function registerPlatforms(app: FastifyInstance, services: LtiServices, options: Options): void {
	registerConnecting(app, services, options);
	registerMembers(app, services, options);
	registerArrivals(app, services, options);
}

function registerConnecting(app: FastifyInstance, services: LtiServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute, publicAddress } = options;
	const { store, secrets, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'academyPlatforms',
		summary: 'The learning platforms that send people to an academy',
		payload: academyIdRequestSchema,
		answer: academyPlatformsSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return {
				platforms: found(await store.lti.platforms(permissionFor('connectPlatforms', id), academyId)),
			};
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'savePlatform',
		summary: 'Connects a learning platform to an academy, or changes how',
		payload: savePlatformRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ guardiansAgreed: _, ...platform }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('connectPlatforms', id);
			const saved = { ...platform, createdAtMs: clock.nowMs() };
			const outcome = await store.lti.savePlatform(permission, saved, maxPlatformsPerAcademy);
			if (outcome === 'full') throw full();
			found(outcome === 'saved');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removePlatform',
		summary: 'Lets a learning platform send nobody any more; those whom it has sent stay in the academy',
		payload: platformIdRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, platformId }, _signal, request) {
			const { id } = await accountOf(request);
			found(await store.lti.removePlatform(permissionFor('connectPlatforms', id), academyId, platformId));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'newPlatformLink',
		summary: 'Makes an address by which a learning platform registers itself, once',
		payload: newPlatformLinkRequestSchema,
		answer: newPlatformLinkResponseSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const token = secrets.newToken();
			const expiresAtMs = clock.nowMs() + platformLinkMs;
			const registration = { tokenHash: secrets.hash(token), academyId, expiresAtMs };
			found(await store.lti.addRegistration(permissionFor('connectPlatforms', id), registration));
			return { address: `${publicAddress}${ltiPaths.register}/${token}`, expiresAtMs };
		},
	});
}

function registerMembers(
	app: FastifyInstance,
	services: LtiServices,
	{ callablePrefix, maxCallsPerMinute }: Options,
): void {
	const { store, secrets, clock, lti } = services;
	const accountOf = requireAccount(services);
	const keys = platformKeys(services);
	registerJsonCall(app, callablePrefix, {
		name: 'fetchPlatformMembers',
		summary: 'Brings the learners of a class in line with those of its course on a learning platform',
		payload: fetchMembersRequestSchema,
		answer: fetchMembersResponseSchema,
		maxCallsPerMinute,
		async handle({ classId }, _signal, request) {
			const { id } = await accountOf(request);
			const course = await store.lti.course(permissionFor('fetchMembers', id), classId);
			if (!course) throw new AppError('not-found', refusals.noMembersThere);
			const { platform, membersAddress } = course;
			const key = await keys.signing();
			const members = await lti.members(platform, key, membersAddress, maxPlatformMembers).catch((error) => {
				throw platformFailure(error);
			});
			const named = members.map((member) => ({
				...member,
				...{ accountId: secrets.newId(), membershipId: secrets.newId() },
			}));
			const where = { platformId: platform.id, classId, nowMs: clock.nowMs() };
			const outcome = await store.lti.setMembers(where, named, maxMembersPerClass);
			if (typeof outcome === 'string') throw noRoom(outcome);
			return outcome;
		},
	});
}

function registerArrivals(
	app: FastifyInstance,
	{ store, secrets, clock }: LtiServices,
	{ callablePrefix, visitors, maxSignInsPerMinute }: Options,
): void {
	const notTaken = () => new AppError('invalid-argument', refusals.launchNotTaken);
	const ticketSchema = z.custom<z.output<typeof launchTicketSchema>>(
		(value) => z.safeParse(launchTicketSchema, value).success,
	);
	registerJsonCall(app, callablePrefix, {
		name: 'finishLaunch',
		summary: 'Signs in whoever a learning platform has sent, by the ticket of their launch',
		payload: finishLaunchRequestSchema,
		answer: finishLaunchResponseSchema,
		maxCallsPerMinute: maxSignInsPerMinute,
		async handle({ ticket }, _signal, request, reply) {
			const nowMs = clock.nowMs();
			const kept = readSigned(app, 'lti ticket', ticket, ticketSchema);
			if (!kept || kept.expiresAtMs <= nowMs) throw notTaken();
			if (!(await store.passkeys.useOnce(secrets.hash(kept.id), kept.expiresAtMs))) throw notTaken();
			const token = secrets.newToken();
			const device = deviceOf(request.headers['user-agent'] ?? '');
			const session = firstSession(
				{ tokenHash: secrets.hash(token), familyId: secrets.newId() },
				device,
				nowMs,
			);
			const account = await store.lti.signIn(kept.accountId, session);
			if (!account) throw notTaken();
			const response = describeSession(account, session.expiresAtMs);
			const begun = { token, ...session, response };
			const opened = await signBrowserIn(request, reply, begun, { store, secrets, clock, visitors });
			const { academyId, classId, role, assignmentId } = kept;
			return { session: opened, academyId, classId, role, assignmentId };
		},
	});
}
