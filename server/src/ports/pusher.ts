import type { PushTarget } from '@henry/contract/reminders.ts';

/** Sends messages to browsers by their push services (RFC 8030), encrypted and signed. */
export type Pusher = {
	/** The key that browsers know this server by (VAPID, RFC 8292), in base64url. */
	publicKey(): Promise<string>;
	/** Whether a browser's address is at a push service that this server calls; it calls no other. */
	isKnown(endpoint: string): boolean;
	/**
	 * Hands a short message to the push service, which drops it where the browser is not there within `keptSeconds`.
	 * `gone`: nobody is reached there any more, and never will. Throws `ProviderError` where the service does not take it.
	 */
	send(target: PushTarget, message: string, keptSeconds: number): Promise<'sent' | 'gone'>;
};
