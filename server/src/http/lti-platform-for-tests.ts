import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const ags = 'https://purl.imsglobal.org/spec/lti-ags';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps';
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/** What a platform is told of the tool, by `POST /tool`. */
export type ToolForTests = { login: string; launch: string; keys: string };
/** How somebody goes to the tool, by `GET /start`. */
export type StartForTests = {
	user: string;
	name?: string;
	role: 'Instructor' | 'Learner' | 'Mentor';
	message: 'link' | 'pick';
	link?: string;
	title?: string;
	custom?: Record<string, string>;
	course?: string;
	/** Whether the platform has made a column for the link, and names it. */
	lineItem?: string;
};
/** What reached it, by `GET /seen`. */
export type SeenByPlatform = {
	lineItems: Record<string, unknown>[];
	scores: Record<string, unknown>[];
	picks: Record<string, unknown>[];
};

export const platformClient = { clientId: 'henry-at-the-platform', deploymentId: 'deployment-1' };
const courseMembers = [
	{
		user_id: 'lea',
		name: 'Lea Vidal',
		email: 'lea@example.org',
		status: 'Active',
		roles: [`${membership}#Learner`],
	},
	{ user_id: 'max', given_name: 'Max', family_name: 'Soler', status: 'Active', roles: ['Learner'] },
	{ user_id: 'tom', name: 'Tom Gone', status: 'Inactive', roles: [`${membership}#Learner`] },
	{ user_id: 'ines', name: 'Inés Prat', status: 'Active', roles: [`${membership}#Instructor`] },
];

