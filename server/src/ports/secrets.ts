/** Randomness, ids and hashes. */
export type Secrets = {
	/** 32 random bytes as base64url (`mailedTokenCharacters` long). */
	newToken(): string;
	/** SHA-256 of a token as base64url: what the store knows of it. */
	hash(token: string): string;
	/** Six random digits (`pinDigits`). */
	newPin(): string;
	/** A PIN, salted and hashed slowly: it has too few digits for `hash`. */
	hashPin(pin: string): Promise<string>;
	/** Whether a PIN is that of a hash; without a hash false, after the same work. */
	isPin(pin: string, hash: string | undefined): Promise<boolean>;
	/** A random UUID. */
	newId(): string;
};
