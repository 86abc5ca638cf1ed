/**
 * Copies of the whole database. Throws `ProviderError`s whose messages tell whoever called the command what to do:
 * `invalid-input` where the file is at fault, `unavailable` where the database is.
 */
export type Backup = {
	/** Writes the database, as it is at one moment, to a new file. Servers may be running. */
	save(file: string): Promise<void>;
	/** Replaces the database by a copy, or leaves it as it is where that fails. */
	restore(file: string): Promise<void>;
};
