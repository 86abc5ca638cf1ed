import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths, type MadeCard } from '@henry/contract/cards.ts';
import { accountUnusedMs, accountWarningMs } from '@henry/contract/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '#server/adapters/mailer/outbox.ts';
import { anAcademy } from '#server/adapters/store/academy-data.ts';
import { nowMs } from '#server/adapters/store/contract-data.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { eraseAgain, eraseWithTraces } from '#server/domain/accounts/erase-account.ts';
import { enforceRetention } from '#server/domain/accounts/retention.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post as postTo, signedInBy } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

const outbox = mkdtempSync(join(tmpdir(), 'henry-cards-'));
let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
	world = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		mailer: createOutbox({ folder: outbox, from: configForTests.mailFrom, tell: () => {} }),
	});
}, 60_000);

afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
	await closeEngines(world.services);
	rmSync(outbox, { recursive: true });
});

type Cookies = Record<string, string>;
const post = (url: string, payload: object, cookies?: Cookies) => postTo(world.app, url, payload, cookies);
const minute = 60_000;
let owners = 0;

/** A class with learners who have cards. */
async function aClass(...names: string[]) {
	owners += 1;
	const { cookies: owner } = await signInForTests(world.services, `owner${owners}@example.com`);
	const look = { name: 'Sol', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const { academyId } = (await post(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner)).json();
	await post(apiPaths.addClass, { academyId, name: 'First' }, owner);
	const overview = async () => (await post(apiPaths.academyOverview, { academyId }, owner)).json();
	const [{ id: classId, joinCode: code }] = (await overview()).classes;
	const wanted = { classId, names, guardiansAgreed: true };
	const answer = await post(cardPaths.importLearners, wanted, owner);
	expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
	const cards: MadeCard[] = answer.json().cards;
	return { owner, academyId, classId, code, cards, overview };
}

const signIn = (code: string, name: string, pin: string, cookies?: Cookies) =>
	post(cardPaths.signInByCard, { code, name, pin }, cookies);
const wrongPin = (pin = '') => (pin === '000000' ? '111111' : '000000');

test('a child signs in by class code, name and PIN, as they are typed, and is a learner of the class', async () => {
	const { code, cards } = await aClass('Zoë Núñez', 'Max');
	expect(cards.map(({ displayName }) => displayName)).toEqual(['Zoë Núñez', 'Max']);
	const [{ pin }] = cards as [MadeCard];
	expect(pin).toMatch(/^[a-z]{3,}( [a-z]{3,}){3}$/);
	const answer = await signIn(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(), ' zoe  nunez ', pin);
	expect(answer.json()).toMatchObject({
		signedIn: true,
		user: { email: null, displayName: 'Zoë Núñez', emailVerified: false, providers: ['classCard'] },
		consent: 'given',
	});
	const cookies = signedInBy(answer);
	const mine = (await world.app.inject({ url: apiPaths.myAcademies, cookies })).json();
	expect(mine).toMatchObject([{ academy: { name: 'Sol' }, me: { role: 'learner' } }]);
	const refreshed = await post(apiPaths.refreshSession, {}, cookies);
	expect(refreshed.json()).toMatchObject({ signedIn: true, user: { displayName: 'Zoë Núñez' } });
});

test('secret words count as they are written, and the PIN of an earlier card counts until there is a new one', async () => {
	const { owner, classId, code, cards } = await aClass('Ana');
	const [{ pin, membershipId }] = cards as [MadeCard];
	for (const other of [pin.toUpperCase(), `${pin} `, pin.slice(0, -1), pin.replace(' ', '  ')]) {
		expectError(await signIn(code, 'Ana', other), 'invalid-argument', /does not match/);
	}
	const { store, secrets } = world.services;
	const [card] = await store.cards.find(code, 'ana');
	const { account } = await signInForTests(world.services, `owner${owners}@example.com`);
	await store.cards.changePins(permissionFor('changePins', account.id), {
		classId,
		pins: [{ membershipId, pinHash: await secrets.hashPin('123456') }],
	});
	expect((await store.cards.find(code, 'ana'))[0]?.accountId).toBe(card?.accountId);
	expect((await signIn(code, 'Ana', '123456')).statusCode).toBe(200);
	await post(cardPaths.newPins, { classId, membershipIds: [membershipId] }, owner);
	expectError(await signIn(code, 'Ana', '123456'), 'invalid-argument', /does not match/);
});

test('a child joins other classes of their academy by code, but no other academy, and starts none', async () => {
	const { owner, academyId, code, cards, overview } = await aClass('Ana');
	await post(apiPaths.addClass, { academyId, name: 'Second' }, owner);
	const second = (await overview()).classes.find(({ name }: { name: string }) => name === 'Second');
	const other = await aClass('Ben');
	const cookies = signedInBy(await signIn(code, 'Ana', cards[0]?.pin ?? ''));
	const join = (joinCode: string) =>
		post(apiPaths.joinAcademy, { ticket: { code: joinCode }, displayName: 'Ana' }, cookies);
	expect((await join(second.joinCode)).json()).toMatchObject({ academyId, role: 'learner' });
	expectError(await join(other.code), 'not-found', /Ask your teacher/);
	const look = { name: 'Mar', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const started = await post(apiPaths.startAcademy, { ...look, ownerName: 'Ana' }, cookies);
	expectError(started, 'permission-denied', /holds this account/);
});

test('whoever was signed in in this browser is signed out by the next card', async () => {
	const { code, cards } = await aClass('Ana', 'Ben');
	const [ana, ben] = cards as [MadeCard, MadeCard];
	const first = signedInBy(await signIn(code, 'Ana', ana.pin));
	expect((await signIn(code, 'Ben', ben.pin, first)).statusCode).toBe(200);
	expect((await world.app.inject({ url: apiPaths.myAcademies, cookies: first })).statusCode).toBe(401);
});

test('nothing is imported unless the guardians have agreed, and of a list with a bad name nothing', async () => {
	const { owner, classId, overview } = await aClass('Ana');
	const add = (payload: object) => post(cardPaths.importLearners, { classId, ...payload }, owner);
	expectError(await add({ names: ['Ben'], guardiansAgreed: false }), 'invalid-argument', /./);
	expectError(await add({ names: ['Ben'] }), 'invalid-argument', /./);
	for (const names of [[], ['Ben', ' '], ['Ben', '123'], ['B'.repeat(61)], Array(201).fill('Ben')]) {
		expectError(await add({ names, guardiansAgreed: true }), 'invalid-argument', /./);
	}
	expectError(await add({ names: ['Ben', 'ána'], guardiansAgreed: true }), 'aborted', /has a card/);
	expectError(await add({ names: ['Ben', 'BEN'], guardiansAgreed: true }), 'aborted', /has a card/);
	expect((await overview()).people).toHaveLength(2);
});

test('five wrong tries lock a PIN for a quarter of an hour, and a name that is on no card all the same', async () => {
	const { code, cards } = await aClass('Ana', 'Ben');
	const [ana, ben] = cards as [MadeCard, MadeCard];
	const bodies: Record<string, string[]> = {};
	for (const name of ['Ana', 'Nobody']) {
		bodies[name] = [];
		for (let attempt = 1; attempt <= 6; attempt++) {
			if (attempt === 5) world.clock.time += 10 * minute;
			const answer = await signIn(code, name, wrongPin(name === 'Ana' ? ana.pin : ''));
			const { code: errorCode, message, retryAfterSeconds } = answer.json().error;
			bodies[name].push([answer.statusCode, errorCode, message, retryAfterSeconds].join(' '));
		}
		expect(bodies[name].slice(0, 4).join()).toMatch(/^(400 invalid-argument This does not match[^0-9]*){4}$/);
		expect(bodies[name][4]).toMatch(/^429 resource-exhausted Too many wrong tries.* 900$/);
		expect(bodies[name][5]).toBe(bodies[name][4]);
		world.clock.time += minute;
		if (name === 'Ana') expectError(await signIn(code, 'ANA', ana.pin), 'resource-exhausted', /15 minutes/);
	}
	expect(bodies.Nobody).toEqual(bodies.Ana);
	expect((await signIn(code, 'Ben', ben.pin)).statusCode).toBe(200);
	world.clock.time += 15 * minute;
	expect((await signIn(code, 'Ana', ana.pin)).statusCode).toBe(200);
});

test('many who try at once have no more tries than one', async () => {
	const { code, cards } = await aClass('Ana');
	const [{ pin }] = cards as [MadeCard];
	const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(code, 'Ana', wrongPin(pin))));
	expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThan(5);
	expectError(await signIn(code, 'Ana', pin), 'resource-exhausted', /wrong tries/);
});

