import type { Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { StandInOptions } from './stand-in.ts';

/** After so many failures in a row an engine is left alone for a while, so that nobody waits for it in vain at every call. */
const failuresInRow = 3;
const restMs = 60_000;

export type CallStandIn<Service extends Engine> = Engine & {
	/** Serves one call, by the engine or else by its stand-in; `insteadOf` names the engine that failed. */
	serve<Answer>(call: (by: Service) => Promise<Answer>): Promise<{ answer: Answer; insteadOf?: string }>;
};

/**
 * An engine with another that takes over each call that the first one fails in, whatever the reason but that the caller
 * gave up. `health` is that of the one at work, and says for whom it stands in, until the first one has answered again.
 */
export function createCallStandIn<Service extends Engine>(
	options: StandInOptions<Service>,
): CallStandIn<Service> {
	const { engine, standIn, clock, tell } = options;
	const name = () => engine.health().model;
	let failures = 0;
	let restsUntilMs = 0;

	function countFailure(error: ProviderError): void {
		failures += 1;
		if (failures >= failuresInRow) restsUntilMs = clock.nowMs() + restMs;
		tell(`${standIn.health().name} stands in for ${name()}: ${error.message}`);
	}

	return {
		health: () => (failures === 0 ? engine.health() : { ...standIn.health(), insteadOf: name() }),
		async start() {
			await Promise.all([engine.start(), standIn.start()]);
		},
		async close() {
			await Promise.all([engine.close(), standIn.close()]);
		},
		async serve(call) {
			if (clock.nowMs() >= restsUntilMs) {
				try {
					const answer = await call(engine);
					if (failures > 0) tell(`${name()} is at work again.`);
					failures = 0;
					return { answer };
				} catch (error) {
					if (!(error instanceof ProviderError) || error.category === 'cancelled') throw error;
					countFailure(error);
				}
			}
			return { answer: await call(standIn), insteadOf: name() };
		},
	};
}
