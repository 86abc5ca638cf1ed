import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStall } from './watch-stall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a context whose clock stands though it runs is noticed, and again believed once its clock goes on', () => {
	const context = { state: 'running' as AudioContextState, currentTime: 1 };
	const onStalled = vi.fn();
	const { isStalled, end } = watchStall(context, onStalled);
	context.currentTime = 2;
	vi.advanceTimersByTime(2_000);
	expect(isStalled()).toBe(false);
	vi.advanceTimersByTime(2_000);
	expect(isStalled()).toBe(true);
	expect(onStalled).toHaveBeenCalledOnce();
	context.currentTime = 2.1;
	expect(isStalled()).toBe(false);
	end();
	vi.advanceTimersByTime(10_000);
	expect(onStalled).toHaveBeenCalledOnce();
});

test('a context that the system has put to sleep is not stalled', () => {
	const onStalled = vi.fn();
	const { isStalled, end } = watchStall({ state: 'suspended', currentTime: 1 }, onStalled);
	vi.advanceTimersByTime(10_000);
	expect(isStalled()).toBe(false);
	expect(onStalled).not.toHaveBeenCalled();
	end();
});
