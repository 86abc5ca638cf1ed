import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPasskeys } from '#server/adapters/passkeys/webauthn.ts';
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
import { type IssuerForTests, startIssuer } from './oidc-provider-for-tests.ts';
import { openIdAt, openIdCalls, returnAddress } from './open-id-calls-for-tests.ts';

let issuer: IssuerForTests;
let world: World;
const { signIn } = openIdCalls(() => world);

beforeAll(async () => {
	issuer = await startIssuer(returnAddress);
	const store = createSqliteStore(':memory:');
	world = await openWorld({
		...{ ...createServices(configForTests), store, openId: openIdAt(issuer.address) },
		passkeys: createPasskeys(configForTests.publicAddress),
	});
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
	await issuer.close();
});

let people = 0;
beforeEach(() => {
	people += 1;
	world.clock.time = Date.now();
	issuer.person = { subject: `person-${people}`, claims: {} };
});
const address = () => `person-${people}@example.org`;
const verified = () => ({ email: address(), email_verified: true });

test.each([
	['issuer', {}, 1],
	['issuer', { amr: ['pwd'] }, 1],
	['issuer', { amr: ['pwd', 'otp', 'mfa'] }, 2],
	// The settings say that this one lets nobody in by one alone.
	['google', {}, 2],
] as const)('%s with the claims %j counts as %i factors', async (id, claims, factors) => {
	issuer.person.claims = { ...verified(), ...claims };
	const token = sessionCookie(await signIn({ issuer: id })) ?? '';
	const { store, secrets } = world.services;
	expect((await store.accounts.findSession(secrets.hash(token)))?.session.factors).toBe(factors);
});

test('an issuer that vouches for the address is no way around a passkey', async () => {
	const mailed = await signInByMail(world, address());
	const { uid } = (await post(world.app, apiPaths.refreshSession, {}, mailed)).json().user;
	const device = { browser: null, system: null, createdAtMs: 0 } as const;
	const passkey = { id: `key of ${uid}`, publicKey: new Uint8Array(2), counter: 0, ...device };
	await world.services.store.passkeys.add(uid, passkey);
	issuer.person.claims = verified();
	const answer = await signIn();
	expect(answer.json().user.uid).toBe(uid);
	const exported = await world.app.inject({ url: apiPaths.exportAccount, cookies: signedInBy(answer) });
	expect(exported.json().identities).toEqual([]);
});

/** The same server, where everybody is asked for two factors. */
async function whereAllNeedTwo(check: () => Promise<void>) {
	const usual = world.app;
	const security = { ...configForTests.security, twoFactors: 'everyone' as const };
	world.app = await buildApp({ ...configForTests, security }, world.services);
	try {
		await check();
	} finally {
		await world.app.close();
		world.app = usual;
	}
}
const options = (cookies: Record<string, string>) =>
	post(world.app, accountPaths.passkeyOptions, { purpose: 'add' }, cookies);
const missing = async (cookies: Record<string, string>) =>
	(await post(world.app, apiPaths.refreshSession, {}, cookies)).json().missing;

test('whoever signs in by two factors of an issuer makes no passkey by less, nor links another issuer', async () => {
	issuer.person.claims = { ...verified(), amr: ['mfa'] };
	const byIssuer = signedInBy(await signIn());
	await whereAllNeedTwo(async () => {
		const byMail = await signInByMail(world, address());
		expect(await missing(byMail)).toBe('useIssuer');
		expectError(await options(byMail), 'permission-denied', /second factor/);
		issuer.person.claims = verified();
		expect(await missing(signedInBy(await signIn())), 'by one factor of the issuer').toBe('useIssuer');
		issuer.person = { subject: `another-${people}`, claims: { ...verified(), amr: ['mfa'] } };
		expect(await missing(signedInBy(await signIn())), 'of whoever has the mailbox').toBe('useIssuer');
		expect((await options(byIssuer)).statusCode).toBe(200);
	});
});

test('once the operator has forgotten the second factor of an issuer, a mail makes a passkey', async () => {
	issuer.person.claims = { ...verified(), amr: ['mfa'] };
	await signIn();
	expect(await world.services.store.passkeys.forget(address())).toBe(true);
	await whereAllNeedTwo(async () => {
		const byMail = await signInByMail(world, address());
		expect(await missing(byMail)).toBe('makePasskey');
		expect((await options(byMail)).statusCode).toBe(200);
	});
});

test('an issuer that asked for one factor alone keeps nobody from making a passkey', async () => {
	issuer.person.claims = verified();
	await signIn();
	await whereAllNeedTwo(async () => {
		expect(await missing(await signInByMail(world, address()))).toBe('makePasskey');
	});
});
