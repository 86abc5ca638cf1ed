import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';

type Received = { headers: Record<string, string>; body: string };

/** A program that webhooks are sent to: it keeps what arrives (`received`), and answers each with `status`. */
export function createReceiver() {
	const receiver = { received: [] as Received[], status: 204, start, verified, close };
	const server = createServer(async (request, response) => {
		const pieces = [];
		for await (const piece of request) pieces.push(piece);
		receiver.received.push({
			headers: request.headers as Record<string, string>,
			body: Buffer.concat(pieces).toString(),
		});
		response.writeHead(receiver.status, { location: 'http://127.0.0.1:1/' }).end();
	});
	/** Answers its address. */
	async function start(): Promise<string> {
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		return `http://localhost:${(server.address() as AddressInfo).port}/henry`;
	}
	/** What arrived, verified by the library that receivers use. */
	function verified(secret: string, nowMs: number) {
		return receiver.received.map(({ headers, body }) => {
			expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(nowMs / 1_000));
			// The library goes by the machine's own clock, the server by that of the test.
			const now = Date.now;
			Date.now = () => nowMs;
			try {
				return new Webhook(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };
			} finally {
				Date.now = now;
			}
		});
	}
	function close() {
		server.closeAllConnections();
		server.close();
	}
	return receiver;
}
