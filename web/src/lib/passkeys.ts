import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema, sessionResponseSchema } from '@henry/contract/accounts.ts';
import { passkeyOptionsSchema } from '@henry/contract/passkeys.ts';
import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callFunction } from './api-client.ts';
import { signInBy } from './session.ts';

/** Fetched when a passkey is made or used. */
const browserPart = () => import('@simplewebauthn/browser');

async function optionsFor<Options>(purpose: 'add' | 'signIn'): Promise<Options> {
	const { options } = await callFunction(accountPaths.passkeyOptions, { purpose }, passkeyOptionsSchema);
	return options as Options;
}

/** Whether a failure is that somebody has closed the browser's own dialogue, or had no passkey to choose there. */
export const isCalledOff = (error: Error) => error.name === 'NotAllowedError' || error.name === 'AbortError';

/** Has the browser make a passkey for the signed-in user. Rejects with an `ApiError` or the browser's own error. */
export async function addPasskey(): Promise<void> {
	const [{ startRegistration }, optionsJSON] = await Promise.all([
		browserPart(),
		optionsFor<PublicKeyCredentialCreationOptionsJSON>('add'),
	]);
	const credential = await startRegistration({ optionsJSON });
	await callFunction(accountPaths.addPasskey, { credential }, doneSchema);
}

/** Signs in by a passkey that is chosen in the browser's own dialogue. Rejects as `addPasskey` does. */
export async function signInByPasskey(): Promise<void> {
	const [{ startAuthentication }, optionsJSON] = await Promise.all([
		browserPart(),
		optionsFor<PublicKeyCredentialRequestOptionsJSON>('signIn'),
	]);
	const credential = await startAuthentication({ optionsJSON });
	await signInBy(() => callFunction(accountPaths.signInByPasskey, { credential }, sessionResponseSchema));
}
