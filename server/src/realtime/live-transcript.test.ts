import websocket, { type WebSocket } from '@fastify/websocket';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxExamAnswerBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	type LiveTranscriptServerMessage,
	liveTranscriptServerMessageSchema,
} from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRuleGrammarChecker } from '#server/adapters/grammar-checker/rules.ts';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { recognizeWhole, type SpeechToText, type UtteranceOptions } from '#server/ports/speech-to-text.ts';
import { registerLiveTranscript } from './live-transcript.ts';
import { placesForTests } from './places-for-tests.ts';

const ear = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 8 });
let app: FastifyInstance;
/** Two sentences with a second of silence after each. */
let recording: Int16Array;
let firstSentenceLength: number;

const frameLength = speechSampleRateHz / 10;
const silence = new Int16Array(speechSampleRateHz);

/** The rules, which tell what they were asked. */
const rules = createRuleGrammarChecker({ processes: 1, maxQueued: 4 });
const checked: string[] = [];
const grammarChecker: GrammarChecker = {
	...rules,
	check(text, options) {
		checked.push(text);
		return rules.check(text, options);
	},
};

async function createApp(speechToText: SpeechToText): Promise<FastifyInstance> {
	const app = fastify();
	await app.register(websocket, { options: { maxPayload: 1024 * 1024 } });
	registerLiveTranscript(app, { speechToText, grammarChecker }, placesForTests());
	await app.ready();
	return app;
}

beforeAll(async () => {
	const voice = createFlite({ processes: 1, maxQueued: 8 });
	const first = await voice.speak('The weather is very nice today.');
	const second = await voice.speak('We are going to the park.');
	await voice.close();
	recording = concatPcm16([first.samples, silence, second.samples, silence]);
	firstSentenceLength = first.samples.length + silence.length;
	app = await createApp(ear);
}, 60_000);

afterAll(async () => {
	await app.close();
	await ear.close();
	await rules.close();
});

