/** Randomness, ids and hashes. */
export type Secrets = {
	/** 32 random bytes as base64url (`mailedTokenCharacters` long). */
	newToken(): string;
	/** SHA-256 of a token as base64url: what the store knows of it. */
	hash(token: string): string;
	/** A random UUID. */
	newId(): string;
};
