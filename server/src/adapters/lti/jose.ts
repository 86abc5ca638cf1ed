import {
	createRemoteJWKSet,
	customFetch,
	errors,
	exportJWK,
	generateKeyPair,
	importJWK,
	jwtVerify,
	SignJWT,
} from 'jose';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti, LtiPlatform } from '#server/ports/lti.ts';
import type { Outside } from '#server/ports/outside.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { deepLinking, launchOf, lti } from './claims.ts';
import { ltiRegistration } from './registration.ts';
import { ltiServices } from './services.ts';

/** How far a platform's clock may be off, and how old a message may be. */
const clockToleranceSeconds = 60;
const oldestMessageSeconds = 10 * 60;
/** Platforms whose keys are remembered; each remembers them for some minutes, and asks again for one that is new. */
const platformsRemembered = 500;
const pickSeconds = 10 * 60;

/** LTI 1.3 over the library jose. */
export function createLti(outside: Outside, clock: Clock): Lti {
	const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
	function keysAt(address: string) {
		const known = keySets.get(address);
		if (known) return known;
		const asked = createRemoteJWKSet(new URL(address), {
			[customFetch]: (where) => outside(String(where), { headers: { accept: 'application/json' } }),
		});
		if (keySets.size >= platformsRemembered) keySets.delete(keySets.keys().next().value ?? '');
		keySets.set(address, asked);
		return asked;
	}

	async function claimsOf(platform: LtiPlatform, idToken: string, nowMs: number) {
		try {
			const { payload } = await jwtVerify(idToken, keysAt(platform.keysAddress), {
				algorithms: ['RS256'],
				issuer: platform.issuer,
				audience: platform.clientId,
				requiredClaims: ['iat', 'exp', 'nonce'],
				maxTokenAge: oldestMessageSeconds,
				clockTolerance: clockToleranceSeconds,
				currentDate: new Date(nowMs),
			});
			return payload;
		} catch (error) {
			if (error instanceof ProviderError) throw error;
			const isTheirs = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
			const isAnswer = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
			if (isTheirs || isAnswer || !(error instanceof errors.JOSEError)) {
				throw new ProviderError('unavailable', `${platform.name} shows no keys.`, { cause: error });
			}
			return undefined;
		}
	}

	return {
		...ltiServices(outside, () => clock.nowMs()),
		...ltiRegistration(outside),
		async newKey(id, createdAtMs) {
			const { privateKey } = await generateKeyPair('RS256', { extractable: true });
			return { id, privateKey: JSON.stringify(await exportJWK(privateKey)), createdAtMs };
		},
		publicKeys: (keys) => ({
			keys: keys.map(({ id, privateKey }) => {
				const { kty, n, e } = JSON.parse(privateKey);
				return { kty, n, e, kid: id, alg: 'RS256', use: 'sig' };
			}),
		}),
		loginAddress(platform, { launchAddress, state, nonce, loginHint, messageHint }) {
			const address = new URL(platform.authAddress);
			const asked = {
				...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
				...{ client_id: platform.clientId, redirect_uri: launchAddress, login_hint: loginHint },
				...{ state, nonce, ...(messageHint !== null && { lti_message_hint: messageHint }) },
			};
			for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
			return address.href;
		},
		async readLaunch(platform, idToken, { nonce, nowMs }) {
			const claims = await claimsOf(platform, idToken, nowMs);
			if (!claims || claims.nonce !== nonce) return 'notTaken';
			// Where there are several audiences, the message has to be for this one (OpenID Connect Core, section 3.1.3.7).
			const isForSeveral = Array.isArray(claims.aud) && claims.aud.length > 1;
			if ((isForSeveral || claims.azp !== undefined) && claims.azp !== platform.clientId) return 'notTaken';
			const launch = launchOf(claims);
			if (!launch) return 'notTaken';
			const isDeployed = platform.deploymentId === null || platform.deploymentId === launch.deploymentId;
			return isDeployed ? launch : 'notTaken';
		},
		async signPick(platform, key, { title, assignmentId, activity, highest }, wish) {
			const nowSeconds = Math.floor(wish.nowMs / 1_000);
			const custom = {
				...(assignmentId !== null && { assignment: assignmentId }),
				...(activity !== null && { activity }),
			};
			return new SignJWT({
				nonce: wish.nonce,
				[`${lti}/message_type`]: 'LtiDeepLinkingResponse',
				[`${lti}/version`]: '1.3.0',
				[`${lti}/deployment_id`]: wish.deploymentId,
				...(wish.data !== null && { [`${deepLinking}/data`]: wish.data }),
				[`${deepLinking}/content_items`]: [
					{
						...{ type: 'ltiResourceLink', title, url: wish.launchAddress, custom },
						// A window of its own: cookies of ours are none in a frame of another site's.
						window: { targetName: '_blank' },
						lineItem: {
							...{ label: title, scoreMaximum: highest },
							...(assignmentId !== null && { resourceId: assignmentId }),
						},
					},
				],
			})
				.setProtectedHeader({ alg: 'RS256', kid: key.id, typ: 'JWT' })
				.setIssuer(platform.clientId)
				.setAudience(platform.issuer)
				.setIssuedAt(nowSeconds)
				.setExpirationTime(nowSeconds + pickSeconds)
				.sign(await importJWK(JSON.parse(key.privateKey), 'RS256'));
		},
	};
}