async function bodyOf(request: IncomingMessage): Promise<string> {
	const pieces = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	return Buffer.concat(pieces).toString();
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A learning platform on a local port, written after the standards, whose clock and whose honesty the test decides. */
export async function startLtiPlatform(nowMs: () => number) {
	const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
	const stranger = await generateKeyPair('RS256');
	const publicJwk = { ...(await exportJWK(publicKey)), kid: 'platform-key', alg: 'RS256', use: 'sig' };
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = `http://localhost:${(server.address() as AddressInfo).port}`;
	const seen: SeenByPlatform = { lineItems: [], scores: [], picks: [] };
	const starts = new Map<string, StartForTests>();
	const tokens = new Map<string, string>();
	const platform = {
		address,
		seen,
		tool: { login: '', launch: '', keys: '' } as ToolForTests,
		/** Changes what a launch says, or has another key sign it. */
		lie: {} as { claims?: Record<string, unknown>; isStranger?: boolean; ageSeconds?: number },
		isDown: false,
		registered: undefined as Record<string, unknown> | undefined,
		settings: {
			issuer: address,
			...platformClient,
			authAddress: `${address}/auth`,
			tokenAddress: `${address}/token`,
			keysAddress: `${address}/keys`,
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};

	async function launchToken(start: StartForTests, nonce: string): Promise<string> {
		const { claims = {}, isStranger = false, ageSeconds = 0 } = platform.lie;
		const atSeconds = Math.floor(nowMs() / 1_000) - ageSeconds;
		const wish =
			start.message === 'pick'
				? {
						[`${lti}/message_type`]: 'LtiDeepLinkingRequest',
						[`${deepLinking}/deep_linking_settings`]: {
							deep_link_return_url: `${address}/return`,
							accept_types: ['link', 'ltiResourceLink'],
							accept_presentation_document_targets: ['iframe', 'window'],
							data: 'what the platform wants back',
						},
					}
				: {
						[`${lti}/message_type`]: 'LtiResourceLinkRequest',
						[`${lti}/resource_link`]: { id: start.link, title: start.title ?? 'Speaking' },
						[`${lti}/custom`]: start.custom ?? {},
						[`${ags}/claim/endpoint`]: {
							scope: [`${ags}/scope/lineitem`, `${ags}/scope/score`],
							lineitems: `${address}/lineitems?course=1`,
							...(start.lineItem && { lineitem: `${address}/lineitems/${start.lineItem}?course=1` }),
						},
					};
		return new SignJWT({
			nonce,
			...(start.name && { name: start.name }),
			[`${lti}/version`]: '1.3.0',
			[`${lti}/deployment_id`]: platformClient.deploymentId,
			[`${lti}/target_link_uri`]: platform.tool.launch,
			[`${lti}/roles`]: [`${membership}#${start.role}`],
			[`${lti}/context`]: { id: start.course ?? 'course-1', title: '3º A', label: '3A' },
			[`${nrps}/claim/namesroleservice`]: {
				context_memberships_url: `${address}/members`,
				service_versions: ['2.0'],
			},
			...wish,
			...claims,
		})
			.setProtectedHeader({ alg: 'RS256', kid: 'platform-key' })
			.setIssuer((claims.iss as string) ?? address)
			.setAudience((claims.aud as string) ?? platformClient.clientId)
			.setSubject(start.user)
			.setIssuedAt(atSeconds)
			.setExpirationTime(atSeconds + 300)
			.sign(isStranger ? stranger.privateKey : privateKey);
	}

	/** A token for whoever proves with the tool's own key that they are the tool. */
	async function tokenFor(form: URLSearchParams): Promise<{ access_token: string } | undefined> {
		const proof = form.get('client_assertion') ?? '';
		const keys = createRemoteJWKSet(new URL(platform.tool.keys));
		const { payload } = await jwtVerify(proof, keys, {
			audience: `${address}/token`,
			issuer: platformClient.clientId,
			subject: platformClient.clientId,
			algorithms: ['RS256'],
			currentDate: new Date(nowMs()),
			requiredClaims: ['jti', 'iat', 'exp'],
		});
		const isRight =
			form.get('grant_type') === 'client_credentials' &&
			form.get('client_assertion_type') === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
		if (!isRight || !payload.jti || tokens.has(payload.jti)) return undefined;
		tokens.set(payload.jti, form.get('scope') ?? '');
		return { access_token: payload.jti };
	}

	type Sent = { status?: number; json?: unknown; html?: string; location?: string; link?: string };
	async function answer(request: IncomingMessage): Promise<Sent> {
		const { pathname, searchParams } = new URL(request.url ?? '/', address);
		const body = await bodyOf(request);
		const scopes = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? '';
		const may = (scope: string) => scopes.split(' ').includes(scope);
		if (platform.isDown) return { status: 503 };
		if (pathname === '/tool') {
			platform.tool = JSON.parse(body);
			return { json: {} };
		}
		if (pathname === '/seen') return { json: seen };
		if (pathname === '/keys') return { json: { keys: [publicJwk] } };
		if (pathname === '/start') {
			const hint = String(starts.size);
			starts.set(hint, JSON.parse(searchParams.get('start') ?? '{}'));
			const query = new URLSearchParams({
				...{ iss: address, target_link_uri: platform.tool.launch, client_id: platformClient.clientId },
				...{ login_hint: starts.get(hint)?.user ?? '', lti_message_hint: hint },
			});
			return { status: 302, location: `${platform.tool.login}?${query}` };
		}
		if (pathname === '/auth') {
			const start = starts.get(searchParams.get('lti_message_hint') ?? '');
			const isRight =
				searchParams.get('response_mode') === 'form_post' &&
				searchParams.get('response_type') === 'id_token' &&
				searchParams.get('scope') === 'openid' &&
				searchParams.get('prompt') === 'none' &&
				searchParams.get('redirect_uri') === platform.tool.launch &&
				searchParams.get('login_hint') === start?.user;
			if (!start || !isRight) return { status: 400 };
			const fields = {
				id_token: await launchToken(start, searchParams.get('nonce') ?? ''),
				state: searchParams.get('state') ?? '',
			};
			const inputs = Object.entries(fields).map(
				([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
			);
			return { html: `<form method="post" action="${platform.tool.launch}">${inputs.join('')}</form>` };
		}
		if (pathname === '/token') {
			const token = await tokenFor(new URLSearchParams(body));
			return token ? { json: token } : { status: 400 };
		}
		if (pathname === '/members' && may(`${nrps}/scope/contextmembership.readonly`)) {
			const isSecond = searchParams.has('page');
			const members = isSecond ? courseMembers.slice(2) : courseMembers.slice(0, 2);
			return {
				json: { id: `${address}/members`, context: { id: 'course-1' }, members },
				...(!isSecond && { link: `<${address}/members?page=2>; rel="next"` }),
			};
		}
		if (pathname === '/lineitems' && may(`${ags}/scope/lineitem`)) {
			const made = { ...JSON.parse(body), id: `${address}/lineitems/made${seen.lineItems.length}?course=1` };
			seen.lineItems.push(made);
			return { status: 201, json: made };
		}
		const [, lineItem] = /^\/lineitems\/(\w+)\/scores$/.exec(pathname) ?? [];
		if (lineItem && may(`${ags}/scope/score`) && searchParams.get('course') === '1') {
			seen.scores.push({ lineItem, ...JSON.parse(body) });
			return { status: 204 };
		}
		if (pathname === '/return') {
			const jwt = new URLSearchParams(body).get('JWT') ?? '';
			const { payload } = await jwtVerify(jwt, createRemoteJWKSet(new URL(platform.tool.keys)), {
				...{ issuer: platformClient.clientId, audience: address, algorithms: ['RS256'] },
				currentDate: new Date(nowMs()),
			});
			seen.picks.push(payload);
			return { json: {} };
		}
		if (pathname === '/.well-known/openid-configuration') {
			return {
				json: {
					...{
						issuer: address,
						authorization_endpoint: `${address}/auth`,
						token_endpoint: `${address}/token`,
					},
					...{ jwks_uri: `${address}/keys`, registration_endpoint: `${address}/register` },
					'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'moodle' },
				},
			};
		}
		if (pathname === '/register' && request.headers.authorization === 'Bearer let-it-in') {
			platform.registered = JSON.parse(body);
			return {
				json: {
					...JSON.parse(body),
					client_id: platformClient.clientId,
					'https://purl.imsglobal.org/spec/lti-tool-configuration': {
						deployment_id: platformClient.deploymentId,
					},
				},
			};
		}
		return { status: 401 };
	}
	server.on('request', async (request, response) => {
		const {
			status = 200,
			json,
			html,
			location,
			link,
		} = await answer(request).catch(() => ({ status: 400 }) as Sent);
		if (location) response.setHeader('location', location);
		if (link) response.setHeader('link', link);
		response.setHeader('content-type', html ? 'text/html' : 'application/json');
		response.writeHead(status).end(html ?? (json === undefined ? undefined : JSON.stringify(json)));
	});
	return platform;
}
