import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRemoteService, jsonOf } from './remote-service.ts';
import { json, type ServiceForTests, startService } from './service-for-tests.ts';

let http: ServiceForTests;

beforeEach(async () => {
	http = await startService(() => json({ hello: 'you' }));
});
afterEach(() => http.close());

const create = (wrongInput?: string) =>
	createRemoteService({
		name: 'A service',
		model: 'one',
		addresses: [http.address],
		maxCalls: 2,
		wrongInput,
	});
const ask = (service: ReturnType<typeof create>) =>
	service.call((signal) => fetch(http.address, { redirect: 'manual', signal }), jsonOf);

test('an answer is read as a whole', async () => {
	expect(await ask(create())).toEqual({ hello: 'you' });
});

test('a refused input is the service’s failure, unless it may be the fault of what was given', async () => {
	http.answers = [json({}, 400), json({}, 400)];
	const service = create();
	await expect(ask(service)).rejects.toMatchObject({
		category: 'unavailable',
		message: expect.stringMatching(/status 400/),
	});
	expect(service.health().state).toBe('failed');
	const other = create('Please record it again.');
	await expect(ask(other)).rejects.toMatchObject({
		category: 'invalid-input',
		message: 'Please record it again.',
	});
	expect(other.health().state).toBe('ready');
});

test('more calls than may be under way are busy, and none is lost for it', async () => {
	const service = create();
	const accepted = [ask(service), ask(service)];
	await expect(ask(service)).rejects.toMatchObject({ category: 'busy', retryAfterSeconds: 2 });
	expect(await Promise.all(accepted)).toHaveLength(2);
	expect(await ask(service)).toEqual({ hello: 'you' });
});

test('a caller who has gone already is not served', async () => {
	const service = create();
	const call = service.call((signal) => fetch(http.address, { signal }), jsonOf, {
		signal: AbortSignal.abort(),
	});
	await expect(call).rejects.toMatchObject({ category: 'cancelled' });
	expect(http.calls).toEqual([]);
});
