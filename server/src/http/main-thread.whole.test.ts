import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError, transcribe } from '#server/app-for-tests.ts';
import { enginesOf } from '#server/engines-of-services.ts';
import { createServices } from '#server/wiring.ts';

/** Whoever else talks is held up no longer than this, even on a machine that is busy with other tests. */
const longestPauseMs = 1_000;

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = createServices(configForTests);
	await Promise.all(Object.values(enginesOf(services)).map((engine) => engine.start()));
	await services.recordingReader.start();
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await services.recordingReader.close();
	await closeEngines(services);
});

/** Does something while a heart beats in the server's thread; the longest time that it stood still, in milliseconds. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
	let longestMs = 0;
	let lastMs = performance.now();
	const beat = () => {
		longestMs = Math.max(longestMs, performance.now() - lastMs);
		lastMs = performance.now();
	};
	const heart = setInterval(beat, 10);
	await work();
	beat();
	clearInterval(heart);
	return longestMs;
}

/** The slowest file to read: as many samples as fit, of 8 bits at 8 kHz, with a voice's loudness now and then. */
function slowestRecording(): Buffer {
	const file = Buffer.alloc(maxRecordingBytes, 128);
	file.write('RIFF');
	file.writeUInt32LE(file.length - 8, 4);
	file.write('WAVEfmt ', 8);
	for (const [place, value] of [
		[16, 16],
		[24, 8_000],
		[28, 8_000],
		[40, file.length - 44],
	] as const) {
		file.writeUInt32LE(value, place);
	}
	for (const [place, value] of [
		[20, 1],
		[22, 1],
		[32, 1],
		[34, 8],
	] as const) {
		file.writeUInt16LE(value, place);
	}
	file.write('data', 36);
	return file;
}

const words =
	'yesterday i go to the market because we wants to buy many informations and the weather was more better'.split(
		' ',
	);
/** A text of so many characters without an end of a sentence, which people who speak do not mark. */
function longText(characters: number): string {
	let text = '';
	for (let index = 0; text.length < characters - 12; index++) text += `${words[(index * 7) % words.length]} `;
	return text.trim();
}
const conversation = (messages: number, henrysCharacters: number, learnersCharacters = henrysCharacters) =>
	Array.from({ length: messages }, (_, index) =>
		index % 2 === 0
			? { role: 'system', content: longText(henrysCharacters) }
			: { role: 'user', content: longText(learnersCharacters) },
	);
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

test('the slowest recording is read while others are served', async () => {
	const pause = await longestPause(async () => {
		expectError(await transcribe(app, slowestRecording()), 'invalid-argument', /could not hear/);
	});
	expect(pause).toBeLessThan(longestPauseMs);
}, 60_000);

test('the longest conversation is answered, and a longer one refused, while others are served', async () => {
	const topic = { topic: 'travel', options: ['food', 'music'] };
	const pause = await longestPause(async () => {
		for (const [messages, henrysCharacters, learnersCharacters] of [
			[16, 4_999, 1_840],
			[200, 390, 147],
		] as const) {
			const fullConversation = conversation(messages, henrysCharacters, learnersCharacters);
			const talk = { exerciseType: 'jobInterview', fullConversation };
			expect((await post(apiPaths.converse, talk)).statusCode).toBe(200);
			expect((await post(apiPaths.converseStarTopic, { ...topic, fullConversation })).statusCode).toBe(200);
		}
		for (const payload of [
			{ exerciseType: 'jobInterview', fullConversation: conversation(90, 4_999) },
			{ exerciseType: 'jobInterview', fullConversation: conversation(200, 4_999) },
			{ exerciseType: 'jobInterview', fullConversation: conversation(8, 4_999) },
		]) {
			expectError(await post(apiPaths.converse, payload), 'invalid-argument', /very long/);
		}
	});
	expect(pause).toBeLessThan(longestPauseMs);
}, 60_000);

test('the longest report is written while others are served', async () => {
	const pause = await longestPause(async () => {
		const fullConversation = conversation(8, 4_990);
		expect((await post(apiPaths.talkCorrection, { fullConversation })).statusCode).toBe(200);
	});
	expect(pause).toBeLessThan(longestPauseMs);
}, 60_000);
