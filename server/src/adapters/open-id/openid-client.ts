import { emailSchema } from '@henry/contract/accounts.ts';
import type { IssuerId } from '@henry/contract/open-id.ts';
import {
	AuthorizationResponseError,
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type ClientAuth,
	ClientSecretBasic,
	ClientSecretPost,
	type Configuration,
	calculatePKCECodeChallenge,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
	ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { Issuer, OpenId } from '#server/ports/open-id.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { boundedFetch } from './bounded-fetch.ts';

const claimsSchema = z.object({
	iss: z.string(),
	sub: z.string().min(1).max(255),
	email: z.optional(emailSchema).catch(undefined),
	email_verified: z.unknown().optional(),
	hd: z.string().optional().catch(undefined),
	xms_edov: z.unknown().optional(),
	/** How it was found out who somebody is (RFC 8176). */
	amr: z.array(z.string()).optional().catch(undefined),
});
type Claims = z.infer<typeof claimsSchema>;

/**
 * Whether an issuer vouches that an address is the person's now. Google: for its own and its customers' domains; of others it
 * only knows that they were once (developers.google.com/identity/gsi/web/guides/verify-google-id-token). Microsoft: only
 * where the domain's owner is verified, for people can write any address into its directories
 * (learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization).
 */
const vouches: Record<IssuerId, (claims: Claims) => boolean> = {
	google: ({ email, email_verified, hd }) =>
		email_verified === true && (hd !== undefined || email?.endsWith('@gmail.com') === true),
	microsoft: ({ xms_edov }) => xms_edov === true || xms_edov === 1 || xms_edov === '1',
	issuer: ({ email_verified }) => email_verified === true,
};

/** Failures that lie in what came back; every other is the issuer's, or of the way there. */
const notTakenCodes: readonly unknown[] = [
	'OAUTH_INVALID_RESPONSE',
	'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
	'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
];

const down = (cause: unknown) =>
	new ProviderError('unavailable', `An issuer failed: ${(cause as Error).message}`, { cause });

/**
 * By the form, for Google and Microsoft do not decode what Basic has encoded (github.com/panva/oauth4webapi/issues/165);
 * others as clients are registered by default (OpenID Connect Core, section 9), unless they take the form alone.
 */
function authenticate({ id, clientSecret }: Issuer): ClientAuth {
	const byForm = ClientSecretPost(clientSecret);
	if (id !== 'issuer') return byForm;
	return (server, ...rest) => {
		const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
		const isBasic = taken.includes('client_secret_basic');
		return (isBasic ? ClientSecretBasic(clientSecret) : byForm)(server, ...rest);
	};
}

function discover(issuer: Issuer, answerWithinMs: number): Promise<Configuration> {
	const isInsecure = issuer.issuer.startsWith('http:');
	return discovery(new URL(issuer.issuer), issuer.clientId, {}, authenticate(issuer), {
		timeout: answerWithinMs / 1_000,
		[customFetch]: boundedFetch,
		execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
	});
}

/** Issuers by openid-client; `returnAddress` is where they send people back to. */
export function createOpenId(
	issuers: readonly Issuer[],
	returnAddress: string,
	answerWithinMs = 8_000,
): OpenId {
	const found = new Map<IssuerId, Promise<Configuration>>();
	/** Asked once; where that fails, again the next time. */
	function configurationOf(id: IssuerId): Promise<Configuration> {
		const issuer = issuers.find((each) => each.id === id);
		if (!issuer) throw new ProviderError('invalid-input', 'This server takes nobody from there.');
		const known = found.get(id);
		if (known) return known;
		const asked = discover(issuer, answerWithinMs).catch((error) => {
			found.delete(id);

			throw down(error);
		});
		found.set(id, asked);
		return asked;
	}
	return {
		issuers: issuers.map(({ id, name }) => ({ id, name })),
		async begin(id, { state, nonce, codeVerifier }) {
			const address = buildAuthorizationUrl(await configurationOf(id), {
				redirect_uri: returnAddress,
				scope: 'openid email',
				code_challenge: await calculatePKCECodeChallenge(codeVerifier),
				code_challenge_method: 'S256',
				...{ state, nonce },
				// At a school's computer, the account of whoever sat there before is not simply taken.
				...(id !== 'issuer' && { prompt: 'select_account' }),
			});
			return address.href;
		},
		async finish(id, query, { state, nonce, codeVerifier }) {
			const configuration = await configurationOf(id);
			const address = new URL(returnAddress);
			address.search = query;
			try {
				const tokens = await authorizationCodeGrant(configuration, address, {
					expectedState: state,
					expectedNonce: nonce,
					pkceCodeVerifier: codeVerifier,
					idTokenExpected: true,
				});
				const claims = claimsSchema.parse(tokens.claims());
				const email = vouches[id](claims) ? (claims.email ?? null) : null;
				const isByTwo =
					claims.amr?.includes('mfa') || issuers.some((each) => each.id === id && each.asksForTwo);
				return { issuer: claims.iss, subject: claims.sub, email, factors: isByTwo ? 2 : 1 };
			} catch (error) {
				if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
					return 'calledOff';
				}
				const isSpent = error instanceof ResponseBodyError && error.error === 'invalid_grant';
				if (isSpent || notTakenCodes.includes((error as { code?: unknown }).code)) return 'notTaken';

				throw down(error);
			}
		},
	};
}
