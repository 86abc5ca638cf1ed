import type { IssuerId } from '@henry/contract/open-id.ts';

/**
 * An issuer, the name that people know it by, its address, and what this server is registered as there. `asksForTwo`:
 * whoever runs this server says that it lets nobody in by one factor alone.
 */
export type Issuer = {
	id: IssuerId;
	name: string;
	issuer: string;
	clientId: string;
	clientSecret: string;
	asksForTwo: boolean;
};

/** Random values of one sign-in, 43 characters of base64url each: they tie what comes back to the browser that began. */
export type OpenIdChecks = { state: string; nonce: string; codeVerifier: string };

/**
 * Whom an issuer sends. `email` is null where the issuer does not vouch that the address is theirs. `factors`: one, unless
 * it is known that the issuer asked for two.
 */
type OpenIdPerson = { issuer: string; subject: string; email: string | null; factors: 1 | 2 };

/**
 * Signing in by issuers of OpenID Connect: the authorization code flow with a proof key (RFC 7636). Calls throw
 * `unavailable` where the issuer does not answer, or does not know this server.
 */
export type OpenId = {
	/** Those that the settings name, by the names that people know them by. */
	readonly issuers: readonly Pick<Issuer, 'id' | 'name'>[];
	/** Where the browser is sent. */
	begin(issuer: IssuerId, checks: OpenIdChecks): Promise<string>;
	/**
	 * Exchanges what came back (`query`) for whom the issuer says it is. `calledOff`: they did not sign in there, or did not
	 * agree; `notTaken`: it does not belong to these checks, or was used before.
	 */
	finish(
		issuer: IssuerId,
		query: string,
		checks: OpenIdChecks,
	): Promise<OpenIdPerson | 'calledOff' | 'notTaken'>;
};
