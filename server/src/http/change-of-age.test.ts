import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { guardianSilentMs } from '@henry/contract/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { enforceRetention } from '#server/domain/accounts/retention.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post, signedInBy, signInByMail, type World } from './accounts-for-tests.ts';
import { aResult } from './practice-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let world: World;
let people = 0;

beforeAll(async () => {
	world = await openWorld({ ...createServices(configForTests), store: createSqliteStore(':memory:') });
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.store.close();
});

type Cookies = Record<string, string>;
const call = (url: string, payload: object, cookies = {}) => post(world.app, url, payload, cookies);
const practise = (cookies: Cookies) =>
	call(apiPaths.savePractice, { results: [aResult()], cards: [] }, cookies);
const remember = (cookies: Cookies) =>
	call(apiPaths.saveLearnerState, { memory: { isOn: true, facts: [] } }, cookies);
const consentOf = async (cookies: Cookies) =>
	(await call(apiPaths.refreshSession, {}, cookies)).json().consent;
const tokenInNewestMail = (name: 'token' | 'guardian') =>
	new RegExp(`#${name}=([\\w-]{43})\\n`).exec(world.sent.at(-1)?.text ?? '')?.[1];

/** Somebody with an account who said nothing of their age. */
async function aLearner() {
	people += 1;
	const [email, guardianEmail] = [`learner-${people}@example.org`, `parent-${people}@example.org`];
	const cookies = await signInByMail(world, email);
	expect((await practise(cookies)).statusCode).toBe(200);
	return { email, guardianEmail, cookies };
}
const tellAge = (cookies: Cookies, guardianEmail: string) =>
	call(accountPaths.askGuardian, { guardianEmail }, cookies);

test('a child who says later how old they are waits for a parent as a new one does', async () => {
	const { email, guardianEmail, cookies } = await aLearner();
	expect((await tellAge(cookies, guardianEmail)).json()).toEqual({ done: true });
	expect(world.sent.at(-1)?.to).toBe(guardianEmail);
	const token = tokenInNewestMail('guardian');
	expect(await consentOf(cookies)).toBe('pending');
	for (const refused of [await practise(cookies), await remember(cookies)])
		expectError(refused, 'permission-denied', /parent or guardian/);
	expect((await call(accountPaths.lookUpWard, { token })).json()).toEqual({ email, consent: 'pending' });
	expect((await call(accountPaths.giveConsent, { token })).json()).toEqual({ done: true });
	expect([(await practise(cookies)).statusCode, (await remember(cookies)).statusCode]).toEqual([200, 200]);
	const practice = await world.app.inject({ url: apiPaths.practice, cookies });
	expect(practice.json().results, 'what was there before, and what came after').toHaveLength(2);
	// Whoever has a guardian names no other by this.
	expectError(await tellAge(cookies, 'other@example.org'), 'resource-exhausted', /./);
	expect(await consentOf(cookies)).toBe('given');
});

test('where the parent stays silent, the account is erased as a new one is', async () => {
	const { guardianEmail, cookies } = await aLearner();
	const other = await aLearner();
	await tellAge(cookies, guardianEmail);
	const enforce = enforceRetention(world.services, configForTests.publicAddress);
	const idsOf = async (email: string) => (await signInForTests(world.services, email)).account.id;
	const kept = await idsOf(other.email);
	const { uid } = (await call(apiPaths.refreshSession, {}, cookies)).json().user;
	world.clock.time += guardianSilentMs;
	await enforce();
	expect((await world.services.store.accounts.withIds([uid, kept])).map(({ id }) => id)).toEqual([kept]);
});

test('a sign-in that names a parent asks whoever has the account whether that is so, and changes nothing by itself', async () => {
	const { email, guardianEmail } = await aLearner();
	const signInAsWard = async () => {
		await call(apiPaths.signIn, { email, language: 'en', guardianEmail });
		const answer = await call(apiPaths.finishSignIn, { email, token: tokenInNewestMail('token') });
		return { response: answer.json(), cookies: signedInBy(answer) };
	};
	const { response, cookies } = await signInAsWard();
	expect(response).toMatchObject({ consent: 'notNeeded', namedGuardian: guardianEmail });
	expect(world.sent.filter(({ to }) => to === guardianEmail)).toEqual([]);
	expect((await practise(cookies)).statusCode).toBe(200);
	const refreshed = (await call(apiPaths.refreshSession, {}, cookies)).json();
	expect(refreshed.namedGuardian).toBeUndefined();
	await tellAge(cookies, guardianEmail);
	const { response: again } = await signInAsWard();
	expect(again).toMatchObject({ consent: 'pending' });
	expect(again.namedGuardian, 'the parent was asked').toBeUndefined();
});

test('nobody agrees for themselves, waits without an address, or has an academy erased by a parent’s silence', async () => {
	const { email, cookies } = await aLearner();
	expectError(await tellAge(cookies, email), 'invalid-argument', /your own address/);
	const academy = {
		...{ name: 'Sol', language: 'en', ownerName: 'Olga' },
		colours: { ground: '#163e40', text: '#f7f2e7' },
	};
	await call(apiPaths.startAcademy, academy, cookies);
	expectError(await tellAge(cookies, 'parent@example.org'), 'permission-denied', /works for an academy/);
	expect(await consentOf(cookies)).toBe('notNeeded');

	const child = await aLearner();
	await tellAge(child.cookies, child.guardianEmail);
	const started = await call(apiPaths.startAcademy, academy, child.cookies);
	expectError(started, 'permission-denied', /parent or guardian/);
	world.clock.time += 60_000;
	expectError(await tellAge(child.cookies, child.email), 'invalid-argument', /your own address/);
});
