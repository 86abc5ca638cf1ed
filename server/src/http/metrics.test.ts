import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, speak, transcribe } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { signInForTests } from './signed-in-for-tests.ts';

/** A port that nothing else here listens on. */
const port = 41_311;
const limits = {
	...configForTests.limits,
	dailyBudgets: { ...configForTests.limits.dailyBudgets, corrections: 2 },
};

/** What a collector of traces was sent. */
type SentSpan = {
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	startTimeUnixNano: string;
	endTimeUnixNano: string;
	attributes: { key: string; value: Record<string, unknown> }[];
};
const sent: string[] = [];
const collector = createServer(async (request, response) => {
	sent.push(`${request.url} ${await text(request)}`);
	response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const spansSent = (): SentSpan[] =>
	sent.flatMap((message) =>
		JSON.parse(message.replace('/v1/traces ', '')).resourceSpans.flatMap(
			(resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
				resource.scopeSpans.flatMap(({ spans }) => spans),
		),
	);

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	collector.listen(0, '127.0.0.1');
	await once(collector, 'listening');
	const { port: collectorPort } = collector.address() as AddressInfo;
	const traces = { address: `http://127.0.0.1:${collectorPort}`, share0to1: 1 };
	services = { ...createServices({ ...configForTests, traces }), store: createSqliteStore(':memory:') };
	await services.store.start();
	app = await buildApp({ ...configForTests, limits, metrics: { host: '127.0.0.1', port } }, services);
	await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
	await app.close();
	await closeEngines(services);
	collector.close();
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

const requestIds: unknown[] = [];

test('calls, errors, engines, refusals and budgets are counted, without a word of what was said', async () => {
	const correct = (words: string) =>
		app.inject({ method: 'POST', url: apiPaths.feedback, payload: { text: words } });
	const statuses = [];
	for (const words of ['He go to Zaragoza.', 'She have a platypus.', 'They is here.', '']) {
		const answer = await correct(words);
		statuses.push(answer.statusCode);
		requestIds.push(answer.headers['x-request-id']);
	}
	expect(statuses).toEqual([200, 200, 429, 400]);
	await transcribe(app, await speak(app));
	const { cookies } = await signInForTests(services, 'ana@example.org');
	const practice = await app.inject({ url: apiPaths.practice, cookies });
	requestIds.push(practice.headers['x-request-id']);

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
	expect(await metricOf('henry_engine_wait_seconds_count', { engine: 'flite' })).toBe(1);
	const stored = { call: 'practice.load', outcome: 'answered' };
	expect(await metricOf('henry_store_duration_seconds_count', stored)).toBe(1);
	expect(await metricOf('henry_engine_state', { capability: 'grammarChecker', state: 'ready' })).toBe(1);
	expect(await metricOf('henry_engine_queue', { capability: 'speechToText' })).toBe(0);
	expect(await metricOf('henry_sockets', { kind: 'talks', what: 'places' })).toBe(40);
	expect(await metricOf('henry_store_up', { store: 'sqlite' })).toBe(1);

	const told = await metricsOf();
	expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
	expect(told).not.toMatch(/Zaragoza|platypus|weather|ana@|127\.0\.0\.1/i);
});

test('they are not told at the address that everybody reaches', async () => {
	const { port: publicPort } = app.server.address() as { port: number };
	const answer = await fetch(`http://127.0.0.1:${publicPort}/metrics`);
	expect(await answer.text()).not.toContain('henry_');
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('every answer has an id of its own, which an error tells too and no caller chooses', async () => {
	const headers = { 'x-request-id': 'mine' };
	const answers = [
		await app.inject({ url: apiPaths.health, headers }),
		await app.inject({ url: '/api/nothing', headers }),
	];
	const ids = answers.map((answer) => String(answer.headers['x-request-id']));
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{20}$/);
	expect(new Set(ids).size).toBe(2);
	expect(errorBodySchema.parse(answers[1]?.json()).error.requestId).toBe(ids[1]);
});

test('a trace has a call and its engine, the id of the request, and no word of what was said', async () => {
	// Nobody who is traced asks for this.
	await services.grammarChecker.check('She have a cat.');
	await services.tracer.close();
	const spans = spansSent();
	const parts = spans.filter(({ name }) => /^(?:engine|store)\./.test(name));
	expect(parts.length).toBeGreaterThan(8);
	expect(parts.filter(({ parentSpanId }) => !parentSpanId)).toEqual([]);
	const fact = ({ attributes }: SentSpan, name: string) =>
		Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];
	const partsOf = (span: SentSpan | undefined) =>
		spans.filter(({ parentSpanId }) => span !== undefined && parentSpanId === span.spanId);
	const call = spans.find((span) => fact(span, 'henry.request_id') === requestIds[0]);
	expect(call?.name).toBe(`POST ${apiPaths.feedback}`);
	expect(fact(call as SentSpan, 'http.response.status_code')).toBe(200);
	const engine = partsOf(call).find(({ name }) => name === 'grammarChecker.check');
	expect(engine?.traceId).toBe(call?.traceId);
	const refused = spans.find((span) => fact(span, 'henry.request_id') === requestIds[2]);
	expect(fact(refused as SentSpan, 'error.type')).toBe('resource-exhausted');
	const ears = spans.find(({ name }) => name.startsWith('speechToText.'));
	expect(spans.find(({ spanId }) => spanId === ears?.parentSpanId)?.name).toBe(`POST ${apiPaths.transcript}`);
	const [wait, work, ...others] = partsOf(engine);
	expect([wait?.name, work?.name, others]).toEqual(['engine.wait', 'engine.work', []]);
	for (const span of [wait, work]) expect(fact(span as SentSpan, 'henry.method')).toBe('check');
	expect(wait?.endTimeUnixNano).toBe(work?.startTimeUnixNano);
	const practice = spans.find((span) => fact(span, 'henry.request_id') === requestIds.at(-1));
	const names = partsOf(practice).map(({ name }) => name);
	expect(names).toEqual(['store.accounts.findSession', 'store.practice.load']);
	expect(sent.join()).not.toMatch(/Zaragoza|platypus|weather|ana@|select/i);
});

test('the dashboard asks for figures that are told', async () => {
	const dashboard = readFileSync(
		resolve(import.meta.dirname, '../../../deploy/grafana-dashboard.json'),
		'utf8',
	);
	const names = new Set(dashboard.match(/\b(?:henry|nodejs|process)_\w+/g));
	expect(names.size).toBeGreaterThan(10);
	const told = await metricsOf();
	for (const name of names) expect(told).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
});
