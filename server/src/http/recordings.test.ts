import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { keptRecordingSchema, practiceSchema } from '@henry/contract/practice.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createS3Files } from '#server/adapters/recording-files/s3.ts';
import { keysForTests, startS3Server } from '#server/adapters/recording-files/s3-server-for-tests.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { aResult } from './practice-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

const dayMs = 24 * 60 * 60_000;
const wav = Buffer.from(
	encodeWav(
		Int16Array.from({ length: 1_600 }, (_, index) => index),
		16_000,
	).buffer,
);
const clock = { time: Date.UTC(2026, 2, 1, 12), nowMs: () => clock.time };
let services: Services;
let app: FastifyInstance;

type Cookies = Record<string, string>;
let people = 0;

/** Someone with one practice result, who keeps recordings for the given number of days. */
async function someone(keepRecordingsDays: number | null) {
	people += 1;
	const { account } = await signInForTests(services, `person${people}@example.com`);
	await services.store.accounts.keepRecordings(account.id, keepRecordingsDays);
	const result = aResult();
	await services.store.practice.save(account.id, { results: [result], cards: [] });
	/** A fresh sign-in, since the clock may have left the first one behind. */
	const cookies = async () => (await signInForTests(services, account.email)).cookies;
	return { account, cookies, resultId: result.id };
}

