import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { mailRetryMs } from '@henry/contract/limits.ts';
import { accountUnusedMs, accountWarningMs, guardianSilentMs } from '@henry/contract/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { eraseAgain } from '#server/domain/accounts/erase-account.ts';
import { enforceRetention } from '#server/domain/accounts/retention.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createServices } from '#server/wiring.ts';
import { mailedToken, openWorld, post, signedInBy, signInByMail, type World } from './accounts-for-tests.ts';
import { aResult } from './practice-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let world: World;
let people = 0;
const kept: string[] = [];

beforeAll(async () => {
	world = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		mailer: {
			name: 'outbox',
			send: async ({ to }) => {
				if (to.startsWith('unreachable')) throw new ProviderError('invalid-input', 'No such mailbox.');
				if (to.startsWith('full')) throw new ProviderError('unavailable', 'The mailbox is full.');
			},
			forget: async (address) => void kept.push(address),
			removeBefore: async () => {},
			close: async () => {},
		},
		disputedMarks: { keep: async () => {}, removeBefore: async () => {} },
	});
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
});

const call = (url: string, payload: object, cookies = {}) => post(world.app, url, payload, cookies);
const practise = (cookies: object) =>
	call(apiPaths.savePractice, { results: [aResult()], cards: [] }, cookies);
const enforce = () => enforceRetention(world.services, configForTests.publicAddress)();
const tokenInNewestMail = () =>
	/\/login\?mail#guardian=([\w-]{43})\n/.exec(world.sent.at(-1)?.text ?? '')?.[1];

/** A child signs in and names a parent. */
async function aChild() {
	people += 1;
	const [email, guardianEmail] = [`child-${people}@example.org`, `parent-${people}@example.org`];
	await call(apiPaths.signIn, { email, language: 'es', guardianEmail });
	const signInToken = /#token=([\w-]{43})\n/.exec(world.sent.at(-1)?.text ?? '')?.[1];
	const answer = await call(apiPaths.finishSignIn, { email, token: signInToken });
	const token = tokenInNewestMail();
	if (!token || world.sent.at(-1)?.to !== guardianEmail) throw new Error('No mail went to the parent.');
	return { email, guardianEmail, token, answer, cookies: signedInBy(answer) };
}

test('nothing of a child is kept before a parent agrees by the link of their mail, and then it is', async () => {
	const { email, token, answer, cookies } = await aChild();
	expect(answer.json()).toMatchObject({ signedIn: true, consent: 'pending' });
	expect(world.sent.at(-1)?.subject).toContain('hijo');
	expectError(await practise(cookies), 'permission-denied', /parent or guardian/);
	expectError(
		await call(apiPaths.accountSettings, { keepRecordingsDays: 7 }, cookies),
		'permission-denied',
		/./,
	);
	expectError(
		await call(apiPaths.joinAcademy, { ticket: { code: 'ABCD2345' }, displayName: 'Ana' }, cookies),
		'permission-denied',
		/./,
	);
	expect((await call(accountPaths.lookUpWard, { token })).json()).toEqual({ email, consent: 'pending' });
	expect((await practise(cookies)).statusCode).toBe(403);

	expect((await call(accountPaths.giveConsent, { token })).json()).toEqual({ done: true });
	expect((await call(accountPaths.lookUpWard, { token })).json()).toEqual({ email, consent: 'given' });
	expect((await practise(cookies)).json()).toEqual({ done: true });
	expect((await call(apiPaths.refreshSession, {}, cookies)).json()).toMatchObject({ consent: 'given' });
});

test('the same link takes it back, and the account is gone with all in it', async () => {
	const { email, token, cookies } = await aChild();
	await call(accountPaths.giveConsent, { token });
	await practise(cookies);
	expect((await call(accountPaths.withdrawConsent, { token })).json()).toEqual({ done: true });
	expectError(await practise(cookies), 'unauthenticated', /./);
	expectError(await call(accountPaths.lookUpWard, { token }), 'not-found', /does not work any more/);
	expect(kept).toContain(email);
});

test('a child can write to another parent after a minute; the earlier link then does nothing', async () => {
	const { token, cookies } = await aChild();
	const ask = () => call(accountPaths.askGuardian, { guardianEmail: 'other@example.org' }, cookies);
	expectError(await ask(), 'resource-exhausted', /just written/);
	world.clock.time += mailRetryMs;
	expect((await ask()).json()).toEqual({ done: true });
	expect(world.sent.at(-1)?.to).toBe('other@example.org');
	expectError(await call(accountPaths.giveConsent, { token }), 'not-found', /./);
	expect((await call(accountPaths.giveConsent, { token: tokenInNewestMail() })).json()).toEqual({
		done: true,
	});
	expectError(await ask(), 'resource-exhausted', /./);
});

test('a link to somebody’s address makes nobody their guardian, however often it is asked for', async () => {
	const [owner, stranger] = ['owner@example.org', 'stranger@example.org'];
	const cookies = await signInByMail(world, owner);
	const colours = { ground: '#163e40', text: '#f7f2e7' };
	const academy = { name: 'Sol', language: 'en', colours, ownerName: 'Olga' };
	await call(apiPaths.startAcademy, academy, cookies);
	const pending = await aChild();
	for (const { email, consent } of [
		{ email: owner, consent: 'notNeeded' },
		{ email: pending.email, consent: 'pending' },
	]) {
		await call(apiPaths.signIn, { email, language: 'en', guardianEmail: stranger });
		expect(world.sent.at(-1)?.text).toContain(stranger);
		const token = /#token=([\w-]{43})\n/.exec(world.sent.at(-1)?.text ?? '')?.[1];
		const answer = await call(apiPaths.finishSignIn, { email, token });
		expect(answer.json()).toMatchObject({ signedIn: true, consent });
	}
	expect(world.sent.filter(({ to }) => to === stranger)).toEqual([]);
	expect((await call(accountPaths.lookUpWard, { token: pending.token })).json().consent).toBe('pending');
});

