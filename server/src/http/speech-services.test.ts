import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
	type EarServiceForTests,
	startDeepgramEarService,
} from '#server/adapters/speech-to-text/ear-services-for-tests.ts';
import { startDeepgramVoiceService } from '#server/adapters/text-to-speech/voice-services-for-tests.ts';
import { buildApp } from '#server/app.ts';
import { speak, transcribe } from '#server/app-for-tests.ts';
import { readConfig } from '#server/config.ts';
import { json, type ServiceForTests } from '#server/engines/service-for-tests.ts';
import { createServices } from '#server/wiring.ts';

let ears: EarServiceForTests;
let voices: ServiceForTests;
let app: FastifyInstance;

beforeEach(async () => {
	ears = await startDeepgramEarService();
	voices = await startDeepgramVoiceService();
	app = await startApp();
});
afterEach(async () => {
	await app.close();
	ears.close();
	voices.close();
});

/** The server as it is with Deepgram's key, its ears at the one service and its voice at the other. */
async function startApp(): Promise<FastifyInstance> {
	const environment = { HENRY_DEEPGRAM_KEY: 'a-key-of-nobody', HENRY_LOG: 'silent' };
	const heardAt = readConfig({ ...environment, HENRY_DEEPGRAM_ADDRESS: ears.address });
	const spokenAt = readConfig({ ...environment, HENRY_DEEPGRAM_ADDRESS: voices.address });
	const config = { ...heardAt, textToSpeech: spokenAt.textToSpeech };
	return buildApp(config, createServices(config));
}

const engines = async () => healthResponseSchema.parse((await app.inject(apiPaths.health)).json()).engines;
const words = ['nobody', 'else', 'hears', 'this'].map((word, index) => ({
	...{ word, start: index / 4, end: (index + 1) / 4, confidence: 0.9 },
}));

test('with a service’s key, it hears and speaks, and the server says where that is', async () => {
	const { samples, sampleRateHz } = decodeWav(await speak(app));
	expect([sampleRateHz, voices.calls.length]).toEqual([24_000, 1]);
	expect(samples.length / sampleRateHz).toBeGreaterThan(1);
	ears.answers = [json({ results: { channels: [{ alternatives: [{ words }] }] } })];
	const heard = await transcribe(app, await speak(app));
	expect(heard.json()).toMatchObject({ transcription: 'nobody else hears this' });
	const { speechToText, textToSpeech } = await engines();
	expect(speechToText).toMatchObject({ name: 'Deepgram', sendsTo: new URL(ears.address).host });
	expect(textToSpeech).toMatchObject({ embedded: false, sendsTo: new URL(voices.address).host });
});

test('where the service refuses the key, this machine hears and speaks in its place, and says so', async () => {
	voices.answers = [json({}, 401)];
	const spoken = await speak(app);
	expect(decodeWav(spoken).samples.length).toBeGreaterThan(10_000);
	ears.answers = [json({}, 401)];
	const heard = await transcribe(app, spoken);
	expect(heard.json().transcription).toMatch(/weather/);
	const { speechToText, textToSpeech } = await engines();
	expect(speechToText).toMatchObject({ embedded: true, insteadOf: 'Deepgram' });
	expect(textToSpeech).toMatchObject({ embedded: true, insteadOf: 'Deepgram' });
});

test.each([
	['nothing', []],
	['words that it takes for nonsense itself', words.map((word) => ({ ...word, confidence: 0.1 }))],
])('speech in which the service hears %s is told to the learner, and is no failure', async (_, words) => {
	const recording = await speak(app);
	ears.answers = [json({ results: { channels: [{ alternatives: [{ words }] }] } })];
	const heard = await transcribe(app, recording);
	expect([heard.statusCode, heard.json().error.code]).toEqual([400, 'invalid-argument']);
	expect(heard.json().error.message).toBe(errorTexts.couldNotHearYou);
	expect((await engines()).speechToText).toMatchObject({ name: 'Deepgram', state: 'ready' });
});
