/**
 * Remembers, outside of the database, which accounts and academies were erased, so that a backup that is put back does not
 * bring them back. Their ids are random numbers, which say nothing of anybody once they are gone. Throws `ProviderError`.
 */
export type Erasures = {
	/** Notes an account or an academy. */
	note(id: string, atMs: number): Promise<void>;
	/** The ids of all that are remembered. */
	list(): Promise<string[]>;
	removeBefore(beforeMs: number): Promise<void>;
};
