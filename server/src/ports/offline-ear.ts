import type { OfflineEar } from '@henry/contract/offline-ear.ts';

/** Gives browsers what they need to hear without a network. */
export type OfflineEarFiles = {
	/** What there is; undefined as long as this server has no such ear itself. Rejects where a file cannot be read. */
	describe(): Promise<OfflineEar | undefined>;
	/** The file with that SHA-256, in pieces; undefined where there is none. */
	open(sha256: string): Promise<AsyncIterable<Uint8Array> | undefined>;
};
