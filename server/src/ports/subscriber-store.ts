/** Someone on the waitlist, with the proof of their consent: what they accepted, when and in which language. */
export type Subscriber = {
	id: string;
	email: string;
	locale: string;
	language: string;
	consentText: string;
	consentedAtMs: number;
	confirmedAtMs: number | null;
};

export type SubscriberTokens = { confirmTokenHash: string; confirmUntilMs: number; leaveTokenHash: string };

export type SubscriberStore = {
	/**
	 * Uses a captcha challenge up, then adds the subscriber, or gives one who is there and has not confirmed new tokens.
	 * `confirmed`: the address is on the list already and nothing was changed. `replayed`: the challenge was used before.
	 */
	subscribe(
		subscriber: Omit<Subscriber, 'confirmedAtMs'>,
		tokens: SubscriberTokens,
		captcha: { challenge: string; expiresAtMs: number },
	): Promise<'added' | 'again' | 'confirmed' | 'replayed'>;
	/** Confirms by the mailed token; confirming twice answers the same. Undefined where the token is unknown or too old. */
	confirm(tokenHash: string, nowMs: number): Promise<Subscriber | undefined>;
	/** Deletes the subscriber of a mailed token; answers whether there was one. */
	leave(tokenHash: string): Promise<boolean>;
	/** Everyone on the list, the first to subscribe first. */
	list(): Promise<Subscriber[]>;
	/** Confirmed subscribers that were not forwarded yet and whose next try is due, at most `count`. */
	dueForForwarding(nowMs: number, count: number): Promise<Subscriber[]>;
	/** Records a try: `forwardedAtMs`, or when to try again. */
	recordForwarding(id: string, outcome: { forwardedAtMs: number } | { nextTryAtMs: number }): Promise<void>;
	/** How often forwarding of this subscriber has failed so far. */
	failedForwardings(id: string): Promise<number>;
};
