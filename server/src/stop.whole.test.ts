import { apiPaths } from '@henry/contract/api-paths.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openSocket, type RunningServer, startServer } from './running-server-for-tests.ts';

let server: RunningServer | undefined;
afterEach(() => server?.remove());

const isReady = async () => {
	expect((await fetch(`${server?.address}${apiPaths.ready}`)).status).toBe(200);
};

const start = JSON.stringify({
	type: 'start',
	exercise: { type: 'talk', exerciseType: 'howWasYourDay' },
	fullConversation: [],
	settings: { pauseMs: 1_000, handsFree: true, voiceRate: 1 },
	repeatsLast: false,
});

test('a server that is stopped answers what is under way, sends live talks elsewhere and ends well', async () => {
	server = await startServer();
	await vi.waitFor(isReady, { timeout: 60_000, interval: 200 });
	const talk = openSocket(server.address, apiPaths.liveTalk, start);
	await talk.opened;
	const text = 'yesterday i go to the market and i buyed many informations '.repeat(150);
	const report = fetch(`${server.address}${apiPaths.feedback}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ text }),
	});
	await vi.waitFor(() => expect(talk.bytesReceived()).toBeGreaterThan(1_000), { timeout: 20_000 });
	const since = Date.now();
	server.process.kill('SIGTERM');
	expect((await report).status).toBe(200);
	expect(await talk.closed).toBe(1012);
	expect(await server.ended).toEqual({ status: 0, signal: null });
	expect(Date.now() - since).toBeLessThan(10_000);
}, 120_000);

test('a call that takes too long does not hold up the stop', async () => {
	server = await startServer();
	// A body that never ends.
	const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
	const call = fetch(`${server.address}${apiPaths.feedback}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body,
		duplex: 'half',
	} as RequestInit).catch((error) => error);
	await new Promise((resolve) => setTimeout(resolve, 200));
	const since = Date.now();
	server.process.kill('SIGTERM');
	expect(await server.ended).toEqual({ status: 0, signal: null });
	expect(Date.now() - since).toBeLessThan(10_000);
	await call;
}, 60_000);