/** Opens a live recording and gathers what it answers until it closes. */
async function openRecording(headers: Record<string, string> = {}, server = app) {
	const messages: LiveTranscriptServerMessage[] = [];
	let closed: Promise<number> = Promise.resolve(0);
	const socket: WebSocket = await server.injectWS(
		apiPaths.liveTranscript,
		{ headers },
		{
			onInit: (opening: WebSocket) => {
				opening.on('message', (data: Buffer) =>
					messages.push(liveTranscriptServerMessageSchema.parse(JSON.parse(String(data)))),
				);
				opening.on('ping', () => opening.pong());
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

test('the words of the first sentence arrive before the second is said, then all of them', async () => {
	const { socket, messages, closed } = await openRecording();
	sendInFrames(socket, recording.subarray(0, firstSentenceLength));
	await expect
		.poll(() => messages.at(-1), { timeout: 20_000 })
		.toMatchObject({
			type: 'partial',
			transcription: expect.stringContaining('weather'),
		});
	sendInFrames(socket, recording.subarray(firstSentenceLength));
	sendEnd(socket);
	await closed;
	expect(messages.at(-1)).toMatchObject({
		type: 'final',
		transcription: expect.stringMatching(/weather.*park/),
	});
	expect(messages.filter(({ type }) => type === 'final' || type === 'error')).toHaveLength(1);
});

test('what was said before the next answer began is corrected while that one is given', async () => {
	const { socket, messages, closed } = await openRecording();
	sendInFrames(socket, recording.subarray(0, firstSentenceLength));
	await expect
		.poll(() => messages.at(-1), { timeout: 20_000 })
		.toMatchObject({ transcription: expect.stringMatching(/weather.* \w+$/) });
	socket.send(JSON.stringify({ type: 'nextAnswer' }));
	sendInFrames(socket, recording.subarray(firstSentenceLength));
	sendInFrames(socket, concatPcm16([silence, silence, silence]));
	sendEnd(socket);
	await closed;
	expect(checked).toEqual([expect.stringMatching(/weather[^k]*$/)]);
});

/** A recogniser that hears what the test says, and in the end "tea". */
function createScriptedRecognizer() {
	const opened: UtteranceOptions[] = [];
	const word = (text: string) => ({ text, startMs: 0, endMs: 100, confidence0to1: 1, unsure: false });
	const open = (options: UtteranceOptions = {}) => {
		opened.push(options);
		return { push: () => {}, finish: async () => [word('tea')], cancel: () => {} };
	};
	const recognizer: SpeechToText = {
		maxUtteranceMs: 20_000,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
		health: () => ({ name: 'scripted', model: 'none', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
	};
	return { recognizer, opened, hear: (text: string) => opened[0]?.onPartial?.([word(text)]) };
}

test('words that change faster than anybody reads are told now and then, the latest ones, and only when changed', async () => {
	const { recognizer, opened, hear } = createScriptedRecognizer();
	const scriptedApp = await createApp(recognizer);
	const { socket, messages, closed } = await openRecording({}, scriptedApp);
	sendInFrames(socket, recording.subarray(0, firstSentenceLength - silence.length));
	await expect.poll(() => opened.length).toBe(1);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		for (const text of ['t', 'te', 'tee', 'teeth']) hear(text);
		vi.advanceTimersByTime(200);
		hear('teeth');
		vi.advanceTimersByTime(1_000);
		hear('teethe');
		hear('never told');
	} finally {
		vi.useRealTimers();
	}
	sendEnd(socket);
	await closed;
	await scriptedApp.close();
	expect(messages.map((message) => 'transcription' in message && message.transcription)).toEqual([
		't',
		'teeth',
		'teethe',
		'tea',
	]);
});

test('whoever waits for the last words is told that they are being heard', async () => {
	const { recognizer } = createScriptedRecognizer();
	let hear: (words: []) => void = () => {};
	const finish = () => new Promise<[]>((resolve) => (hear = resolve));
	const open = () => ({ push: () => {}, finish, cancel: () => {} });
	const slowApp = await createApp({ ...recognizer, open });
	const { socket, messages, closed } = await openRecording({}, slowApp);
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	try {
		sendInFrames(socket, recording);
		sendEnd(socket);
		await expect.poll(() => vi.getTimerCount()).toBe(1);
		vi.advanceTimersByTime(6_000);
		await expect.poll(() => messages).toEqual([{ type: 'hearing' }, { type: 'hearing' }]);
		hear([]);
		await closed;
		expect(vi.getTimerCount()).toBe(0);
	} finally {
		vi.useRealTimers();
	}
	await slowApp.close();
});

test('frames may be cut in the middle of a sample', async () => {
	const { socket, messages, closed } = await openRecording();
	const bytes = Buffer.from(recording.slice().buffer);
	for (let start = 0; start < bytes.length; start += 3333) socket.send(bytes.subarray(start, start + 3333));
	sendEnd(socket);
	await closed;
	expect(messages.at(-1)).toMatchObject({ type: 'final', transcription: expect.stringContaining('weather') });
});

test('a first message tells the recogniser what is likely to be said and who speaks, a later one is refused', async () => {
	const opened: UtteranceOptions[] = [];
	const server = await createApp({
		...ear,
		open(options) {
			opened.push(options ?? {});
			return ear.open(options);
		},
	});
	const { socket, messages, closed } = await openRecording({}, server);
	const speaker = { model: 'a model', readings: 1, values: 'AAAA' };
	const start = JSON.stringify({ type: 'start', hints: ['The weather'], speaker });
	socket.send(start);
	sendInFrames(socket, recording.slice(0, firstSentenceLength));
	socket.send(start);
	await closed;
	expect(opened[0]).toMatchObject({ hints: ['The weather'], speaker });
	expect(messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'invalid-argument' } });
	await server.close();
});

test('silence ends in the message that nobody was heard', async () => {
	const { socket, messages, closed } = await openRecording();
	sendInFrames(socket, concatPcm16([silence, silence]));
	sendEnd(socket);
	await closed;
	expect(messages).toMatchObject([{ type: 'error', error: { code: 'invalid-argument' } }]);
});

test('more than the cap is refused @whole', async () => {
	const { socket, messages, closed } = await openRecording();
	const megabyte = Buffer.alloc(1024 * 1024);
	for (let sent = 0; sent <= maxExamAnswerBytes; sent += megabyte.length) socket.send(megabyte);
	await closed;
	expect(messages).toMatchObject([{ type: 'error', error: { message: refusals.recordingTooLong } }]);
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
	expect(messages).toMatchObject([{ type: 'error', error: { code: 'permission-denied' } }]);
});

test('of 50 learners who record at once, each is heard, or refused with a time to wait @whole', async () => {
	const server = await createApp(ear);
	const learners = await Promise.all(Array.from({ length: 50 }, () => openRecording({}, server)));
	for (const { socket } of learners) {
		sendInFrames(socket, recording.subarray(0, firstSentenceLength));
		sendEnd(socket);
	}
	await Promise.all(learners.map(({ closed }) => closed));
	const answers = learners.map(({ messages }) => messages.at(-1));
	const heard = answers.filter((answer) => answer?.type === 'final');
	expect(heard.length).toBeGreaterThanOrEqual(8);
	for (const { transcription } of heard) expect(transcription).toMatch(/weather/);
	const refused = answers.filter((answer) => answer?.type !== 'final');
	expect(refused.length).toBeGreaterThan(0);
	for (const answer of refused) {
		expect(answer).toMatchObject({
			type: 'error',
			error: { code: 'resource-exhausted', retryAfterSeconds: expect.any(Number) },
		});
	}
	await server.close();
}, 60_000);

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
