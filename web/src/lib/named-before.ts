import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import type { Session } from './session.ts';
import { accountName, storedHint } from './signed-in-hint.ts';

function storedAccount(): unknown {
	try {
		return JSON.parse(localStorage.getItem(accountName) ?? 'null');
	} catch {
		return null;
	}
}

/** Whom the server named last in this browser, as long as they have not signed out. */
export function namedBefore(): Session | undefined {
	const { data } = sessionResponseSchema.safeParse(storedAccount());
	const [uid, expiry] = storedHint()?.split(' ') ?? [];
	if (!data?.signedIn || data.missing || data.user.uid !== uid) return undefined;
	return { ...data, status: 'signedIn', expiresAtMs: Number(expiry) };
}
