import { createServer } from 'node:http';
import type { ErrorCode } from '@henry/contract/errors.ts';
import { type Capability, capabilities } from '@henry/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ReminderOutcome } from '#server/domain/reminders/remind.ts';
import { tellOperator } from '#server/operator-line.ts';
import type { CallLimits } from './call-limits.ts';
import { asAppError } from './errors.ts';
import type { ReadHealth } from './health.ts';
import type { Outcome } from './timed-calls.ts';

/** Upper bounds in seconds: what nobody notices, what is felt, and what is waited for. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30];

/** What is counted and measured, by names and labels that never hold a word, an address or an account. */
export type Metrics = {
	/** Seconds that an engine took for one call. */
	observeEngine(capability: Capability, outcome: Outcome, seconds: number): void;
	/** Seconds that a call of an engine’s process waited before one began with it. */
	observeWait(engine: string, seconds: number): void;
	/** Seconds that the database took for one call of the store. */
	observeStore(call: string, outcome: Outcome, seconds: number): void;
	/** An error that a call, or a socket, was answered with. */
	countError(code: ErrorCode, route: string | undefined): void;
	/** A reminder, by how it ended. */
	countReminder(outcome: ReminderOutcome): void;
	/** What can be told of limits, sockets, engines and the database is read when somebody asks. */
	follow(sources: MetricsSources): void;
	/** All of it in Prometheus' text format. */
	text(): Promise<string>;
};
type MetricsSources = {
	limits: CallLimits;
	/** The places of each kind of socket. */
	places: Record<string, { figures(): Record<string, number> }>;
	readHealth: ReadHealth;
};

/** Measures every call of the server from now on. */
export function registerMetrics(app: FastifyInstance): Metrics {
	const registers = [new Registry()];
	const [registry = new Registry()] = registers;
	const calls = new Histogram({
		name: 'henry_call_duration_seconds',
		help: 'How long calls took to be answered',
		labelNames: ['method', 'route', 'status'],
		buckets,
		registers,
	});
	const errors = new Counter({
		name: 'henry_errors_total',
		help: 'Calls and sockets that were answered with an error, by its code',
		labelNames: ['code', 'route'],
		registers,
	});
	const engines = new Histogram({
		name: 'henry_engine_duration_seconds',
		help: 'How long engines took; of a recogniser, after the end of what was said',
		labelNames: ['capability', 'outcome'],
		buckets,
		registers,
	});
	const waits = new Histogram({
		name: 'henry_engine_wait_seconds',
		help: 'How long calls waited for a process of an engine of this machine',
		labelNames: ['engine'],
		buckets,
		registers,
	});
	const stores = new Histogram({
		name: 'henry_store_duration_seconds',
		help: 'How long calls of the database took',
		labelNames: ['call', 'outcome'],
		buckets,
		registers,
	});
	app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
		const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
		calls.observe(labels, reply.elapsedTime / 1_000);
	});
	const reminders = new Counter({
		name: 'henry_reminders_total',
		help: 'Reminders that were handed to push services, by how that ended',
		labelNames: ['outcome'],
		registers,
	});
	const countError = (code: ErrorCode, route = 'none') => errors.inc({ code, route });
	app.addHook('onError', async ({ routeOptions }, _reply, error) => {
		countError(asAppError(error).code, routeOptions.url);
	});
	return {
		observeEngine: (capability, outcome, seconds) => engines.observe({ capability, outcome }, seconds),
		observeWait: (engine, seconds) => waits.observe({ engine }, seconds),
		observeStore: (call, outcome, seconds) => stores.observe({ call, outcome }, seconds),
		countError,
		countReminder: (outcome) => reminders.inc({ outcome }),
		follow: (sources) => followSources(registry, sources),
		async text() {
			if (!registry.getSingleMetric('process_cpu_seconds_total'))
				collectDefaultMetrics({ register: registry });
			return registry.metrics();
		},
	};
}

/** Values that are read when somebody asks: each a name, its help, and its label sets with their values. */
type Reading = { labels: Record<string, string>; value: number };

function followSources(registry: Registry, { limits, places, readHealth }: MetricsSources): void {
	const gauge = (name: string, help: string, labelNames: string[], read: () => Promise<Reading[]>) =>
		new Gauge({
			name,
			help,
			labelNames,
			registers: [registry],
			async collect() {
				this.reset();
				for (const { labels, value } of await read()) this.set(labels, value);
			},
		});
	const byName = (label: string, values: Record<string, number>): Reading[] =>
		Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
	gauge('henry_refusals', 'Refusals since the start, by what was used up', ['limit'], async () =>
		byName('limit', (await limits.figures()).refused),
	);
	gauge('henry_budget_used', 'What everyone has used of a budget today', ['budget'], async () =>
		byName('budget', (await limits.figures()).used),
	);
	gauge('henry_budget_available', 'What the server spends of a budget in a day', ['budget'], async () =>
		byName('budget', (await limits.figures()).available),
	);
	gauge(
		'henry_sockets',
		'Sockets: open, served, places, refused since the start',
		['kind', 'what'],
		async () =>
			Object.entries(places).flatMap(([kind, ofKind]) =>
				byName('what', ofKind.figures()).map(({ labels, value }) => ({ labels: { ...labels, kind }, value })),
			),
	);
	gauge('henry_engine_queue', 'Calls that wait for an engine', ['capability'], async () => {
		const { engines } = await readHealth();
		return byName('capability', Object.fromEntries(capabilities.map((name) => [name, engines[name].queued])));
	});
	gauge('henry_engine_stand_ins', 'Calls that another engine served instead', ['capability'], async () => {
		const { engines } = await readHealth();
		return byName(
			'capability',
			Object.fromEntries(capabilities.map((name) => [name, engines[name].fallbacks ?? 0])),
		);
	});
	gauge(
		'henry_engine_state',
		'The state that each engine is in',
		['capability', 'engine', 'state'],
		async () => {
			const { engines } = await readHealth();
			return capabilities.map((capability) => {
				const { name: engine, state, insteadOf } = engines[capability];
				return { labels: { capability, engine, state: insteadOf ? 'stands-in' : state }, value: 1 };
			});
		},
	);
	gauge('henry_shared_state_up', 'Whether what servers share can be reached', ['state'], async () => {
		const { sharedState } = await readHealth();
		return [{ labels: { state: sharedState.name }, value: sharedState.state === 'ready' ? 1 : 0 }];
	});
	gauge('henry_store_up', 'Whether the database answers', ['store'], async () => {
		const { store } = await readHealth();
		return [{ labels: { store: store.name }, value: store.state === 'ready' ? 1 : 0 }];
	});
}

/** While the server listens, tells the metrics at `/metrics` of an address of their own, which is not for the public. */
export function serveMetrics(
	app: FastifyInstance,
	metrics: Metrics,
	{ host, port }: { host: string; port: number },
): void {
	const server = createServer(async (request, response) => {
		if (request.url !== '/metrics') return response.writeHead(404).end();
		try {
			const text = await metrics.text();
			return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
		} catch (error) {
			app.log.error({ err: error }, 'metrics failed');
			return response.writeHead(500).end();
		}
	});
	app.addHook('onListen', async () => {
		server.on('error', (error) => tellOperator(`metrics: ${error.message}`));
		server.listen(port, host);
	});
	app.addHook('onClose', async () => {
		server.closeAllConnections();
		server.close();
	});
}
