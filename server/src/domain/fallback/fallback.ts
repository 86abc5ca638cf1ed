import type { Clock } from '#server/ports/clock.ts';
import type { Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** How long an engine that failed is left alone. */
const restMs = 60_000;

export type FallbackOptions<Service extends Engine> = {
	/** Left out, the fallback serves alone until it is relieved by `upgrade`. */
	engine?: Service;
	/** Serves while there is no `engine`, and while it fails. */
	fallback: Service;
	clock: Clock;
	/** Is given a line about each failure and each return, for the server’s operator. */
	tell: (line: string) => void;
};

/** An engine in whose place a better one can be put while it serves. */
export type Upgradable<Service extends Engine> = {
	/**
	 * Starts an engine and gives it every call that comes from then on; what runs ends where it began. An engine that does
	 * not start is closed, the call rejects with its `ProviderError`, and everything is as before.
	 */
	upgrade(engine: Service): Promise<void>;
};

export type Fallback<Service extends Engine> = Engine &
	Upgradable<Service> & {
		/** The one of the two that is at work. */
		atWork(): Service;
		/** The one of the two that serves the call that is made now. */
		serving(): Service;
		/** Tells of a call of `from` that failed. True where the fallback shall serve it now. */
		takesOver(from: Service, error: unknown): boolean;
	};

/** Starts an engine; one that does not start is closed. */
export async function startOrClose(engine: Engine): Promise<void> {
	try {
		await engine.start();
	} catch (error) {
		await engine.close();
		throw error;
	}
}

/**
 * Puts one engine in another's place while that is out of order: it cannot start, is `unavailable`, or takes too long. A
 * minute after the failure the next call, itself still served by the fallback, has the engine started again; once that is
 * done, it serves. A call that it is too `busy` for is served by the fallback, which is told once a minute, and the next
 * one is its own again. Other
 * refusals (`invalid-input`) and cancelled calls are the engine's own answer. `health` is that of the one at work, and says
 * for whom it stands in. With an engine, the fallback is started when it is first needed.
 */
export function createFallback<Service extends Engine>(options: FallbackOptions<Service>): Fallback<Service> {
	const { fallback, clock, tell } = options;
	let { engine } = options;
	const nameOf = (one: Service) => one.health().name;
	let isClosed = false;
	/** Undefined while the engine works; infinite while it is being started again. */
	let startAgainAtMs: number | undefined;
	let toldBusyAtMs = Number.NEGATIVE_INFINITY;
	let fallbacks = 0;

	function rest(from: Service, error: Error): void {
		startAgainAtMs = clock.nowMs() + restMs;
		tell(`${nameOf(fallback)} stands in for ${nameOf(from)}: ${error.message}`);
	}

	function tellBusy(from: Service): void {
		if (clock.nowMs() - toldBusyAtMs < restMs) return;
		toldBusyAtMs = clock.nowMs();
		tell(`${nameOf(fallback)} serves what ${nameOf(from)} is too busy for.`);
	}

	function startAgain(resting: Service): void {
		startAgainAtMs = Number.POSITIVE_INFINITY;
		resting.start().then(
			() => {
				startAgainAtMs = undefined;
				tell(`${nameOf(resting)} is at work again.`);
			},
			(error) => rest(resting, error),
		);
	}

	const atWork = () => (engine && startAgainAtMs === undefined ? engine : fallback);

	return {
		atWork,
		serving() {
			if (engine && startAgainAtMs !== undefined) {
				fallbacks++;
				if (clock.nowMs() >= startAgainAtMs) startAgain(engine);
			}
			return atWork();
		},
		takesOver(from, error) {
			if (from !== engine || !(error instanceof ProviderError)) return false;
			const isBusy = error.category === 'busy';
			if (!isBusy && !isOutOfOrder(error)) return false;
			if (isBusy) tellBusy(from);
			else if (startAgainAtMs === undefined) rest(from, error);
			fallbacks++;
			return true;
		},
		health() {
			if (!engine) return fallback.health();
			if (startAgainAtMs === undefined) return { ...engine.health(), fallbacks };
			return { ...fallback.health(), insteadOf: nameOf(engine), fallbacks };
		},
		async start() {
			if (!engine) return fallback.start();
			try {
				await engine.start();
			} catch (error) {
				if (!isOutOfOrder(error)) throw error;
				rest(engine, error);
				await fallback.start();
			}
		},
		async upgrade(better) {
			await startOrClose(better);
			if (isClosed) return better.close();
			engine = better;
			startAgainAtMs = undefined;
		},
		async close() {
			isClosed = true;
			await Promise.all([engine?.close(), fallback.close()]);
		},
	};
}

function isOutOfOrder(error: unknown): error is ProviderError {
	return error instanceof ProviderError && ['unavailable', 'timeout'].includes(error.category);
}
