import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { openIdAttemptMs } from '@henry/contract/limits.ts';
import {
	beginOpenIdRequestSchema,
	beginOpenIdResponseSchema,
	finishOpenIdRequestSchema,
	issuerIds,
} from '@henry/contract/open-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { type OpenIdAttempt, openIdDeeds } from '#server/domain/accounts/open-id.ts';
import type { OpenId } from '#server/ports/open-id.ts';
import { registerJsonCall } from './callable.ts';
import { ownCookie } from './own-cookie.ts';
import { parseJson } from './parse-json.ts';
import { tellIssuerDown, tellMailNotSent } from './security-events.ts';
import { signBrowserIn } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

type Options = {
	callablePrefix: string;
	publicAddress: string;
	visitors: Visitors;
	maxSignInsPerMinute: number;
};

const attemptSchema: z.ZodType<OpenIdAttempt> = z.object({
	issuer: z.enum(issuerIds),
	state: z.string(),
	nonce: z.string(),
	codeVerifier: z.string(),
	language: z.string(),
	guardianEmail: z.string().nullable(),
	expiresAtMs: z.number(),
});

/** It has to come along when an issuer's page leads back here. */
const attemptCookie = (isSecure: boolean) =>
	ownCookie('henry_open_id', { isSecure, sameSite: 'lax', pathWithoutHttps: '/api/' });

function keepAttempt(reply: FastifyReply, attempt: OpenIdAttempt): void {
	const { name, options } = attemptCookie(reply.server.isSecure);
	const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
	reply.setCookie(name, value, { ...options, signed: true, maxAge: openIdAttemptMs / 1_000 });
}

/** The attempt that this browser has begun, if its cookie is our own; it is forgotten there. */
function takeAttempt(request: FastifyRequest, reply: FastifyReply): OpenIdAttempt | undefined {
	const { name, options } = attemptCookie(request.server.isSecure);
	reply.clearCookie(name, options);
	const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
	if (!valid || !value) return undefined;
	return attemptSchema.safeParse(parseJson(Buffer.from(value, 'base64url').toString())).data;
}

/** Signing in by an issuer of OpenID Connect. Whoever was signed in in this browser is signed out. */
export function registerOpenId(
	app: FastifyInstance,
	services: AccountServices & { openId: OpenId },
	{ callablePrefix, publicAddress, visitors, maxSignInsPerMinute: maxCallsPerMinute }: Options,
): void {
	const deeds = openIdDeeds(services, publicAddress);
	const telling = async <Answer>(request: FastifyRequest, work: Promise<Answer>) =>
		work.catch((error) => {
			tellIssuerDown(request, error);
			throw error;
		});
	registerJsonCall(app, callablePrefix, {
		name: 'beginOpenId',
		summary: 'Where to send the browser, so that an issuer of OpenID Connect says who it is',
		payload: beginOpenIdRequestSchema,
		answer: beginOpenIdResponseSchema,
		maxCallsPerMinute,
		async handle({ issuer, language, guardianEmail = null }, _signal, request, reply) {
			const begun = await telling(request, deeds.begin({ issuer, language, guardianEmail }));
			keepAttempt(reply, begun.attempt);
			return { address: begun.address };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'finishOpenId',
		summary: 'Signs in by what an issuer sent the browser back with',
		payload: finishOpenIdRequestSchema,
		answer: sessionResponseSchema,
		maxCallsPerMinute,
		async handle({ query }, _signal, request, reply) {
			const attempt = takeAttempt(request, reply);
			const userAgent = request.headers['user-agent'] ?? '';
			const session = await telling(request, deeds.finish(query, { attempt, userAgent }));
			if (session.guardianMail) tellMailNotSent(request, session.guardianMail);
			return signBrowserIn(request, reply, session, { ...services, visitors });
		},
	});
}
