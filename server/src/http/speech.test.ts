import { apiPaths } from '@henry/contract/api-paths.ts';
import { timedSpeechResponseSchema, voicesSchema } from '@henry/contract/speech.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = createServices(configForTests);
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

async function secondsOf(payload: object): Promise<number> {
	const answer = await post(apiPaths.speech, payload);
	expect(answer.headers['content-type']).toBe('audio/wav');
	const { samples, sampleRateHz } = decodeWav(answer.rawPayload);
	return samples.length / sampleRateHz;
}

const text = 'My sister is a doctor, and she lives in London.';

test('a text is spoken as slowly and by the voice that was asked for', async () => {
	const voices = voicesSchema.parse((await app.inject(apiPaths.voices)).json());
	expect(voices.map(({ gender }) => gender)).toEqual(['female', 'male']);
	const [female, male] = voices.map(({ name }) => name);
	const plain = await secondsOf({ text });
	expect(await secondsOf({ text, voice: female })).toBeCloseTo(plain, 1);
	expect(Math.abs((await secondsOf({ text, voice: male })) - plain)).toBeGreaterThan(0.1);
	expect(await secondsOf({ data: { text, rate: 0.75 } })).toBeCloseTo(plain / 0.75, 0);
});

test('a voice that is not there (any more) leaves the text to the first', async () => {
	expect(await secondsOf({ text, voice: 'nobody' })).toBeCloseTo(await secondsOf({ text }), 1);
});

test('a speed that nobody could follow is refused', async () => {
	for (const rate of [0.4, 1.6, '1'])
		expectError(await post(apiPaths.speech, { text, rate }), 'invalid-argument', /./);
});

test('the times of words and sounds come with the sound, in either form of the call', async () => {
	const plain = timedSpeechResponseSchema.parse((await post(apiPaths.timedSpeech, { text })).json());
	const callable = await post(apiPaths.timedSpeech, { data: { text } });
	expect(timedSpeechResponseSchema.parse(callable.json().result)).toEqual(plain);
	expect(plain.words?.map((word) => word.text)).toEqual(text.replace(/[,.]/g, '').split(' '));
	expect(plain.phones?.slice(0, 2).map(({ phone }) => phone)).toEqual(['M', 'AY']);
	const { samples, sampleRateHz } = decodeWav(Buffer.from(plain.wav, 'base64'));
	const endMs = plain.words?.at(-1)?.endMs ?? 0;
	expect(endMs).toBeLessThanOrEqual((samples.length / sampleRateHz) * 1_000);
	expect(endMs).toBeGreaterThan((samples.length / sampleRateHz) * 900);
});

test('a text with nothing to speak has no times either', async () => {
	expectError(await post(apiPaths.timedSpeech, { text: '🙂🙂' }), 'invalid-argument', /./);
});

test('what was spoken once is answered again as it was', async () => {
	const first = await post(apiPaths.speech, { text: 'I like tea.' });
	const again = await post(apiPaths.speech, { text: 'I like tea.' });
	expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});
