import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import {
	type FormServerForTests,
	startFormServer,
} from '#server/adapters/waitlist-form/form-server-for-tests.ts';
import { createHttpForm } from '#server/adapters/waitlist-form/http-form.ts';
import type { Store } from '#server/ports/store.ts';
import { forwardSubscribers } from './forward-subscribers.ts';

const minuteMs = 60_000;
const clock = { time: 0, nowMs: () => clock.time };
let store: Store;
let form: FormServerForTests;
let failures: string[];

beforeEach(async () => {
	clock.time = Date.UTC(2026, 2, 1, 12);
	failures = [];
	store = createSqliteStore(':memory:');
	await store.start();
	form = await startFormServer();
});
afterEach(async () => {
	form.close();
	await store.close();
});

async function subscribe(name: string, { confirmed = true } = {}): Promise<void> {
	await store.subscribers.subscribe(
		{
			id: name,
			email: `${name}@example.com`,
			locale: 'es',
			language: 'es',
			consentText: 'Acepto.',
			consentedAtMs: clock.time,
		},
		{
			confirmTokenHash: `confirm ${name}`,
			confirmUntilMs: clock.time + minuteMs,
			leaveTokenHash: `leave ${name}`,
		},
		{ challenge: `captcha ${name}`, expiresAtMs: clock.time + minuteMs },
	);
	if (confirmed) await store.subscribers.confirm(`confirm ${name}`, clock.time);
}

function round(): Promise<void> {
	const outside = createHttpForm(form.address, form.answer === 'never' ? 50 : undefined);
	return forwardSubscribers({ store, clock }, outside, ({ message }) => failures.push(message));
}
const posted = () => form.posts.map(({ fields }) => fields.EMAIL);

test('those who confirmed are forwarded once, the others not', async () => {
	await subscribe('ana');
	await subscribe('ben', { confirmed: false });
	await round();
	await round();
	expect(posted()).toEqual(['ana@example.com']);
	expect(failures).toEqual([]);
});

test('while the form is down nobody is lost, and all go through when it is back', async () => {
	for (const name of ['ana', 'ben', 'eva']) await subscribe(name);
	form.answer = 503;
	await round();
	form.answer = 'never';
	await round();
	expect(failures).toHaveLength(2);

	form.answer = 200;
	form.posts = [];
	for (let passed = 0; passed < 3; passed++) {
		clock.time += minuteMs;
		await round();
	}
	expect(posted().sort()).toEqual(['ana@example.com', 'ben@example.com', 'eva@example.com']);
});

test('one whom the form refuses does not keep the others waiting', async () => {
	await subscribe('ana');
	await subscribe('ben');
	form.answer = 400;
	await round();
	expect(posted()).toHaveLength(2);
});

test('tries become rarer, up to one in six hours', async () => {
	await subscribe('ana');
	form.answer = 500;
	const triesAtMinute: number[] = [];
	for (let minute = 0; minute <= 30 * 60; minute++) {
		form.posts = [];
		await round();
		if (form.posts.length > 0) triesAtMinute.push(minute);
		clock.time += minuteMs;
	}
	const pauses = triesAtMinute.slice(1).map((minute, index) => minute - Number(triesAtMinute[index]));
	expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
});
