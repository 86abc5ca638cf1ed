import type { Store } from '#server/ports/store.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import type { Metrics } from './metrics.ts';
import { type Call, timedCall, withCalls } from './timed-calls.ts';

/**
 * The same store, each call of which is measured, and followed as a part of the span that runs: by its name alone, so that
 * nothing is told of whom or what it asks.
 */
export function measuredStore(
	given: Store,
	{ tracer, metrics }: { tracer: Tracer; metrics: Metrics },
): Store {
	const measured = (group: string, functions: object) =>
		withCalls(functions, (name, call) => {
			const called = `${group}.${name}`;
			return timedCall(call as Call, {
				begin: () => tracer.beginPart(`store.${called}`),
				observe: (outcome, seconds) => metrics.observeStore(called, outcome, seconds),
			});
		});
	const parts = Object.entries(given).map(([name, part]) => [
		name,
		typeof part === 'object' ? measured(name, part) : part,
	]);
	return Object.fromEntries(parts);
}
