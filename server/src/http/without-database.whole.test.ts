import { apiPaths } from '@henry/contract/api-paths.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPostgresStore } from '#server/adapters/store/postgres.ts';
import { type PostgresForTests, startPostgres } from '#server/adapters/store/postgres-for-tests.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { enginesOf } from '#server/engines-of-services.ts';
import { createServices } from '#server/wiring.ts';
import { signInForTests } from './signed-in-for-tests.ts';

/** The longest that a database which is back may go unnoticed. */
const recoveryMs = 5_000;

let postgres: PostgresForTests;
let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	postgres = await startPostgres();
	services = {
		...createServices(configForTests),
		store: createPostgresStore(await postgres.createDatabase()),
	};
	await services.store.start();
	await Promise.all(Object.values(enginesOf(services)).map((engine) => engine.start()));
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
	await services.store.close();
	await postgres.stop();
});

const health = async () => healthResponseSchema.parse((await app.inject(apiPaths.health)).json());
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

test('while the database is gone, what needs it says when to come back, and all else goes on', async () => {
	const { cookies } = await signInForTests(services, 'ana@example.org');
	const practice = () => app.inject({ url: apiPaths.practice, cookies });
	expect((await practice()).statusCode).toBe(200);
	expect(await health()).toMatchObject({ status: 'ok', ready: true, store: { state: 'ready' } });
	expect(await statusOf(apiPaths.ready)).toBe(200);

	await postgres.kill();
	const refused = await practice();
	expect(expectError(refused, 'unavailable', /./).retryAfterSeconds).toBeGreaterThan(0);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	const text = 'He go home.';
	expect((await app.inject({ method: 'POST', url: apiPaths.feedback, payload: { text } })).statusCode).toBe(
		200,
	);
	await vi.waitFor(
		async () =>
			expect(await health()).toMatchObject({ status: 'degraded', ready: true, store: { state: 'failed' } }),
		{ timeout: recoveryMs, interval: 100 },
	);
	const { engines } = await health();
	expect(new Set(Object.values(engines).map(({ state }) => state))).toEqual(new Set(['ready']));
	expect([await statusOf(apiPaths.alive), await statusOf(apiPaths.ready)]).toEqual([200, 200]);

	await postgres.restart();
	const isBack = async () => expect((await practice()).statusCode).toBe(200);
	await vi.waitFor(isBack, { timeout: recoveryMs, interval: 100 });
	const isReady = async () => expect(await statusOf(apiPaths.ready)).toBe(200);
	await vi.waitFor(isReady, { timeout: recoveryMs, interval: 100 });
}, 60_000);
