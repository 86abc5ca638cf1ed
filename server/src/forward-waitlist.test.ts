import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { startFormServer } from './adapters/waitlist-form/form-server-for-tests.ts';
import { createHttpForm } from './adapters/waitlist-form/http-form.ts';
import { createMemoryState } from './domain/shared-state/memory-state.ts';
import { forwardWaitlist } from './forward-waitlist.ts';

test('a server that listens forwards who has confirmed, unless another does, and closes afterwards', async () => {
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
	const clock = { nowMs: () => nowMs };
	const sharedState = createMemoryState(clock);
	const serve = async () => {
		const app = fastify();
		const waitlistForm = createHttpForm(form.address);
		forwardWaitlist(app, { store, clock, waitlistForm, sharedState, secrets: nodeSecrets });
		await app.listen({ port: 0 });
		return app;
	};

	const job = 'job forward-waitlist';
	await sharedState.hold(job, 'another server', { most: 1, forMs: 1_000 });
	const asked = vi.spyOn(sharedState, 'hold');
	const idle = await serve();
	await vi.waitFor(() => expect(asked).toHaveBeenCalled());
	await idle.close();
	expect(form.posts).toEqual([]);

	await sharedState.leave(job, 'another server');
	const app = await serve();
	await vi.waitFor(() => expect(form.posts).toHaveLength(1));
	await app.close();
	expect(await store.subscribers.dueForForwarding(nowMs, 1)).toEqual([]);
	form.close();
	await store.close();
});
