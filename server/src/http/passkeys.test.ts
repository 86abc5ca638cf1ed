import { housePaths } from '@henry/contract/academy-house.ts';
import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { passkeyOptionsMs } from '@henry/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp } from '#server/app.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import {
	openWorld,
	post,
	sessionCookie,
	signedInBy,
	signInByMail,
	type World,
} from './accounts-for-tests.ts';

let world: World;
let made = 0;

/** Takes for signed what repeats the challenge; what browsers really do is tested in a browser. */
const passkeys: World['services']['passkeys'] = {
	optionsToAdd: async () => newOptions(),
	optionsToSignIn: async () => newOptions(),
	verifyNew: async ({ id, response }, challenge) =>
		response.clientDataJSON === challenge ? { id, publicKey: new Uint8Array(2), counter: 0 } : undefined,
	verifySigned: async ({ response }, challenge) =>
		response.clientDataJSON === challenge ? { counter: 1 } : undefined,
};
const newOptions = () => {
	made += 1;
	return { challenge: `challenge-${made}`, options: { challenge: `challenge-${made}` } };
};

beforeAll(async () => {
	const services = createServices(configForTests);
	world = await openWorld({ ...services, store: createSqliteStore(':memory:'), passkeys });
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
});

const call = (url: string, payload: object, cookies = {}) => post(world.app, url, payload, cookies);

/** Options with the cookies that a browser brings back with its answer. */
async function askFor(purpose: 'add' | 'signIn', cookies: Record<string, string> = {}) {
	const answer = await call(accountPaths.passkeyOptions, { purpose }, cookies);
	const given = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
	return { challenge: answer.json().options.challenge as string, cookies: { ...cookies, ...given } };
}
const credential = (id: string, challenge: string, response: object) => ({
	credential: {
		...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
		response: { clientDataJSON: challenge, ...response },
	},
});
const add = (id: string, challenge: string, cookies: object) =>
	call(accountPaths.addPasskey, credential(id, challenge, { attestationObject: '' }), cookies);
const signIn = (id: string, challenge: string, cookies: object) =>
	call(
		accountPaths.signInByPasskey,
		credential(id, challenge, { authenticatorData: '', signature: '' }),
		cookies,
	);

/** Makes a passkey in the browser of these cookies, and signs in by it. */
async function signInByNewPasskey(id: string, cookies: Record<string, string>) {
	const adding = await askFor('add', cookies);
	expect((await add(id, adding.challenge, adding.cookies)).json()).toEqual({ done: true });
	const signing = await askFor('signIn');
	return signedInBy(await signIn(id, signing.challenge, signing.cookies));
}
const refreshed = async (cookies: Record<string, string>) =>
	(await call(apiPaths.refreshSession, {}, cookies)).json();
const exported = async (cookies: Record<string, string>, app = world.app) =>
	(await app.inject({ url: apiPaths.exportAccount, cookies })).statusCode;

test('a passkey is made by whoever is signed in, signs in to their account alone, and can be removed', async () => {
	const owner = await signInByMail(world, 'owner@example.org');
	const adding = await askFor('add', owner);
	expect((await add('key-1', adding.challenge, adding.cookies)).json()).toEqual({ done: true });
	const list = async () =>
		(await world.app.inject({ url: accountPaths.passkeys, cookies: owner })).json().passkeys;
	expect(await list()).toMatchObject([{ id: 'key-1', lastUsedAtMs: null }]);

	const signing = await askFor('signIn');
	const answer = await signIn('key-1', signing.challenge, signing.cookies);
	expect(answer.json()).toMatchObject({ signedIn: true, user: { email: 'owner@example.org' } });
	expect((await call(apiPaths.refreshSession, {}, signedInBy(answer))).json().signedIn).toBe(true);
	expect(await list()).toMatchObject([{ lastUsedAtMs: world.clock.time }]);

	const stranger = await signInByMail(world, 'stranger@example.org');
	await call(accountPaths.removePasskey, { id: 'key-1' }, stranger);
	expect(await list()).toHaveLength(1);
	await call(accountPaths.removePasskey, { id: 'key-1' }, owner);
	const later = await askFor('signIn');
	expectError(
		await signIn('key-1', later.challenge, later.cookies),
		'invalid-argument',
		/does not work here/,
	);
});

test('who signs in by a passkey is signed out of what the browser was signed in to before', async () => {
	const before = await signInByMail(world, 'twice@example.org');
	const adding = await askFor('add', before);
	await add('key-of-twice', adding.challenge, adding.cookies);
	const { challenge, cookies } = await askFor('signIn', before);
	const after = signedInBy(await signIn('key-of-twice', challenge, cookies));
	expect([await exported(before), await exported(after)]).toEqual([401, 200]);
});

