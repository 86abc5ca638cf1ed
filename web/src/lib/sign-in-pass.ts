import { accountPaths } from '@henry/contract/account-paths.ts';
import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { passAddressSchema } from '@henry/contract/sign-in-pass.ts';
import { callFunction } from './api-client.ts';
import { signInBy } from './session.ts';

/** Leaves an academy's host for the server's own sign-in page. Rejects with an `ApiError`, still here. */
export async function leaveForPass(): Promise<void> {
	const { address } = await callFunction(accountPaths.askForPass, {}, passAddressSchema);
	location.assign(address);
}

/** Goes back to an academy's host with a pass for whoever is signed in here. Rejects with an `ApiError`, still here. */
export async function returnWithPass(wanted: { host: string; challenge: string }): Promise<void> {
	const { address } = await callFunction(accountPaths.givePass, wanted, passAddressSchema);
	location.replace(address);
}

/** Signs in by the pass that somebody came back with. Rejects with an `ApiError`. */
export const signInByPass = (token: string): Promise<void> =>
	signInBy(() => callFunction(accountPaths.signInByPass, { token }, sessionResponseSchema));
