import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { offlineJudgeSchema } from '@henry/contract/offline-engines.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';

let app: FastifyInstance;
beforeAll(async () => {
	app = await buildApp(configForTests, createServices(configForTests));
});
afterAll(() => app.close());

test('a browser is given the judge of this server, file by file, each by its sum @whole', async () => {
	const answer = await app.inject(apiPaths.offlineJudge);
	expect(answer.headers['cache-control']).toBe('no-cache');
	const { name, files } = offlineJudgeSchema.parse(answer.json());
	expect(name).toBe('Henry’s ear for sounds, on this device');
	for (const [part, { sha256, bytes }] of Object.entries(files)) {
		const { rawPayload, headers } = await app.inject(`${apiPaths.offlineJudge}/${sha256}`);
		expect(rawPayload.length, part).toBe(bytes);
		expect(createHash('sha256').update(rawPayload).digest('hex'), part).toBe(sha256);
		expect(headers['cache-control']).toContain('immutable');
	}
	const { sha256 } = files.lexicon;
	const lexicon = await app.inject(`${apiPaths.offlineJudge}/${sha256}`);
	expect(lexicon.rawPayload).toEqual(readFileSync(join(configForTests.earFolder, 'lexicon.txt')));
});

test.each(['0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'acoustic'])('%s is no file of it', async (name) => {
	expect((await app.inject(`${apiPaths.offlineJudge}/${name}`)).statusCode).toBe(404);
});
