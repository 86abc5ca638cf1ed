import { accountPaths } from '@henry/contract/account-paths.ts';
import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { authNetworkTimeoutLongMs } from '@henry/contract/limits.ts';
import { beginOpenIdResponseSchema, type IssuerId } from '@henry/contract/open-id.ts';
import { callFunction } from './api-client.ts';
import { signInBy } from './session.ts';

const options = { timeoutMs: authNetworkTimeoutLongMs };

/** Leaves for an issuer's page, which leads back to `/login`. Rejects with an `ApiError`, still here. */
export async function leaveForIssuer(wanted: {
	issuer: IssuerId;
	language: string;
	guardianEmail: string | undefined;
}): Promise<void> {
	const { address } = await callFunction(
		accountPaths.beginOpenId,
		wanted,
		beginOpenIdResponseSchema,
		options,
	);
	location.assign(address);
}

/** Signs in by what an issuer's page has put behind `?`. Rejects with an `ApiError`. */
export const finishOpenId = (query: string): Promise<void> =>
	signInBy(() => callFunction(accountPaths.finishOpenId, { query }, sessionResponseSchema, options));
