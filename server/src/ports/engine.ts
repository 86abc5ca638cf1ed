import type { EngineHealth } from '@henry/contract/health.ts';

/**
 * What every engine has beside its one call: who it is and how it fares, how to warm it up and how to put it away.
 * `start` resolves when the engine can serve and rejects with a `ProviderError` when it cannot; calling it is optional.
 */
export type Engine = {
	health(): EngineHealth;
	start(): Promise<void>;
	close(): Promise<void>;
	/**
	 * How long a call of this priority would wait now, in milliseconds; infinite while the engine starts. Left out where that
	 * is not known.
	 */
	waitMs?(priority: 'live' | 'report'): number;
};

/** What a caller may say about one call. Aborting rejects with a `ProviderError` of category `cancelled`. */
export type CallOptions = { signal?: AbortSignal };
