import { refusals } from '@henry/contract/refusals.ts';
import { type PushTarget, reminderPaths, type SaveReminderRequest } from '@henry/contract/reminders.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/wiring.ts';
import { createPusher } from '#server/wiring-of-storage.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	const store = createSqliteStore(':memory:');
	services = { ...createServices(configForTests), store, pusher: createPusher(readConfig({}), store) };
	await store.start();
	app = await buildApp(configForTests, services);
}, 60_000);
afterAll(async () => {
	await app.close();
	await services.store.close();
	await closeEngines(services);
});

type Sent = { cookies?: Record<string, string>; headers?: Record<string, string> };
const post = (url: string, payload: object, sent: Sent = {}) =>
	app.inject({ method: 'POST', url, payload, ...sent });
const targetAt = (endpoint: string): PushTarget => ({
	endpoint,
	keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
});
const wanted = (endpoint: string, change: Partial<SaveReminderRequest> = {}): SaveReminderRequest => ({
	target: targetAt(endpoint),
	plan: { days: ['MO'], time: '18:00' },
	...{ timeZone: 'Europe/Madrid', language: 'es' },
	...change,
});
const chrome = 'https://fcm.googleapis.com/fcm/send/';
const kept = async () => (await services.store.reminders.due(Number.MAX_SAFE_INTEGER, 100)).length;

test('a visitor is reminded from a click until they want it no more, and the browser tells that it is still used', async () => {
	const { publicKey } = (await app.inject({ url: reminderPaths.reminderKey })).json();
	expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
	const endpoint = `${chrome}visitor`;
	expectError(await post(reminderPaths.renewReminder, { endpoint }), 'not-found', /./);
	expect((await post(reminderPaths.saveReminder, wanted(endpoint))).json()).toEqual({ done: true });
	expect((await post(reminderPaths.saveReminder, wanted(endpoint))).json()).toEqual({ done: true });
	expect(await kept()).toBe(1);
	expect((await post(reminderPaths.renewReminder, { endpoint })).json()).toEqual({ done: true });
	expect((await post(reminderPaths.removeReminder, { endpoint })).json()).toEqual({ done: true });
	expect(await kept()).toBe(0);
});

test('a browser whose push service gives it another address is reminded there', async () => {
	const [endpoint, target] = [`${chrome}old`, targetAt(`${chrome}new`)];
	expectError(await post(reminderPaths.moveReminder, { endpoint, target }), 'not-found', /./);
	await post(reminderPaths.saveReminder, wanted(endpoint));
	const elsewhere = { endpoint, target: targetAt('https://localhost/abc') };
	expectError(await post(reminderPaths.moveReminder, elsewhere), 'invalid-argument', /./);
	expect((await post(reminderPaths.moveReminder, { endpoint, target })).json()).toEqual({ done: true });
	const [moved, ...others] = await services.store.reminders.due(Number.MAX_SAFE_INTEGER, 100);
	expect(others).toEqual([]);
	expect(moved).toMatchObject({
		target,
		plan: wanted(endpoint).plan,
		timeZone: 'Europe/Madrid',
		language: 'es',
	});
	await post(reminderPaths.removeReminder, { endpoint: target.endpoint });
	expect(await kept()).toBe(0);
});

test.each([
	'https://169.254.169.254/latest/meta-data',
	'https://localhost/abc',
	'http://fcm.googleapis.com/abc',
	'https://fcm.googleapis.com.evil.example/abc',
])('nobody has the server call %s', async (endpoint) => {
	const answer = await post(reminderPaths.saveReminder, wanted(endpoint));
	const message = new RegExp(refusals.unknownPushService);
	expectError(answer, 'invalid-argument', message);
	expect(await kept()).toBe(0);
});

test.each([
	{ plan: { days: ['MO'], time: '22:00' } },
	{ plan: { days: ['MO'], time: '07:59' } },
	{ plan: { days: [], time: '18:00' } },
	{ plan: { days: ['MO', 'MO'], time: '18:00' } },
	{ timeZone: 'Europe/Nowhere' },
	{ language: 'english' },
	{ target: { ...targetAt(`${chrome}x`), keys: { p256dh: 'short', auth: 'short' } } },
	{ target: targetAt(chrome + 'x'.repeat(1_000)) },
] as Partial<SaveReminderRequest>[])('what makes no reminder is refused: %j', async (change) => {
	expectError(await post(reminderPaths.saveReminder, wanted(`${chrome}x`, change)), 'invalid-argument', /./);
});

test('whoever is signed in sees it in their export, without the browser’s address, and takes it along when erased', async () => {
	const { account, cookies } = await signInForTests(services, 'ana@example.com');
	await post(reminderPaths.saveReminder, wanted(`${chrome}ana`), { cookies });
	const exported = await app.inject({ url: '/api/exportAccount', cookies });
	expect(exported.json().reminders).toEqual([
		expect.objectContaining({ days: ['MO'], time: '18:00', timeZone: 'Europe/Madrid', language: 'es' }),
	]);
	expect(exported.body).not.toContain(chrome);
	const email = 'ana@example.com';
	expect((await post('/api/eraseAccount', { email }, { cookies })).statusCode).toBe(200);
	expect(await services.store.accounts.withIds([account.id])).toEqual([]);
	expect(await kept()).toBe(0);
});

test('of whoever waits for a guardian nothing is tied to the account', async () => {
	const { cookies } = await signInForTests(services, 'child@example.com', 'parent@example.com');
	const endpoint = `${chrome}child`;
	await post(reminderPaths.saveReminder, wanted(endpoint), { cookies });
	const [reminder] = await services.store.reminders.due(Number.MAX_SAFE_INTEGER, 1);
	expect(reminder?.accountId).toBeNull();
	await post(reminderPaths.removeReminder, { endpoint });
});

test.each(Object.values(reminderPaths).slice(1))('%s is refused to pages of other sites', async (path) => {
	const headers = { 'sec-fetch-site': 'cross-site' };
	const payload = { ...wanted(`${chrome}x`), endpoint: `${chrome}x` };
	expectError(await post(path, payload, { headers }), 'permission-denied', /./);
});

test('a server that browsers take no reminders from says so', async () => {
	const without = await buildApp(configForTests, { ...services, pusher: undefined });
	expect((await without.inject({ url: reminderPaths.reminderKey })).json()).toEqual({ publicKey: null });
	const payload = wanted(`${chrome}x`);
	const answer = await without.inject({ method: 'POST', url: reminderPaths.saveReminder, payload });
	expectError(answer, 'unimplemented', /./);
	await without.close();
});
