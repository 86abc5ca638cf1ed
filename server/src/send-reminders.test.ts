import { weekdays } from '@henry/contract/reminders.ts';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { aResult } from './adapters/store/contract-data.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { type ReminderOutcome, remindAll } from './domain/reminders/remind.ts';
import { saveReminder } from './domain/reminders/save-reminder.ts';
import { signInForTests } from './http/signed-in-for-tests.ts';
import type { Pusher } from './ports/pusher.ts';
import type { Store } from './ports/store.ts';
import { startPushService } from './push-service-for-tests.ts';
import { sendReminders } from './send-reminders.ts';
import { createPusher } from './wiring-of-storage.ts';

const content = loadContent(readConfig({}).contentFolder);
let service: Awaited<ReturnType<typeof startPushService>>;
let store: Store;
let pusher: Pusher;
let nowMs: number;
const clock = { nowMs: () => nowMs };
/** Sunday in Madrid, an hour before it is time. */
const early = Date.parse('2026-03-01T16:00Z');
const minutes = (count: number) => count * 60_000;
const dayMs = minutes(24 * 60);

function newPusher(): Pusher {
	const config = readConfig({ HENRY_PUSH_SERVICES: service.origin, HENRY_CONTACT_EMAIL: 'us@henry.example' });
	const made = createPusher(config, store);
	if (!made) throw new Error('The server reminds nobody.');
	return made;
}

beforeEach(async () => {
	service = await startPushService();
	store = createSqliteStore(':memory:');
	await store.start();
	pusher = newPusher();
	nowMs = early;
});
afterEach(async () => {
	service.close();
	await store.close();
	expect(service.problems).toEqual([]);
});

async function subscribe(path: string, { accountId = null as string | null, time = '18:00' } = {}) {
	const wanted = { plan: { days: [...weekdays], time }, timeZone: 'Europe/Madrid', language: 'es' };
	const target = service.subscribe(path);
	await saveReminder({ store, secrets: nodeSecrets, clock }, pusher)({ target, ...wanted }, accountId);
}

/** One server looks whom to remind at this moment; answers how each reminder ended. */
async function lookAt(atMs: number, by = pusher) {
	nowMs = atMs;
	const told: [ReminderOutcome, string | undefined][] = [];
	const tell = (outcome: ReminderOutcome, error?: unknown) =>
		void told.push([outcome, (error as Error | undefined)?.message]);
	await remindAll({ store, clock, pusher: by, content }, tell)();
	return told;
}

test('a browser is reminded when it is time, in its language and without a personal word, by a server that it knows', async () => {
	await subscribe('/ana');
	expect(await lookAt(early + minutes(59))).toEqual([]);
	// After a restart the server has the same key.
	expect(await lookAt(early + minutes(60), newPusher())).toEqual([['sent', undefined]]);
	expect(service.pushed).toEqual([
		{
			path: '/ana',
			ttlSeconds: 7_200,
			claims: { aud: service.origin, sub: 'mailto:us@henry.example', exp: expect.any(Number) },
			key: await pusher.publicKey(),
			message: {
				...{ title: '¿Diez minutos con Henry?', body: 'Lo de hoy ya está preparado.' },
				...{ language: 'es', path: '/' },
			},
		},
	]);
});

test('once a day, though two servers look at once and the plan is changed to a later time', async () => {
	await subscribe('/ana');
	const outcomes = await Promise.all([lookAt(early + minutes(61)), lookAt(early + minutes(61), newPusher())]);
	expect(outcomes.flat()).toEqual([['sent', undefined]]);
	await subscribe('/ana', { time: '19:00' });
	expect(await lookAt(early + minutes(121))).toEqual([]);
	expect(await lookAt(early + dayMs + minutes(121))).toEqual([['sent', undefined]]);
});

test('not on a day on which the account has practised, and on the next one again', async () => {
	const { account } = await signInForTests({ store, secrets: nodeSecrets, clock }, 'ana@example.org');
	await subscribe('/ana', { accountId: account.id });
	// Half past midnight in Madrid is still the day before by UTC.
	const atMs = Date.parse('2026-02-28T23:30Z');
	await store.practice.save(account.id, { results: [aResult({ atMs })], cards: [] });
	expect(await lookAt(early + minutes(61))).toEqual([]);
	expect(await lookAt(early + dayMs + minutes(61))).toEqual([['sent', undefined]]);
});

test('never at night and never for a day that is over: what was missed is not made up for', async () => {
	await subscribe('/ana', { time: '21:59' });
	expect(await lookAt(Date.parse('2026-03-01T21:00Z'))).toEqual([]);
	await subscribe('/ben');
	expect(await lookAt(Date.parse('2026-03-03T09:00Z'))).toEqual([]);
	expect(await lookAt(Date.parse('2026-03-03T17:00Z'))).toEqual([['sent', undefined]]);
});

test.each([404, 410])('a subscription that has ended is removed (%i)', async (status) => {
	await subscribe('/ana');
	service.status = status;
	expect(await lookAt(early + minutes(60))).toEqual([['gone', undefined]]);
	service.status = 201;
	expect(await lookAt(early + dayMs + minutes(60))).toEqual([]);
});

test.each([500, 429, 307])(
	'what fails is tried on the next day, and an answer leads nowhere (%i)',
	async (status) => {
		await subscribe('/ana');
		service.status = status;
		const told = [['failed', `The push service answers with status ${status}.`]];
		expect(await lookAt(early + minutes(60))).toEqual(told);
		service.status = 201;
		expect(await lookAt(early + minutes(62))).toEqual([]);
		expect(await lookAt(early + dayMs + minutes(60))).toEqual([['sent', undefined]]);
		expect(service.pushed.map(({ path }) => path)).toEqual(['/ana', '/ana']);
	},
);

test('a service that does not answer says nothing of whom it was for', async () => {
	await subscribe('/ana');
	service.close();
	expect(await lookAt(early + minutes(60))).toEqual([['failed', 'The push service does not answer.']]);
});

test('a service that the settings name no more is not called, and its browsers are let go', async () => {
	await subscribe('/ana');
	const without = createPusher(readConfig({}), store);
	expect(await lookAt(early + minutes(60), without)).toEqual([['gone', undefined]]);
	expect(service.pushed).toEqual([]);
});

test('a server that listens reminds, counts it and stops', async () => {
	await subscribe('/ana');
	nowMs = early + minutes(60);
	const app = fastify();
	const counted: ReminderOutcome[] = [];
	sendReminders(app, { store, clock, content, pusher }, (outcome) => counted.push(outcome));
	await app.listen({ port: 0 });
	await vi.waitFor(() => expect(counted).toEqual(['sent']));
	await app.close();
	expect(service.pushed).toHaveLength(1);
});
