import websocket, { type WebSocket } from '@fastify/websocket';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxRecordingBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	type LiveTranscriptServerMessage,
	liveTranscriptServerMessageSchema,
} from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPocketSphinx } from '#server/adapters/speech-to-text/pocketsphinx.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { registerLiveTranscript } from './live-transcript.ts';

const ear = createPocketSphinx({ processes: 1, maxQueued: 8 });
let app: FastifyInstance;
/** Two sentences with a second of silence after each. */
let recording: Int16Array;

const frameLength = speechSampleRateHz / 10;
const silence = new Int16Array(speechSampleRateHz);

beforeAll(async () => {
	const voice = createFlite({ processes: 1, maxQueued: 8 });
	const first = await voice.speak('The weather is very nice today.');
	const second = await voice.speak('We are going to the park.');
	await voice.close();
	recording = concatPcm16([first.samples, silence, second.samples, silence]);
	app = fastify();
	await app.register(websocket, { options: { maxPayload: 1024 * 1024 } });
	registerLiveTranscript(app, ear);
	await app.ready();
}, 60_000);

afterAll(async () => {
	await app.close();
	await ear.close();
});

/** Opens a live recording and gathers what it answers until it closes. */
async function openRecording(headers: Record<string, string> = {}) {
	const messages: LiveTranscriptServerMessage[] = [];
	let closed: Promise<number> = Promise.resolve(0);
	const socket: WebSocket = await app.injectWS(
		apiPaths.liveTranscript,
		{ headers },
		{
			onInit: (opening: WebSocket) => {
				opening.on('message', (data: Buffer) =>
					messages.push(liveTranscriptServerMessageSchema.parse(JSON.parse(String(data)))),
				);
				closed = new Promise((resolve) => opening.on('close', resolve));
			},
		},
	);
	return { socket, messages, closed };
}

function sendInFrames(socket: WebSocket, samples: Int16Array): void {
	for (let start = 0; start < samples.length; start += frameLength) {
		socket.send(Buffer.from(samples.slice(start, start + frameLength).buffer));
	}
}

const sendEnd = (socket: WebSocket) => socket.send(JSON.stringify({ type: 'end' }));

test('words arrive stretch by stretch, then all of them', async () => {
	const { socket, messages, closed } = await openRecording();
	sendInFrames(socket, recording);
	sendEnd(socket);
	await closed;
	expect(messages.map((message) => message.type)).toEqual(['partial', 'partial', 'final']);
	const [partial, , final] = messages;
	expect(partial).toMatchObject({ transcription: expect.stringContaining('weather') });
	expect(partial).not.toMatchObject({ transcription: expect.stringContaining('park') });
	expect(final).toMatchObject({ transcription: expect.stringMatching(/weather.*park/) });
});

test('frames may be cut in the middle of a sample', async () => {
	const { socket, messages, closed } = await openRecording();
	const bytes = Buffer.from(recording.slice().buffer);
	for (let start = 0; start < bytes.length; start += 3333) socket.send(bytes.subarray(start, start + 3333));
	sendEnd(socket);
	await closed;
	expect(messages.at(-1)).toMatchObject({ type: 'final', transcription: expect.stringContaining('weather') });
});

test('silence ends in the message that nobody was heard', async () => {
	const { socket, messages, closed } = await openRecording();
	sendInFrames(socket, concatPcm16([silence, silence]));
	sendEnd(socket);
	await closed;
	expect(messages).toMatchObject([{ type: 'error', error: { code: 'invalid-argument' } }]);
});

test('more than the cap is refused', async () => {
	const { socket, messages, closed } = await openRecording();
	const megabyte = Buffer.alloc(1024 * 1024);
	for (let sent = 0; sent <= maxRecordingBytes; sent += megabyte.length) socket.send(megabyte);
	await closed;
	expect(messages).toMatchObject([{ type: 'error', error: { message: expect.stringContaining('10 MB') } }]);
});

test('a message that is no part of a recording is refused', async () => {
	const { socket, messages, closed } = await openRecording();
	socket.send('{"type": "stop"');
	await closed;
	expect(messages).toMatchObject([{ type: 'error', error: { code: 'invalid-argument' } }]);
});

test('a page of another origin is turned away', async () => {
	const { messages, closed } = await openRecording({
		origin: 'https://elsewhere.example',
		host: 'localhost',
	});
	expect(await closed).toBe(1008);
	expect(messages).toEqual([]);
});

test('a learner who leaves in the middle leaves nothing behind', async () => {
	const { socket, closed } = await openRecording();
	sendInFrames(socket, recording);
	socket.terminate();
	await closed;
	await expect.poll(() => ear.health().queued).toBe(0);
	const next = await openRecording();
	sendInFrames(next.socket, recording);
	sendEnd(next.socket);
	await next.closed;
	expect(next.messages.at(-1)?.type).toBe('final');
});
