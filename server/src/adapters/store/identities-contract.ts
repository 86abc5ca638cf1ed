import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Account, Store } from '#server/ports/store.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import { anIdentity, aPasskey, aSession, nowMs, signIn } from './contract-data.ts';

export const identityCases: StoreCase[] = [
	{
		name: 'signs an identity in to the same account again, whatever its address is by then',
		check: staysWho,
	},
	{
		name: 'links an identity to the account of an address that its issuer vouches for',
		check: linksByAddress,
	},
	{ name: 'knows whom an issuer has asked for two factors, and links no other then', check: knowsFactors },
	{ name: 'adds one account for an identity that comes twice at once', check: addsOneAccount },
	{ name: 'has an identity wait for a guardian, and refuses whoever cannot name one', check: asksGuardians },
	{ name: 'shows the identities of an account, and erases them with it', check: erasesIdentities },
];

async function accountBy(
	store: Store,
	change: Parameters<typeof anIdentity>[0],
	session = aSession(),
): Promise<Account> {
	const outcome = await store.identities.signIn(anIdentity(change), session);
	if ('refused' in outcome) throw new Error(outcome.refused);
	return outcome.account;
}

async function staysWho(store: Store) {
	const session = aSession();
	const first = await accountBy(store, { subject: '1', newAccountId: 'first' }, session);
	expect(first).toMatchObject({ id: 'first', email: null, displayName: null, consent: 'notNeeded' });
	expect(await store.accounts.findSession(session.tokenHash)).toEqual({
		session: { ...session, accountId: 'first' },
		account: first,
	});
	await signIn(store, 'ana@example.org', aSession(), 'of the address');
	const again = await accountBy(store, { subject: '1', email: 'ana@example.org', nowMs: nowMs + 1 });
	expect(again).toMatchObject({ id: 'first', email: null, lastUsedAtMs: nowMs + 1 });
	const elsewhere = await accountBy(store, { issuer: 'https://other.example.org', subject: '1' });
	expect(elsewhere.id).not.toBe('first');
}

async function linksByAddress(store: Store) {
	const mailed = await signIn(store, 'ana@example.org');
	const linked = await accountBy(store, { subject: '1', email: 'ana@example.org', language: 'ca' });
	expect(linked).toEqual({ ...mailed, language: 'ca' });
	expect(await accountBy(store, { subject: '1' })).toMatchObject({ id: mailed.id });
	expect(await accountBy(store, { subject: '2', newAccountId: 'new' })).toMatchObject({ id: 'new' });
	const added = await accountBy(store, { subject: '3', email: 'ben@example.org' });
	expect(await signIn(store, 'ben@example.org')).toMatchObject({ id: added.id });
	await store.passkeys.add(added.id, aPasskey());
	const byTwo = () => aSession({ factors: 2 });
	const factorsOf = async (subject: string) => {
		const session = byTwo();
		const outcome = await store.identities.signIn(anIdentity({ subject, email: 'ben@example.org' }), session);
		const found = await store.accounts.findSession(session.tokenHash);
		expect(found).toMatchObject({ account: { id: added.id } });
		expect(outcome).toMatchObject({ factors: found?.session.factors });
		return found?.session.factors;
	};
	// Where there is a passkey, the address opens no more than the mailbox does, however often.
	expect([await factorsOf('3'), await factorsOf('4'), await factorsOf('4')]).toEqual([2, 1, 1]);
	expect((await store.accounts.traces(added)).identities).toHaveLength(1);
}

async function knowsFactors(store: Store) {
	const by = (subject: string, factors: number) =>
		store.identities.signIn(anIdentity({ subject, email: 'ana@example.org' }), aSession({ factors }));
	const { id: accountId } = await accountBy(store, { subject: '1', email: 'ana@example.org' });
	expect(await store.identities.haveTwoFactors(accountId)).toBe(false);
	for (const factors of [2, 1]) {
		expect(await by('1', factors)).toMatchObject({ factors });
		expect(await store.identities.haveTwoFactors(accountId)).toBe(true);
	}
	expect(await by('2', 2)).toMatchObject({ factors: 1, account: { id: accountId } });
	const { id: otherId } = await signIn(store, 'ben@example.org');
	expect(await store.identities.haveTwoFactors(otherId)).toBe(false);
	expect(await store.passkeys.forget('ana@example.org')).toBe(true);
	expect(await store.identities.haveTwoFactors(accountId)).toBe(false);
	expect(await by('2', 2)).toMatchObject({ factors: 2, account: { id: accountId } });
}

async function addsOneAccount(store: Store, { otherStore }: TestDatabase) {
	const added = new Set<string>();
	for (const email of [null, 'ana@example.org']) {
		const subject = randomUUID();
		const accounts = await Promise.all(
			[store, otherStore, store, otherStore].map((one) => accountBy(one, { subject, email })),
		);
		for (const { id } of accounts) added.add(id);
	}
	expect(added.size).toBe(2);
}

async function asksGuardians(store: Store) {
	const guardian = { email: 'parent@example.org', tokenHash: randomUUID() };
	const young = anIdentity({ email: 'ana@example.org', guardian });
	const asked = await store.identities.signIn(young, aSession());
	expect(asked).toMatchObject({ account: { consent: 'pending' }, guardianEmail: guardian.email });
	expect(await store.accounts.findWard(guardian.tokenHash)).toMatchObject({ email: 'ana@example.org' });
	await store.accounts.giveConsent(guardian.tokenHash, nowMs);
	const agreed = await store.identities.signIn(young, aSession());
	expect(agreed).toMatchObject({ account: { consent: 'given' }, guardianEmail: null });

	const refused = aSession();
	const nameless = await store.identities.signIn(anIdentity({ newAccountId: 'x', guardian }), refused);
	expect(nameless).toEqual({ refused: 'noAddress' });
	const own = anIdentity({ email: guardian.email, newAccountId: 'y', guardian });
	expect(await store.identities.signIn(own, refused)).toEqual({ refused: 'guardianIsSelf' });
	expect(await store.accounts.withIds(['x', 'y'])).toEqual([]);
	expect(await store.accounts.findSession(refused.tokenHash)).toBeUndefined();
}

async function erasesIdentities(store: Store) {
	const { issuer } = anIdentity();
	const ana = await accountBy(store, { subject: '1', newAccountId: 'first' });
	await accountBy(store, { subject: '1', nowMs: nowMs + 1 });
	await accountBy(store, { subject: '2' });
	expect((await store.accounts.traces(ana)).identities).toEqual([
		{ issuer, subject: '1', factors: 1, createdAtMs: nowMs, lastUsedAtMs: nowMs + 1 },
	]);
	await store.accounts.erase(ana);
	expect(await accountBy(store, { subject: '1', newAccountId: 'second' })).toMatchObject({ id: 'second' });
}
