import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	aliveResponseSchema,
	type Capability,
	capabilities,
	type HealthResponse,
	healthResponseSchema,
	type ModelsHealth,
} from '@henry/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '#server/ports/engine.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Store } from '#server/ports/store.ts';

/** How soon the database must answer that it is there, and how long its answer counts. */
const storeAnswersMs = 2_000;
const storeAnswerCountsMs = 1_000;

type Dependencies = {
	engines: Record<Capability, Engine>;
	store: Store;
	models: () => ModelsHealth;
	sharedState: SharedState;
};

/** How each of what the server stands on fares at this moment. */
export type ReadHealth = () => Promise<
	Pick<HealthResponse, 'engines' | 'store' | 'models' | 'sharedState' | 'recordings'>
>;

/** Asks the engines and the database, this one at most once a second. */
export function healthOf({ engines, store, models, sharedState }: Dependencies): ReadHealth {
	let asked: { atMs: number; state: Promise<HealthResponse['store']['state']> } | undefined;
	const askStore = () => {
		if (!asked || performance.now() - asked.atMs > storeAnswerCountsMs) {
			asked = { atMs: performance.now(), state: stateOf(store) };
		}
		return asked.state;
	};
	const recordings = () => {
		const isReachable = store.hasReachableFiles();
		if (isReachable === undefined) return {};
		return { recordings: { name: 's3', state: isReachable ? 'ready' : 'failed' } } as const;
	};
	return async () => ({
		engines: Object.fromEntries(
			capabilities.map((capability) => [capability, engines[capability].health()]),
		) as HealthResponse['engines'],
		store: { name: store.name, state: await askStore() },
		models: models(),
		sharedState: { name: sharedState.name, state: sharedState.isReachable() ? 'ready' : 'failed' },
		...recordings(),
	});
}

async function stateOf(store: Store): Promise<HealthResponse['store']['state']> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<'failed'>((resolve) => {
		timer = setTimeout(() => resolve('failed'), storeAnswersMs);
	});
	const answer = store.check().then(
		() => 'ready' as const,
		() => 'failed' as const,
	);
	return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * What runs: version, uptime, engine, model and state per capability, the database, and which models
 * are on their way. For those who watch over servers:
 * whether this one is alive, and whether calls may be sent to it (status 503 where not).
 */
export function registerHealth(
	app: FastifyInstance,
	{ version, read, isStopping }: { version: string; read: ReadHealth; isStopping: () => boolean },
): void {
	const health = async (): Promise<HealthResponse> => {
		const dependencies = await read();
		const { engines, store, sharedState, recordings } = dependencies;
		const states = Object.values(engines);
		const isDegraded =
			store.state === 'failed' ||
			sharedState.state === 'failed' ||
			recordings?.state === 'failed' ||
			states.some(({ state, insteadOf }) => state === 'failed' || insteadOf !== undefined);
		return {
			status: isDegraded ? 'degraded' : 'ok',
			ready: !isStopping() && states.every(({ state }) => state !== 'starting'),
			version,
			uptimeSeconds: process.uptime(),
			...dependencies,
		};
	};
	app.get(
		apiPaths.health,
		{ schema: { summary: 'What runs, and how it fares', response: { 200: healthResponseSchema } } },
		health,
	);
	app.get(
		apiPaths.alive,
		{ schema: { summary: 'Whether the server runs at all', response: { 200: aliveResponseSchema } } },
		async () => ({ alive: true }) as const,
	);
	app.get(
		apiPaths.ready,
		{
			schema: {
				summary: 'Whether calls may be sent to this server; status 503 where not',
				response: { 200: healthResponseSchema, 503: healthResponseSchema },
			},
		},
		async (_request, reply) => {
			const answer = await health();
			return reply.status(answer.ready ? 200 : 503).send(answer);
		},
	);
}
