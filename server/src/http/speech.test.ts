import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxSpeechTextCharacters } from '@henry/contract/limits.ts';
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

const post = (url: string, payload: object, headers = {}) =>
	app.inject({ method: 'POST', url, payload, headers });

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
	const { samples, sampleRateHz } = decodeWav(Buffer.from(plain.sound, 'base64'));
	const endMs = plain.words?.at(-1)?.endMs ?? 0;
	expect(endMs).toBeLessThanOrEqual((samples.length / sampleRateHz) * 1_000);
	expect(endMs).toBeGreaterThan((samples.length / sampleRateHz) * 900);
});

test('the sound with its times is MP3 for who asks for that, as long as the WAV file', async () => {
	const [wav, mp3] = await Promise.all(
		['wav', 'mp3'].map(async (format) =>
			timedSpeechResponseSchema.parse((await post(apiPaths.timedSpeech, { text, format })).json()),
		),
	);
	expect(mp3?.words).toEqual(wav?.words);
	const file = Buffer.from(mp3?.sound ?? '', 'base64');
	expect(file.includes('LAME')).toBe(true);
	expect(file.length).toBeLessThan(Buffer.from(wav?.sound ?? '', 'base64').length / 3);
	expectError(await post(apiPaths.timedSpeech, { text, format: 'ogg' }), 'invalid-argument', /./);
});

test('a text with nothing to speak has no times either', async () => {
	expectError(await post(apiPaths.timedSpeech, { text: '🙂🙂' }), 'invalid-argument', /./);
});

test('what was spoken once is answered again as it was', async () => {
	const first = await post(apiPaths.speech, { text: 'I like tea.' });
	const again = await post(apiPaths.speech, { text: 'I like tea.' });
	expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('the same sound is MP3 for who accepts that by name, and WAV for everybody else', async () => {
	const typeFor = async (accept: string) => {
		const answer = await post(apiPaths.speech, { text }, { accept });
		expect(answer.headers.vary).toMatch(/\baccept\b/i);
		return answer.headers['content-type'];
	};
	for (const accept of ['audio/mpeg', 'Audio/MPEG;q=0.9, */*;q=0.1', 'audio/wav, audio/mpeg'])
		expect(await typeFor(accept)).toBe('audio/mpeg');
	for (const accept of [
		'*/*',
		'audio/*',
		'audio/wav',
		'audio/wav, audio/mpeg;q=0.5',
		'audio/mpeg;q=0',
		',;q=,',
	])
		expect(await typeFor(accept)).toBe('audio/wav');
});

test('MP3 is a fifth of the WAV file, and what was encoded once is answered again as it was', async () => {
	const wav = await post(apiPaths.speech, { text });
	const [mp3, again] = await Promise.all(
		[1, 2].map(() => post(apiPaths.speech, { data: { text } }, { accept: 'audio/mpeg' })),
	);
	expect(wav.rawPayload.length / (mp3?.rawPayload.length ?? 0)).toBeCloseTo(5, 0);
	expect(again?.rawPayload.equals(mp3?.rawPayload ?? Buffer.of())).toBe(true);
});

test('a text with nothing to speak, and one that is too long, are refused as JSON to who wants MP3 too', async () => {
	for (const wrong of ['', '🙂🙂', 'a'.repeat(maxSpeechTextCharacters + 1)])
		expectError(
			await post(apiPaths.speech, { text: wrong }, { accept: 'audio/mpeg' }),
			'invalid-argument',
			/./,
		);
});

test('the longest text is MP3 too, and other calls are answered while it is encoded @whole', async () => {
	const longest = 'We like tea. '.repeat(maxSpeechTextCharacters).slice(0, maxSpeechTextCharacters);
	const { samples } = decodeWav((await post(apiPaths.speech, { text: longest })).rawPayload);
	const answered: string[] = [];
	const mp3 = post(apiPaths.speech, { text: longest }, { accept: 'audio/mpeg' }).then((answer) => {
		answered.push('speech');
		return answer;
	});
	for (let call = 0; call < 3; call++) await app.inject(apiPaths.voices).then(() => answered.push('voices'));
	expect((await mp3).rawPayload.length).toBeGreaterThan(samples.length / 3);
	expect(answered).toEqual(['voices', 'voices', 'voices', 'speech']);
}, 60_000);
