import { keptForgottenEvent } from './kept-forgotten.ts';
import { keptText } from './kept-text.ts';
import { forgetKnownSpeaker } from './known-speaker.ts';
import { uidInHint } from './signed-in-hint.ts';

/*
 * What is kept for one person, but not under whose it is. It goes when they go, so that the next person does not find it:
 * each such thing has its name here, which is also that of the event that tells of a change.
 */

/** In this tab: a talk, the day's things, and homework that were begun, and what was typed and not sent. */
export const tabNames = {
	talk: 'henry.talk',
	walk: 'henry.todayWalk',
	homework: 'henry.homework',
	typed: 'henry.typed',
} as const;
/** In this browser: how many talks were held. */
export const talksHeldName = 'henry.talksHeld';
/** The browser's cache of an exam that has no report yet. */
export const examCacheName = 'henry.exam';
/** The address in it of how an exam is taken, with the exam's id. */
export const keptExamSetup = /^\/kept-exam\/([^/]+)\/setup$/;

/** Whether an exam was begun here that has no report yet. */
export async function isExamBegun(): Promise<boolean> {
	const storage: CacheStorage | undefined = globalThis.caches;
	if (!(await storage?.has(examCacheName))) return false;
	const kept = await (await storage.open(examCacheName)).keys();
	return kept.some(({ url }) => keptExamSetup.test(new URL(url).pathname));
}

/** Whose what is kept is, in this browser and in this tab; without it, a visitor's. */
const ownerName = 'henry.owner';
const ownerHere = keptText(ownerName);

function forgetInTab(): void {
	dispatchEvent(new Event(keptForgottenEvent));
	for (const name of Object.values(tabNames)) {
		sessionStorage.removeItem(name);
		dispatchEvent(new Event(name));
	}
	sessionStorage.removeItem(ownerName);
}

/**
 * Notes for whom this browser keeps things from now on. What another person has left goes; a visitor who signs in is the
 * same person.
 */
export function claimBrowser(uid: string): void {
	const owner = ownerHere.read() ?? uidInHint();
	if (owner !== undefined && owner !== uid) forgetKeptForOne();
	ownerHere.keep(uid);
}

/**
 * Notes whose this tab is from now on, and forgets what another person has left in it. Where nobody is signed in, what was
 * begun waits for whose it is, who may only have to sign in again, unless that was erased, as at a sign-out.
 */
export function claimTab(uid: string | undefined): void {
	try {
		const owner = uid ?? ownerHere.read();
		const before = sessionStorage.getItem(ownerName);
		if (before !== null && before !== owner) forgetInTab();
		if (owner !== null) sessionStorage.setItem(ownerName, owner);
	} catch {
		// Storage may be forbidden: then nothing was left in it.
	}
}

/** Erases all of it from this tab and this browser. */
export function forgetKeptForOne(): void {
	try {
		forgetInTab();
	} catch {
		// Then nothing was kept.
	}
	for (const name of [talksHeldName, ownerName]) keptText(name).keep(null);
	forgetKnownSpeaker();
	void globalThis.caches?.delete(examCacheName);
}
