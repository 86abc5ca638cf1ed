import {
	type Capability,
	capabilities,
	type HealthResponse,
	healthResponseSchema,
	type ModelsHealth,
} from '@henry/contract/health.ts';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '#server/ports/engine.ts';

/** What runs: version, uptime, engine, model and state per capability, and which models are on their way. */
export function registerHealth(
	app: FastifyInstance,
	version: string,
	engines: Record<Capability, Engine>,
	models: () => ModelsHealth,
): void {
	app.get(
		'/api/health',
		{ schema: { summary: 'What runs, and how it fares', response: { 200: healthResponseSchema } } },
		async (): Promise<HealthResponse> => {
			const health = Object.fromEntries(
				capabilities.map((capability) => [capability, engines[capability].health()]),
			) as HealthResponse['engines'];
			const isDegraded = Object.values(health).some(
				({ state, insteadOf }) => state === 'failed' || insteadOf !== undefined,
			);
			return {
				status: isDegraded ? 'degraded' : 'ok',
				version,
				uptimeSeconds: process.uptime(),
				engines: health,
				models: models(),
			};
		},
	);
}
