/**
 * Why a provider could not serve a call.
 * - `busy`: its queue is full; `retryAfterSeconds` says when another try may succeed
 * - `unavailable`: its process died or cannot start
 * - `timeout`: it took too long
 * - `cancelled`: the caller aborted
 * - `invalid-input`: it cannot serve this input, now or ever
 */
export type ProviderErrorCategory = 'busy' | 'unavailable' | 'timeout' | 'cancelled' | 'invalid-input';

export class ProviderError extends Error {
	readonly category: ProviderErrorCategory;
	readonly retryAfterSeconds: number | undefined;

	constructor(
		category: ProviderErrorCategory,
		message: string,
		options: { retryAfterSeconds?: number; cause?: unknown } = {},
	) {
		super(message, { cause: options.cause });
		this.name = 'ProviderError';
		this.category = category;
		this.retryAfterSeconds = options.retryAfterSeconds;
	}

	/** Whether the same call may succeed later. */
	get retryable(): boolean {
		return this.category === 'busy' || this.category === 'unavailable' || this.category === 'timeout';
	}
}
