/** Name of the hint in local storage, and of the event that tells this tab of a change; other tabs get `storage`. */
const name = 'henry.signedIn';

/** Stands in where storage is forbidden, for as long as the page is open. */
let remembered: string | null = null;

/** Who is signed in in this browser, and until when their token counts, or null for a visitor. */
export function storedHint(): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return remembered;
	}
}

export function storeHint(hint: string | null): void {
	remembered = hint;
	try {
		if (hint === null) localStorage.removeItem(name);
		else localStorage.setItem(name, hint);
	} catch {
		// Storage may be forbidden; the hint then lasts for this visit.
	}
	dispatchEvent(new Event(name));
}

/** Calls the listener whenever the hint may have changed, in this tab or another; answers how to stop that. */
export function onHint(listener: () => void): () => void {
	const events = [name, 'storage'];
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
}

/** Name of what the server said last of who is signed in, kept in local storage for when it cannot be asked. */
export const accountName = 'henry.account';

export function storeAccount(account: unknown): void {
	try {
		if (account) localStorage.setItem(accountName, JSON.stringify(account));
		else localStorage.removeItem(accountName);
	} catch {
		// Without storage, nobody is known while there is no network.
	}
}
