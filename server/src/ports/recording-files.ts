/**
 * Where recordings are kept in place of the database, each under a name of ours. What it is given is sealed already. Throws
 * `ProviderError`: `unavailable`.
 */
export type RecordingFiles = {
	put(name: string, bytes: Uint8Array): Promise<void>;
	/** Undefined where there is none of that name. */
	get(name: string): Promise<Uint8Array | undefined>;
	/** Names of which there is none are left alone. */
	remove(names: readonly string[]): Promise<void>;
	/** Whether the last call went through. */
	isReachable(): boolean;
};
