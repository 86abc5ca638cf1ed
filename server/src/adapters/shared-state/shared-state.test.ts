import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#server/adapters/clock/system.ts';
import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { createValkeyState } from './valkey.ts';
import { startValkey, type ValkeyForTests } from './valkey-for-tests.ts';

let valkey: ValkeyForTests;
let lines: string[] = [];
let open: SharedState[] = [];

beforeAll(async () => {
	valkey = await startValkey();
});
afterAll(() => valkey.kill());
afterEach(async () => {
	for (const state of open) await state.close();
	open = [];
	lines = [];
});

async function valkeyState(): Promise<SharedState> {
	const state = createValkeyState({ url: valkey.url, clock: systemClock, tell: (line) => lines.push(line) });
	open.push(state);
	await state.start();
	return state;
}

async function twoOfOneServer(): Promise<[SharedState, SharedState]> {
	const state = createMemoryState(systemClock);
	return [state, state];
}

let keys = 0;
const newKey = () => `key ${++keys}`;
const soon = { windowMs: 150 };
const hour = { windowMs: 3_600_000 };

const states = [
	{ name: 'one server’s memory', two: twoOfOneServer },
	{
		name: 'Valkey',
		two: async (): Promise<[SharedState, SharedState]> => [await valkeyState(), await valkeyState()],
	},
];

describe.each(states)('in $name', ({ two }) => {
	test('an amount is counted as a whole or not at all, whoever counts, until the window ends', async () => {
		const [one, other] = await two();
		const key = newKey();
		expect((await one.take(key, 3, { most: 5, ...soon })).isTaken).toBe(true);
		expect((await other.take(key, 3, { most: 5, ...soon })).isTaken).toBe(false);
		const { isTaken, waitMs } = await other.take(key, 2, { most: 5, ...soon });
		expect(isTaken).toBe(true);
		expect(waitMs).toBeGreaterThan(0);
		expect(waitMs).toBeLessThanOrEqual(150);
		expect(await one.counted(key)).toBe(5);
		await expect.poll(() => one.counted(key), { interval: 20 }).toBe(0);
		expect((await other.take(key, 5, { most: 5, ...soon })).isTaken).toBe(true);
	});

	test('what is given back can be taken again, and the window stays as it was', async () => {
		const [one, other] = await two();
		const key = newKey();
		const limit = { most: 2, ...hour };
		await one.take(key, 2, limit);
		expect((await other.take(key, 1, limit)).isTaken).toBe(false);
		expect((await other.take(key, -1, limit)).isTaken).toBe(true);
		expect(await one.counted(key)).toBe(1);
		expect((await one.take(key, 1, limit)).isTaken).toBe(true);
		const nothing = await one.take(key, 1, limit);
		expect(nothing.isTaken).toBe(false);
		expect(nothing.waitMs).toBeLessThanOrEqual(hour.windowMs);
	});

	test('many who count at once get no more than there is', async () => {
		const [one, other] = await two();
		const key = newKey();
		const taken = await Promise.all(
			Array.from({ length: 40 }, (_, place) => (place % 2 ? one : other).take(key, 1, { most: 25, ...hour })),
		);
		expect(taken.filter(({ isTaken }) => isTaken)).toHaveLength(25);
	});

	test('seats are for so many, kept by who has one, and free once they are left or their time is over', async () => {
		const [one, other] = await two();
		const seats = newKey();
		const terms = { most: 2, forMs: 3_600_000 };
		expect(await one.hold(seats, 'ana', terms)).toBe(true);
		expect(await other.hold(seats, 'ben', { ...terms, forMs: 3_600_000 })).toBe(true);
		expect(await one.hold(seats, 'cai', terms)).toBe(false);
		expect(await other.hold(seats, 'ana', terms)).toBe(true);
		await one.leave(seats, 'ben');
		expect(await one.hold(seats, 'cai', { ...terms, forMs: 60 })).toBe(true);
		await expect.poll(() => other.hold(seats, 'dan', terms), { interval: 20 }).toBe(true);
	});

	test('a secret is the same for all, and another secret is another', async () => {
		const [one, other] = await two();
		const name = newKey();
		const made = await Promise.all([one.secret(name, () => 'mine'), other.secret(name, () => 'theirs')]);
		expect(new Set(made).size).toBe(1);
		expect(await one.secret(newKey(), () => 'new')).toBe('new');
	});
});

test('without Valkey a server counts alone and says so once; it comes back by itself, with the secrets', async () => {
	const [one, other] = [await valkeyState(), await valkeyState()];
	await one.secret('captcha', () => 'a secret');
	expect(one.isReachable()).toBe(true);
	await valkey.kill();
	const key = newKey();
	for (let time = 0; time < 3; time++) await one.take(key, 1, { most: 2, ...hour });
	expect(await one.take(key, 1, { most: 2, ...hour })).toMatchObject({ isTaken: false });
	expect(await other.take(key, 1, { most: 2, ...hour })).toMatchObject({ isTaken: true });
	expect(one.isReachable()).toBe(false);
	expect(lines.filter((line) => line.startsWith('Valkey does not answer'))).toHaveLength(2);

	await valkey.restart();
	await expect.poll(() => one.isReachable() && other.isReachable(), { timeout: 5_000 }).toBe(true);
	const late = await valkeyState();
	expect(await late.secret('captcha', () => 'another')).toBe('a secret');
	expect((await one.take(key, 2, { most: 2, ...hour })).isTaken).toBe(true);
	expect((await other.take(key, 1, { most: 2, ...hour })).isTaken).toBe(false);
});

test('a server does not start with a Valkey that is not there', async () => {
	const state = createValkeyState({ url: 'redis://127.0.0.1:1', clock: systemClock, tell: () => {} });
	await expect(state.start()).rejects.toMatchObject({ category: 'unavailable' });
	await state.close();
});
