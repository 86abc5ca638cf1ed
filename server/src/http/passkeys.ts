import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema, sessionResponseSchema } from '@henry/contract/accounts.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { passkeyOptionsMs } from '@henry/contract/limits.ts';
import {
	addPasskeyRequestSchema,
	passkeyOptionsRequestSchema,
	passkeyOptionsSchema,
	passkeysResponseSchema,
	removePasskeyRequestSchema,
	signInByPasskeyRequestSchema,
} from '@henry/contract/passkeys.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { type GivenChallenge, passkeyDeeds } from '#server/domain/accounts/passkeys.ts';
import type { Passkeys } from '#server/ports/passkeys.ts';
import { registerJsonCall } from './callable.ts';
import { ownCookie } from './own-cookie.ts';
import { tellSecurity } from './security-events.ts';
import { refuseAtAcademyHosts, requireAccount, requirePasskeyMaker, signBrowserIn } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = {
	callablePrefix: string;
	visitors: Visitors;
	maxCallsPerMinute: number;
	maxSignInsPerMinute: number;
};
type Services = AccountServices & { passkeys: Passkeys };

const done = { done: true } as const;
const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

const challengeCookie = (isSecure: boolean) =>
	ownCookie('henry_challenge', { isSecure, sameSite: 'strict', pathWithoutHttps: '/api/' });

/** The browser keeps the value that is to be signed, signed by us with its end, until it brings back the answer. */
function keepChallenge(reply: FastifyReply, challenge: string, expiresAtMs: number): void {
	const { name, options } = challengeCookie(reply.server.isSecure);
	reply.setCookie(name, `${challenge}.${expiresAtMs}`, {
		...options,
		signed: true,
		maxAge: passkeyOptionsMs / 1_000,
	});
}

function challengeIn(request: FastifyRequest, nowMs: number): GivenChallenge {
	const { name } = challengeCookie(request.server.isSecure);
	const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
	const [challenge, expiresAtMs] = value?.split('.') ?? [];
	return valid && Number(expiresAtMs) > nowMs ? challenge : undefined;
}

/** Passkeys: made and removed by the signed-in user, and a way to sign in without a mail. */
export function registerPasskeys(app: FastifyInstance, services: Services, options: Options): void {
	const { callablePrefix, visitors, maxCallsPerMinute, maxSignInsPerMinute } = options;
	const { store, clock } = services;
	const [accountOf, makerOf] = [requireAccount(services), requirePasskeyMaker(services)];
	const deeds = passkeyDeeds(services);
	const given = (request: FastifyRequest) => ({
		challenge: challengeIn(request, clock.nowMs()),
		userAgent: userAgentOf(request),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'passkeyOptions',
		summary: 'What the browser is to be asked for, to make a passkey or to sign in by one',
		payload: passkeyOptionsRequestSchema,
		answer: passkeyOptionsSchema,
		maxCallsPerMinute: maxSignInsPerMinute,
		async handle({ purpose }, _signal, request, reply) {
			const { challenge, options: wanted } =
				purpose === 'signIn'
					? await deeds.optionsToSignIn()
					: await deeds.optionsToAdd(await makerOf(request));
			keepChallenge(reply, challenge, clock.nowMs() + passkeyOptionsMs);
			return { options: wanted };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'signInByPasskey',
		summary: 'Signs in by what a passkey has signed',
		payload: signInByPasskeyRequestSchema,
		answer: sessionResponseSchema,
		maxCallsPerMinute: maxSignInsPerMinute,
		async handle({ credential }, _signal, request, reply) {
			const session = await deeds.signIn(credential, given(request));
			return signBrowserIn(request, reply, session, { ...services, visitors });
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'addPasskey',
		summary: 'Adds a passkey to the account of whoever is signed in',
		payload: addPasskeyRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ credential }, _signal, request) {
			await deeds.add(await makerOf(request), credential, given(request));
			tellSecurity(request, 'passkeyAdded');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removePasskey',
		summary: 'Removes a passkey of the account',
		payload: removePasskeyRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ id }, _signal, request) {
			refuseAtAcademyHosts(request);
			await deeds.remove(await accountOf(request), id, request.server.twoFactors);
			tellSecurity(request, 'passkeyRemoved');
			return done;
		},
	});
	app.route({
		method: 'GET',
		url: accountPaths.passkeys,
		schema: {
			summary: 'The passkeys of the account of whoever is signed in',
			response: { 200: passkeysResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return { passkeys: await store.passkeys.list(id) };
		},
	});
}
