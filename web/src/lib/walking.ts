import { useSyncExternalStore } from 'react';
import { tabNames } from './kept-for-one.ts';

/** Where the walk through the day's things is kept, in this tab, and the event that tells of a change (`today-walk.ts`). */
export const walkName = tabNames.walk;

function isWalking(): boolean {
	try {
		return sessionStorage.getItem(walkName) !== null;
	} catch {
		return false;
	}
}

/** Calls the listener whenever the walk changes; answers how to stop that. */
export function onWalk(listener: () => void): () => void {
	addEventListener(walkName, listener);
	return () => removeEventListener(walkName, listener);
}

/** Whether the visitor goes through the day's things. What shows them is fetched only then. */
export const useIsWalking = (): boolean => useSyncExternalStore(onWalk, isWalking);
