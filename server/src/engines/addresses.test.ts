import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressBook } from './addresses.ts';
import { createRemoteService, jsonOf } from './remote-service.ts';
import { json, type ServiceForTests, startService } from './service-for-tests.ts';

let one: ServiceForTests;
let other: ServiceForTests;

beforeEach(async () => {
	one = await startService(() => json({ by: 'one' }));
	other = await startService(() => json({ by: 'other' }));
});
afterEach(() => {
	vi.useRealTimers();
	one.close();
	other.close();
});

function createService(answerWithinMs?: number) {
	const addresses = [one.address, other.address] as const;
	const limits = { maxCalls: 4, answerWithinMs };
	const service = createRemoteService({ name: 'A service', model: 'one', addresses, ...limits });
	const ask = async () =>
		(await service.call((signal, address) => fetch(address, { signal }), jsonOf)) as { by: string };
	return { service, ask, askTimes: (times: number) => Promise.all(Array.from({ length: times }, ask)) };
}

test('calls are shared out among the addresses, whose hosts are named', async () => {
	const { service, askTimes } = createService();
	expect((await askTimes(4)).map(({ by }) => by)).toEqual(['one', 'other', 'one', 'other']);
	expect(service.health().sendsTo).toBe(`${new URL(one.address).host}, ${new URL(other.address).host}`);
});

test('where an address is gone, no call fails for it', async () => {
	one.close();
	const { service, ask } = createService();
	for (let count = 0; count < 4; count++) expect(await ask()).toEqual({ by: 'other' });
	expect(service.health().state).toBe('ready');
	await service.close();
});

test.each([
	['is out of order', 503],
	['has too many calls', 429],
	['refuses the key', 401],
])('where one %s, another is asked at once', async (_, status) => {
	one.answers = [json({}, status)];
	const { service, ask } = createService();
	expect(await ask()).toEqual({ by: 'other' });
	await service.close();
});

test('where one accepts a call and never answers, another is asked in time, and then first @whole', async () => {
	one.answers = [() => {}, () => {}];
	const { service, ask } = createService(4_000);
	for (let count = 0; count < 3; count++) expect(await ask()).toEqual({ by: 'other' });
	expect(one.calls).toHaveLength(1);
	await service.close();
});

test('where all are out of order, the call fails once each was asked', async () => {
	one.answers = [json({}, 503)];
	other.answers = [json({}, 503)];
	const { service, ask } = createService();
	await expect(ask()).rejects.toMatchObject({ category: 'unavailable' });
	expect([one.calls.length, other.calls.length]).toEqual([1, 1]);
	expect(service.health().state).toBe('failed');
	await service.close();
});

test('an address that failed is left for last until a check finds it again', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const book = new AddressBook([one.address, other.address], '/models');
	const first = () => book.inOrder()[0];
	book.failed(one.address);
	expect([first(), first(), first()]).toEqual([other.address, other.address, other.address]);
	one.answers = [json({}, 503)];
	const refused = one.nextCall();
	await vi.advanceTimersByTimeAsync(10_000);
	await (await refused).abandoned;
	expect(one.calls.at(-1)?.url.pathname).toBe('/models');
	expect([first(), first()]).toEqual([other.address, other.address]);
	const laterInTurn = async () => {
		await vi.advanceTimersByTimeAsync(10_000);
		return new Set([first(), first()]);
	};
	await expect.poll(laterInTurn).toEqual(new Set([one.address, other.address]));
	book.close();
});

test('a single address is never checked, and asked all the same', () => {
	vi.useFakeTimers();
	const book = new AddressBook([one.address], '/models');
	book.failed(one.address);
	expect([book.inOrder(), vi.getTimerCount()]).toEqual([[one.address], 0]);
});
