import type { Clock } from '#server/ports/clock.ts';
import type { Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** How long an engine that failed is left alone. */
const restMs = 60_000;

export type StandInOptions<Service extends Engine> = {
	engine: Service;
	/** Serves while `engine` fails. */
	standIn: Service;
	clock: Clock;
	/** Is given a line about each failure and each return, for whoever runs the server. */
	tell: (line: string) => void;
};

export type StandIn<Service extends Engine> = Engine & {
	/** The one of the two that serves the next call. */
	atWork(): Service;
	/** Tells of a call of `from` that failed. True where the stand-in shall serve it now. */
	takesOver(from: Service, error: unknown): boolean;
};

/**
 * Puts one engine in another's place while that is out of order: it cannot start, is `unavailable`, or takes too long.
 * Refusals (`busy`, `invalid-input`) and cancelled calls are the engine's own answer. A minute after the failure the next
 * call, itself still served by the stand-in, has the engine started again; once that is done, it serves. `health` is that
 * of the one at work, and says for whom it stands in. The stand-in is started when it is first needed.
 */
export function createStandIn<Service extends Engine>(options: StandInOptions<Service>): StandIn<Service> {
	const { engine, standIn, clock, tell } = options;
	const nameOf = (one: Service) => one.health().name;
	/** Undefined while the engine works; infinite while it is being started again. */
	let startAgainAtMs: number | undefined;

	function rest(error: Error): void {
		startAgainAtMs = clock.nowMs() + restMs;
		tell(`${nameOf(standIn)} stands in for ${nameOf(engine)}: ${error.message}`);
	}

	function startAgain(): void {
		startAgainAtMs = Number.POSITIVE_INFINITY;
		engine.start().then(() => {
			startAgainAtMs = undefined;
			tell(`${nameOf(engine)} is at work again.`);
		}, rest);
	}

	return {
		atWork() {
			if (startAgainAtMs === undefined) return engine;
			if (clock.nowMs() >= startAgainAtMs) startAgain();
			return standIn;
		},
		takesOver(from, error) {
			if (from !== engine || !isOutOfOrder(error)) return false;
			if (startAgainAtMs === undefined) rest(error);
			return true;
		},
		health() {
			if (startAgainAtMs === undefined) return engine.health();
			return { ...standIn.health(), insteadOf: nameOf(engine) };
		},
		async start() {
			try {
				await engine.start();
			} catch (error) {
				if (!isOutOfOrder(error)) throw error;
				rest(error);
				await standIn.start();
			}
		},
		async close() {
			await Promise.all([engine.close(), standIn.close()]);
		},
	};
}

function isOutOfOrder(error: unknown): error is ProviderError {
	return error instanceof ProviderError && ['unavailable', 'timeout'].includes(error.category);
}
