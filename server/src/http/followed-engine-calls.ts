import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { type EngineCall, engineCallChannel } from '#server/ports/engine-call.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import type { Metrics } from './metrics.ts';

/**
 * While the server lives, tells of each call of an engine's process how long it waited for one, and how long one worked
 * on it: as parts of the span of the caller, and as metrics.
 */
export function followEngineCalls(
	app: FastifyInstance,
	{ tracer, metrics }: { tracer: Tracer; metrics: Metrics },
): void {
	const follow = (message: unknown) => {
		const { engine, method, askedAtMs, beganAtMs, endedAtMs } = message as EngineCall;
		const waitedUntilMs = beganAtMs ?? endedAtMs;
		const facts = { 'henry.engine': engine, 'henry.method': method };
		tracer.note('engine.wait', { beganAtMs: askedAtMs, endedAtMs: waitedUntilMs }, facts);
		if (beganAtMs !== undefined) tracer.note('engine.work', { beganAtMs, endedAtMs }, facts);
		metrics.observeWait(engine, (waitedUntilMs - askedAtMs) / 1_000);
	};
	subscribe(engineCallChannel, follow);
	app.addHook('onClose', async () => void unsubscribe(engineCallChannel, follow));
}
