import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { openIdAttemptMs } from '@henry/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOpenId } from '#server/adapters/open-id/openid-client.ts';
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
import {
	clientForTests,
	type IssuerForTests,
	startBadIssuer,
	startIssuer,
} from './oidc-provider-for-tests.ts';
import { type Beginning, openIdAt, openIdCalls, returnAddress, visit } from './open-id-calls-for-tests.ts';

let issuer: IssuerForTests;
let world: World;
const { begin, finish, signIn } = openIdCalls(() => world);

beforeAll(async () => {
	issuer = await startIssuer(returnAddress);
	const services = createServices(configForTests);
	world = await openWorld({
		...services,
		store: createSqliteStore(':memory:'),
		openId: openIdAt(issuer.address),
	});
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
	await issuer.close();
});

let people = 0;
beforeEach(() => {
	vi.restoreAllMocks();
	people += 1;
	world.clock.time = Date.now();
	issuer.person = { subject: `person-${people}`, claims: {} };
});
const address = () => `person-${people}@example.org`;
const verified = () => ({ email: address(), email_verified: true });

type Cookies = Record<string, string>;

const uidOf = async (beginning: Beginning = {}) => (await signIn(beginning)).json().user.uid as string;

test('somebody signs in by an issuer that vouches for their address, and keeps the account', async () => {
	issuer.person.claims = verified();
	const answer = await signIn();
	expect(answer.json()).toMatchObject({
		signedIn: true,
		user: { email: address(), emailVerified: true },
		consent: 'notNeeded',
	});
	expect((await post(world.app, apiPaths.refreshSession, {}, signedInBy(answer))).json().signedIn).toBe(true);
	issuer.person.claims = { email: 'another@example.org', email_verified: true };
	expect(await uidOf()).toBe(answer.json().user.uid);
});

test('an account that began by mail is found by the address that the issuer vouches for', async () => {
	const mailed = await signInByMail(world, address());
	const { uid } = (await post(world.app, apiPaths.refreshSession, {}, mailed)).json().user;
	issuer.person.claims = { email: address().toUpperCase(), email_verified: true };
	expect(await uidOf()).toBe(uid);
});

test('an address that nobody vouches for opens no account, and becomes none', async () => {
	const mailed = await signInByMail(world, address());
	const { uid } = (await post(world.app, apiPaths.refreshSession, {}, mailed)).json().user;
	for (const email_verified of [false, undefined, 'true', 1]) {
		issuer.person = { subject: `stranger-${email_verified}`, claims: { email: address(), email_verified } };
		const { user } = (await signIn()).json();
		expect(user).toMatchObject({ email: null, displayName: null, providers: ['openId'] });
		expect(user.uid).not.toBe(uid);
		expect(await uidOf()).toBe(user.uid);
	}
});

test.each([
	['google', { email_verified: true, hd: 'example.org' }, true],
	['google', { email_verified: true }, false],
	['google', { email_verified: false, hd: 'example.org' }, false],
	['microsoft', { xms_edov: true }, true],
	['microsoft', { xms_edov: '1' }, true],
	['microsoft', { xms_edov: false, email_verified: true }, false],
	['microsoft', { email_verified: true }, false],
] as const)('%s with the claims %j vouches for the address: %s', async (id, claims, isVouchedFor) => {
	issuer.person.claims = { email: address(), ...claims };
	expect((await signIn({ issuer: id })).json().user.email).toBe(isVouchedFor ? address() : null);
});

test('the cookie of an attempt is out of reach of scripts, and gone after ten minutes or its use', async () => {
	const { cookie, address: start, cookies } = await begin();
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: openIdAttemptMs / 1_000 });
	const asked = new URL(start).searchParams;
	expect(Object.fromEntries(asked)).toMatchObject({
		response_type: 'code',
		code_challenge_method: 'S256',
		redirect_uri: returnAddress,
	});
	expect(start).not.toContain(clientForTests.clientSecret);
	const answer = await finish((await visit(start)).search, cookies);
	expect(answer.cookies.find(({ name }) => name === 'henry_open_id')).toMatchObject({ value: '' });
});

/** Signs nobody in, and says the same of every attempt that is not this browser's own and new. */
async function expectNotTaken(query: string, cookies: Cookies) {
	const answer = await finish(query, cookies);
	expectError(answer, 'invalid-argument', /has expired, or it was used before/);
	expect(sessionCookie(answer)).toBeUndefined();
}

test('another state, no state, and an attempt of another browser sign nobody in', async () => {
	const [own, other] = [await begin(), await begin()];
	const { search, searchParams } = await visit(own.address);
	await expectNotTaken(search, other.cookies);
	await expectNotTaken(search, {});
	await expectNotTaken(search, { henry_open_id: own.cookies.henry_open_id.replace(/^./, 'x') });
	const changed = new URLSearchParams(searchParams);
	changed.set('state', 'x'.repeat(43));
	await expectNotTaken(`?${changed}`, own.cookies);
	const without = await begin();
	await expectNotTaken('?code=some-code', without.cookies);
});

test('a code is of use once, whichever attempt brings it', async () => {
	const { address: start, cookies } = await begin();
	const { search, searchParams } = await visit(start);
	expect((await finish(search, cookies)).json().signedIn).toBe(true);
	await expectNotTaken(search, cookies);
	const next = await begin();
	const state = new URL(next.address).searchParams.get('state') ?? '';
	const replayed = new URLSearchParams(searchParams);
	replayed.set('state', state);
	await expectNotTaken(`?${replayed}`, next.cookies);
});