async function send(
	fields: Record<string, string>,
	cookies: Cookies,
	file: { field?: string; bytes?: Uint8Array } = {},
) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	form.append(file.field ?? 'file', new Blob([new Uint8Array(file.bytes ?? wav)]), 'recording.wav');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return app.inject({
		method: 'POST',
		url: apiPaths.recordings,
		cookies,
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

const play = (id: string, cookies: Cookies = {}) =>
	app.inject({ url: `${apiPaths.recordings}/${id}`, cookies });

async function recordingsOf(cookies: Cookies) {
	const answer = await app.inject({ url: apiPaths.practice, cookies });
	return practiceSchema.parse(answer.json()).recordings;
}

describe.each(['in the database', 'in a bucket'])('%s', (where) => {
	let bucket: Awaited<ReturnType<typeof startS3Server>>;
	const isInBucket = where === 'in a bucket';

	beforeAll(async () => {
		bucket = await startS3Server();
		const files = isInBucket ? createS3Files({ ...keysForTests, address: bucket.address }) : undefined;
		const store = createSqliteStore(':memory:', [new Uint8Array(32)], files);
		services = { ...createServices(configForTests), store, clock };
		await services.store.start();
		app = await buildApp(configForTests, services);
	}, 60_000);

	afterAll(async () => {
		await app.close();
		await services.store.close();
		await closeEngines(services);
		await bucket.stop();
	});

	test('a recording is kept for as long as was chosen, and played by its owner alone', async () => {
		const ana = await someone(7);
		const luis = await someone(7);
		const id = randomUUID();
		const answer = await send({ resultId: ana.resultId, id }, await ana.cookies());
		const kept = keptRecordingSchema.parse(answer.json());
		const atMs = clock.time;
		expect(kept).toEqual({
			id,
			resultId: ana.resultId,
			atMs,
			expiresAtMs: atMs + 7 * dayMs,
			bytes: wav.length,
		});
		expect(await recordingsOf(await ana.cookies())).toEqual([kept]);

		const played = await play(id, await ana.cookies());
		expect(played.rawPayload.equals(wav)).toBe(true);
		expect(played.headers).toMatchObject({
			'content-type': 'audio/wav',
			'cache-control': 'private, no-store',
		});

		expectError(await play(id, await luis.cookies()), 'not-found', /not kept/);
		expectError(await play(id), 'unauthenticated', /sign in/);
		expect(await recordingsOf(await luis.cookies())).toEqual([]);
	});

	test('a recording that has expired is neither listed nor played, whether or not it was cleared away', async () => {
		const ana = await someone(30);
		const id = randomUUID();
		await send({ resultId: ana.resultId, id }, await ana.cookies());
		clock.time += 30 * dayMs - 1;
		expect((await play(id, await ana.cookies())).statusCode).toBe(200);
		clock.time += 1;
		expectError(await play(id, await ana.cookies()), 'not-found', /not kept/);
		expect(await recordingsOf(await ana.cookies())).toEqual([]);
	});

	test('the same recording sent twice is kept once', async () => {
		const ana = await someone(7);
		const fields = { resultId: ana.resultId, id: randomUUID() };
		await send(fields, await ana.cookies());
		expect((await send(fields, await ana.cookies())).statusCode).toBe(200);
		expect(await recordingsOf(await ana.cookies())).toHaveLength(1);
	});

	test('nothing is kept of someone who has not switched it on', async () => {
		const ana = await someone(null);
		const answer = await send({ resultId: ana.resultId, id: randomUUID() }, await ana.cookies());
		expectError(answer, 'permission-denied', /not switched on/);
		expect(await recordingsOf(await ana.cookies())).toEqual([]);
	});

	test('a recording without its practice is refused, also where the practice is someone else’s', async () => {
		const [ana, luis] = [await someone(7), await someone(7)];
		for (const resultId of [randomUUID(), luis.resultId]) {
			const answer = await send({ resultId, id: randomUUID() }, await ana.cookies());
			expectError(answer, 'not-found', /practice that this recording belongs to/);
		}
	});

	test('deleting a result deletes its recording', async () => {
		const ana = await someone(7);
		const id = randomUUID();
		await send({ resultId: ana.resultId, id }, await ana.cookies());
		const payload = { results: [ana.resultId] };
		await app.inject({ method: 'POST', url: apiPaths.forgetPractice, payload, cookies: await ana.cookies() });
		expectError(await play(id, await ana.cookies()), 'not-found', /not kept/);
	});

	test('what is not a recording, or has no valid ids, is refused', async () => {
		const ana = await someone(7);
		const cookies = await ana.cookies();
		const fields = { resultId: ana.resultId, id: randomUUID() };
		const bytes = Buffer.from('ID3 this is no wave file at all');
		expectError(await send(fields, cookies, { bytes }), 'invalid-argument', /not a WAV/);
		expectError(await send(fields, cookies, { bytes: Buffer.alloc(0) }), 'invalid-argument', /empty/);
		const large = Buffer.alloc(11 * 1024 * 1024);
		expectError(await send(fields, cookies, { bytes: large }), 'invalid-argument', /larger than 10 MB/);
		expectError(await send(fields, cookies, { field: 'sound' }), 'invalid-argument', /in the field "file"/);
		for (const wrong of [{ id: fields.id }, { ...fields, id: `' OR 1=1 --` }, { ...fields, resultId: '' }]) {
			expectError(await send(wrong, cookies), 'invalid-argument', /both UUIDs/);
		}
		expectError(await play(`'--`, cookies), 'invalid-argument', /./);
		expectError(await send(fields, {}), 'unauthenticated', /sign in/);
		expect(await recordingsOf(cookies)).toEqual([]);
	});

	test('what is erased leaves the bucket, which has never held sound that could be heard', async () => {
		const ana = await someone(7);
		await send({ resultId: ana.resultId, id: randomUUID() }, await ana.cookies());
		const payload = { email: ana.account.email };
		const before = [...bucket.objects.values()];
		expect(before.some((bytes) => bytes.includes('RIFF'))).toBe(false);
		const answer = await app.inject({
			method: 'POST',
			url: apiPaths.eraseAccount,
			payload,
			cookies: await ana.cookies(),
		});
		expect(answer.statusCode).toBe(200);
		expect(bucket.objects.size).toBe(isInBucket ? before.length - 1 : 0);
	});

	test('a bucket that fails is told to the learner, with a time to wait, and to whoever watches', async () => {
		const ana = await someone(7);
		const [fields, cookies] = [{ resultId: ana.resultId, id: randomUUID() }, await ana.cookies()];
		const health = async () => (await app.inject(apiPaths.health)).json();
		bucket.isBroken = true;
		const refused = await send(fields, cookies);
		bucket.isBroken = false;
		if (!isInBucket) {
			expect(refused.statusCode).toBe(200);
			expect((await health()).recordings).toBeUndefined();
			return;
		}
		expectError(refused, 'unavailable', /try again in a moment/);
		expect(await health()).toMatchObject({ status: 'degraded', recordings: { name: 's3', state: 'failed' } });
		expect((await send(fields, cookies)).statusCode).toBe(200);
		expect((await play(fields.id, cookies)).rawPayload.equals(wav)).toBe(true);
		expect((await health()).recordings).toEqual({ name: 's3', state: 'ready' });
	});
});
