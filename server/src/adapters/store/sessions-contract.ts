import { randomUUID } from 'node:crypto';
import { dayMs, maxPasskeys } from '@henry/contract/limits.ts';
import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import {
	aCaptcha,
	aLink,
	aPasskey,
	aRecording,
	aResult,
	aSession,
	aSubscriber,
	nowMs,
	signIn,
	someTokens,
} from './contract-data.ts';

export const sessionCases: StoreCase[] = [
	{ name: 'lets a replaced session count only for the time of grace', check: replacesSessions },
	{ name: 'keeps a person signed out', check: signsOut },
	{ name: 'lists the devices of one account, and ends them', check: listsDevices },
	{ name: 'signs in by passkeys, and keeps a bounded number of them', check: keepsPasskeys },
	{ name: 'has an account wait for one guardian, whom it names later', check: waitsLater },
	{ name: 'shows what is stored of a person, without tokens', check: showsTraces },
	{ name: 'keeps recordings as long as the person chose', check: keepsRecordings },
];

const minuteMs = 60_000;

async function replacesSessions(store: Store) {
	const first = aSession();
	const { id: accountId } = await signIn(store, 'ana@example.org', first);
	const next = { ...aSession(), accountId, familyId: first.familyId };
	const times = (atMs: number) => ({ nowMs: atMs, graceUntilMs: atMs + minuteMs });
	await store.accounts.replaceSession(first.tokenHash, next, times(nowMs));
	await store.accounts.replaceSession(first.tokenHash, { ...next, tokenHash: 'again' }, times(nowMs + 1));
	expect((await store.accounts.findSession(first.tokenHash))?.session).toMatchObject({
		expiresAtMs: nowMs + minuteMs,
		replacedAtMs: nowMs,
		refreshableUntilMs: first.refreshableUntilMs,
	});
	expect((await store.accounts.findSession(next.tokenHash))?.session).toEqual(next);

	const expired = aSession({ expiresAtMs: nowMs - 1 });
	await signIn(store, 'ana@example.org', expired);
	await store.accounts.replaceSession(expired.tokenHash, { ...aSession(), accountId }, times(nowMs));
	expect((await store.accounts.findSession(expired.tokenHash))?.session).toMatchObject({
		expiresAtMs: nowMs - 1,
		replacedAtMs: nowMs,
	});
}

async function waitsLater(store: Store, { otherStore }: TestDatabase) {
	const session = aSession();
	const { id: accountId } = await signIn(store, 'ana@example.org', session);
	const asked = (email: string) => ({ email, tokenHash: `token of ${email}`, askedAtMs: nowMs });
	const [mother, father] = [asked('mother@example.org'), asked('father@example.org')];
	const outcomes = await Promise.all([
		store.accounts.waitForGuardian(accountId, mother),
		otherStore.accounts.waitForGuardian(accountId, father),
	]);
	expect(outcomes.toSorted()).toEqual([false, true]);
	const { tokenHash } = outcomes[0] ? mother : father;
	expect(await store.accounts.findWard(tokenHash)).toMatchObject({ id: accountId, consent: 'pending' });
	expect((await store.accounts.findSession(session.tokenHash))?.account.consent).toBe('pending');
	const times = { warnedBeforeMs: 0, unusedSinceMs: 0, askedBeforeMs: nowMs };
	expect((await store.accounts.toErase(times)).map(({ id }) => id)).toEqual([accountId]);
	await store.accounts.giveConsent(tokenHash, nowMs);
	expect(await store.accounts.waitForGuardian(accountId, asked('other@example.org'))).toBe(false);
	expect((await store.accounts.findSession(session.tokenHash))?.account.consent).toBe('given');
	expect(await store.accounts.waitForGuardian('nobody', asked('other@example.org'))).toBe(false);
}

async function signsOut(store: Store) {
	const [session, elsewhere] = [aSession(), aSession()];
	const { id: accountId } = await signIn(store, 'ana@example.org', session);
	await signIn(store, 'ana@example.org', elsewhere);
	const refreshed = { ...aSession(), accountId, familyId: session.familyId };
	const times = { nowMs, graceUntilMs: nowMs + minuteMs };
	await store.accounts.replaceSession(session.tokenHash, refreshed, times);
	await store.accounts.removeSession(refreshed.tokenHash);
	expect(await store.accounts.findSession(refreshed.tokenHash)).toBeUndefined();
	expect(await store.accounts.findSession(session.tokenHash)).toBeUndefined();
	expect(await store.accounts.findSession(elsewhere.tokenHash)).toBeDefined();
	const next = { ...aSession(), accountId };
	await store.accounts.replaceSession(session.tokenHash, next, times);
	expect(await store.accounts.findSession(next.tokenHash)).toBeUndefined();
}