test('a guardian does not erase the work of others: an account that works for an academy stays', async () => {
	const { token, cookies } = await aChild();
	await call(accountPaths.giveConsent, { token });
	const colours = { ground: '#163e40', text: '#f7f2e7' };
	const academy = { name: 'Mar', language: 'en', colours, ownerName: 'Mia' };
	const { academyId } = (await call(apiPaths.startAcademy, academy, cookies)).json();
	expectError(await call(accountPaths.withdrawConsent, { token }), 'permission-denied', /academy/);
	expect((await call(apiPaths.academyOverview, { academyId }, cookies)).statusCode).toBe(200);
});

test('nobody agrees for themselves', async () => {
	const email = 'clever@example.org';
	const answer = await call(apiPaths.signIn, { email, language: 'en', guardianEmail: email });
	expectError(answer, 'invalid-argument', /your own address/);
});

test('an account whose parent stays silent is erased after its time, and no other', async () => {
	const silent = await aChild();
	const agreed = await aChild();
	await call(accountPaths.giveConsent, { token: agreed.token });
	world.clock.time += guardianSilentMs - 1;
	await enforce();
	expect((await call(accountPaths.lookUpWard, { token: silent.token })).statusCode).toBe(200);
	world.clock.time += 1;
	await enforce();
	expect((await call(accountPaths.lookUpWard, { token: silent.token })).statusCode).toBe(404);
	expect((await call(accountPaths.lookUpWard, { token: agreed.token })).statusCode).toBe(200);
});

test('who does not use an account is told once, 30 days before it is erased; who signs in keeps it', async () => {
	await signInByMail(world, 'away@example.org');
	await signInByMail(world, 'back@example.org');
	const unreachable = await signInForTests(world.services, 'unreachable@example.org');
	const mailsTo = (address: string) =>
		world.sent.filter(({ to, text }) => to === address && text.includes('two years')).length;
	world.clock.time += accountUnusedMs - accountWarningMs - 1;
	await enforce();
	expect(mailsTo('away@example.org')).toBe(0);
	world.clock.time += 1;
	// As by several servers.
	await Promise.all([enforce(), enforce(), enforce()]);
	await enforce();
	expect(['away@example.org', 'back@example.org'].map(mailsTo)).toEqual([1, 1]);
	await signInByMail(world, 'back@example.org');
	world.clock.time += accountWarningMs;
	await enforce();
	expect(kept).toContain('away@example.org');
	expect(kept).not.toContain('back@example.org');
	expect(await world.services.store.accounts.withIds([unreachable.account.id])).toEqual([]);
});

test('an address that takes no mail for now keeps no other account, and its own only for a while @whole', async () => {
	const { id: fullId } = (await signInForTests(world.services, 'full@example.org')).account;
	await signInByMail(world, 'after@example.org');
	const isThere = async () => (await world.services.store.accounts.withIds([fullId])).length === 1;
	world.clock.time += accountUnusedMs - accountWarningMs;
	await expect(enforce()).rejects.toThrow('The mailbox is full.');
	expect(world.sent.filter(({ to }) => to === 'after@example.org')).toHaveLength(2);
	world.clock.time += accountWarningMs;
	await expect(enforce()).rejects.toThrow('The mailbox is full.');
	expect([kept.includes('after@example.org'), await isThere()]).toEqual([true, true]);
	let rounds = 2;
	while (
		await enforce().then(
			() => false,
			() => true,
		)
	)
		rounds += 1;
	expect(rounds).toBe(30 * 24);
	world.clock.time += accountWarningMs;
	await enforce();
	expect(await isThere()).toBe(false);
});

test('who was erased is erased again after an older backup was put back', async () => {
	const cookies = await signInByMail(world, 'erased@example.org');
	const { uid } = (await call(apiPaths.refreshSession, {}, cookies)).json().user;
	await call(apiPaths.eraseAccount, { email: 'erased@example.org' }, signedInBy(await again()));
	expect(await world.services.erasures.list()).toContain(uid);
	// As from a backup: the same account is there again.
	const token = await mailedToken(world, 'erased@example.org');
	const { secrets, store, clock } = world.services;
	const session = {
		...{ tokenHash: 'restored', familyId: 'restored', createdAtMs: clock.nowMs(), replacedAtMs: null },
		...{
			refreshedAtMs: clock.nowMs(),
			expiresAtMs: clock.nowMs() + 1,
			refreshableUntilMs: clock.nowMs() + 1,
		},
		...{ factors: 1, host: null, browser: null, system: null },
	};
	const link = { email: 'erased@example.org', tokenHash: secrets.hash(token), newAccountId: uid };
	await store.accounts.finishSignIn({ ...link, guardianTokenHash: '', nowMs: clock.nowMs() }, session);
	expect(await store.accounts.withIds([uid])).toHaveLength(1);
	expect(await eraseAgain(world.services)).toEqual({ accounts: 1, academies: 0 });
	expect(await store.accounts.withIds([uid])).toEqual([]);

	async function again() {
		const fresh = await mailedToken(world, 'erased@example.org');
		return call(apiPaths.finishSignIn, { email: 'erased@example.org', token: fresh });
	}
});
