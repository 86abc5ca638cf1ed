import { keptText } from './kept-text.ts';

const kept = keptText('henry.signedIn');

/** Who is signed in in this browser, and until when their token counts, or null for a visitor. */
export const storedHint = kept.read;

/** Who is signed in in this browser; undefined for a visitor. */
export const uidInHint = (): string | undefined => storedHint()?.split(' ')[0];

export const storeHint = kept.keep;

/** Calls the listener whenever the hint may have changed, in this tab or another; answers how to stop that. */
export const onHint = kept.onChange;

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
