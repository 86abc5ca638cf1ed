import { importJWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { Lti, LtiKey, LtiPlatform } from '#server/ports/lti.ts';
import type { Outside, OutsideRequest } from '#server/ports/outside.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { membersOf, scopes } from './claims.ts';

const tokenSchema = z.object({ access_token: z.string().min(1).max(8_000) });
const lineItemSchema = z.object({ id: z.url({ protocol: /^https?$/ }).max(1_000) });

/** A platform that answers, but not as the standards say. */
const strange = (name: string, what: string, cause?: unknown) =>
	new ProviderError('unavailable', `${name}: ${what}`, { cause });

/** The address of the next page (RFC 8288), if there is one. */
function nextPage(links: string | null): string | undefined {
	return /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(links ?? '')?.[1];
}

/** What is called at platforms with a token of theirs. `now` is the server's clock, for the proof of who calls. */
export function ltiServices(
	outside: Outside,
	nowMs: () => number,
): Pick<Lti, 'members' | 'addLineItem' | 'sendScore'> {
	/** A token for a scope, by a proof signed with this server's key (RFC 7523). */
	async function tokenFor(platform: LtiPlatform, key: LtiKey, scope: string): Promise<string> {
		const nowSeconds = Math.floor(nowMs() / 1_000);
		const proof = await new SignJWT()
			.setProtectedHeader({ alg: 'RS256', kid: key.id, typ: 'JWT' })
			.setIssuer(platform.clientId)
			.setSubject(platform.clientId)
			.setAudience(platform.tokenAddress)
			.setJti(crypto.randomUUID())
			.setIssuedAt(nowSeconds)
			.setExpirationTime(nowSeconds + 60)
			.sign(await importJWK(JSON.parse(key.privateKey), 'RS256'));
		const response = await outside(platform.tokenAddress, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
			body: new URLSearchParams({
				grant_type: 'client_credentials',
				client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
				client_assertion: proof,
				scope,
			}).toString(),
		});
		if (!response.ok) throw strange(platform.name, `gives no token (status ${response.status}).`);
		const token = tokenSchema.safeParse(await response.json().catch(() => undefined));
		if (!token.success) throw strange(platform.name, 'gives no token that can be read.');
		return token.data.access_token;
	}
	async function call(
		platform: LtiPlatform,
		token: string,
		address: string,
		request: OutsideRequest,
	): Promise<Response> {
		const headers = { ...request.headers, authorization: `Bearer ${token}` };
		const response = await outside(address, { ...request, headers });
		if (!response.ok) throw strange(platform.name, `refuses with status ${response.status}.`);
		return response;
	}
	return {
		async members(platform, key, address, atMost) {
			const token = await tokenFor(platform, key, scopes.members);
			const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
			const members: ReturnType<typeof membersOf> = [];
			let next: string | undefined = address;
			// A platform whose pages never end is left after as many as a class could fill.
			for (let pages = 0; next && members.length < atMost && pages < 20; pages++) {
				const page: Response = await call(platform, token, next, { headers: { accept } });
				try {
					members.push(...membersOf(await page.json()));
				} catch (cause) {
					throw strange(platform.name, 'lists no members that can be read.', cause);
				}
				next = nextPage(page.headers.get('link'));
				// The token is the platform's, and goes nowhere else.
				if (next && new URL(next, address).origin !== new URL(address).origin) next = undefined;
			}
			return members.slice(0, atMost);
		},
		async addLineItem(platform, key, lineItems, { title, highest, assignmentId, linkId }) {
			const token = await tokenFor(platform, key, scopes.lineItem);
			const response = await call(platform, token, lineItems, {
				method: 'POST',
				headers: { 'content-type': 'application/vnd.ims.lis.v2.lineitem+json' },
				body: JSON.stringify({
					...{ label: title, scoreMaximum: highest, resourceId: assignmentId },
					resourceLinkId: linkId,
				}),
			});
			const item = lineItemSchema.safeParse(await response.json().catch(() => undefined));
			if (!item.success) throw strange(platform.name, 'makes no column for marks.');
			return item.data.id;
		},
		async sendScore(platform, key, lineItem, { subject, mark, highest, atMs }) {
			const token = await tokenFor(platform, key, scopes.score);
			const address = new URL(lineItem);
			// `/scores` belongs to the path, before whatever follows `?` (AGS 2.0, section 3.3).
			address.pathname = `${address.pathname.replace(/\/$/, '')}/scores`;
			await call(platform, token, address.href, {
				method: 'POST',
				headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
				body: JSON.stringify({
					userId: subject,
					timestamp: new Date(atMs).toISOString(),
					activityProgress: mark === null ? 'Submitted' : 'Completed',
					gradingProgress: mark === null ? 'PendingManual' : 'FullyGraded',
					...(mark !== null && { scoreGiven: mark, scoreMaximum: highest }),
				}),
			});
		},
	};
}
