import { forgetKnownSpeaker } from './known-speaker.ts';

/*
 * What is kept for one person, but not under whose it is. It goes when they go, so that the next person does not find it:
 * each such thing has its name here, which is also that of the event that tells of a change.
 */

/** In this tab: a talk, the day's things, and homework that were begun. */
export const tabNames = {
	talk: 'henry.talk',
	walk: 'henry.todayWalk',
	homework: 'henry.homework',
} as const;
/** In this browser: how many talks were held. */
export const talksHeldName = 'henry.talksHeld';
/** The browser's cache of an exam that has no report yet. */
export const examCacheName = 'henry.exam';

/** Whose tab this is; without it, a visitor's. */
const ownerName = 'henry.owner';

function forgetInTab(): void {
	for (const name of Object.values(tabNames)) {
		sessionStorage.removeItem(name);
		dispatchEvent(new Event(name));
	}
}

/** Notes whose tab this is from now on. What another person has left in it goes; a visitor who signs in is the same person. */
export function claimTab(uid: string | undefined): void {
	try {
		const owner = sessionStorage.getItem(ownerName);
		if (owner !== null && owner !== uid) forgetInTab();
		if (uid === undefined) sessionStorage.removeItem(ownerName);
		else sessionStorage.setItem(ownerName, uid);
	} catch {
		// Storage may be forbidden: then nothing was left in it.
	}
}

/** Erases all of it from this tab and this browser. */
export function forgetKeptForOne(): void {
	try {
		forgetInTab();
		localStorage.removeItem(talksHeldName);
	} catch {
		// Then nothing was kept.
	}
	forgetKnownSpeaker();
	void globalThis.caches?.delete(examCacheName);
}
