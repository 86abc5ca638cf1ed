/** A form outside, such as that of a mailing service, that confirmed subscribers are passed on to. */
export type WaitlistForm = {
	/** Throws `ProviderError`: `invalid-input` where the form refuses this subscriber, `unavailable` where it is down. */
	submit(subscriber: { email: string; locale: string }): Promise<void>;
};
