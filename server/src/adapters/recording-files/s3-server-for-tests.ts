import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sign } from 'aws4';

const bucketName = 'henry';
export const keysForTests = { region: 'eu-west-1', keyId: 'AKIDFORTESTS', secret: 'a/secret+for/tests' };

/** Headers that the caller has signed, as it says itself. */
function signedHeaders({ headers }: IncomingMessage): Record<string, string> {
	const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
	return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/** Whether the signature is what another implementation makes of the request. The body need not be signed: it is sealed. */
function isSigned(request: IncomingMessage): boolean {
	const { headers } = sign(
		{
			...{ service: 's3', region: keysForTests.region, method: String(request.method) },
			...{ host: String(request.headers.host), path: String(request.url), headers: signedHeaders(request) },
		},
		{ accessKeyId: keysForTests.keyId, secretAccessKey: keysForTests.secret },
	);
	const signatureOf = (authorization: unknown) => /Signature=(\w+)/.exec(String(authorization))?.[1];
	const expected = signatureOf(headers?.Authorization);
	return expected !== undefined && signatureOf(request.headers.authorization) === expected;
}

const xml = (response: ServerResponse, status: number, text: string) =>
	response
		.writeHead(status, { 'content-type': 'application/xml' })
		.end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

/** One bucket in this process that speaks S3's protocol and takes nothing that is not signed. */
export async function startS3Server() {
	const objects = new Map<string, Buffer>();
	const state = { address: '', objects, isBroken: false, stop: async () => {} };
	function serve(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
		const { pathname, searchParams } = new URL(String(request.url), state.address);
		const name = decodeURIComponent(pathname).replace(`/${bucketName}/`, '');
		const there = objects.get(name);
		if (state.isBroken) xml(response, 503, '<Error><Code>SlowDown</Code></Error>');
		else if (!isSigned(request)) {
			xml(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
		} else if (request.method === 'POST' && searchParams.has('delete')) {
			const names = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
			for (const each of names) objects.delete(each);
			const deleted = names.map((key) => `<Deleted><Key>${key}</Key></Deleted>`);
			xml(response, 200, `<DeleteResult>${deleted.join('')}</DeleteResult>`);
		} else if (request.method === 'PUT') {
			objects.set(name, body);
			response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
		} else if (there) response.writeHead(200, { 'content-length': there.length }).end(there);
		else xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
	}
	const server = createServer(async (request, response) => serve(request, response, await buffer(request)));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucketName}`;
	state.stop = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	return state;
}
