import type { SessionResponse } from '@henry/contract/accounts.ts';
import { sessionRefreshableMs, sessionReplacedGraceMs, sessionTokenMs } from '@henry/contract/limits.ts';
import type { Account, Session } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';

/** A session's token, which only the browser knows, with what is told of whom it stands for. */
export type OpenSession = { token: string; response: SessionResponse };

/** The times of a token that is given out now. */
export function tokenTimes(nowMs: number): Pick<Session, 'expiresAtMs' | 'refreshableUntilMs'> {
	return { expiresAtMs: nowMs + sessionTokenMs, refreshableUntilMs: nowMs + sessionRefreshableMs };
}

/** Who is signed in, as the identity record of the specification (section 3), and until when the token counts. */
export function describeSession(account: Account, expiresAtMs: number): SessionResponse {
	return {
		signedIn: true,
		user: {
			uid: account.id,
			email: account.email,
			displayName: null,
			photoUrl: null,
			phoneNumber: null,
			emailVerified: true,
			isAnonymous: false,
			providers: ['emailLink'],
		},
		expiresAtMs,
		keepRecordingsDays: account.keepRecordingsDays,
	};
}

/**
 * Exchanges a session's token for the next; the old one still counts for a moment (`sessionReplacedGraceMs`). Answers
 * undefined for a token that is unknown, signed out, or too old to be exchanged. Every token of one sign-in has its
 * `createdAtMs`.
 */
export function refreshSession({ store, secrets, clock }: Omit<AccountServices, 'mailer'>) {
	return async (token: string): Promise<OpenSession | undefined> => {
		const nowMs = clock.nowMs();
		const tokenHash = secrets.hash(token);
		const found = await store.accounts.findSession(tokenHash);
		if (!found || found.session.refreshableUntilMs <= nowMs) return undefined;
		const { account, session } = found;
		const nextToken = secrets.newToken();
		const next: Session = {
			tokenHash: secrets.hash(nextToken),
			accountId: account.id,
			createdAtMs: session.createdAtMs,
			...tokenTimes(nowMs),
		};
		await store.accounts.replaceSession(tokenHash, next, nowMs + sessionReplacedGraceMs);
		return { token: nextToken, response: describeSession(account, next.expiresAtMs) };
	};
}
