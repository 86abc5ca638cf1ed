import websocket, { type WebSocket } from '@fastify/websocket';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { liveTalkFrameMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	type LiveTalkClientMessage,
	type LiveTalkServerMessage,
	liveTalkServerMessageSchema,
} from '@henry/contract/live-talk.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from '#server/domain/conversation/embedded-coach.ts';
import { createLiveWork } from '#server/domain/live-talk/live-work.ts';
import { registerLiveTalk } from './live-talk.ts';
import { placesForTests } from './places-for-tests.ts';

const speechToText = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 8 });
const textToSpeech = createFlite({ processes: 1, maxQueued: 8 });
const coach = createEmbeddedCoach(loadContent(configForTests.contentFolder));
let app: FastifyInstance;

const frameSamples = (speechSampleRateHz * liveTalkFrameMs) / 1_000;
const silence = (seconds: number) => new Int16Array(seconds * speechSampleRateHz);

async function createApp(idleLimitMs: number): Promise<FastifyInstance> {
	const created = fastify();
	await created.register(websocket, { options: { maxPayload: 1024 * 1024 } });
	registerLiveTalk(
		created,
		{ speechToText, textToSpeech, coach, liveWork: createLiveWork() },
		{
			now: Date.now,
			idleLimitMs,
			spendTurn: async () => {},
			places: placesForTests(),
		},
	);
	await created.ready();
	return created;
}

beforeAll(async () => {
	app = await createApp(30_000);
	await Promise.all([speechToText.start(), textToSpeech.start()]);
}, 60_000);

afterAll(async () => {
	await app.close();
	await Promise.all([speechToText.close(), textToSpeech.close()]);
});

const start: Extract<LiveTalkClientMessage, { type: 'start' }> = {
	type: 'start',
	exercise: { type: 'talk', exerciseType: 'howWasYourDay' },
	fullConversation: [],
	settings: { pauseMs: 1_000, handsFree: true, voiceRate: 1 },
	repeatsLast: false,
};

/** A browser that plays what it is sent at once. */
async function openTalk(headers: Record<string, string> = {}, server = app) {
	const messages: LiveTalkServerMessage[] = [];
	const sounds: Buffer[] = [];
	let closed: Promise<number> = Promise.resolve(0);
	const socket: WebSocket = await server.injectWS(
		apiPaths.liveTalk,
		{ headers },
		{
			onInit: (opening: WebSocket) => {
				opening.on('message', (data: Buffer, isBinary: boolean) => {
					if (isBinary) sounds.push(data);
					else messages.push(liveTalkServerMessageSchema.parse(JSON.parse(String(data))));
				});
				opening.on('ping', () => opening.pong());
				closed = new Promise((resolve) => opening.on('close', resolve));
			},
		},
	);
	const tell = (message: LiveTalkClientMessage) => socket.send(JSON.stringify(message));
	const sendSound = (samples: Int16Array) => {
		for (let from = 0; from < samples.length; from += frameSamples) {
			socket.send(Buffer.from(samples.slice(from, from + frameSamples).buffer));
		}
	};
	const latest = <Type extends LiveTalkServerMessage['type']>(type: Type) =>
		messages.findLast((message): message is LiveTalkServerMessage & { type: Type } => message.type === type);
	/** Waits for the end of a reply and says that it was played. */
	const hearReply = async (reply: number) => {
		await expect
			.poll(() => messages.some((told) => told.type === 'speech' && told.reply === reply && told.isLast), {
				timeout: 20_000,
			})
			.toBe(true);
		tell({ type: 'played', reply });
		await expect.poll(() => messages.at(-1), { timeout: 5_000 }).toMatchObject({ type: 'your-turn' });
	};
	return { socket, messages, sounds, closed, tell, sendSound, latest, hearReply };
}

const say = async (text: string) => (await textToSpeech.speak(text)).samples;

test('Henry opens, hears a turn up to its pause, and answers it with words and their sound', async () => {
	const talk = await openTalk();
	talk.tell(start);
	await talk.hearReply(1);
	expect(talk.latest('henry')).toMatchObject({ place: 0, reply: 1 });
	const speech = talk.messages.filter((message) => message.type === 'speech');
	expect(speech.map(({ text }) => text).join(' ')).toBe(talk.latest('henry')?.answer.question);
	expect(talk.sounds.map(({ length }) => length)).toEqual(speech.map(({ samples }) => 2 * samples));

	talk.sendSound(concatPcm16([silence(0.5), await say('I was at home with my family.'), silence(0.9)]));
	await expect.poll(() => talk.latest('partial')?.transcription, { timeout: 20_000 }).toContain('family');
	expect(talk.latest('final')).toBeUndefined();
	talk.sendSound(silence(0.4));
	await talk.hearReply(2);
	const final = talk.latest('final');
	expect(final).toMatchObject({ place: 1, transcription: expect.stringContaining('family') });
	expect(final?.startMs).toBeGreaterThan(200);
	expect(final?.startMs).toBeLessThan(600);
	expect(talk.latest('henry')).toMatchObject({ place: 2, reply: 2 });
	talk.socket.close();
});

