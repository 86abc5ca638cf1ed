/** What came of a backup that was put back into a database of its own, and brought up to date there. */
export type Rehearsal = {
	/** The steps of the schema that this version took beyond those of the backup. */
	steps: string[];
	/** How many rows each table has. */
	rows: Record<string, number>;
};

/**
 * Copies of the whole database, and itself written anew. Throws `ProviderError`s whose messages tell whoever called the command what to do:
 * `invalid-input` where the file is at fault, `unavailable` where the database is.
 */
export type Backup = {
	/** Writes the database, as it is at one moment, to a new file. Servers may be running. */
	save(file: string): Promise<void>;
	/** Replaces the database by a copy, or leaves it as it is where that fails. */
	restore(file: string): Promise<void>;
	/**
	 * Restores a copy beside the database, which is not touched, brings it up to date and removes it again. Rejects where the
	 * copy is not whole, or where this version would lose rows of it.
	 */
	rehearse(file: string): Promise<Rehearsal>;
	/**
	 * Writes the database anew, so that nothing of what was deleted is left in its files. Servers may be running, but wait
	 * meanwhile. Answers whether the database's log was begun anew, too, for which its user may lack the right.
	 */
	wipe(): Promise<boolean>;
};
