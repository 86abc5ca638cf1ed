import type { OfflineEngine } from '@henry/contract/offline-engines.ts';

/** Gives browsers an engine that they keep, to work without a network. */
export type OfflineEngineFiles<Engine extends OfflineEngine> = {
	/** What there is; undefined as long as this server has no such engine itself. Rejects where a file cannot be read. */
	describe(): Promise<Engine | undefined>;
	/** The file with that SHA-256, in pieces; undefined where there is none. */
	open(sha256: string): Promise<AsyncIterable<Uint8Array> | undefined>;
};
