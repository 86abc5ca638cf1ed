import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { passkeyOptionsMs } from '@henry/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
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
