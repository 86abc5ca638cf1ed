// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callableTimeoutMs } from '@henry/contract/limits.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callFunction, getJson, postForBlob, postForm } from './api-client.ts';
import { connectionLostEvent } from './connection-lost.ts';
import { isUnreachable } from './unreachable.ts';

const schema = z.object({ words: z.number() });
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let address: string;

const server = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	answer(request, response, Buffer.concat(chunks).toString());
});

beforeAll(async () => {
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/call`;
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

function answerJson(body: unknown, status = 200): void {
	answer = (_request, response) => response.writeHead(status).end(JSON.stringify(body));
}

test('an answer comes back as its schema says', async () => {
	answerJson({ words: 3 });
	expect(await getJson(address, schema)).toEqual({ words: 3 });
});

test('an answer of another shape is an internal error', async () => {
	answerJson({ words: 'three' });
	await expect(getJson(address, schema)).rejects.toMatchObject({ code: 'internal' });
});

test('a callable function sends data and reads result', async () => {
	answer = (_request, response, body) =>
		response.end(JSON.stringify({ result: { words: JSON.parse(body).data.text.length } }));
	expect(await callFunction(address, { text: 'four' }, schema)).toEqual({ words: 4 });
});

test('a callable reply without result or data is an internal error', async () => {
	answerJson({ words: 3 });
	await expect(callFunction(address, {}, schema)).rejects.toMatchObject({ code: 'internal' });
});

test('the error of the server is passed on, with its time to wait', async () => {
	answerJson({ error: { code: 'resource-exhausted', message: 'Busy.', retryAfterSeconds: 3 } }, 429);
	await expect(getJson(address, schema)).rejects.toMatchObject({
		code: 'resource-exhausted',
		message: 'Busy.',
		retryAfterSeconds: 3,
	});
});

test('an error page of something in between becomes the code of its status', async () => {
	answer = (_request, response) => response.writeHead(429).end('<html>gateway</html>');
	await expect(getJson(address, schema)).rejects.toMatchObject({ code: 'resource-exhausted', message: '' });
});

test.each([502, 503, 504])(
	'a proxy that answers %i says that the server cannot be reached',
	async (status) => {
		const lost = vi.fn();
		addEventListener(connectionLostEvent, lost, { once: true });
		answer = (_request, response) => response.writeHead(status).end('<html>gateway</html>');
		expect(isUnreachable(await getJson(address, schema).catch((error) => error))).toBe(true);
		expect(lost).toHaveBeenCalled();
	},
);

test('a server that says why it cannot answer is there', async () => {
	answerJson({ error: { code: 'unavailable', message: 'The engine has stopped.' } }, 503);
	expect(isUnreachable(await getJson(address, schema).catch((error) => error))).toBe(false);
});

test('a server that cannot be reached is unavailable', async () => {
	const error = await getJson('http://127.0.0.1:1/call', schema).catch((error) => error);
	expect(error).toMatchObject({ code: 'unavailable' });
	expect(isUnreachable(error)).toBe(true);
});

test('a call that the caller gives up is cancelled', async () => {
	answer = () => {};
	const given = new AbortController();
	const call = getJson(address, schema, { signal: given.signal });
	given.abort();
	await expect(call).rejects.toMatchObject({ code: 'cancelled' });
});

test('a call without an answer exceeds its deadline', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const asked = new Promise<void>((resolve) => {
		answer = () => resolve();
	});
	const failed = getJson(address, schema).catch((error) => error);
	await asked;
	vi.advanceTimersByTime(callableTimeoutMs);
	expect(await failed).toMatchObject({ code: 'deadline-exceeded' });
	expect(isUnreachable(await failed)).toBe(true);
});

test('a form is sent as multipart with its file', async () => {
	answer = (request, response, body) => {
		const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data');
		response.end(JSON.stringify({ words: isMultipart && body.includes('sound of speech') ? 1 : 0 }));
	};
	const form = new FormData();
	form.append('file', new Blob(['sound of speech']), 'recording.wav');
	expect(await postForm(address, form, schema)).toEqual({ words: 1 });
});

test('a file comes back as it was sent, of the type that was asked for', async () => {
	answer = (request, response, body) =>
		response.writeHead(200, { 'content-type': request.headers.accept }).end(JSON.parse(body).text);
	const file = await postForBlob(address, { text: 'sound' }, { accept: 'audio/mpeg' });
	expect(await file.text()).toBe('sound');
	expect(file.type).toBe('audio/mpeg');
});
