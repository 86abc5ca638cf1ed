import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { offlineEarSchema } from '@henry/contract/offline-engines.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOutWhisperFiles } from '#server/adapters/speech-to-text/whisper-files.ts';
import { createWhisperForBrowsers } from '#server/adapters/speech-to-text/whisper-for-browsers.ts';
import { buildApp } from '#server/app.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import { createServices } from '#server/wiring.ts';

const services = createServices(configForTests);
let app: FastifyInstance;
let withoutWhisper: FastifyInstance;

beforeAll(async () => {
	const { weights, tokenizer } = await modelForTests('recognizer');
	const { network: speechDetector } = await modelForTests('speech-detector');
	const graphsFolder = configForTests.whisperFolder;
	const learners = join(graphsFolder, 'learners.safetensors');
	const files = { weights, tokenizer, speechDetector, graphsFolder, learners };
	layOutWhisperFiles(files);
	app = await buildApp(configForTests, { ...services, offlineEar: createWhisperForBrowsers(files) });
	const notFetched = { ...files, weights: join(graphsFolder, 'no-such-model.bin') };
	withoutWhisper = await buildApp(configForTests, {
		...services,
		offlineEar: createWhisperForBrowsers(notFetched),
	});
}, fetchingMs);
afterAll(async () => {
	await app.close();
	await withoutWhisper.close();
});

const addressOf = (sha256: string) => `${apiPaths.offlineEar}/${sha256}`;

test('every file that is told of has its length and sum, and is kept for good', async () => {
	const answer = await app.inject(apiPaths.offlineEar);
	expect(answer.headers['cache-control']).toBe('no-cache');
	const { name, files } = offlineEarSchema.parse(answer.json());
	expect(name).toBe('Whisper base');
	for (const [part, { sha256, bytes }] of Object.entries(files)) {
		const { rawPayload, headers } = await app.inject(addressOf(sha256));
		expect(rawPayload.length, part).toBe(bytes);
		expect(createHash('sha256').update(rawPayload).digest('hex'), part).toBe(sha256);
		expect(headers['cache-control']).toContain('immutable');
	}
});

test('a file is compressed for who accepts it', async () => {
	const { files } = offlineEarSchema.parse((await app.inject(apiPaths.offlineEar)).json());
	const { sha256, bytes } = files.tokenizer;
	const answer = await app.inject({ url: addressOf(sha256), headers: { 'accept-encoding': 'gzip' } });
	expect(answer.headers['content-encoding']).toBe('gzip');
	expect(answer.rawPayload.length).toBeLessThan(bytes / 2);
	expect(gunzipSync(answer.rawPayload).length).toBe(bytes);
});

test('there is nothing to fetch where Whisper is not there yet, or is not wanted', async () => {
	expectError(await withoutWhisper.inject(apiPaths.offlineEar), 'not-found', /no ear to give/);
	const notWanted = await buildApp(configForTests, services);
	expectError(await notWanted.inject(apiPaths.offlineEar), 'not-found', /no ear to give/);
	await notWanted.close();
});

test.each(['0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'weights'])('%s is no file of it', async (name) => {
	expect((await app.inject(addressOf(name))).statusCode).toBe(404);
});
