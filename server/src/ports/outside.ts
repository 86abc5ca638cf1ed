/** A request to a server that people of an academy have named. */
export type OutsideRequest = {
	method?: 'GET' | 'POST' | 'PUT';
	headers?: Record<string, string>;
	body?: string;
};

/**
 * Calls addresses that are not the operator's own choice, so that none of them leads into the own network: https to
 * public addresses alone, and whatever the settings name. Follows no redirect and gives up answers that are too long.
 * Throws `unavailable` where nobody answers, and `invalid-input` for an address that may not be called.
 */
export type Outside = (address: string, request?: OutsideRequest) => Promise<Response>;
