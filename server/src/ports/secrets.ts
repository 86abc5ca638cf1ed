/** Randomness, ids and hashes. */
export type Secrets = {
	/** 32 random bytes as base64url (`mailedTokenCharacters` long). */
	newToken(): string;
	/** SHA-256 of a token as base64url: what the store knows of it. */
	hash(token: string): string;
	/** Random words (`cardWordCount`) with spaces between them, as a child can read and type them. */
	newCardWords(): string;
	/** What is secret on a card, salted and hashed slowly: there are too few such words for `hash`. */
	hashPin(pin: string): Promise<string>;
	/** Whether it is that of a hash; without a hash false, after the same work. */
	isPin(pin: string, hash: string | undefined): Promise<boolean>;
	/** A random UUID. */
	newId(): string;
};