test('right PINs are not counted as tries', async () => {
	const { code, cards } = await aClass('Ana');
	const [{ pin }] = cards as [MadeCard];
	for (let time = 0; time < 8; time++) expect((await signIn(code, 'Ana', pin)).statusCode).toBe(200);
});

test('a class whose names are all tried is locked, too, and other classes are not', async () => {
	const { code, cards } = await aClass('Ana');
	const other = await aClass('Ben');
	const statuses: number[] = [];
	for (let place = 0; place < 61; place++) {
		// Two who try, since one may not call so often in a minute.
		if (place === 30) world.clock.time += minute;
		statuses.push((await signIn(code, `Name ${'x'.repeat(place % 50)}${place}`, '123456')).statusCode);
	}
	expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
	expect(statuses[60]).toBe(429);
	world.clock.time += minute;
	expectError(await signIn(code, 'Ana', cards[0]?.pin ?? ''), 'resource-exhausted', /wrong tries/);
	expect((await signIn(other.code, 'Ben', other.cards[0]?.pin ?? '')).statusCode).toBe(200);
});

test('a new PIN ends the sessions of the old one, which no longer signs in, and opens a locked card', async () => {
	const { owner, classId, code, cards } = await aClass('Ana', 'Ben');
	const [ana, ben] = cards as [MadeCard, MadeCard];
	const [anas, bens] = [
		signedInBy(await signIn(code, 'Ana', ana.pin)),
		signedInBy(await signIn(code, 'Ben', ben.pin)),
	];
	for (let attempt = 0; attempt < 5; attempt++) await signIn(code, 'Ana', wrongPin(ana.pin));
	expectError(await signIn(code, 'Ana', ana.pin), 'resource-exhausted', /wrong tries/);
	const answer = await post(cardPaths.newPins, { classId, membershipIds: [ana.membershipId] }, owner);
	const [made] = answer.json().cards as [MadeCard];
	expect(made).toMatchObject({ membershipId: ana.membershipId, displayName: 'Ana' });
	const statusOf = async (cookies: Cookies) =>
		(await world.app.inject({ url: apiPaths.myAcademies, cookies })).statusCode;
	expect([await statusOf(anas), await statusOf(bens)]).toEqual([401, 200]);
	if (made.pin !== ana.pin) {
		expectError(await signIn(code, 'Ana', ana.pin), 'invalid-argument', /does not match/);
	}
	expect((await signIn(code, 'Ana', made.pin)).statusCode).toBe(200);
});

