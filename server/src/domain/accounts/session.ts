import type { SessionResponse } from '@henry/contract/accounts.ts';
import type { Device } from '@henry/contract/devices.ts';
import {
	sessionLifetimeMs,
	sessionRefreshableMs,
	sessionReplacedGraceMs,
	sessionTokenMs,
} from '@henry/contract/limits.ts';
import type { Account, Session } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';

/** A session's token, which only the browser knows, until when it is of use, and what is told of whom it stands for. */
export type OpenSession = {
	token: string;
	refreshableUntilMs: number;
	/** As in `Session`. */
	factors: number;
	response: SessionResponse;
};

type FirstSession = Omit<Session, 'accountId'>;

/** The session of somebody who signs in now, on a device; by one factor and at the server's own address, unless it says more. */
export function firstSession(
	{
		tokenHash,
		familyId,
		factors = 1,
		host = null,
	}: Pick<FirstSession, 'tokenHash' | 'familyId'> & { factors?: number; host?: string | null | undefined },
	device: Pick<Device, 'browser' | 'system'>,
	nowMs: number,
): FirstSession {
	return { tokenHash, familyId, factors, host, createdAtMs: nowMs, ...tokenTimes(nowMs, nowMs), ...device };
}

/** The times of a token that is given out now to somebody who signed in at `signedInAtMs`. */
function tokenTimes(nowMs: number, signedInAtMs: number) {
	const endMs = signedInAtMs + sessionLifetimeMs;
	return {
		refreshedAtMs: nowMs,
		expiresAtMs: Math.min(nowMs + sessionTokenMs, endMs),
		refreshableUntilMs: Math.min(nowMs + sessionRefreshableMs, endMs),
		replacedAtMs: null,
	};
}

/** Whether an academy holds the account, for a learner with a card. */
export const isHeldByAcademy = ({ displayName }: Pick<Account, 'displayName'>) => displayName !== null;

/**
 * Who is signed in, as the identity record of the specification (section 3), and until when the token counts.
 * `namedGuardian`: as in the contract.
 */
export function describeSession(
	account: Account,
	expiresAtMs: number,
	namedGuardian: string | null = null,
): SessionResponse {
	return {
		signedIn: true,
		user: {
			uid: account.id,
			email: account.email,
			displayName: account.displayName,
			photoUrl: null,
			phoneNumber: null,
			emailVerified: account.email !== null,
			isAnonymous: false,
			providers: [isHeldByAcademy(account) ? 'classCard' : account.email === null ? 'openId' : 'emailLink'],
		},
		expiresAtMs,
		keepRecordingsDays: account.keepRecordingsDays,
		consent: account.consent,
		...(namedGuardian !== null && { namedGuardian }),
	};
}

/**
 * Exchanges a session's token for the next; the old one still counts for a moment (`sessionReplacedGraceMs`). Answers
 * undefined for a token that is unknown, signed out, of another host, or too old to be exchanged, and `stolen` for
 * one that was exchanged before that moment: two hold tokens of one sign-in, nobody can tell which of them is its owner,
 * and both are signed out (RFC 9700, section 4.14.2).
 */
export function refreshSession({
	store,
	secrets,
	clock,
}: Pick<AccountServices, 'store' | 'secrets' | 'clock'>) {
	return async (token: string, host: string | null): Promise<OpenSession | 'stolen' | undefined> => {
		const nowMs = clock.nowMs();
		const tokenHash = secrets.hash(token);
		const found = await store.accounts.findSession(tokenHash);
		if (!found || found.session.host !== host || found.session.refreshableUntilMs <= nowMs) return undefined;
		const { account, session } = found;
		if (session.replacedAtMs !== null && session.replacedAtMs + sessionReplacedGraceMs <= nowMs) {
			await store.accounts.removeFamily(account.id, session.familyId);
			return 'stolen';
		}
		const nextToken = secrets.newToken();
		const next = {
			...session,
			...tokenTimes(nowMs, session.createdAtMs),
			tokenHash: secrets.hash(nextToken),
		};
		const times = { nowMs, graceUntilMs: nowMs + sessionReplacedGraceMs };
		await store.accounts.replaceSession(tokenHash, next, times);
		return {
			token: nextToken,
			refreshableUntilMs: next.refreshableUntilMs,
			factors: next.factors,
			response: describeSession(account, next.expiresAtMs),
		};
	};
}
