import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { ProviderError } from '#server/ports/provider-error.ts';
import { createTestEngine, killAll } from './running-engine-for-tests.ts';

function isAlive(processId: number): boolean {
	try {
		return process.kill(processId, 0);
	} catch {
		return false;
	}
}

test('answers with what the method returns, typed arrays included', async () => {
	const engine = createTestEngine();
	expect(await engine.call('echo', [{ words: ['one'] }])).toEqual({ words: ['one'] });
	const view = Int16Array.of(9, 1, -2, 9).subarray(1, 3);
	expect(await engine.call('double', [view])).toEqual(Int16Array.of(2, -4));
});

test('a refused input is invalid-input, any other error of the engine is unavailable, and both keep the process', async () => {
	const engine = createTestEngine();
	await engine.start();
	const processIds = engine.processIds();
	await expect(engine.call('refuse', [])).rejects.toMatchObject({ category: 'invalid-input' });
	await expect(engine.call('fail', [])).rejects.toMatchObject({ category: 'unavailable' });
	await expect(engine.call('noSuchMethod', [])).rejects.toMatchObject({ category: 'unavailable' });
	expect(await engine.call('echo', [1])).toBe(1);
	expect(engine.processIds()).toEqual(processIds);
});

test('a process killed in a call fails that call only: those behind it are served by a fresh process', async () => {
	const engine = createTestEngine();
	await engine.start();
	const [processId] = engine.processIds();
	const hanging = engine.call('hang', []);
	const behind = [engine.call('echo', ['a']), engine.call('echo', ['b'])];
	killAll(engine);
	await expect(hanging).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	expect(await Promise.all(behind)).toEqual(['a', 'b']);
	expect(engine.processIds()).not.toContain(processId);
});

test('a process that aborts itself fails its call, and the next call is served', async () => {
	const engine = createTestEngine();
	await expect(engine.call('abort', [])).rejects.toMatchObject({ category: 'unavailable' });
	expect(await engine.call('echo', ['next'])).toBe('next');
});

test('a process that dies while idle is replaced at once', async () => {
	const engine = createTestEngine();
	await engine.start();
	const [processId] = engine.processIds();
	killAll(engine);
	await vi.waitFor(
		() => {
			expect(engine.processIds()).not.toContain(processId);
			expect(engine.health().state).toBe('ready');
		},
		{ timeout: 10_000 },
	);
	expect(await engine.call('countCalls', [])).toBe(1);
});

test('a call that runs too long is a timeout, and a fresh process serves the next call', async () => {
	const engine = createTestEngine({ callTimeoutMs: 300 });
	await engine.start();
	const [processId] = engine.processIds();
	await expect(engine.call('hang', [])).rejects.toMatchObject({ category: 'timeout' });
	expect(await engine.call('echo', ['next'])).toBe('next');
	expect(engine.processIds()).not.toContain(processId);
});

test('one call more than may wait is busy and says when to come back', async () => {
	const engine = createTestEngine({ maxQueued: 1 });
	await engine.start();
	const hanging = engine.call('hang', []);
	const queued = engine.call('echo', ['queued']);
	expect(engine.health().queued).toBe(1);
	const refused: unknown = await engine.call('echo', ['refused']).catch((error: unknown) => error);
	expect(refused).toMatchObject({ category: 'busy', retryable: true });
	expect((refused as ProviderError).retryAfterSeconds).toBeGreaterThanOrEqual(1);
	killAll(engine);
	await expect(hanging).rejects.toMatchObject({ category: 'unavailable' });
	expect(await queued).toBe('queued');
});

test('a call aborted while it waits never reaches the engine and frees its place', async () => {
	const engine = createTestEngine({ maxQueued: 1 });
	const first = engine.call('countCalls', []);
	const controller = new AbortController();
	const waiting = engine.call('countCalls', [], { signal: controller.signal });
	controller.abort();
	await expect(waiting).rejects.toMatchObject({ category: 'cancelled' });
	const next = engine.call('countCalls', []);
	expect(await Promise.all([first, next])).toEqual([1, 2]);
});

test('a call aborted before or while it runs is cancelled', async () => {
	const engine = createTestEngine();
	await engine.start();
	await expect(engine.call('echo', [1], { signal: AbortSignal.abort() })).rejects.toMatchObject({
		category: 'cancelled',
	});
	const controller = new AbortController();
	const running = engine.call('hang', [], { signal: controller.signal });
	controller.abort();
	await expect(running).rejects.toMatchObject({ category: 'cancelled' });
});

test('a method tells what it has so far, and stops as soon as nobody waits for it', async () => {
	const engine = createTestEngine();
	const told: unknown[] = [];
	expect(await engine.call('count', [3], { onSoFar: (value) => told.push(value) })).toBe(3);
	expect(told).toEqual([1, 2, 3]);
	const controller = new AbortController();
	const endless = engine.call('count', [1e9], {
		signal: controller.signal,
		onSoFar: () => controller.abort(),
	});
	await expect(endless).rejects.toMatchObject({ category: 'cancelled' });
	expect(await engine.call('count', [1])).toBe(1);
	expect(engine.health().queued).toBe(0);
});

