import { paths } from './paths.ts';
import { sessionNow } from './session.ts';

/** Where somebody wanted to go before they had to sign in, and when: the mailed link may open in another tab. */
const name = 'henry.afterSignIn';
/** Later nobody remembers where they wanted to go, or who sent them there. */
const keptMs = 60 * 60_000;

/** Keeps an address of the app, with all that follows its path, for after the sign-in. */
export function keepAfterSignIn(address: string): void {
	try {
		localStorage.setItem(name, `${Date.now()} ${address}`);
	} catch {
		// Storage may be forbidden; the sign-in then leads where it always does.
	}
}

/**
 * Where to go after a sign-in: to the address that was kept, once, or else to this one; whoever lacks a factor, or has named
 * a guardian for an account that was there, to where that is told.
 */
export function placeAfterSignIn(otherwise: string): string {
	const session = sessionNow();
	const isAsked = session.status === 'signedIn' && session.namedGuardian !== undefined;
	return session.status === 'incomplete' || isAsked ? paths.login : (takeAfterSignIn() ?? otherwise);
}

/** The address that was kept, once: it is forgotten. */
function takeAfterSignIn(): string | undefined {
	try {
		const [, atMs, address] = /^(\d+) (\/(?!\/).*)$/.exec(localStorage.getItem(name) ?? '') ?? [];
		localStorage.removeItem(name);
		return Date.now() - Number(atMs) < keptMs ? address : undefined;
	} catch {
		return undefined;
	}
}
