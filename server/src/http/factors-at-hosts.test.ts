import { housePaths } from '@henry/contract/academy-house.ts';
import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { closeWorld, openWorld, post as postTo, signedInBy, type World } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

type Cookies = Record<string, string>;
type Academy = { academyId: string; cookies: Cookies };
const host = 'house.example.org';
let world: World;
let house: Academy;

beforeAll(async () => {
	world = await openWorld({ ...createServices(configForTests), store: createSqliteStore(':memory:') });
	house = await anAcademy('house@example.com');
	const named = { academyId: house.academyId, senderName: null, addressName: null, hostName: host };
	await post(housePaths.changeHouse, named, house.cookies);
	await world.services.store.houses.confirmHost(host, 1);
	world.clock.time += 60_000;
}, 60_000);
afterAll(() => closeWorld(world));

const post = (url: string, payload: object, cookies?: Cookies) => postTo(world.app, url, payload, cookies);
const atHost = (url: string, payload: object, cookies: Cookies = {}) =>
	world.app.inject({ method: 'POST', url, payload, cookies, headers: { host } });

/** An academy whose owner has signed in by two factors. */
async function anAcademy(email: string): Promise<Academy> {
	const { cookies } = await signInForTests(world.services, email);
	const look = { name: email, language: 'en', colours: { ground: '#7a1f1f', text: '#ffffff' } };
	const started = await post(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, cookies);
	return { academyId: started.json().academyId, cookies };
}
async function hire({ academyId, cookies }: Academy, teacher: Cookies): Promise<void> {
	const invitation = { academyId, role: 'teacher', classId: null, wardId: null };
	const { token } = (await post(apiPaths.inviteMember, invitation, cookies)).json();
	const joined = await post(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Tom' }, teacher);
	expect(joined.statusCode).toBe(200);
}
const askForTwo = ({ academyId, cookies }: Academy, isAsked = true) =>
	post(housePaths.askForTwoFactors, { academyId, isAsked }, cookies);

/** Signs in at the host by a mailed link. */
async function byMail(email: string): Promise<Cookies> {
	await atHost(apiPaths.signIn, { email, language: 'en' });
	const token = /#token=([\w-]{43})\n/.exec(world.sent.at(-1)?.text ?? '')?.[1];
	return signedInBy(await atHost(apiPaths.finishSignIn, { email, token }));
}

/** Signs in at the host by a pass of a session at the server's own address. */
async function byPass(cookies: Cookies): Promise<Cookies> {
	const asked = await atHost(accountPaths.askForPass, {});
	const browser = { henry_pass: asked.cookies.find(({ name }) => name === 'henry_pass')?.value ?? '' };
	const wanted = Object.fromEntries(new URL(asked.json().address).searchParams);
	const given = await post(accountPaths.givePass, wanted, cookies);
	const token = new URL(given.json().address).hash.replace('#pass=', '');
	return signedInBy(await atHost(accountPaths.signInByPass, { token }, browser));
}
const missing = async (cookies: Cookies) =>
	(await atHost(apiPaths.refreshSession, {}, cookies)).json().missing;

/** A teacher of the academy with the host, and of another one. */
async function aTeacherOfTwo(name: string) {
	const email = `${name}@example.com`;
	const { cookies } = await signInForTests(world.services, email);
	const other = await anAcademy(`other-of-${email}`);
	await hire(house, cookies);
	return { email, cookies, other };
}
const expectRefused = async (url: string, payload: object, cookies: Cookies) =>
	expectError(await atHost(url, payload, cookies), 'permission-denied', /second factor/);

test('a session of one factor at an academy’s host opens no other that asks for two, from when it does', async () => {
	const { email, cookies, other } = await aTeacherOfTwo('one');
	await hire(other, cookies);
	const there = await byMail(email);
	const overview = { academyId: other.academyId };
	expect((await atHost(apiPaths.academyOverview, overview, there)).statusCode).toBe(200);
	expect((await askForTwo(other)).statusCode).toBe(200);
	await expectRefused(apiPaths.academyOverview, overview, there);
	expect(await missing(there)).toBe('makePasskey');
	const list = { url: apiPaths.myAcademies, cookies: there, headers: { host } };
	expect((await world.app.inject(list)).statusCode).toBe(403);
});

test('two factors at an academy’s host open no other that asks for two later', async () => {
	const { cookies, other } = await aTeacherOfTwo('later');
	await hire(other, cookies);
	const there = await byPass(cookies);
	const overview = { academyId: other.academyId };
	expect((await atHost(apiPaths.academyOverview, overview, there)).statusCode).toBe(200);
	await askForTwo(other);
	await expectRefused(apiPaths.academyOverview, overview, there);
	expect(await missing(there)).toBeDefined();
	expect((await post(apiPaths.academyOverview, overview, cookies)).statusCode, 'at its own address').toBe(
		200,
	);
	await askForTwo(other, false);
	expect((await atHost(apiPaths.academyOverview, overview, there)).statusCode).toBe(200);
});

test('two factors at an academy’s host open no other that its member works for later', async () => {
	const { cookies, other } = await aTeacherOfTwo('hired');
	const there = await byPass(cookies);
	await askForTwo(other);
	await hire(other, cookies);
	await expectRefused(apiPaths.academyOverview, { academyId: other.academyId }, there);
});

test('a card signs in at the host of its own academy, and of no other', async () => {
	const pin = async ({ academyId, cookies }: Academy) => {
		await post(apiPaths.addClass, { academyId, name: 'First' }, cookies);
		const { classes } = (await post(apiPaths.academyOverview, { academyId }, cookies)).json();
		const learners = { classId: classes[0].id, names: ['Ana'], guardiansAgreed: true };
		const { cards } = (await post(cardPaths.importLearners, learners, cookies)).json();
		return { code: classes[0].joinCode, name: 'Ana', pin: cards[0].pin };
	};
	const [own, strange] = [await pin(house), await pin(await anAcademy('cards@example.com'))];
	expectError(await atHost(cardPaths.signInByCard, strange), 'invalid-argument', /Look at your card/);
	expect((await post(cardPaths.signInByCard, strange)).statusCode).toBe(200);
	expect((await atHost(cardPaths.signInByCard, own)).statusCode).toBe(200);
});

test('two factors at the host of the academy that asks for them open it', async () => {
	const { cookies } = await aTeacherOfTwo('own');
	const there = await byPass(cookies);
	await askForTwo(house);
	const overview = { academyId: house.academyId };
	expect((await atHost(apiPaths.academyOverview, overview, there)).statusCode).toBe(200);
	expect(await missing(there)).toBeUndefined();
	await askForTwo(house, false);
});
