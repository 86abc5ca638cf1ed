/** What came of counting: where nothing was taken, when the window that is full ends. */
type Taken = { isTaken: boolean; waitMs: number };

/**
 * What servers that stand in for each other know together, so that limits hold for all of them and a job is done by one.
 * None of it is lasting: whatever must not be lost is in the store. No call rejects: while the others cannot be reached,
 * a server goes on by itself. Keys hold no address or account that a person could be known by, but for network addresses.
 */
export type SharedState = {
	readonly name: 'memory' | 'valkey';
	/**
	 * Counts `amount` under a key, in a window of time that begins with the first that is counted. Takes all of it or, where
	 * that would make more than `most`, nothing. A negative amount gives back what was counted.
	 */
	take(key: string, amount: number, limit: { most: number; windowMs: number }): Promise<Taken>;
	/** What has been counted in the window that runs. */
	counted(key: string): Promise<number>;
	/**
	 * Gives a holder one of the `most` seats of a kind, or lets them keep theirs, for so long; false where all are taken. A
	 * server that has died thus gives its seats back by itself.
	 */
	hold(seats: string, holder: string, terms: { most: number; forMs: number }): Promise<boolean>;
	/** Gives a seat back. */
	leave(seats: string, holder: string): Promise<void>;
	/** A secret that all servers have in common; whoever asks first makes it. A server that is alone keeps it. */
	secret(name: string, make: () => string): Promise<string>;
	/** Whether the other servers can be reached now. */
	isReachable(): boolean;
	/** Rejects with a `ProviderError` where they cannot be reached at all. */
	start(): Promise<void>;
	close(): Promise<void>;
};