async function listsDevices(store: Store) {
	const [phone, laptop] = [aSession({ refreshedAtMs: nowMs - 1 }), aSession({ browser: null })];
	const { id: accountId } = await signIn(store, 'ana@example.org', phone);
	await signIn(store, 'ana@example.org', laptop);
	await signIn(store, 'ana@example.org', aSession({ refreshableUntilMs: nowMs }));
	const other = aSession();
	const { id: otherId } = await signIn(store, 'ben@example.org', other);
	const refreshed = { ...phone, accountId, tokenHash: 'refreshed', refreshedAtMs: nowMs + 1 };
	await store.accounts.replaceSession(phone.tokenHash, refreshed, { nowMs, graceUntilMs: nowMs });
	const devices = () => store.accounts.devices(accountId, nowMs);
	expect(await devices()).toEqual([refreshed, { ...laptop, accountId }]);

	await store.accounts.removeFamily(accountId, other.familyId);
	await store.accounts.removeFamily(accountId, phone.familyId);
	expect(await devices()).toEqual([{ ...laptop, accountId }]);
	expect(await store.accounts.findSession(phone.tokenHash)).toBeUndefined();
	await store.accounts.removeFamily(accountId, null);
	expect(await devices()).toEqual([]);
	expect(await store.accounts.devices(otherId, nowMs)).toHaveLength(1);
}

async function keepsPasskeys(store: Store, { otherStore }: TestDatabase) {
	const [{ id: ana }, { id: ben }] = [
		await signIn(store, 'ana@example.org'),
		await signIn(store, 'ben@example.org'),
	];
	const { publicKey, counter, ...shown } = aPasskey({ id: 'anas' });
	expect(await store.passkeys.add(ana, { publicKey, counter, ...shown })).toBe(true);
	expect(await store.passkeys.add(ben, { publicKey, counter, ...shown })).toBe(false);
	expect(await store.passkeys.find('anas')).toEqual({ id: 'anas', publicKey, counter });
	const session = aSession();
	expect(await store.passkeys.signIn({ id: 'anas', counter: 7, nowMs }, session)).toMatchObject({ id: ana });
	expect((await store.accounts.findSession(session.tokenHash))?.account.id).toBe(ana);
	expect(await store.passkeys.list(ana)).toEqual([{ ...shown, lastUsedAtMs: nowMs }]);
	expect((await store.passkeys.find('anas'))?.counter).toBe(7);
	const remove = (accountId: string, id: string) => store.passkeys.remove(accountId, id, { mayBeLast: true });
	await remove(ben, 'anas');
	expect(await store.passkeys.list(ana)).toHaveLength(1);
	await remove(ana, 'anas');
	expect(await store.passkeys.signIn({ id: 'anas', counter: 8, nowMs }, aSession())).toBeUndefined();
	for (let made = 0; made < maxPasskeys; made++) await store.passkeys.add(ana, aPasskey());
	expect(await store.passkeys.add(ana, aPasskey())).toBe(false);
	const bens = [aPasskey(), aPasskey()] as const;
	for (const passkey of bens) await store.passkeys.add(ben, passkey);
	// Two at once do not each take the other for what is left.
	const removed = await Promise.all(
		[store, otherStore].map((one, at) => one.passkeys.remove(ben, bens[at]?.id ?? '', { mayBeLast: false })),
	);
	expect(removed.sort()).toEqual([false, true]);
	expect(await store.passkeys.forget('nobody@example.org')).toBe(false);
	expect(await store.passkeys.forget('ana@example.org')).toBe(true);
	expect([await store.passkeys.list(ana), await store.accounts.devices(ana, nowMs)]).toEqual([[], []]);
	expect(await store.passkeys.list(ben)).toHaveLength(1);
	expect(await store.passkeys.useOnce('challenge', nowMs)).toBe(true);
	expect(await store.passkeys.useOnce('challenge', nowMs)).toBe(false);
}

async function showsTraces(store: Store) {
	const nobody = { id: randomUUID(), email: 'nobody@example.org' };
	expect(await store.accounts.traces(nobody)).toEqual({
		sessions: [],
		signInLinks: [],
		invitations: [],
		passkeys: [],
		identities: [],
		reminders: [],
		waitlist: null,
		guardian: null,
		card: null,
		memberships: [],
		platforms: [],
		handIns: [],
		handInRecordings: [],
		mockExams: [],
		mockMarks: [],
		termReports: [],
		teaching: { phrases: [], spokenNotes: [], secondMarks: [] },
	});
	const { tokenHash, familyId, ...session } = aSession();
	const ana = await signIn(store, 'ana@example.org', { tokenHash, familyId, ...session });
	await signIn(store, 'other@example.org');
	const subscriber = aSubscriber();
	await store.subscribers.subscribe(subscriber, someTokens(), aCaptcha());
	const { tokenHash: _linkHash, ...link } = aLink();
	expect(await store.accounts.traces(ana)).toEqual({
		sessions: [session],
		signInLinks: [link],
		invitations: [],
		passkeys: [],
		identities: [],
		reminders: [],
		waitlist: { ...subscriber, confirmedAtMs: null },
		card: null,
		guardian: null,
		memberships: [],
		platforms: [],
		handIns: [],
		handInRecordings: [],
		mockExams: [],
		mockMarks: [],
		termReports: [],
		teaching: { phrases: [], spokenNotes: [], secondMarks: [] },
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