test('options are of use once, for five minutes, and only in the browser that asked', async () => {
	const owner = await signInByMail(world, 'careful@example.org');
	const adding = await askFor('add', owner);
	await add('key-2', adding.challenge, adding.cookies);
	const again = await add('key-3', adding.challenge, adding.cookies);
	expectError(again, 'invalid-argument', /does not work here/);

	const first = await askFor('signIn');
	const other = await askFor('signIn');
	for (const cookies of [
		{},
		other.cookies,
		{ henry_challenge: `${first.challenge}.${world.clock.time + 1}.x` },
	]) {
		const answer = await signIn('key-2', first.challenge, cookies);
		expectError(answer, 'invalid-argument', /./);
		expect(sessionCookie(answer)).toBeUndefined();
	}
	world.clock.time += passkeyOptionsMs;
	expectError(await signIn('key-2', first.challenge, first.cookies), 'invalid-argument', /./);
});

test('nobody makes a passkey without being signed in', async () => {
	expectError(await call(accountPaths.passkeyOptions, { purpose: 'add' }), 'unauthenticated', /./);
	const { challenge, cookies } = await askFor('signIn');
	expectError(await add('key-4', challenge, cookies), 'unauthenticated', /./);
});

test('where an academy asks for two factors, a mailbox alone opens nothing to its staff, who then make a passkey', async () => {
	const byMail = await signInByMail(world, 'olga@example.org');
	const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const { academyId } = (await call(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, byMail)).json();
	await call(apiPaths.addClass, { academyId, name: 'First' }, byMail);
	const ask = (cookies: Record<string, string>, isAsked = true) =>
		call(housePaths.askForTwoFactors, { academyId, isAsked }, cookies);
	expectError(await ask(byMail), 'permission-denied', /Sign in by a passkey yourself first/);
	const owner = await signInByNewPasskey('olgas', byMail);
	const invitation = { academyId, role: 'teacher', classId: null, wardId: null };
	const { token } = (await call(apiPaths.inviteMember, invitation, owner)).json();
	const { classes } = (await call(apiPaths.academyOverview, { academyId }, owner)).json();
	const [teacher, learner] = [
		await signInByMail(world, 'tom@example.org'),
		await signInByMail(world, 'lea@example.org'),
	];
	const join = (ticket: object, cookies: Record<string, string>) =>
		call(apiPaths.joinAcademy, { ticket, displayName: 'Somebody' }, cookies);
	await join({ token }, teacher);
	await join({ code: classes[0].joinCode }, learner);
	expect([await exported(byMail), await exported(teacher), await exported(learner)]).toEqual([200, 200, 200]);

	expect((await ask(owner)).json()).toEqual({ done: true });
	expect([await exported(byMail), await exported(teacher)]).toEqual([403, 403]);
	expect([await exported(owner), await exported(learner)]).toEqual([200, 200]);
	expectError(
		await call(apiPaths.eraseAccount, { email: 'tom@example.org' }, teacher),
		'permission-denied',
		/passkey/,
	);
	expect((await refreshed(teacher)).missing).toBe('makePasskey');
	expect((await refreshed(byMail)).missing).toBe('usePasskey');
	// A second passkey by the mailbox alone would be a way around the first.
	expectError(await call(accountPaths.passkeyOptions, { purpose: 'add' }, byMail), 'permission-denied', /./);

	const teachers = await signInByNewPasskey('toms', await signInByMail(world, 'tom@example.org'));
	expect(await exported(teachers)).toBe(200);
	expect((await refreshed(teachers)).missing).toBeUndefined();
	const last = await call(accountPaths.removePasskey, { id: 'toms' }, teachers);
	expectError(last, 'permission-denied', /your last passkey/);
	expect((await ask(owner, false)).json()).toEqual({ done: true });
	expect(await exported(await signInByMail(world, 'tom@example.org'))).toBe(200);
});

test('whoever runs the server can ask all staff for two factors, or everyone', async () => {
	const [learner, owner] = [
		await signInByMail(world, 'leo@example.org'),
		await signInByMail(world, 'omar@example.org'),
	];
	const look = { name: 'Mar', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	await call(apiPaths.startAcademy, { ...look, ownerName: 'Omar' }, owner);
	for (const [twoFactors, expected] of [
		['staff', [200, 403]],
		['everyone', [403, 403]],
	] as const) {
		const security = { ...configForTests.security, twoFactors };
		const app = await buildApp({ ...configForTests, security }, world.services);
		expect([await exported(learner, app), await exported(owner, app)]).toEqual(expected);
		await app.close();
	}
});
