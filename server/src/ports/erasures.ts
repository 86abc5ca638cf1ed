/**
 * Remembers, outside of the database, which accounts were erased, so that a backup that is put back does not bring them
 * back. An account's id is a random number, which says nothing of a person once the account is gone. Throws `ProviderError`.
 */
export type Erasures = {
	note(accountId: string, atMs: number): Promise<void>;
	/** The ids of all that are remembered. */
	list(): Promise<string[]>;
	removeBefore(beforeMs: number): Promise<void>;
};