test('no PIN is kept, nor in what a learner takes along, which says who confirmed the consent', async () => {
	const { code, cards } = await aClass('Ana');
	const [{ pin }] = cards as [MadeCard];
	const cookies = signedInBy(await signIn(code, 'Ana', pin));
	const { body } = await world.app.inject({ url: apiPaths.exportAccount, cookies });
	expect(JSON.parse(body)).toMatchObject({
		account: { email: null, displayName: 'Ana', consent: 'given' },
		card: { academy: 'Sol', consentedAtMs: world.clock.time, confirmedBy: 'Olga' },
		memberships: [{ displayName: 'Ana' }],
	});
	expect(body).not.toMatch(/pin/i);
	const [card] = await world.services.store.cards.find(code, 'ana');
	expect(card?.pinHash).not.toContain(pin);
	expect(card?.pinHash.length).toBeGreaterThan(40);
});

test('a learner who is removed goes with their account, also from what is restored later', async () => {
	const { owner, academyId, code, cards, overview } = await aClass('Ana');
	const [{ membershipId, pin }] = cards as [MadeCard];
	const answer = await signIn(code, 'Ana', pin);
	const { uid } = answer.json().user;
	expect((await post(apiPaths.removeMember, { academyId, membershipId }, owner)).statusCode).toBe(200);
	expect((await post(apiPaths.refreshSession, {}, signedInBy(answer))).json()).toEqual({ signedIn: false });
	expect(await world.services.store.accounts.withIds([uid])).toEqual([]);
	expect(await world.services.erasures.list()).toContain(uid);
	expect((await overview()).people).toHaveLength(1);
});