test('live calls come before reports, and a report that runs gives way and is served anew', async () => {
	const engine = createTestEngine();
	const served: string[] = [];
	const note = (name: string) => () => void served.push(name);
	const started = vi.fn();
	const report = engine
		.call('count', [40], { priority: 'report', onSoFar: started })
		.then(note('first report'));
	await vi.waitFor(() => expect(started).toHaveBeenCalled());
	await Promise.all([
		report,
		engine.call('echo', [1], { priority: 'report' }).then(note('second report')),
		engine.call('count', [3]).then(note('live')),
		engine.call('echo', [1]).then(note('second live')),
	]);
	expect(served).toEqual(['live', 'second live', 'first report', 'second report']);
	expect(started.mock.calls.filter(([number]) => number === 1)).toHaveLength(2);
});

test('a report that gives way and is aborted meanwhile is not served anew', async () => {
	const engine = createTestEngine();
	const controller = new AbortController();
	const started = vi.fn();
	const options = { priority: 'report', signal: controller.signal, onSoFar: started } as const;
	const report = engine.call('count', [1e9], options);
	await vi.waitFor(() => expect(started).toHaveBeenCalled());
	const live = engine.call('count', [3]);
	controller.abort();
	await expect(report).rejects.toMatchObject({ category: 'cancelled' });
	expect(await live).toBe(3);
	expect(await engine.call('echo', ['next'])).toBe('next');
});

test('a process has the environment that it is given and no other', async () => {
	const engine = createTestEngine({ environment: { ONE: 'one' } });
	expect(Object.keys((await engine.call('environment', [])) as object)).not.toContain('HOME');
	expect(await engine.call('environment', [])).toMatchObject({ ONE: 'one' });
});

test('start warms every process, and two processes serve two calls at once', async () => {
	const engine = createTestEngine({ processes: 2 });
	expect(engine.health()).toMatchObject({ state: 'starting', embedded: true, queued: 0 });
	await engine.start();
	expect(engine.health().state).toBe('ready');
	expect(engine.processIds()).toHaveLength(2);
	const hanging = engine.call('hang', []);
	expect(await engine.call('echo', ['meanwhile'])).toBe('meanwhile');
	killAll(engine);
	await expect(hanging).rejects.toMatchObject({ category: 'unavailable' });
});

test('an engine that cannot start says what is missing and which package to install', async () => {
	const engine = createTestEngine({ module: new URL('./missing-engine-for-tests.ts', import.meta.url) });
	await expect(engine.start()).rejects.toMatchObject({
		category: 'unavailable',
		message: expect.stringMatching(/libnosuchengine\.so\.7.*install.*libnosuchengine7/i),
	});
	expect(engine.health().state).toBe('failed');
	await expect(engine.call('echo', [1])).rejects.toMatchObject({ category: 'unavailable' });
});

test('a module that does not exist is told when its engine starts', async () => {
	const engine = createTestEngine({ module: new URL('./no-such-engine.ts', import.meta.url) });
	await expect(engine.start()).rejects.toThrow(/no-such-engine/);
	expect(engine.health().state).toBe('failed');
	await expect(engine.call('echo', [1])).rejects.toMatchObject({ category: 'unavailable' });
});

test('closing ends every process and refuses all calls', async () => {
	const engine = createTestEngine({ processes: 2, maxSessions: 1 });
	await engine.start();
	const processIds = engine.processIds();
	const session = engine.openSession();
	const calls = ['hang', 'hang', 'echo'].map((method) => engine.call(method, []));
	calls.push(session.call('open', [{}]));
	const outcomes = Promise.allSettled(calls);
	await engine.close();
	expect(processIds.filter(isAlive)).toEqual([]);
	for (const outcome of await outcomes) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'unavailable' } });
	}
	await expect(engine.call('echo', [1])).rejects.toMatchObject({ category: 'unavailable' });
	await expect(session.call('open', [{}])).rejects.toMatchObject({ category: 'unavailable' });
	expect(() => engine.openSession()).toThrow(expect.objectContaining({ category: 'unavailable' }));
	await expect(engine.start()).rejects.toMatchObject({ category: 'unavailable' });
});

test('an engine process ends when its server is killed', async () => {
	const server = fork(fileURLToPath(new URL('./parent-for-tests.ts', import.meta.url)), [], {
		execArgv: ['--import', 'tsx'],
	});
	const [processIds] = (await once(server, 'message')) as [number[]];
	expect(processIds.filter(isAlive)).toHaveLength(1);
	server.kill('SIGKILL');
	await vi.waitFor(() => expect(processIds.filter(isAlive)).toEqual([]), { timeout: 10_000 });
});

test('an engine is told nothing of the settings of the server', async () => {
	vi.stubEnv('HENRY_COACH_KEY', 'a secret');
	const engine = createTestEngine();
	await engine.start();
	vi.unstubAllEnvs();
	const variables = engine
		.processIds()
		.flatMap((processId) => readFileSync(`/proc/${processId}/environ`, 'utf8').split('\0'))
		.filter((variable) => variable !== '' && !variable.startsWith('NODE_CHANNEL_'));
	expect(variables).toEqual([]);
});
