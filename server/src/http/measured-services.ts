import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/ports/store.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import { followEngineCalls } from './followed-engine-calls.ts';
import { type Engines, measuredEngines } from './measured-engines.ts';
import { measuredStore } from './measured-store.ts';
import type { Metrics } from './metrics.ts';

/** The same services, the calls of whose engines and store are measured and followed while the server lives. */
export function measuredServices<Given extends Engines & { store: Store }>(
	app: FastifyInstance,
	given: Given,
	measuring: { metrics: Metrics; tracer: Tracer },
): Given {
	followEngineCalls(app, measuring);
	return { ...measuredEngines(given, measuring), store: measuredStore(given.store, measuring) };
}
