import type { Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { type FallbackOptions, startOrClose, type Upgradable } from './fallback.ts';

/** After so many failures in a row an engine is left alone for a while, so that nobody waits for it in vain at every call. */
const failuresInRow = 3;
const restMs = 60_000;

export type CallFallback<Service extends Engine> = Engine &
	Upgradable<Service> & {
		/** Who serves the next call, if nothing fails. */
		current(): Service;
		/** Serves one call, by the engine or else by its fallback; `insteadOf` names the engine that failed. */
		serve<Answer>(call: (by: Service) => Promise<Answer>): Promise<{ answer: Answer; insteadOf?: string }>;
	};

/**
 * An engine with another that takes over each call that the first one fails in, whatever the reason but that the caller
 * gave up. `health` is that of the one at work, and says for whom it stands in, until the first one has answered again. One
 * that is too `busy` is asked again with the next call, and that is told once.
 */
export function createCallFallback<Service extends Engine>(
	options: FallbackOptions<Service>,
): CallFallback<Service> {
	const { fallback, clock, tell } = options;
	let { engine } = options;
	let isClosed = false;
	let failures = 0;
	let restsUntilMs = 0;
	let fallbacks = 0;
	const nameOf = (one: Service) => one.health().model;

	function countFailure(of: Service, error: ProviderError): void {
		failures += 1;
		const isBusy = error.category === 'busy';
		if (failures >= failuresInRow && !isBusy) restsUntilMs = clock.nowMs() + restMs;
		if (failures === 1 || !isBusy)
			tell(`${fallback.health().name} stands in for ${nameOf(of)}: ${error.message}`);
	}

	return {
		current: () => (engine && clock.nowMs() >= restsUntilMs ? engine : fallback),
		health() {
			if (!engine) return fallback.health();
			if (failures === 0) return { ...engine.health(), fallbacks };
			return { ...fallback.health(), insteadOf: nameOf(engine), fallbacks };
		},
		async start() {
			await Promise.all([engine?.start(), fallback.start()]);
		},
		async upgrade(better) {
			await startOrClose(better);
			if (isClosed) return better.close();
			engine = better;
			failures = 0;
			restsUntilMs = 0;
		},
		async close() {
			isClosed = true;
			await Promise.all([engine?.close(), fallback.close()]);
		},
		async serve(call) {
			const first = engine;
			if (!first) return { answer: await call(fallback) };
			if (clock.nowMs() >= restsUntilMs) {
				try {
					const answer = await call(first);
					if (failures > 0) tell(`${nameOf(first)} is at work again.`);
					failures = 0;
					return { answer };
				} catch (error) {
					if (!(error instanceof ProviderError) || error.category === 'cancelled') throw error;
					countFailure(first, error);
				}
			}
			fallbacks++;
			return { answer: await call(fallback), insteadOf: nameOf(first) };
		},
	};
}
