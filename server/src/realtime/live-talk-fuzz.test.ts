import websocket, { type WebSocket } from '@fastify/websocket';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { LiveTalkClientMessage } from '@henry/contract/live-talk.ts';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from '#server/domain/conversation/embedded-coach.ts';
import { createLiveWork } from '#server/domain/live-talk/live-work.ts';
import { fuzzRuns } from '#server/fuzz-runs-for-tests.ts';
import { registerLiveTalk } from './live-talk.ts';
import { placesForTests } from './places-for-tests.ts';

const speechToText = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 8 });
const textToSpeech = createFlite({ processes: 1, maxQueued: 8 });
const coach = createEmbeddedCoach(loadContent(configForTests.contentFolder));
let app: FastifyInstance;

beforeAll(async () => {
	app = fastify();
	await app.register(websocket, { options: { maxPayload: 1024 * 1024 } });
	const limits = { now: Date.now, idleLimitMs: 30_000, spendTurn: async () => {}, places: placesForTests() };
	registerLiveTalk(app, { speechToText, textToSpeech, coach, liveWork: createLiveWork() }, limits);
	await app.ready();
});
afterAll(async () => {
	await app.close();
	await Promise.all([speechToText.close(), textToSpeech.close()]);
});

const start: LiveTalkClientMessage = {
	type: 'start',
	exercise: { type: 'talk', exerciseType: 'howWasYourDay' },
	fullConversation: [],
	settings: { pauseMs: 1_000, handsFree: true, voiceRate: 1 },
	repeatsLast: false,
};
const message = fc.record(
	{
		type: fc.constantFrom(
			'start',
			'text',
			'press',
			'release',
			'thinking',
			'played',
			'time-is-over',
			'nonsense',
		),
		text: fc.jsonValue({ maxDepth: 1 }),
		place: fc.oneof(fc.integer(), fc.string()),
	},
	{ requiredKeys: ['type'] },
);
const frame = fc.oneof(
	fc.string({ maxLength: 80 }),
	fc.json({ maxDepth: 2 }),
	message.map((value) => JSON.stringify(value)),
	fc.uint8Array({ maxLength: 700 }),
);

const open = (): Promise<WebSocket> => app.injectWS(apiPaths.liveTalk);

/** With which code a talk of these frames ends, once the browser has sent them and closes. */
async function endOf(frames: (string | Uint8Array)[]): Promise<number> {
	const socket = await open();
	const ended = new Promise<number>((resolve) => socket.once('close', resolve));
	for (const one of frames) socket.send(one);
	socket.close();
	return ended;
}

const runs = fuzzRuns([35], 40, process.env.HENRY_FUZZ_SECONDS);

test.each(runs)(
	'any frames are answered or end the talk, and the next one begins as usual ($seed)',
	async (options) => {
		const frames = fc.array(frame, { minLength: 1, maxLength: 6 });
		const anyFrames = fc.asyncProperty(fc.boolean(), frames, async (begins, sent) => {
			expect(await endOf(begins ? [JSON.stringify(start), ...sent] : sent)).toBeGreaterThanOrEqual(1_000);
		});
		await fc.assert(anyFrames, options);
		const socket = await open();
		const first = new Promise<string>((resolve) =>
			socket.once('message', (data: Buffer) => resolve(String(data))),
		);
		socket.send(JSON.stringify(start));
		expect(JSON.parse(await first)).toHaveProperty('type');
		socket.terminate();
	},
	180_000,
);
