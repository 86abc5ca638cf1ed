import {
	tokenExpiredEarlyMs,
	tokenRefreshBackoffFirstMs,
	tokenRefreshBackoffMaxMs,
	tokenRefreshBeforeExpiryMs,
} from '@henry/contract/limits.ts';

/** A session's token, and how often in a row its refresh has failed, the last time at `failedAtMs`. */
export type TokenState = { expiresAtMs: number; failures: number; failedAtMs: number };

/**
 * When the token is to be refreshed: 5 minutes before it expires; after a failure, 30 seconds later, and twice as long
 * after each further one, up to 16 minutes (specification, section 9).
 */
export function refreshDueAtMs({ expiresAtMs, failures, failedAtMs }: TokenState): number {
	if (failures === 0) return expiresAtMs - tokenRefreshBeforeExpiryMs;
	return failedAtMs + Math.min(tokenRefreshBackoffFirstMs * 2 ** (failures - 1), tokenRefreshBackoffMaxMs);
}

/** Whether the token counts as expired: 30 seconds early, for calls that are on their way (specification, section 9). */
export function countsAsExpired(expiresAtMs: number, nowMs: number): boolean {
	return nowMs >= expiresAtMs - tokenExpiredEarlyMs;
}
