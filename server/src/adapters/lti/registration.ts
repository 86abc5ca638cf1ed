import { z } from 'zod';
import type { Lti } from '#server/ports/lti.ts';
import type { Outside } from '#server/ports/outside.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { scopes } from './claims.ts';

const address = z.url({ protocol: /^https?$/ }).max(1_000);
const configurationSchema = z.object({
	issuer: z.string().min(1).max(300),
	authorization_endpoint: address,
	token_endpoint: address,
	jwks_uri: address,
	registration_endpoint: address,
	'https://purl.imsglobal.org/spec/lti-platform-configuration': z
		.object({ product_family_code: z.string().max(60).optional() })
		.optional(),
});
const registeredSchema = z.object({
	client_id: z.string().min(1).max(300),
	'https://purl.imsglobal.org/spec/lti-tool-configuration': z
		.object({ deployment_id: z.string().min(1).max(300).optional() })
		.optional(),
});

const refused = (message: string) => new ProviderError('invalid-input', message);

/** Registers this server at a platform by LTI Dynamic Registration 1.0. */
export function ltiRegistration(outside: Outside): Pick<Lti, 'register'> {
	async function read<Schema extends z.ZodType>(
		response: Response,
		schema: Schema,
	): Promise<z.output<Schema>> {
		const parsed = schema.safeParse(await response.json().catch(() => undefined));
		if (!response.ok || !parsed.success)
			throw refused('The platform does not register as the standard says.');
		return parsed.data;
	}
	return {
		async register({ configurationAddress, registrationToken }, ours) {
			const accept = { accept: 'application/json' };
			const answer = await outside(configurationAddress, { headers: accept });
			const platform = await read(answer, configurationSchema);
			// Whoever speaks for an issuer has to sit at its own host (section 3.5.1 of that standard).
			const isItsOwn =
				URL.canParse(platform.issuer) && new URL(platform.issuer).host === new URL(configurationAddress).host;
			if (!isItsOwn) throw refused('The platform names another issuer than itself.');
			const host = new URL(ours.home).host;
			const token: Record<string, string> =
				registrationToken === null ? {} : { authorization: `Bearer ${registrationToken}` };
			const registered = await read(
				await outside(platform.registration_endpoint, {
					method: 'POST',
					headers: { ...accept, ...token, 'content-type': 'application/json' },
					body: JSON.stringify({
						application_type: 'web',
						response_types: ['id_token'],
						grant_types: ['implicit', 'client_credentials'],
						initiate_login_uri: ours.loginAddress,
						redirect_uris: [ours.launchAddress],
						client_name: ours.name,
						jwks_uri: ours.keysAddress,
						token_endpoint_auth_method: 'private_key_jwt',
						scope: Object.values(scopes).join(' '),
						'https://purl.imsglobal.org/spec/lti-tool-configuration': {
							domain: host,
							target_link_uri: ours.launchAddress,
							claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
							messages: [
								{ type: 'LtiResourceLinkRequest', target_link_uri: ours.launchAddress },
								{ type: 'LtiDeepLinkingRequest', target_link_uri: ours.launchAddress, label: ours.name },
							],
						},
					}),
				}),
				registeredSchema,
			);
			const product =
				platform['https://purl.imsglobal.org/spec/lti-platform-configuration']?.product_family_code;
			return {
				name: `${product ?? 'LTI'} ${new URL(platform.issuer).hostname}`.slice(0, 80),
				issuer: platform.issuer,
				clientId: registered.client_id,
				deploymentId:
					registered['https://purl.imsglobal.org/spec/lti-tool-configuration']?.deployment_id ?? null,
				authAddress: platform.authorization_endpoint,
				tokenAddress: platform.token_endpoint,
				keysAddress: platform.jwks_uri,
			};
		},
	};
}
