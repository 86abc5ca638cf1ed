import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushedReminder, type PushTarget, pushedReminderSchema } from '@henry/contract/reminders.ts';
import { decrypt } from 'http_ece';

/** What a push service got (RFC 8030), as the browser at this path reads it. */
type Pushed = {
	path: string;
	ttlSeconds: number;
	/** What the server says of itself (RFC 8292): checked by the key that it names. */
	claims: { aud: string; sub: string; exp: number };
	key: string;
	message: PushedReminder;
};

type Browser = { curve: ECDH; auth: Buffer };

/** Checks the signature of a token with the key beside it: `vapid t=TOKEN, k=KEY` (RFC 8292, section 3). */
function readVapid(authorization: string): Pick<Pushed, 'claims' | 'key'> {
	const [, head = '', body = '', signature = '', key = ''] =
		/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
	const point = Buffer.from(key, 'base64url');
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
	const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
	const isRight = verify(
		'sha256',
		Buffer.from(`${head}.${body}`),
		{ key: publicKey, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	if (!isRight) throw new Error('The signature is wrong.');
	return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}

/** A push service with its browsers, at an address of this machine. */
export async function startPushService() {
	const browsers = new Map<string, Browser>();
	const service = {
		origin: '',
		pushed: [] as Pushed[],
		/** What it answers: 201 says that it takes a message. */
		status: 201,
		/** Why it could not read a message. */
		problems: [] as unknown[],
		/** A browser that may be written to. */
		subscribe(path: string): PushTarget {
			const [curve, auth] = [createECDH('prime256v1'), randomBytes(16)];
			const p256dh = curve.generateKeys('base64url');
			browsers.set(path, { curve, auth });
			return { endpoint: service.origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
		},
		close: () => server.close(),
	};
	const server = createServer(async (request, response) => {
		try {
			const { url: path = '', headers } = request;
			const body = Buffer.concat(await request.toArray());
			const browser = browsers.get(path);
			if (!browser) throw new Error(`Nobody is at ${path}.`);
			const { curve, auth } = browser;
			const text = decrypt(body, {
				version: String(headers['content-encoding']),
				privateKey: curve,
				authSecret: auth.toString('base64url'),
			}).toString();
			const message = pushedReminderSchema.parse(JSON.parse(text));
			const vapid = readVapid(headers.authorization ?? '');
			service.pushed.push({ path, ttlSeconds: Number(headers.ttl), ...vapid, message });
		} catch (error) {
			service.problems.push(error);
		}
		response.writeHead(service.status, { location: `${service.origin}/elsewhere` }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return service;
}
