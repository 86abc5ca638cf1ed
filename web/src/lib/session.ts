import {
	type Consent,
	doneSchema,
	type MissingFactor,
	type SessionResponse,
	sessionResponseSchema,
	signInResponseSchema,
	type User,
} from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	authNetworkTimeoutLongMs,
	authNetworkTimeoutShortMs,
	sessionTokenMs,
} from '@henry/contract/limits.ts';
import { useSyncExternalStore } from 'react';
import { callFunction } from './api-client.ts';
import { claimBrowser, claimTab, forgetKeptForOne } from './kept-for-one.ts';
import { keptHereName } from './kept-here-name.ts';
import { onHint, storeAccount, storedHint, storeHint, uidInHint } from './signed-in-hint.ts';
import { countsAsExpired, refreshDueAtMs } from './token-schedule.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * Who uses this browser. `unknown`: someone is signed in, but the server has not said who; `error` is why, where it
 * was asked in vain. `incomplete`: a factor is missing, and till then nothing of the account can be asked for. `expiresAtMs` is when the token expires by this browser's clock, which may not be the server's; of
 * whom the server named before, and cannot be asked about now, it may be over.
 */
export type Session =
	| { status: 'visitor' }
	| { status: 'unknown'; error: Error | null }
	| { status: 'incomplete'; user: User; expiresAtMs: number; missing: MissingFactor }
	| {
			status: 'signedIn';
			user: User;
			expiresAtMs: number;
			keepRecordingsDays: number | null;
			consent: Consent;
			/** Whom this sign-in named as a guardian, of whom the account knows nothing yet. */
			namedGuardian?: string | undefined;
	  };

let session: Session = storedHint() ? { status: 'unknown', error: null } : { status: 'visitor' };
const listeners = new Set<() => void>();
let isKept = false;
let failures = 0;
let failedAtMs = 0;
let lastTask: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Who uses this browser, kept up to date for as long as the page is open. Visitors cause no call. */
export function useSession(): Session {
	return useSyncExternalStore(subscribe, () => session);
}

type Kept = Extract<Session, { status: 'signedIn' }> & { consent: Exclude<Consent, 'pending'> };

/** Whether practice is kept in an account: somebody is signed in, and no guardian has to agree first. */
export const isKeptInAccount = (session: Session): session is Kept =>
	session.status === 'signedIn' && session.consent !== 'pending';

/** Who uses this browser at this moment, as far as is known; outside of a component. */
export function sessionNow(): Session {
	return session;
}

