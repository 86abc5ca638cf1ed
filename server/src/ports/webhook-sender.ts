/** Tells addresses outside what has happened, signed so that they know who tells it. */
export type WebhookSender = {
	/** A secret to sign with. */
	newSecret(): string;
	/**
	 * Delivers a message, signed with each of the secrets. Throws `unavailable` where it may arrive later, and `invalid-input`
	 * where it will not: for an address that may not be called, or one that says that it is gone (status 410).
	 */
	send(
		address: string,
		message: { id: string; atMs: number; payload: string },
		secrets: readonly string[],
	): Promise<void>;
};
