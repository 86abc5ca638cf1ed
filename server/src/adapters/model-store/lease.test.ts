import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lease } from './lease.ts';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-lease-'));
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(folder, { recursive: true });
});

test('of two machines that share a folder one has it, and the other waits until it is let go', async () => {
	const release = await lease(folder, () => 'leave', undefined, 'one');
	expect(await lease(folder, () => 'leave', undefined, 'other')).toBeUndefined();
	const onBusy = vi.fn(() => 'wait' as const);
	const waiting = lease(folder, onBusy, undefined, 'other');
	release?.();
	(await waiting)?.();
	expect(onBusy).toHaveBeenCalledOnce();
	expect(existsSync(join(folder, '.fetching'))).toBe(false);
});

test('who has died is taken over from: at once on their own machine, elsewhere once nothing was heard of them @whole', async () => {
	writeFileSync(join(folder, '.fetching'), 'one');
	(await lease(folder, () => 'leave', undefined, 'one'))?.();
	writeFileSync(join(folder, '.fetching'), 'gone');
	let nowMs = 0;
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 40_000));
	const release = await lease(folder, () => 'wait', undefined, 'one');
	clock.mockRestore();
	expect(release).toBeDefined();
	release?.();
});

test('a lease that is let go while it is looked at is not ours, and no failure', async () => {
	// It is there for who makes it, and not for who reads it.
	symlinkSync(join(folder, 'gone'), join(folder, '.fetching'));
	expect(await lease(folder, () => 'leave', undefined, 'one')).toBeUndefined();
});

test('who waits can be called off', async () => {
	writeFileSync(join(folder, '.fetching'), 'one');
	const calling = new AbortController();
	const reason = new Error('called off');
	setTimeout(() => calling.abort(reason), 10);
	await expect(lease(folder, () => 'wait', calling.signal, 'other')).rejects.toBe(reason);
});
