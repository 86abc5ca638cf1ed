/** Key of the address that a link was asked for, until it has signed in (specification, section 3). */
const storageKey = 'emailForSignIn';

export function readEmailForSignIn(): string | null {
	try {
		return localStorage.getItem(storageKey);
	} catch {
		return null;
	}
}

/** Keeps the address for when the link is opened; null forgets it. Where storage is forbidden, it is asked for then. */
export function storeEmailForSignIn(email: string | null): void {
	try {
		if (email === null) localStorage.removeItem(storageKey);
		else localStorage.setItem(storageKey, email);
	} catch {
		// The page of the link asks for the address instead.
	}
}
