import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { devicesResponseSchema, signOutDeviceRequestSchema } from '@henry/contract/devices.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { registerJsonCall } from './callable.ts';
import { tellSecurity } from './security-events.ts';
import { clearSessionToken, requireSession } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = { callablePrefix: string; visitors: Visitors; maxCallsPerMinute: number };

const done = { done: true } as const;

/** The devices that are signed in to the caller's account: looked at, and signed out one by one or all at once. */
export function registerDevices(app: FastifyInstance, services: AccountServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute, visitors } = options;
	const { accounts } = services.store;
	const sessionOf = requireSession(services);
	app.route({
		method: 'GET',
		url: accountPaths.devices,
		schema: {
			summary: 'The devices that are signed in to the account of whoever is signed in',
			response: { 200: devicesResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { account, session } = await sessionOf(request);
			const sessions = await accounts.devices(account.id, services.clock.nowMs());
			reply.header('cache-control', 'private, no-store');
			return {
				devices: sessions.map(({ familyId, browser, system, createdAtMs, refreshedAtMs }) => ({
					id: familyId,
					browser,
					system,
					signedInAtMs: createdAtMs,
					lastUsedAtMs: refreshedAtMs,
					isThis: familyId === session.familyId,
				})),
			};
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'signOutDevice',
		summary: 'Ends the session of one device of the account',
		payload: signOutDeviceRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ id }, _signal, request) {
			const { account } = await sessionOf(request);
			await accounts.removeFamily(account.id, id);
			tellSecurity(request, 'signedOut');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'signOutEverywhere',
		summary: 'Ends the sessions of all devices of the account, this one included',
		payload: z.object({}),
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(_payload, _signal, request, reply) {
			const { account } = await sessionOf(request);
			await accounts.removeFamily(account.id, null);
			clearSessionToken(reply);
			visitors.forget(reply);
			tellSecurity(request, 'signedOut');
			return done;
		},
	});
}
