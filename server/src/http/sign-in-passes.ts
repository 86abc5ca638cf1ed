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
import { type AcademyHosts, addressOfHost } from '#server/domain/academies/academy-hosts.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { deviceOf } from '#server/domain/accounts/device.ts';
import { describeSession, firstSession } from '#server/domain/accounts/session.ts';
import { worksByTwoElsewhere } from '#server/domain/accounts/two-factors.ts';
import { AppError } from '#server/domain/app-error.ts';
import { registerJsonCall } from './callable.ts';
import { ownCookie } from './own-cookie.ts';
import { requireSession, signBrowserIn } from './signed-in.ts';
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
const notForYou = () => new AppError('permission-denied', refusals.passNotForYou);

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
			const query = new URLSearchParams({ host: request.academy.name, challenge: secrets.hash(secret) });
			return { address: `${publicAddress}/login?${query}` };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'givePass',
		summary: 'At the server’s own address: a pass for a member of an academy who is signed in, to its host',
		payload: givePassRequestSchema,
		answer: passAddressSchema,
		maxCallsPerMinute,
		async handle({ host, challenge }, _signal, request) {
			const { account, session } = await sessionOf(request);
			const academy = request.academy ? undefined : await academyHosts(host);
			if (!academy) throw notTaken();
			const { academyId } = academy;
			const belongs = await store.houses.isMember(academyId, { accountId: account.id });
			const rule = request.server.twoFactors;
			if (!belongs || (await worksByTwoElsewhere(store, rule, account.id, academyId))) throw notForYou();
			const token = secrets.newToken();
			await store.accounts.addSignInPass({
				...{ tokenHash: secrets.hash(token), accountId: account.id, host, browserHash: challenge },
				factors: session.factors,
				expiresAtMs: clock.nowMs() + signInPassMs,
			});
			return { address: `${addressOfHost(publicAddress, academy)}/login#pass=${token}` };
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
			const host = request.academy.name;
			const nowMs = clock.nowMs();
			const sessionToken = secrets.newToken();
			const session = firstSession(
				{ tokenHash: secrets.hash(sessionToken), familyId: secrets.newId(), host },
				deviceOf(request.headers['user-agent'] ?? ''),
				nowMs,
			);
			const pass = { tokenHash: secrets.hash(token), host, browserHash: secrets.hash(secret) };
			const used = await store.accounts.useSignInPass({ ...pass, nowMs }, session);
			if (!used) throw notTaken();
			const { account, factors } = used;
			const { refreshableUntilMs, expiresAtMs } = session;
			const response = describeSession(account, expiresAtMs);
			const begun = { token: sessionToken, refreshableUntilMs, factors, response };
			return signBrowserIn(request, reply, begun, { ...services, visitors });
		},
	});
}
