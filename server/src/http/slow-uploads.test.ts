import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowUploads } from './slow-uploads.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
	app = fastify();
	cutSlowUploads(app, { everyMs: 100, minBytes: 1_000 });
	app.post('/', async (request) => ({ received: (request.body as string).length }));
	await app.listen({ port: 0, host: '127.0.0.1' });
	port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends this many bytes every 10 ms until all are sent or the connection has ended; answers what came back. */
async function upload(bytes: number, bytesAtOnce: number): Promise<string> {
	const socket: Socket = connect(port, '127.0.0.1');
	let answer = '';
	socket.on('data', (data) => {
		answer += data;
		socket.end();
	});
	const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
	socket.on('error', () => {});
	socket.write(
		`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${bytes}\r\n\r\n`,
	);
	let sent = 0;
	const sending = setInterval(() => {
		const next = Math.min(bytesAtOnce, bytes - sent);
		if (next > 0 && socket.writable) socket.write('a'.repeat(next));
		sent += next;
	}, 10);
	await ended;
	clearInterval(sending);
	return answer;
}

test('an upload that drips is cut off', async () => {
	expect(await upload(100_000, 1)).toBe('');
});

test('an upload that takes its time, but comes, is taken', async () => {
	expect(await upload(60_000, 1_000)).toContain('"received":60000');
});

test('what has been received may take long to be answered', async () => {
	const slow = fastify();
	cutSlowUploads(slow, { everyMs: 20, minBytes: 1_000 });
	slow.post('/', () => new Promise((resolve) => setTimeout(() => resolve({ done: true }), 200)));
	const address = await slow.listen({ port: 0, host: '127.0.0.1' });
	const answer = await fetch(address, { method: 'POST', body: 'text' });
	expect(await answer.json()).toEqual({ done: true });
	await slow.close();
});
