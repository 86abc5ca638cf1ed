import { expect, onTestFinished, test, vi } from 'vitest';
import { createLiveWork } from '#server/domain/live-talk/live-work.ts';
import { createTestEngine } from './running-engine-for-tests.ts';

test('while live work goes on reports wait, and one that runs gives way @whole', async () => {
	const liveWork = createLiveWork();
	const engine = createTestEngine({ liveWork });
	await engine.start();
	const told = vi.fn();
	const running = engine.call('count', [100], { priority: 'report', onSoFar: told });
	const waiting = engine.call('echo', ['report'], { priority: 'report' });
	await vi.waitFor(() => expect(told).toHaveBeenCalled());
	const work = new AbortController();
	liveWork.begin(work.signal);
	const served = vi.fn();
	void running.then(served);
	void waiting.then(served);
	expect(await engine.call('echo', ['live'])).toBe('live');
	// Longer than it would have taken.
	await engine.call('rest', [700]);
	expect(served).not.toHaveBeenCalled();
	work.abort();
	expect(await Promise.all([running, waiting])).toEqual([100, 'report']);
});

test('a report that has waited for long is served while live work goes on', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const liveWork = createLiveWork();
	const engine = createTestEngine({ liveWork, patienceMs: 5_000 });
	await engine.start();
	liveWork.begin(new AbortController().signal);
	const served = vi.fn();
	const report = engine.call('echo', ['report'], { priority: 'report' }).then(served);
	expect(await engine.call('echo', ['live'])).toBe('live');
	expect(served).not.toHaveBeenCalled();
	vi.advanceTimersByTime(5_000);
	await report;
	expect(served).toHaveBeenCalledWith('report');
});

test('waiting reports keep no live call out', async () => {
	const engine = createTestEngine({ maxQueued: 1 });
	await engine.start();
	const resting = engine.call('rest', [100]);
	const report = engine.call('echo', ['report'], { priority: 'report' });
	await expect(engine.call('echo', [1], { priority: 'report' })).rejects.toMatchObject({ category: 'busy' });
	const live = engine.call('echo', ['live']);
	await expect(engine.call('echo', [1])).rejects.toMatchObject({ category: 'busy' });
	expect(await Promise.all([report, live])).toEqual(['report', 'live']);
	await resting;
});

test('tells how long a call would wait: for what is served before it, and for ever while it starts', async () => {
	const engine = createTestEngine();
	expect(engine.waitMs('live')).toBe(0);
	const start = engine.start();
	expect(engine.waitMs('live')).toBe(Number.POSITIVE_INFINITY);
	await start;
	expect([engine.waitMs('live'), engine.waitMs('report')]).toEqual([0, 0]);
	const report = engine.call('rest', [100], { priority: 'report' });
	expect(engine.waitMs('live')).toBe(0);
	expect(engine.waitMs('report')).toBeGreaterThan(0);
	const lives = [engine.call('rest', [100]), engine.call('rest', [100])];
	expect(engine.waitMs('live')).toBeGreaterThan(1_000);
	await Promise.all([report, ...lives]);
	expect(engine.waitMs('live')).toBe(0);
	const controller = new AbortController();
	let hasBegun = () => {};
	const begun = new Promise<void>((resolve) => {
		hasBegun = resolve;
	});
	const left = engine.call('count', [40], { signal: controller.signal, onSoFar: () => hasBegun() });
	await begun;
	expect(engine.waitMs('live')).toBeGreaterThan(0);
	controller.abort();
	expect(engine.waitMs('live'), 'nobody waits for a call that was left').toBe(0);
	await expect(left).rejects.toMatchObject({ category: 'cancelled' });
});
