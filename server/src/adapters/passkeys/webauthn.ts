import type { PasskeyOptions, Passkeys } from '#server/ports/passkeys.ts';

/** Read where it is wanted: reading it takes a thirtieth of a start. */
const webauthn = () => import('@simplewebauthn/server');

/** The device asks for a finger, a face or a PIN, so that a passkey is two factors at once. */
const userVerification = 'required';

const asOptions = (options: { challenge: string }): PasskeyOptions => ({
	challenge: options.challenge,
	options: { ...options },
});

/** Passkeys of the site at a public address, by SimpleWebAuthn. */
export function createPasskeys(publicAddress: string): Passkeys {
	const { origin, hostname } = new URL(publicAddress);
	const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
	/** What is not a credential of this site is thrown by the library as an error of many kinds. */
	const verified = <Result>(check: Promise<Result>) => check.catch(() => undefined);
	return {
		async optionsToAdd({ id, email }, knownIds) {
			const { generateRegistrationOptions } = await webauthn();
			return asOptions(
				await generateRegistrationOptions({
					rpName: 'Talk to Henry',
					rpID: hostname,
					userID: new TextEncoder().encode(id),
					userName: email,
					userDisplayName: email,
					excludeCredentials: knownIds.map((known) => ({ id: known })),
					authenticatorSelection: { residentKey: 'required', userVerification },
				}),
			);
		},
		async optionsToSignIn() {
			const { generateAuthenticationOptions } = await webauthn();
			return asOptions(await generateAuthenticationOptions({ rpID: hostname, userVerification }));
		},
		async verifyNew(response, expectedChallenge) {
			const { verifyRegistrationResponse } = await webauthn();
			const outcome = await verified(
				verifyRegistrationResponse({ response, expectedChallenge, ...expected }),
			);
			if (!outcome?.verified) return undefined;
			const { id, publicKey, counter } = outcome.registrationInfo.credential;
			return { id, publicKey, counter };
		},
		async verifySigned(response, expectedChallenge, { id, publicKey, counter }) {
			const { verifyAuthenticationResponse } = await webauthn();
			const credential = { id, publicKey: new Uint8Array(publicKey), counter };
			const outcome = await verified(
				verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected }),
			);
			return outcome?.verified ? { counter: outcome.authenticationInfo.newCounter } : undefined;
		},
	};
}
