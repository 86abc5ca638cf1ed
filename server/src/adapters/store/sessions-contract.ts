import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase } from './contract.ts';
import {
	aCaptcha,
	aLink,
	aRecording,
	aResult,
	aSession,
	aSubscriber,
	dayMs,
	nowMs,
	signIn,
	someTokens,
} from './contract-data.ts';

export const sessionCases: StoreCase[] = [
	{ name: 'lets a replaced session count only for the time of grace', check: replacesSessions },
	{ name: 'keeps a person signed out', check: signsOut },
	{ name: 'shows what is stored of a person, without tokens', check: showsTraces },
	{ name: 'keeps recordings as long as the person chose', check: keepsRecordings },
];

async function replacesSessions(store: Store) {
	const first = aSession();
	const { id: accountId } = await signIn(store, 'ana@example.org', first);
	const next = { ...aSession(), accountId };
	await store.accounts.replaceSession(first.tokenHash, next, nowMs + 60_000);
	expect((await store.accounts.findSession(first.tokenHash))?.session).toMatchObject({
		expiresAtMs: nowMs + 60_000,
		refreshableUntilMs: nowMs + 60_000,
	});
	expect((await store.accounts.findSession(next.tokenHash))?.session).toEqual(next);

	const expired = aSession({ expiresAtMs: nowMs - 1 });
	await signIn(store, 'ana@example.org', expired);
	await store.accounts.replaceSession(expired.tokenHash, { ...aSession(), accountId }, nowMs + 60_000);
	expect((await store.accounts.findSession(expired.tokenHash))?.session).toMatchObject({
		expiresAtMs: nowMs - 1,
		refreshableUntilMs: nowMs + 60_000,
	});
}

async function signsOut(store: Store) {
	const [session, elsewhere] = [aSession(), aSession({ createdAtMs: nowMs + 1 })];
	const { id: accountId } = await signIn(store, 'ana@example.org', session);
	await signIn(store, 'ana@example.org', elsewhere);
	const refreshed = { ...aSession(), accountId };
	await store.accounts.replaceSession(session.tokenHash, refreshed, nowMs + 60_000);
	await store.accounts.removeSession(refreshed.tokenHash);
	expect(await store.accounts.findSession(refreshed.tokenHash)).toBeUndefined();
	expect(await store.accounts.findSession(session.tokenHash)).toBeUndefined();
	expect(await store.accounts.findSession(elsewhere.tokenHash)).toBeDefined();
	const next = { ...aSession(), accountId };
	await store.accounts.replaceSession(session.tokenHash, next, nowMs + 60_000);
	expect(await store.accounts.findSession(next.tokenHash)).toBeUndefined();
}

async function showsTraces(store: Store) {
	const nobody = { id: randomUUID(), email: 'nobody@example.org' };
	expect(await store.accounts.traces(nobody)).toEqual({
		sessions: [],
		signInLinks: [],
		waitlist: null,
		memberships: [],
		handIns: [],
	});
	const { tokenHash, ...session } = aSession();
	const ana = await signIn(store, 'ana@example.org', { tokenHash, ...session });
	await signIn(store, 'other@example.org');
	const subscriber = aSubscriber();
	await store.subscribers.subscribe(subscriber, someTokens(), aCaptcha());
	const { tokenHash: _linkHash, ...link } = aLink();
	expect(await store.accounts.traces(ana)).toEqual({
		sessions: [session],
		signInLinks: [link],
		waitlist: { ...subscriber, confirmedAtMs: null },
		memberships: [],
		handIns: [],
	});
}

async function keepsRecordings(store: Store) {
	const session = aSession();
	const { id } = await signIn(store, 'ana@example.org', session);
	const result = aResult();
	await store.practice.save(id, { results: [result], cards: [] });
	await store.accounts.keepRecordings(id, 30);
	expect((await store.accounts.findSession(session.tokenHash))?.account.keepRecordingsDays).toBe(30);
	await store.practice.addRecording(id, aRecording(result.id), new Uint8Array(4));
	const expiries = async () =>
		(await store.practice.load(id)).recordings.map((recording) => recording.expiresAtMs);
	await store.accounts.keepRecordings(id, 7);
	expect(await expiries()).toEqual([nowMs + 7 * dayMs]);
	await store.accounts.keepRecordings(id, 365);
	expect(await expiries()).toEqual([nowMs + 7 * dayMs]);
	await store.accounts.keepRecordings(id, null);
	expect(await expiries()).toEqual([]);
	expect(await store.practice.addRecording(id, aRecording(result.id), new Uint8Array(4))).toBe(false);
}