function subscribe(listener: () => void): () => void {
	keepSession();
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Begins to refresh the session's token in time, and to follow what other tabs do. Further calls change nothing. */
export function keepSession(): void {
	if (isKept) return;
	isKept = true;
	claimTab(uidInHint());
	onHint(followOtherTabs);
	document.addEventListener('visibilitychange', schedule);
	schedule();
}

/** Mails a sign-in link; `guardianEmail` from whoever is too young to agree alone. Rejects with an `ApiError`. */
export async function signIn(email: string, language: string, guardianEmail?: string): Promise<void> {
	const options = { timeoutMs: authNetworkTimeoutLongMs };
	await callFunction(apiPaths.signIn, { email, language, guardianEmail }, signInResponseSchema, options);
}

/** Signs in by the token of a mailed link. Rejects with an `ApiError`, whose code says what is wrong with the link. */
export function finishSignIn(email: string, token: string): Promise<void> {
	return alone(async () =>
		accept(await call(apiPaths.finishSignIn, { email, token }, sessionResponseSchema)),
	);
}

/** Signs in by a call that answers who is. Rejects as the call does. */
export function signInBy(ask: () => Promise<SessionResponse>): Promise<void> {
	return alone(async () => accept(await ask()));
}

/** Ends the session of this browser. Rejects with an `ApiError`, still signed in. */
export function signOut(): Promise<void> {
	return signOutBy(apiPaths.signOut);
}

/** Ends sessions by a call that ends this browser's own among them. Rejects with an `ApiError`, still signed in. */
export function signOutBy(path: string): Promise<void> {
	return alone(async () => {
		await call(path, {}, doneSchema);
		forgetOnThisDevice();
		accept({ signedIn: false });
	});
}

/** Erases what this device keeps of an account: what was begun, how its learner sounds, and practice for when there is no network. */
export function forgetOnThisDevice(): void {
	forgetKeptForOne();
	void globalThis.caches?.delete(keptHereName);
}

/** Asks the server who is signed in, whatever the clock says. Rejects with an `ApiError`. */
export function refreshNow(): Promise<void> {
	return alone(refresh);
}

const call: typeof callFunction = (path, payload, schema) =>
	callFunction(path, payload, schema, { timeoutMs: authNetworkTimeoutShortMs });

/** Runs a task while neither this tab nor, where the browser can tell, another tab of this browser runs one. */
function alone(task: () => Promise<void>): Promise<void> {
	const locks: LockManager | undefined = navigator.locks;
	lastTask = lastTask.catch(() => {}).then(() => (locks ? locks.request('henry.session', task) : task()));
	return lastTask;
}

/** Whom the server named last; undefined where nobody can tell without a connection. */
const whoWasNamed = () =>
	import('./named-before.ts').then(({ namedBefore }) => namedBefore()).catch(() => {});

async function refresh(): Promise<void> {
	try {
		accept(await call(apiPaths.refreshSession, {}, sessionResponseSchema));
	} catch (error) {
		failures += 1;
		failedAtMs = Date.now();
		schedule();
		const isOver = session.status !== 'signedIn' || countsAsExpired(session.expiresAtMs, Date.now());
		if (isOver && session.status !== 'visitor')
			show((isUnreachable(error) && (await whoWasNamed())) || { status: 'unknown', error: error as Error });
		throw error;
	}
}

function accept(response: SessionResponse): void {
	failures = 0;
	const uid = response.signedIn ? response.user.uid : undefined;
	if (uid !== undefined) claimBrowser(uid);
	claimTab(uid);
	if (response.signedIn) {
		const { namedGuardian, ...account } = response;
		storeAccount(account);
		const { user, keepRecordingsDays, consent, missing } = account;
		const expiresAtMs = Date.now() + sessionTokenMs;
		show(
			missing
				? { status: 'incomplete', user, expiresAtMs, missing }
				: { status: 'signedIn', user, expiresAtMs, keepRecordingsDays, consent, namedGuardian },
		);
		storeHint(`${user.uid} ${expiresAtMs}`);
	} else {
		storeAccount(null);
		show({ status: 'visitor' });
		storeHint(null);
	}
	schedule();
}

function show(next: Session): void {
	session = next;
	for (const listener of listeners) listener();
}

function dueAtMs(): number {
	const expiresAtMs = 'expiresAtMs' in session ? session.expiresAtMs : 0;
	return refreshDueAtMs({ expiresAtMs, failures, failedAtMs });
}

/** Sets the clock for the next refresh; one that is overdue, as after a sleep, begins at once. */
function schedule(): void {
	clearTimeout(timer);
	if (session.status === 'visitor' || !isKept) return;
	timer = setTimeout(() => alone(refreshIfDue).catch(() => {}), Math.max(0, dueAtMs() - Date.now()));
}

/** By the time that this tab may refresh, another may have done it. */
async function refreshIfDue(): Promise<void> {
	takeOver();
	if (session.status !== 'visitor' && dueAtMs() <= Date.now()) await refresh();
	else schedule();
}

function followOtherTabs(): void {
	takeOver();
	schedule();
}

/** Takes over what another tab did: it refreshed the token, signed out, or signed someone else in. */
function takeOver(): void {
	const [uid, expiry] = storedHint()?.split(' ') ?? [];
	const expiresAtMs = Number(expiry);
	claimTab(uid);
	if (!uid) {
		if (session.status !== 'visitor') show({ status: 'visitor' });
	} else if (
		session.status === 'visitor' ||
		('user' in session && session.user.uid !== uid) ||
		(session.status === 'incomplete' && expiresAtMs > session.expiresAtMs)
	) {
		show({ status: 'unknown', error: null });
	} else if (session.status === 'signedIn' && expiresAtMs > session.expiresAtMs) {
		failures = 0;
		show({ ...session, expiresAtMs });
	}
}
