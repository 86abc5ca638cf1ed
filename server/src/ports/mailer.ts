/** A message to one person, as plain text and as HTML with the same words. */
export type Mail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** The name that it comes from, in place of the server's own; the address stays. */
	fromName?: string | undefined;
	/** Further headers, such as `List-Unsubscribe`. */
	headers?: Record<string, string>;
};

/** Sends mail. Throws `ProviderError`: `invalid-input` for an address that cannot be written to, else `unavailable`. */
export type Mailer = {
	readonly name: 'smtp' | 'outbox';
	send(mail: Mail): Promise<void>;
	/** Deletes what this machine keeps of mail to an address. */
	forget(address: string): Promise<void>;
	/** Deletes what this machine keeps of mails that were sent before. */
	removeBefore(beforeMs: number): Promise<void>;
	close(): Promise<void>;
};
