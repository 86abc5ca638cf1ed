// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTalk } from './hold-talk.ts';

type Waiting = { grant: () => void; refuse: (reason: unknown) => void };

/** Locks of one name, as the tabs of a browser share them (W3C, Web Locks API). */
class FakeLocks {
	#holder: Waiting | undefined;
	readonly #queue: Waiting[] = [];

	request(_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<void>) {
		return new Promise<void>((resolve, reject) => {
			const waiting: Waiting = {
				grant: () => {
					this.#holder = waiting;
					void hold().then(() => {
						resolve();
						if (this.#holder === waiting) this.#next();
					});
				},
				refuse: reject,
			};
			options.signal?.addEventListener('abort', () => {
				const place = this.#queue.indexOf(waiting);
				if (place < 0) return;
				this.#queue.splice(place, 1);
				reject(options.signal?.reason);
			});
			if (options.steal) this.#holder?.refuse(new DOMException('', 'AbortError'));
			if (options.steal || !this.#holder) waiting.grant();
			else this.#queue.push(waiting);
		});
	}

	#next() {
		this.#holder = undefined;
		this.#queue.shift()?.grant();
	}
}

function offerLocks(locks: FakeLocks | undefined) {
	Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

let leaving: AbortController;
const onStolen = vi.fn();
const hold = (steals = false) => holdTalk({ steals, signal: leaving.signal, onStolen });

beforeEach(() => {
	leaving = new AbortController();
	onStolen.mockClear();
	offerLocks(new FakeLocks());
});
afterEach(() => offerLocks(undefined));

test('a second tab does not talk while the first one does', async () => {
	expect(await hold()).toBe(true);
	expect(await hold()).toBe(false);
	expect(onStolen).not.toHaveBeenCalled();
});

test('a tab that takes over talks, and the first one is told', async () => {
	await hold();
	expect(await hold(true)).toBe(true);
	expect(onStolen).toHaveBeenCalledOnce();
});

test('a talk that has just been left can be gone on with at once', async () => {
	const left = leaving;
	await hold();
	leaving = new AbortController();
	const next = hold();
	left.abort();
	expect(await next).toBe(true);
	expect(onStolen).not.toHaveBeenCalled();
});

test('a talk that was left before it could be held holds nothing', async () => {
	leaving.abort();
	expect(await hold()).toBe(true);
	leaving = new AbortController();
	expect(await hold()).toBe(true);
});

test('where the browser has no locks, the talk simply goes on', async () => {
	offerLocks(undefined);
	expect([await hold(), await hold()]).toEqual([true, true]);
});
