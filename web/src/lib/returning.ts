import { storedHint } from './signed-in-hint.ts';

/** Key of what a visitor's browser keeps of practice; its keeper, which knows its shape, is fetched when it is wanted. */
export const keptPracticeName = 'henry.practice';

/** Whether somebody has practised in this browser before, or is signed in: the home page is then their day. */
export function isReturning(): boolean {
	try {
		return storedHint() !== null || localStorage.getItem(keptPracticeName) !== null;
	} catch {
		return false;
	}
}
