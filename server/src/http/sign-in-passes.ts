import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { signInAttemptMs, signInPassMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	givePassRequestSchema,
	passAddressSchema,
	signInByPassRequestSchema,
} from '@henry/contract/sign-in-pass.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AcademyHosts } from '#server/domain/academies/academy-hosts.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { deviceOf } from '#server/domain/accounts/device.ts';
import { describeSession, firstSession } from '#server/domain/accounts/session.ts';
import { AppError } from '#server/domain/app-error.ts';
import { registerJsonCall } from './callable.ts';
import { ownCookie } from './own-cookie.ts';
import { tellSecurity } from './security-events.ts';
import { openSession, readSessionToken, requireSession } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = {
	callablePrefix: string;
	publicAddress: string;
	visitors: Visitors;
	maxSignInsPerMinute: number;
};

/** What a browser keeps at an academy's host while it is away to sign in. */
const passCookie = (isSecure: boolean) =>
	ownCookie('henry_pass', { isSecure, sameSite: 'strict', pathWithoutHttps: '/api/' });

const notTaken = () => new AppError('invalid-argument', refusals.passNotTaken);
/** Without its port, as confirmed hosts are known. */
const nameIn = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/** Signs people in at an academy's host by what they sign in by at the server's own address. */
export function registerSignInPasses(
	app: FastifyInstance,
	services: AccountServices & { academyHosts: AcademyHosts },
	{ callablePrefix, publicAddress, visitors, maxSignInsPerMinute: maxCallsPerMinute }: Options,
): void {
	const { store, secrets, clock, academyHosts } = services;
	const sessionOf = requireSession(services);
	registerJsonCall(app, callablePrefix, {
		name: 'askForPass',
		summary: 'At an academy’s host: where to sign in by a passkey or another service',
		payload: z.object({}),
		answer: passAddressSchema,
		maxCallsPerMinute,
		async handle(_payload, _signal, request, reply) {
			if (!request.academy) throw notTaken();
			const secret = secrets.newToken();
			const { name, options } = passCookie(app.isSecure);
			reply.setCookie(name, secret, { ...options, maxAge: signInAttemptMs / 1_000 });
			const query = new URLSearchParams({ host: request.host, challenge: secrets.hash(secret) });
			return { address: `${publicAddress}/login?${query}` };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'givePass',
		summary: 'At the server’s own address: a pass for whoever is signed in, to one academy’s host',
		payload: givePassRequestSchema,
		answer: passAddressSchema,
		maxCallsPerMinute,
		async handle({ host, challenge }, _signal, request) {
			const { account, session } = await sessionOf(request);
			if (request.academy || !(await academyHosts(nameIn(host)))) throw notTaken();
			const token = secrets.newToken();
			await store.accounts.addSignInPass({
				...{ tokenHash: secrets.hash(token), accountId: account.id, host, browserHash: challenge },
				factors: session.factors,
				expiresAtMs: clock.nowMs() + signInPassMs,
			});
			return { address: `${new URL(publicAddress).protocol}//${host}/login#pass=${token}` };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'signInByPass',
		summary: 'At an academy’s host: signs in by a pass, in the browser that asked for it',
		payload: signInByPassRequestSchema,
		answer: sessionResponseSchema,
		maxCallsPerMinute,
		async handle({ token }, _signal, request, reply) {
			const { name, options } = passCookie(app.isSecure);
			const secret = request.cookies[name];
			reply.clearCookie(name, options);
			if (!request.academy || !secret) throw notTaken();
			const nowMs = clock.nowMs();
			const sessionToken = secrets.newToken();
			const session = firstSession(
				{ tokenHash: secrets.hash(sessionToken), familyId: secrets.newId() },
				deviceOf(request.headers['user-agent'] ?? ''),
				nowMs,
			);
			const pass = { tokenHash: secrets.hash(token), host: request.host, browserHash: secrets.hash(secret) };
			const used = await store.accounts.useSignInPass({ ...pass, nowMs }, session);
			if (!used) throw notTaken();
			const { account, factors } = used;
			const earlier = readSessionToken(request);
			if (earlier) await store.accounts.removeSession(secrets.hash(earlier));
			const { refreshableUntilMs, expiresAtMs } = session;
			const response = describeSession(account, expiresAtMs);
			tellSecurity(request, 'signedIn', response);
			return openSession(
				reply,
				{ token: sessionToken, refreshableUntilMs, factors, response },
				{ visitors, store, nowMs },
			);
		},
	});
}
