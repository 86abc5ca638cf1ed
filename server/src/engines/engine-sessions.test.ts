import { expect, test } from 'vitest';
import type { EngineSession } from './engine-process-types.ts';
import { createTestEngine, killAll } from './running-engine-for-tests.ts';

test('sessions are spread over the processes, and each stays with its own', async () => {
	const engine = createTestEngine({ processes: 2, maxSessions: 4 });
	const [first, second, third] = [engine.openSession(), engine.openSession(), engine.openSession()];
	const processOf = (session: EngineSession) => session.call('processId', []);
	const [a, b] = await Promise.all([processOf(first), processOf(second)]);
	expect([a, b].sort()).toEqual(engine.processIds().sort());
	expect([await processOf(first), await processOf(second)]).toEqual([a, b]);
	expect(await processOf(third)).toBe(a);
	first.close();
	third.close();
	expect(await processOf(engine.openSession())).toBe(a);
});

test('calls of sessions are served in order, in turn with other calls, and are not refused as busy', async () => {
	const engine = createTestEngine({ maxQueued: 1, maxSessions: 2 });
	const [first, second] = [engine.openSession(), engine.openSession()];
	const served: string[] = [];
	const note = (name: string) => () => void served.push(name);
	await Promise.all([
		first.call('open', [{}]).then(note('first open')),
		first.call('push', [Int16Array.of(1)]).then(note('first push')),
		engine.call('echo', [1]).then(note('other')),
		second.call('open', [{}]).then(note('second open')),
		first.call('finish', [Int16Array.of(2)]).then(note('first finish')),
	]);
	expect(served).toEqual(['first open', 'first push', 'other', 'second open', 'first finish']);
});

test('a process that dies fails the calls of its sessions, now and later, and no other call', async () => {
	const engine = createTestEngine({ maxSessions: 2 });
	await engine.start();
	const session = engine.openSession();
	const calls = [session.call('hang', []), session.call('push', [Int16Array.of(1)])];
	const other = engine.call('echo', ['other']);
	killAll(engine);
	for (const outcome of await Promise.allSettled(calls)) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'unavailable' } });
	}
	expect(await other).toBe('other');
	await expect(session.call('open', [{}])).rejects.toMatchObject({ category: 'unavailable' });
	session.close();
	expect(await engine.openSession().call('processId', [])).toBe(engine.processIds()[0]);
});

test("a session's call that runs too long is a timeout, and the session is lost", async () => {
	const engine = createTestEngine({ callTimeoutMs: 300, maxSessions: 1 });
	await engine.start();
	const session = engine.openSession();
	await expect(session.call('hang', [])).rejects.toMatchObject({ category: 'timeout' });
	await expect(session.call('open', [{}])).rejects.toMatchObject({ category: 'unavailable' });
});

test('one session more than may be open is busy and says when to come back, until one is closed', async () => {
	const engine = createTestEngine({ maxSessions: 1 });
	const session = engine.openSession();
	expect(() => engine.openSession()).toThrow(
		expect.objectContaining({ category: 'busy', retryAfterSeconds: expect.toSatisfy((s) => s >= 1) }),
	);
	session.close();
	session.close();
	expect(await engine.openSession().call('processId', [])).toBe(engine.processIds()[0]);
	expect(() => createTestEngine().openSession()).toThrow(expect.objectContaining({ category: 'busy' }));
});

test('closing a session cancels its calls, and its process drops it', async () => {
	const engine = createTestEngine({ maxSessions: 2 });
	const [left, kept] = [engine.openSession(), engine.openSession()];
	await Promise.all([left.call('open', [{}]), kept.call('open', [{}])]);
	expect(await engine.call('keptSessions', [])).toHaveLength(2);
	const calls = [left.call('rest', []), left.call('push', [Int16Array.of(1)])];
	left.close();
	for (const outcome of await Promise.allSettled(calls)) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'cancelled' } });
	}
	await expect(left.call('open', [{}])).rejects.toMatchObject({ category: 'cancelled' });
	expect(await engine.call('keptSessions', [])).toHaveLength(1);
	expect(await kept.call('push', [Int16Array.of(1)])).toBe(1);
});