test('a token that was changed on its way is noticed by its signature', async () => {
	const { address: start, cookies } = await begin();
	const { search } = await visit(start);
	const ask = globalThis.fetch;
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
		const response = await ask(input, options);
		if (!String(input).endsWith('/token')) return response;
		const tokens = (await response.json()) as { id_token: string };
		const [head, body = '', signature] = tokens.id_token.split('.');
		const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'somebody else' };
		const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
		return Response.json({ ...tokens, id_token: [head, changed, signature].join('.') });
	});
	await expectNotTaken(search, cookies);
});

test('an attempt that took longer than ten minutes signs nobody in', async () => {
	const { address: start, cookies } = await begin();
	const { search } = await visit(start);
	world.clock.time += openIdAttemptMs;
	await expectNotTaken(search, cookies);
});

test('whoever cancels at the issuer is told that nothing has changed, and can begin again', async () => {
	const { address: start, cookies } = await begin();
	const { search, searchParams } = await visit(start, 'refuse');
	expect(searchParams.get('error')).toBe('access_denied');
	const answer = await finish(search, cookies);
	expectError(answer, 'aborted', /Nothing has changed/);
	expect(sessionCookie(answer)).toBeUndefined();
	await expectNotTaken(search, cookies);
	expect((await signIn()).json().signedIn).toBe(true);
});

test('whoever is too young waits for a guardian, who is written to; without an address they are sent to the mail', async () => {
	issuer.person.claims = verified();
	const guardianEmail = `parent-of-${address()}`;
	expect((await signIn({ guardianEmail })).json()).toMatchObject({ consent: 'pending' });
	expect(world.sent.at(-1)).toMatchObject({ to: guardianEmail });
	expectError(await signIn({ guardianEmail: address() }), 'invalid-argument', /your own address/);
	issuer.person = { subject: `${people}-unvouched`, claims: { email: address(), email_verified: false } };
	expectError(await signIn({ guardianEmail }), 'invalid-argument', /sign in by email/);
});

test('an account without an address is exported with its identity, and erased by its owner', async () => {
	const cookies = signedInBy(await signIn());
	const exported = await world.app.inject({ url: apiPaths.exportAccount, cookies });
	expect(exported.json().identities).toMatchObject([
		{ issuer: issuer.address, subject: issuer.person.subject },
	]);
	const typed = { email: 'somebody@example.org' };
	expectError(await post(world.app, apiPaths.eraseAccount, typed, cookies), 'invalid-argument', /not the/);
	expect((await post(world.app, apiPaths.eraseAccount, { email: null }, cookies)).json().done).toBe(true);
	expect((await post(world.app, apiPaths.refreshSession, {}, cookies)).json().signedIn).toBe(false);
});

/** A server of its own that stands on other issuers. */
async function withOpenId(openId: World['services']['openId'], check: () => Promise<void>) {
	const usual = world;
	world = await openWorld({ ...usual.services, store: createSqliteStore(':memory:'), openId });
	world.clock.time = Date.now();
	try {
		await check();
	} finally {
		await world.app.close();
		await world.services.store.close();
		world = usual;
	}
}
const beginAnywhere = () => post(world.app, accountPaths.beginOpenId, { issuer: 'issuer', language: 'en' });

test('an issuer that is down is said to be so at both ends, and works again when it is back @whole', async () => {
	const frail = await startIssuer(returnAddress);
	frail.person = issuer.person;
	await withOpenId(openIdAt(frail.address), async () => {
		const { address: start, cookies } = await begin();
		const { search } = await visit(start);
		await frail.close();
		expectError(await finish(search, cookies), 'unavailable', /does not answer now/);
	});
	const port = Number(new URL(frail.address).port);
	await withOpenId(openIdAt(frail.address), async () => {
		expectError(await beginAnywhere(), 'unavailable', /does not answer now/);
		const back = await startIssuer(returnAddress, port);
		back.person = issuer.person;
		expect((await signIn()).json().signedIn).toBe(true);
		await back.close();
	});
});

test('an issuer that never ends its answer, or answers without end, is given up @whole', async () => {
	const { address: root, close } = await startBadIssuer();
	for (const [path, answerWithinMs] of [
		['silent', 300],
		['endless', 60_000],
	] as const) {
		await withOpenId(openIdAt(`${root}/${path}`, answerWithinMs), async () => {
			expectError(await beginAnywhere(), 'unavailable', /does not answer now/);
		});
	}
	await close();
}, 20_000);

test('pages of other sites begin and end no sign-in, and without issuers there is no such call', async () => {
	const headers = { 'sec-fetch-site': 'cross-site' };
	for (const [url, payload] of [
		[accountPaths.beginOpenId, { issuer: 'issuer', language: 'en' }],
		[accountPaths.finishOpenId, { query: '?code=x' }],
	] as const) {
		const answer = await world.app.inject({ method: 'POST', url, payload, headers });
		expectError(answer, 'permission-denied', /./);
	}
	await withOpenId(createOpenId([], returnAddress), async () => {
		expect((await beginAnywhere()).statusCode).toBe(404);
	});
});
