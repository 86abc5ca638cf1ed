import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Account, Store } from '#server/ports/store.ts';

const sessionCookie = 'henry_session';

/** The session's token, kept in a cookie that scripts cannot read and that only this site's own calls send. */
export function readSessionToken(request: FastifyRequest): string | undefined {
	return request.cookies[sessionCookie];
}

export function setSessionToken(
	reply: FastifyReply,
	token: string,
	options: { secure: boolean; maxAgeSeconds: number },
): void {
	reply.setCookie(sessionCookie, token, {
		path: '/api/',
		httpOnly: true,
		sameSite: 'strict',
		secure: options.secure,
		maxAge: options.maxAgeSeconds,
	});
}

export function clearSessionToken(reply: FastifyReply): void {
	reply.clearCookie(sessionCookie, { path: '/api/' });
}

/** Refuses a call that another site's page makes with this person's cookie. */
export function refuseOtherSites(request: FastifyRequest): void {
	const site = request.headers['sec-fetch-site'];
	if (site === undefined || site === 'same-origin' || site === 'none') return;
	throw new AppError('permission-denied', refusals.notFromOurPage);
}

/** The account of whoever calls: refuses with `unauthenticated` where nobody is signed in or the token has expired. */
export type RequireAccount = (request: FastifyRequest) => Promise<Account>;

export function requireAccount(services: { store: Store; secrets: Secrets; clock: Clock }): RequireAccount {
	const { store, secrets, clock } = services;
	return async (request) => {
		refuseOtherSites(request);
		const token = readSessionToken(request);
		const found = token && (await store.accounts.findSession(secrets.hash(token)));
		if (found && found.session.expiresAtMs > clock.nowMs()) return found.account;
		throw new AppError('unauthenticated', refusals.notSignedIn);
	};
}
