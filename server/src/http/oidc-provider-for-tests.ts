import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

export const clientForTests = { clientId: 'henry', clientSecret: 'a-secret-of-henrys-own' };

/** The same, but its secret goes into the form, as at Google and Microsoft. */
export const clientByForm = { ...clientForTests, clientId: 'henry-by-form' };

/** Somebody at the issuer. `claims` are what it says of them besides their id. */
type Person = { subject: string; claims: Record<string, unknown> };

/** An issuer of OpenID Connect on a local port: the certified implementation `oidc-provider`. */
export type IssuerForTests = {
	address: string;
	/** Who signs in there from now on. */
	person: Person;
	close(): Promise<void>;
};

const page = (uid: string) => `<!doctype html><html lang="en"><title>Sign in</title>
<form method="post" action="/interaction/${uid}">
<button name="answer" value="agree">Continue as yourself</button>
<button name="answer" value="refuse">Cancel</button>
</form></html>`;

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
	const pieces = [];
	for await (const piece of request) pieces.push(piece);
	return Buffer.concat(pieces).toString();
}

async function listen(server: Server, port: number): Promise<string> {
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}
const closing = (server: Server) => async () => {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
};

/** A server that begins an answer and never ends it: it falls silent, or under `/endless` sends on and on. */
export async function startBadIssuer(): Promise<Pick<IssuerForTests, 'address' | 'close'>> {
	const server = createServer((request, response) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		response.write('{');
		if (!request.url?.startsWith('/endless')) return;
		const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1);
		response.on('close', () => clearInterval(timer));
	});
	return { address: await listen(server, 0), close: closing(server) };
}

/** Its own page asks whether to go on, with one button for each answer. `port` is 0 for any that is free. */
export async function startIssuer(returnAddress: string, port = 0): Promise<IssuerForTests> {
	const server = createServer();
	const address = await listen(server, port);
	const issuer: IssuerForTests = {
		address,
		person: { subject: 'nobody', claims: {} },
		close: closing(server),
	};
	const client = { client_secret: clientForTests.clientSecret, redirect_uris: [returnAddress] };
	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
	const provider = new Provider(address, {
		clients: [
			{ ...client, client_id: clientForTests.clientId },
			{ ...client, client_id: clientByForm.clientId, token_endpoint_auth_method: 'client_secret_post' },
		],
		claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified', 'hd', 'xms_edov'] },
		// Claims come in the token itself, as those of Google and Microsoft do.
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		cookies: { keys: ['a key of the tests'] },
		features: { devInteractions: { enabled: false } },
		interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
		ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
		findAccount: (_context, subject) => ({
			accountId: subject,
			claims: async () => ({ sub: subject, ...issuer.person.claims }),
		}),
		async loadExistingGrant({ oidc }) {
			const grant = new provider.Grant({
				clientId: oidc.client?.clientId ?? '',
				accountId: oidc.session?.accountId ?? '',
			});
			grant.addOIDCScope('openid email');
			await grant.save();
			return grant;
		},
	});
	const answerProvider = provider.callback();
	server.on('request', async (request, response) => {
		const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
		if (!uid) return answerProvider(request, response);
		if (request.method !== 'POST') {
			response.setHeader('content-type', 'text/html');
			response.end(page(uid));
			return;
		}
		const isAgreed = (await bodyOf(request)) === 'answer=agree';
		const { subject: accountId, claims } = issuer.person;
		const amr = claims.amr as string[] | undefined;
		const outcome = isAgreed
			? { select_account: {}, login: { accountId, amr, remember: false } }
			: { error: 'access_denied' };
		await provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
	});
	return issuer;
}

/** Goes from page to page at the issuer as a browser does, cookies and all, until it is sent back here. */
export async function visitIssuer(
	start: string,
	returnAddress: string,
	answer: 'agree' | 'refuse',
): Promise<URL> {
	const jar = new Map<string, string>();
	let next = new URL(start);
	let form: RequestInit = {};
	for (let pages = 0; pages < 10; pages++) {
		if (next.href.startsWith(returnAddress)) return next;
		const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
		const response = await fetch(next, { ...form, redirect: 'manual', headers: { cookie } });
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			jar.set(name, value);
		}
		const location = response.headers.get('location');
		form = location ? {} : { method: 'POST', body: new URLSearchParams({ answer }) };
		const action = location ?? /action="([^"]+)"/.exec(await response.text())?.[1];
		if (!action) throw new Error(`The issuer leads nowhere: ${response.status} at ${next}`);
		next = new URL(action, next);
	}
	throw new Error('The issuer goes round in circles.');
}
