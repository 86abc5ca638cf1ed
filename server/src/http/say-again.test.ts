import { apiPaths } from '@henry/contract/api-paths.ts';
import { sayAgainResponseSchema } from '@henry/contract/say-again.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedAssessor } from '#server/adapters/pronunciation/embedded.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { sendParts, sendSpokenText } from './spoken-text-for-tests.ts';

const text = 'My brother’s birthday is in December.';
let services: Services;
let app: FastifyInstance;
let spoken: Int16Array;

beforeAll(async () => {
	services = createServices(configForTests);
	app = await buildApp(configForTests, services);
	spoken = await voice(text);
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const voice = async (sentence: string) => (await services.textToSpeech.speak(sentence)).samples;

async function heard(samples: Int16Array, sentence = text) {
	const answer = await sendSpokenText(app, apiPaths.sayAgain, samples, sentence);
	expect(answer.statusCode).toBe(200);
	const { words, ...rest } = sayAgainResponseSchema.parse(answer.json());
	const said = words.filter((word) => word.said).map((word) => word.text);
	return { ...rest, words, said };
}

test('a text said as it stands was said, and its sounds come with their scores', async () => {
	const { words, said, sounds } = await heard(spoken);
	expect(words.map((word) => word.text)).toEqual(text.split(' '));
	expect(said).toEqual(text.split(' '));
	expect(sounds.map(({ phone }) => phone)).toEqual(expect.arrayContaining(['B', 'DH', 'ER', 'TH', 'Z']));
});

test('a word that was left out was not said', async () => {
	const { said } = await heard(await voice('My birthday is in December.'));
	expect(said).not.toContain('brother’s');
	expect(said).toEqual(expect.arrayContaining(['birthday', 'December.']));
});

test('of another sentence no words are said, and no sounds are judged', async () => {
	const { said, sounds, heard: transcript } = await heard(await voice('Please close all the windows.'));
	expect(said).toEqual([]);
	expect(sounds).toEqual([]);
	expect(transcript).not.toBe('');
});

test('a text that the judge of sounds cannot read is heard all the same', async () => {
	const { said, sounds } = await heard(spoken, 'hh My brother’s birthday');
	expect(said).toEqual(['My', 'brother’s', 'birthday']);
	expect(sounds).toEqual([]);
});

test('speech that is too long to be judged is heard all the same', async () => {
	const long = new Int16Array(31 * 16_000);
	long.set(spoken);
	const { said, sounds } = await heard(long);
	expect(said).toEqual(text.split(' '));
	expect(sounds).toEqual([]);
});

test('silence, a missing recording and a text of no length or of too much are refused', async () => {
	const { sayAgain } = apiPaths;
	const silence = await sendSpokenText(app, sayAgain, new Int16Array(32_000), text);
	expectError(silence, 'invalid-argument', /could not hear that well/);
	expectError(await sendParts(app, sayAgain, [['text', text]]), 'invalid-argument', /field "file"/);
	const file = encodeWav(spoken, 16_000);
	expectError(await sendParts(app, sayAgain, [['file', file]]), 'invalid-argument', /no text/);
	const long = await sendSpokenText(app, sayAgain, spoken, 'word '.repeat(100));
	expectError(long, 'invalid-argument', /longer than 300/);
});

test('the fields may come in either order', async () => {
	const parts: Parameters<typeof sendParts>[2] = [
		['file', encodeWav(spoken, 16_000)],
		['text', text],
	];
	expect((await sendParts(app, apiPaths.sayAgain, parts)).statusCode).toBe(200);
});

test('a judge that is killed in the middle fails that call alone @whole', async () => {
	const pronunciation = createEmbeddedAssessor({
		...{ folder: configForTests.earFolder, processes: 1, maxQueued: 4 },
	});
	await pronunciation.start();
	const fragile = await buildApp(configForTests, { ...services, pronunciation });
	const interrupted = sendSpokenText(fragile, apiPaths.sayAgain, spoken, text);
	const killing = setInterval(() => {
		for (const id of pronunciation.processIds()) process.kill(id, 'SIGKILL');
	}, 20);
	expectError(await interrupted, 'unavailable', /restarting/);
	clearInterval(killing);
	expect((await sendSpokenText(fragile, apiPaths.sayAgain, spoken, text)).statusCode).toBe(200);
	await fragile.close();
	await pronunciation.close();
});
