import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from '#server/domain/accounts/session.ts';
import { missingFactor, type TwoFactorRule } from '#server/domain/accounts/two-factors.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Account, Session, Store } from '#server/ports/store.ts';
import { ownCookie } from './own-cookie.ts';
import { tellSecurity } from './security-events.ts';
import type { Visitors } from './visitors.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** Who has to sign in by two factors. */
		twoFactors: TwoFactorRule;
	}
}

/** The session's cookie is sent with this site's own calls alone. */
const sessionCookie = (isSecure: boolean) =>
	ownCookie('henry_session', { isSecure, sameSite: 'strict', pathWithoutHttps: '/api/' });

/** The academy's host that a call came by, as sessions know where they count. */
export const hostOf = ({ academy }: FastifyRequest): string | null => academy?.name ?? null;

/** The session's token, kept in a cookie that scripts cannot read and that only this site's own calls send. */
export function readSessionToken(request: FastifyRequest): string | undefined {
	return request.cookies[sessionCookie(request.server.isSecure).name];
}

function setSessionToken(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
	const { name, options } = sessionCookie(reply.server.isSecure);
	reply.setCookie(name, token, { ...options, maxAge: maxAgeSeconds });
}

/** Ends what the browser keeps of a session: the cookie, and answers in its cache (W3C Clear Site Data). */
export function clearSessionToken(reply: FastifyReply): void {
	const { name, options } = sessionCookie(reply.server.isSecure);
	reply.clearCookie(name, options);
	reply.header('clear-site-data', '"cache"');
}

/** Gives the browser the session's token, and a cookie that limits know its person and class by; answers who is signed in. */
export async function openSession(
	reply: FastifyReply,
	{ token, refreshableUntilMs, factors, response }: OpenSession,
	{ visitors, store, nowMs }: { visitors: Visitors; store: Store; nowMs: number },
) {
	if (response.signedIn) {
		const { uid } = response.user;
		visitors.recognise(reply, { accountId: uid, classId: await store.academies.classOf(uid) });
	}
	setSessionToken(reply, token, Math.ceil((refreshableUntilMs - nowMs) / 1000));
	if (!response.signedIn) return response;
	const account = { id: response.user.uid, email: response.user.email };
	const missing = await missingFactor(store, reply.server.twoFactors, {
		...{ account, session: { factors } },
		hostAcademyId: reply.request.academy?.academyId,
	});
	return missing === undefined ? response : { ...response, missing };
}

/** Signs a browser in by a session that has just begun, and ends whichever it had before; answers who is signed in. */
export async function signBrowserIn(
	request: FastifyRequest,
	reply: FastifyReply,
	session: OpenSession,
	{ visitors, store, secrets, clock }: SessionServices & { visitors: Visitors },
) {
	const earlier = readSessionToken(request);
	if (earlier) await store.accounts.removeSession(secrets.hash(earlier));
	tellSecurity(request, 'signedIn', session.response);
	return openSession(reply, session, { visitors, store, nowMs: clock.nowMs() });
}

/** Refuses a call that another site's page makes with this person's cookie. */
export function refuseOtherSites(request: FastifyRequest): void {
	const site = request.headers['sec-fetch-site'];
	if (site === undefined || site === 'same-origin' || site === 'none') return;
	throw new AppError('permission-denied', refusals.notFromOurPage);
}

type SessionServices = { store: Store; secrets: Secrets; clock: Clock };

/** The account of the caller: refuses with `unauthenticated` where nobody is signed in or the token has expired. */
export type RequireAccount = (request: FastifyRequest) => Promise<Account>;

export function requireAccount(services: SessionServices): RequireAccount {
	const sessionOf = requireSession(services);
	return async (request) => (await sessionOf(request)).account;
}

/** The same, but refuses with `permission-denied` whoever waits for their guardian: nothing of theirs is kept. */
export function requireConsent(services: SessionServices): RequireAccount {
	const accountOf = requireAccount(services);
	return async (request) => {
		const account = await accountOf(request);
		if (account.consent !== 'pending') return account;
		throw new AppError('permission-denied', refusals.guardianPending);
	};
}

type SignedIn = { account: Account; session: Session };

/** What the session lacks by which a call comes. */
const missingIn =
	({ store }: SessionServices) =>
	(request: FastifyRequest, found: SignedIn) =>
		missingFactor(store, request.server.twoFactors, {
			...found,
			hostAcademyId: request.academy?.academyId,
		});

/** The account with the session that the call comes from; refuses with `permission-denied` where a factor is missing. */
export function requireSession(services: SessionServices): (request: FastifyRequest) => Promise<SignedIn> {
	const [anySessionOf, missingOf] = [requireAnySession(services), missingIn(services)];
	return async (request) => {
		const found = await anySessionOf(request);
		const missing = await missingOf(request, found);
		if (missing === undefined) return found;
		throw factorMissing();
	};
}

/** Refuses at an academy's host what would outlast a session that the academy has taken there. */
export function refuseAtAcademyHosts(request: FastifyRequest): void {
	if (request.academy) throw new AppError('permission-denied', refusals.notAtThisHost);
}

/** The account of whoever may make a passkey: also of somebody who lacks just that. */
export function requirePasskeyMaker(services: SessionServices): RequireAccount {
	const [anySessionOf, missingOf] = [requireAnySession(services), missingIn(services)];
	return async (request) => {
		refuseAtAcademyHosts(request);
		const found = await anySessionOf(request);
		const missing = await missingOf(request, found);
		if (missing === undefined || missing === 'makePasskey') return found.account;
		throw factorMissing();
	};
}

const factorMissing = () => new AppError('permission-denied', refusals.factorMissing);

function requireAnySession({
	store,
	secrets,
	clock,
}: SessionServices): (request: FastifyRequest) => Promise<SignedIn> {
	return async (request) => {
		refuseOtherSites(request);
		const token = readSessionToken(request);
		const found = token && (await store.accounts.findSession(secrets.hash(token)));
		const isHere = found && found.session.host === hostOf(request);
		if (isHere && found.session.expiresAtMs > clock.nowMs()) return found;
		throw new AppError('unauthenticated', refusals.notSignedIn);
	};
}
