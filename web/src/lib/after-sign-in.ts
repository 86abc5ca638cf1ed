/** Where somebody wanted to go before they had to sign in: the mailed link may open in another tab. */
const name = 'henry.afterSignIn';

/** Keeps an address of the app, with all that follows its path, for after the sign-in. */
export function keepAfterSignIn(address: string): void {
	try {
		localStorage.setItem(name, address);
	} catch {
		// Storage may be forbidden; the sign-in then leads where it always does.
	}
}

/** The address that was kept, once: it is forgotten. */
export function takeAfterSignIn(): string | undefined {
	try {
		const kept = localStorage.getItem(name);
		localStorage.removeItem(name);
		return kept?.startsWith('/') && !kept.startsWith('//') ? kept : undefined;
	} catch {
		return undefined;
	}
}