test('a socket that is cut in mid-turn loses nothing: the conversation and the kept sound go on in the next one', async () => {
	const opening = { role: 'system' as const, content: 'How was your day?' };
	const spoken = await say('We visited my grandmother in the village.');
	const cut = await openTalk();
	cut.tell({ ...start, fullConversation: [opening] });
	cut.sendSound(concatPcm16([silence(0.5), spoken.subarray(0, spoken.length / 2)]));
	await expect.poll(() => cut.latest('partial'), { timeout: 20_000 }).toBeTruthy();
	cut.socket.terminate();
	await cut.closed;

	const talk = await openTalk();
	talk.tell({ ...start, fullConversation: [opening] });
	talk.sendSound(concatPcm16([silence(0.5), spoken, silence(1.5)]));
	await expect
		.poll(() => talk.latest('final'), { timeout: 20_000 })
		.toMatchObject({ place: 1, transcription: expect.stringContaining('grandmother') });
	await talk.hearReply(1);
	expect(talk.latest('henry')).toMatchObject({ place: 2 });
	talk.socket.close();
});

test('a recogniser that is killed in mid-turn is replaced, and the turn is understood whole @whole', async () => {
	const talk = await openTalk();
	talk.tell({ ...start, fullConversation: [{ role: 'system', content: 'How was your day?' }] });
	const spoken = await say('My sister is very good at music.');
	talk.sendSound(concatPcm16([silence(0.5), spoken.subarray(0, spoken.length / 2)]));
	await expect.poll(() => talk.latest('partial'), { timeout: 20_000 }).toBeTruthy();
	for (const id of speechToText.processIds()) process.kill(id, 'SIGKILL');
	talk.sendSound(concatPcm16([spoken.subarray(spoken.length / 2), silence(1.5)]));
	await expect
		.poll(() => talk.latest('final')?.transcription, { timeout: 30_000 })
		.toMatch(/my sister is very good.*music/);
	talk.socket.close();
}, 60_000);

test('a voice that is killed while it speaks fails one reply, which can be read, and the talk goes on', async () => {
	await textToSpeech.start();
	const talk = await openTalk();
	for (const id of textToSpeech.processIds()) process.kill(id, 'SIGKILL');
	talk.tell(start);
	await expect
		.poll(() => talk.messages.map(({ type }) => type), { timeout: 20_000 })
		.toEqual(expect.arrayContaining(['henry']));
	await expect
		.poll(() => talk.latest('voiceless') ?? talk.latest('speech'), { timeout: 20_000 })
		.toBeTruthy();
	await textToSpeech.start();
	talk.tell({ type: 'written', place: 1, text: 'It was very good.' });
	await expect.poll(() => talk.latest('henry')?.place, { timeout: 20_000 }).toBe(2);
	await expect.poll(() => talk.latest('speech')?.isLast, { timeout: 20_000 }).toBe(true);
	talk.socket.close();
}, 60_000);

test.each([
	['no JSON', 'hello'],
	['another message than start', JSON.stringify({ type: 'repeat' })],
	['a start without settings', JSON.stringify({ ...start, settings: undefined })],
	['a pause that is too short', JSON.stringify({ ...start, settings: { ...start.settings, pauseMs: 100 } })],
])('%s as the first message ends the talk with a clear error', async (_name, text) => {
	const talk = await openTalk();
	talk.socket.send(text);
	expect(await talk.closed).toBe(1011);
	expect(talk.messages).toMatchObject([{ type: 'error', error: { code: 'invalid-argument' } }]);
});

test('sound before the start, and a second start, end the talk', async () => {
	const early = await openTalk();
	early.sendSound(silence(0.02));
	expect(await early.closed).toBe(1011);
	const twice = await openTalk();
	twice.tell(start);
	twice.tell(start);
	expect(await twice.closed).toBe(1011);
	expect(twice.latest('error')).toMatchObject({ error: { code: 'invalid-argument' } });
});

test('more sound than can have been spoken is refused', async () => {
	const talk = await openTalk();
	talk.tell({ ...start, settings: { ...start.settings, handsFree: false } });
	const minute = Buffer.alloc(500_000);
	for (let sent = 0; sent < 60; sent++) talk.socket.send(minute);
	expect(await talk.closed).toBe(1011);
	expect(talk.latest('error')).toMatchObject({ error: { code: 'resource-exhausted' } });
});

test('a page of another origin may not talk', async () => {
	const talk = await openTalk({ origin: 'https://elsewhere.example', host: '127.0.0.1' });
	expect(await talk.closed).toBe(1008);
	expect(talk.messages).toMatchObject([{ type: 'error', error: { code: 'permission-denied' } }]);
});

test('a talk that sends nothing any more is ended', async () => {
	const impatient = await createApp(10);
	const talk = await openTalk({}, impatient);
	expect(await talk.closed).toBe(1011);
	expect(talk.latest('error')).toMatchObject({ error: { code: 'deadline-exceeded' } });
	await impatient.close();
});

test('forty talk at once, and the next one is told to come back', async () => {
	const talks = await Promise.all(Array.from({ length: 40 }, () => openTalk()));
	for (const talk of talks) talk.tell(start);
	const next = await openTalk();
	// A talk that sends nothing for two seconds, as on a busy machine, loses its place.
	for (const talk of talks) talk.sendSound(new Int16Array(frameSamples));
	next.tell(start);
	expect(await next.closed).toBe(1013);
	expect(next.messages).toMatchObject([{ error: { code: 'resource-exhausted', retryAfterSeconds: 15 } }]);
	for (const talk of talks) talk.socket.close();
	await Promise.all(talks.map(({ closed }) => closed));
});
