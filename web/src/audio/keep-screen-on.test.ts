// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';

type Lock = { released: boolean; release: () => Promise<void> };

let locks: Lock[];
const request = vi.fn(async () => {
	const lock: Lock = {
		released: false,
		release: async () => {
			lock.released = true;
		},
	};
	locks.push(lock);
	return lock;
});

function show(visibility: 'visible' | 'hidden') {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
	document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	locks = [];
	request.mockClear();
	Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, 'wakeLock');
});

const heldLocks = () => locks.filter(({ released }) => !released).length;

test('the screen stays on until the end, and again after the page was hidden', async () => {
	const screenOn = keepScreenOn();
	await vi.waitFor(() => expect(heldLocks()).toBe(1));
	await locks[0]?.release(); // as the browser does when it hides the page
	show('hidden');
	expect(request).toHaveBeenCalledOnce();
	show('visible');
	await vi.waitFor(() => expect(heldLocks()).toBe(1));
	expect(request).toHaveBeenCalledTimes(2);
	screenOn.end();
	await vi.waitFor(() => expect(heldLocks()).toBe(0));
	show('visible');
	expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes after the end is let go of', async () => {
	keepScreenOn().end();
	await vi.waitFor(() => expect(locks).toHaveLength(1));
	await vi.waitFor(() => expect(heldLocks()).toBe(0));
});

test('a browser that refuses, or cannot, is left alone', async () => {
	request.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	keepScreenOn().end();
	Reflect.deleteProperty(navigator, 'wakeLock');
	expect(() => keepScreenOn().end()).not.toThrow();
});
