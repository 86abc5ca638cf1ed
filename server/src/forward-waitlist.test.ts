import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { startFormServer } from './adapters/waitlist-form/form-server-for-tests.ts';
import { createHttpForm } from './adapters/waitlist-form/http-form.ts';
import { forwardWaitlist } from './forward-waitlist.ts';

test('a server that listens forwards who has confirmed, and closes afterwards', async () => {
	const store = createSqliteStore(':memory:');
	await store.start();
	const nowMs = Date.UTC(2026, 2, 1, 12);
	await store.subscribers.subscribe(
		{
			id: 'ana',
			email: 'ana@example.com',
			locale: 'es',
			language: 'es',
			consentText: 'Acepto.',
			consentedAtMs: nowMs,
		},
		{ confirmTokenHash: 'confirm', confirmUntilMs: nowMs + 1, leaveTokenHash: 'leave' },
		{ challenge: 'captcha', expiresAtMs: nowMs + 1 },
	);
	await store.subscribers.confirm('confirm', nowMs);
	const form = await startFormServer();
	const app = fastify();
	forwardWaitlist(app, { store, clock: { nowMs: () => nowMs }, waitlistForm: createHttpForm(form.address) });

	await app.listen({ port: 0 });
	await vi.waitFor(() => expect(form.posts).toHaveLength(1));
	await app.close();
	expect(await store.subscribers.dueForForwarding(nowMs, 1)).toEqual([]);
	form.close();
	await store.close();
});
