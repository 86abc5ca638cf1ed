import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutside, isPublicAddress } from './public-only.ts';

let address: string;
const server = createServer((request, response) => {
	if (request.url === '/silent') return;
	if (request.url === '/endless') {
		const timer = setInterval(() => response.write(' '.repeat(256 * 1024)), 1);
		response.on('close', () => clearInterval(timer));
		return;
	}
	if (request.url === '/elsewhere') {
		response.writeHead(302, { location: '/' }).end();
		return;
	}
	response.end(`${request.method} ${request.headers['content-length'] ?? ''}`);
});

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

test.each([
	['127.0.0.1', false],
	['10.1.2.3', false],
	['172.31.255.255', false],
	['192.168.1.1', false],
	['169.254.169.254', false],
	['100.64.0.1', false],
	['0.0.0.0', false],
	['224.0.0.1', false],
	['8.8.8.8', true],
	['172.32.0.1', true],
	['::1', false],
	['::', false],
	['fe80::1', false],
	['fd00::1', false],
	['::ffff:127.0.0.1', false],
	['::ffff:8.8.8.8', false],
	['64:ff9b::7f00:1', false],
	['2002:7f00:1::', false],
	['2001::1', false],
	['2001:db8::1', false],
	['2606:4700::1111', true],
	['localhost', false],
])('%s is public: %s', (host, isPublic) => {
	expect(isPublicAddress(host)).toBe(isPublic);
});

test('a host of the own network is called only where the settings name it', async () => {
	const { host } = new URL(address);
	const inside = createOutside({ insideHosts: [host] });
	expect(await (await inside(address, { method: 'POST', body: 'é' })).text()).toBe('POST 2');
	const outside = createOutside({ insideHosts: ['localhost'] });
	const refused = { category: 'invalid-input' };
	await expect(outside(address)).rejects.toMatchObject(refused);
	// A name that leads inside is found out when it is looked up, for the connection itself.
	await expect(outside('https://localhost:1/')).rejects.toMatchObject(refused);
	await expect(outside('https://127.0.0.1/')).rejects.toMatchObject(refused);
	await expect(outside('http://example.org/')).rejects.toMatchObject(refused);
	await expect(outside('https://someone@example.org/')).rejects.toMatchObject(refused);
});

test('redirects are not followed, and silence and endless answers are given up', async () => {
	const inside = createOutside({ insideHosts: [new URL(address).host], answerWithinMs: 500 });
	expect((await inside(`${address}/elsewhere`)).status).toBe(302);
	for (const path of ['/silent', '/endless']) {
		await expect(inside(`${address}${path}`)).rejects.toMatchObject({ category: 'unavailable' });
	}
});
