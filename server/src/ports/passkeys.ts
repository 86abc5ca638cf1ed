import type { NewCredential, SignedChallenge } from '@henry/contract/passkeys.ts';

/** What is known of a credential: its public key (COSE), and how often it has signed, where it counts that. */
export type PasskeyKey = { id: string; publicKey: Uint8Array; counter: number };

/** What a browser is asked for, and the random value in it that has to be signed. */
export type PasskeyOptions = { challenge: string; options: Record<string, unknown> };

/** Passkeys (W3C Web Authentication) of this site's address. */
export type Passkeys = {
	/** To make a passkey for an account that has those of `knownIds`. */
	optionsToAdd(account: { id: string; email: string }, knownIds: readonly string[]): Promise<PasskeyOptions>;
	/** To sign in by any passkey of this site. */
	optionsToSignIn(): Promise<PasskeyOptions>;
	/** The key of a new passkey; undefined where what came was not made for this site and challenge. */
	verifyNew(credential: NewCredential, challenge: string): Promise<PasskeyKey | undefined>;
	/** How often the passkey has signed by now; undefined where it has not signed this challenge for this site. */
	verifySigned(
		credential: SignedChallenge,
		challenge: string,
		key: PasskeyKey,
	): Promise<{ counter: number } | undefined>;
};