test('an academy that is deleted does not come back with an older backup, and neither do its children', async () => {
	const { store, erasures } = world.services;
	/** As from a backup: the same academy is there again, with a child whose account it holds. */
	async function comesBack(academyId: string) {
		const { id: accountId } = (await signInForTests(world.services, 'restored-owner@example.com')).account;
		const look = { name: 'Sol', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } } as const;
		const academy = { ...look, id: academyId, isExample: false, createdAtMs: nowMs };
		const owner = { membershipId: randomUUID(), accountId, displayName: 'Olga' };
		await store.academies.start(academy, owner, 9);
		const classId = randomUUID();
		const added = { id: classId, academyId, name: 'First', joinCode: classId, createdAtMs: nowMs };
		await store.academies.addClass(permissionFor('addClass', accountId), added, 9);
		const child = { membershipId: randomUUID(), accountId: randomUUID(), displayName: 'Ana' };
		const cards = [{ ...child, nameKey: 'ana', pinHash: '' }];
		await store.cards.add(permissionFor('importLearners', accountId), { classId, cards, atMs: nowMs }, 9);
		return async () => (await store.accounts.withIds([child.accountId])).length;
	}
	const removed = await aClass('Ana');
	const wrong = { academyId: removed.academyId, typedName: 'Mar' };
	expectError(await post(apiPaths.removeAcademy, wrong, removed.owner), 'invalid-argument', /not the name/);
	expect(await erasures.list()).not.toContain(removed.academyId);
	expect((await post(apiPaths.removeAcademy, { ...wrong, typedName: 'Sol' }, removed.owner)).statusCode).toBe(
		200,
	);
	// The account of an owner is erased, not by their own wish, and with it what they own.
	const owned = await aClass('Ana');
	const email = `owner${owners}@example.com`;
	expectError(await post(apiPaths.eraseAccount, { email }, owned.owner), 'aborted', /own an academy/);
	await eraseWithTraces(world.services)((await signInForTests(world.services, email)).account);
	for (const { academyId } of [removed, owned]) {
		const children = await comesBack(academyId);
		expect(await children()).toBe(1);
		expect(await eraseAgain(world.services)).toEqual({ accounts: 0, academies: 1 });
		expect(await children()).toBe(0);
	}
});

test('an account that no address can be told of is erased in its time all the same', async () => {
	const store = createSqliteStore(':memory:');
	await store.start();
	let time = nowMs;
	const services = { ...world.services, store, clock: { nowMs: () => time } };
	const { account: owner } = await signInForTests(services, 'retained-owner@example.com');
	const { classId } = await anAcademy(store, { ownerId: owner.id, marker: 'English House' });
	const card = { membershipId: 'member', accountId: 'child', displayName: 'Ana', nameKey: 'ana' };
	const learners = { classId, cards: [{ ...card, pinHash: '' }], atMs: nowMs };
	expect(await store.cards.add(permissionFor('importLearners', owner.id), learners, 10)).toBe('added');
	const retain = enforceRetention(services, 'https://henry.example');
	const idsLeft = async () => (await store.accounts.withIds(['child', owner.id])).map(({ id }) => id);
	time += accountUnusedMs - accountWarningMs;
	await retain();
	expect(await idsLeft()).toHaveLength(2);
	expect(world.sent.at(-1)?.text).toContain('English House');
	await signInForTests(services, 'retained-owner@example.com');
	time += accountWarningMs;
	await retain();
	expect(await idsLeft()).toEqual([owner.id]);
	await store.close();
});
