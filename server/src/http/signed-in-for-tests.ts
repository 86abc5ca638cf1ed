import { sessionTokenMs } from '@henry/contract/limits.ts';
import type { Services } from '#server/app.ts';
import { firstSession } from '#server/domain/accounts/session.ts';
import type { Account } from '#server/ports/store.ts';

/** Signs someone in through the store, without a mail and as by a passkey; the answer holds the cookie that their browser would send. */
export async function signInForTests(
	{ store, secrets, clock }: Pick<Services, 'store' | 'secrets' | 'clock'>,
	email: string,
	guardianEmail: string | null = null,
): Promise<{ account: Account & { email: string }; cookies: { henry_session: string } }> {
	const [linkHash, token] = [secrets.hash(secrets.newToken()), secrets.newToken()];
	const nowMs = clock.nowMs();
	const expiresAtMs = nowMs + sessionTokenMs;
	await store.accounts.addSignInLink(
		{ tokenHash: linkHash, email, createdAtMs: nowMs, expiresAtMs, language: 'en', guardianEmail },
		{ atMost: 1_000, sinceMs: 0 },
	);
	const finished = await store.accounts.finishSignIn(
		{ tokenHash: linkHash, email, newAccountId: secrets.newId(), guardianTokenHash: '', nowMs },
		firstSession(
			{ tokenHash: secrets.hash(token), familyId: secrets.newId(), factors: 2 },
			{ browser: null, system: null },
			nowMs,
		),
	);
	if ('refused' in finished) throw new Error(`The sign-in was refused: ${finished.refused}.`);
	return { account: { ...finished.account, email }, cookies: { henry_session: token } };
}
