import { expect } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import { anAcademy } from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { aLink, aSession, noLimit, nowMs, signIn } from './contract-data.ts';

export const accountCases: StoreCase[] = [
	{ name: 'signs a new address in, and finds its account the next time', check: signsIn },
	{ name: 'refuses a link that is unknown, used, expired or of another address', check: refusesLinks },
	{ name: 'finishes with one server what another has begun', check: sharesLinks },
	{ name: 'signs in one of two who use a link at the same time', check: usesALinkOnce },
	{ name: 'takes a link back', check: takesALinkBack },
	{ name: 'keeps to the limit of links when 1,000 are asked for at once', check: limitsLinks },
	{ name: 'counts only the links of the given time', check: countsRecentLinks },
	{ name: 'counts an academy that others use as used by its owner', check: keepsOwners },
];

const finish = (store: Store, tokenHash: string, email = 'ana@example.org', atMs = nowMs) =>
	store.accounts.finishSignIn(
		{
			tokenHash,
			email,
			newAccountId: `new ${tokenHash}`,
			guardianTokenHash: `guardian ${tokenHash}`,
			nowMs: atMs,
		},
		aSession(),
	);

async function signsIn(store: Store) {
	const session = aSession();
	const account = await signIn(store, 'ana@example.org', session, 'first');
	expect(account).toEqual({
		id: 'first',
		email: 'ana@example.org',
		displayName: null,
		createdAtMs: nowMs,
		keepRecordingsDays: null,
		language: 'en',
		lastUsedAtMs: nowMs,
		consent: 'notNeeded',
	});
	expect(await store.accounts.findSession(session.tokenHash)).toEqual({
		session: { ...session, accountId: 'first' },
		account,
	});
	expect(await signIn(store, 'ana@example.org', aSession(), 'second')).toEqual(account);
	expect(await signIn(store, 'ben@example.org', aSession(), 'second')).toMatchObject({ id: 'second' });
}

async function refusesLinks(store: Store) {
	const link = aLink();
	await store.accounts.addSignInLink(link, noLimit);
	expect(await finish(store, 'of nobody')).toEqual({ refused: 'unknown' });
	expect(await finish(store, link.tokenHash, link.email, link.expiresAtMs)).toEqual({ refused: 'expired' });
	expect(await finish(store, link.tokenHash, 'ben@example.org')).toEqual({ refused: 'otherEmail' });
	expect(await finish(store, link.tokenHash)).toHaveProperty('account');
	expect(await finish(store, link.tokenHash)).toEqual({ refused: 'used' });
}

async function sharesLinks(store: Store, { otherStore }: TestDatabase) {
	const [link, session] = [aLink(), aSession()];
	await store.accounts.addSignInLink(link, noLimit);
	const finished = await otherStore.accounts.finishSignIn(
		{
			tokenHash: link.tokenHash,
			email: link.email,
			newAccountId: 'shared',
			guardianTokenHash: 'guardian',
			nowMs,
		},
		session,
	);
	expect(finished).toMatchObject({ account: { id: 'shared', email: link.email } });
	expect(await finish(store, link.tokenHash)).toEqual({ refused: 'used' });
	if ('refused' in finished) throw new Error(finished.refused);
	const found = await store.accounts.findSession(session.tokenHash);
	expect(found).toMatchObject({ account: finished.account });
}

async function usesALinkOnce(store: Store, { otherStore }: TestDatabase) {
	for (let round = 0; round < 10; round++) {
		const link = aLink();
		await store.accounts.addSignInLink(link, noLimit);
		const outcomes = await Promise.all(
			[store, otherStore, store, otherStore].map((one) => finish(one, link.tokenHash)),
		);
		expect(outcomes.filter((outcome) => 'account' in outcome)).toHaveLength(1);
		expect(outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'used')).toHaveLength(3);
	}
}

async function takesALinkBack(store: Store) {
	const link = aLink();
	const once = { atMost: 1, sinceMs: 0 };
	expect(await store.accounts.addSignInLink(link, once)).toBe(true);
	await store.accounts.removeSignInLink(link.tokenHash);
	expect(await finish(store, link.tokenHash)).toEqual({ refused: 'unknown' });
	expect(await store.accounts.addSignInLink(aLink(), once)).toBe(true);
}

async function limitsLinks(store: Store, { otherStore }: TestDatabase) {
	const limit = { atMost: 5, sinceMs: nowMs - 900_000 };
	const asked = Array.from({ length: 1_000 }, (_, place) =>
		(place % 2 === 0 ? store : otherStore).accounts.addSignInLink(aLink(), limit),
	);
	const unaffected = store.accounts.addSignInLink(aLink({ email: 'ben@example.org' }), limit);
	expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(5);
	expect(await unaffected).toBe(true);
}

async function countsRecentLinks(store: Store) {
	await store.accounts.addSignInLink(aLink({ createdAtMs: nowMs - 2 }), noLimit);
	await store.accounts.addSignInLink(aLink({ createdAtMs: nowMs - 1 }), noLimit);
	const add = (sinceMs: number) => store.accounts.addSignInLink(aLink(), { atMost: 2, sinceMs });
	expect(await add(nowMs - 2)).toBe(false);
	expect(await add(nowMs - 1)).toBe(true);
}

async function keepsOwners(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const { classId, permission } = await anAcademy(store, { ownerId });
	const card = {
		membershipId: 'member',
		accountId: 'child',
		displayName: 'Lea',
		nameKey: 'lea',
		pinHash: '',
	};
	const usedLater = { classId, cards: [card], atMs: nowMs + 10 };
	await store.cards.add(permission('importLearners', ownerId), usedLater, 9);
	const warned = async (unusedSinceMs: number) =>
		(await store.accounts.toWarn(unusedSinceMs)).map(({ id }) => id).toSorted();
	expect([await warned(nowMs), await warned(nowMs + 10)]).toEqual([[], ['child', ownerId].toSorted()]);
	const erased = async (unusedSinceMs: number) =>
		(await store.accounts.toErase({ warnedBeforeMs: nowMs + 20, unusedSinceMs, askedBeforeMs: 0 })).map(
			({ id }) => id,
		);
	await store.accounts.noteWarned(ownerId, nowMs + 5);
	expect(await erased(nowMs + 10), 'told before others used the academy').toEqual([]);
	expect(await warned(nowMs + 10)).toContain(ownerId);
	await store.accounts.noteWarned(ownerId, nowMs + 20);
	expect(await warned(nowMs + 10)).toEqual(['child']);
	expect([await erased(nowMs), await erased(nowMs + 10)]).toEqual([[], [ownerId]]);
}
