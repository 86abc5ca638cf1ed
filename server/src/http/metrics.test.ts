import { apiPaths } from '@henry/contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, speak, transcribe } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';

/** A port that nothing else here listens on. */
const port = 41_311;
const limits = {
	...configForTests.limits,
	dailyBudgets: { ...configForTests.limits.dailyBudgets, corrections: 2 },
};

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = { ...createServices(configForTests), store: createSqliteStore(':memory:') };
	app = await buildApp({ ...configForTests, limits, metrics: { host: '127.0.0.1', port } }, services);
	await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const metricsOf = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of one line, of which these labels are told. */
async function metricOf(name: string, labels: Record<string, string>): Promise<number | undefined> {
	const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
	const line = (await metricsOf())
		.split('\n')
		.find((each) => each.startsWith(`${name}{`) && wanted.every((label) => each.includes(label)));
	return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('calls, errors, engines, refusals and budgets are counted, without a word of what was said', async () => {
	const correct = (text: string) => app.inject({ method: 'POST', url: apiPaths.feedback, payload: { text } });
	const statuses = [];
	for (const text of ['He go to Zaragoza.', 'She have a platypus.', 'They is here.', '']) {
		statuses.push((await correct(text)).statusCode);
	}
	expect(statuses).toEqual([200, 200, 429, 400]);
	await transcribe(app, await speak(app));

	const route = apiPaths.feedback;
	expect(await metricOf('henry_call_duration_seconds_count', { route, status: '200' })).toBe(2);
	expect(await metricOf('henry_errors_total', { route, code: 'resource-exhausted' })).toBe(1);
	expect(await metricOf('henry_errors_total', { route, code: 'invalid-argument' })).toBe(1);
	expect(await metricOf('henry_refusals', { limit: 'corrections' })).toBe(1);
	expect(await metricOf('henry_budget_used', { budget: 'corrections' })).toBe(2);
	expect(await metricOf('henry_budget_available', { budget: 'corrections' })).toBe(2_000);
	const engine = 'henry_engine_duration_seconds_count';
	expect(await metricOf(engine, { capability: 'grammarChecker', outcome: 'answered' })).toBe(2);
	expect(await metricOf(engine, { capability: 'speechToText', outcome: 'answered' })).toBe(1);
	expect(await metricOf(engine, { capability: 'textToSpeech', outcome: 'answered' })).toBe(1);
	expect(await metricOf('henry_engine_state', { capability: 'grammarChecker', state: 'ready' })).toBe(1);
	expect(await metricOf('henry_engine_queue', { capability: 'speechToText' })).toBe(0);
	expect(await metricOf('henry_sockets', { kind: 'talks', what: 'places' })).toBe(40);
	expect(await metricOf('henry_store_up', { store: 'sqlite' })).toBe(1);

	const text = await metricsOf();
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
	expect(text).not.toMatch(/Zaragoza|platypus|weather|127\.0\.0\.1/i);
});

test('they are not told at the address that everybody reaches', async () => {
	const { port: publicPort } = app.server.address() as { port: number };
	const answer = await fetch(`http://127.0.0.1:${publicPort}/metrics`);
	expect(await answer.text()).not.toContain('henry_');
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
