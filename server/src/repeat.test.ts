import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const pauseMs = 1_000;
const unexpected = (error: unknown) => expect.unreachable(String(error));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a task is done at once, and again after each pause, until it is stopped', async () => {
	let times = 0;
	const repeated = repeat(async () => void times++, { pauseMs, onError: unexpected });
	expect(times).toBe(1);
	await vi.advanceTimersByTimeAsync(2 * pauseMs);
	expect(times).toBe(3);
	await repeated.stop();
	await vi.advanceTimersByTimeAsync(5 * pauseMs);
	expect(times).toBe(3);
});

test('a task that fails is told, and done again', async () => {
	const errors: unknown[] = [];
	const repeated = repeat(() => Promise.reject(new Error('down')), {
		pauseMs,
		onError: (error) => errors.push(error),
	});
	await vi.advanceTimersByTimeAsync(pauseMs);
	expect(errors).toEqual([new Error('down'), new Error('down')]);
	await repeated.stop();
});

test('a task that takes long is not done twice at a time, and stopping waits for it', async () => {
	let started = 0;
	let finish = () => {};
	const task = () => {
		started++;
		return new Promise<void>((resolve) => {
			finish = resolve;
		});
	};
	const repeated = repeat(task, { pauseMs, onError: unexpected });
	await vi.advanceTimersByTimeAsync(5 * pauseMs);
	expect(started).toBe(1);
	let isStopped = false;
	const stopping = repeated.stop().then(() => {
		isStopped = true;
	});
	await vi.advanceTimersByTimeAsync(pauseMs);
	expect(isStopped).toBe(false);
	finish();
	await stopping;
	expect(started).toBe(1);
});
