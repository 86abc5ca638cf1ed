import { apiPaths } from '@henry/contract/api-paths.ts';
import { judgedFreeSoundsSchema } from '@henry/contract/free-sounds.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';
import { createServices } from '#server/wiring.ts';
import { sendParts } from './spoken-text-for-tests.ts';

let services: Services;
let app: FastifyInstance;
let spoken: SpokenText;

beforeAll(async () => {
	services = createServices(configForTests);
	app = await buildApp(configForTests, services);
	spoken = await services.textToSpeech.speak('Last summer we went to the mountains with all our friends.');
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

/** The words as the ear would have heard them; those of `doubts` it is not sure of. */
const heardWords = (doubts: readonly number[]): TranscriptWord[] =>
	(spoken.words ?? []).map(({ text, startMs, endMs }, index) => ({
		...{ text: text.replace('.', ''), startMs: Math.round(startMs), endMs: Math.round(endMs) },
		...{ confidence0to1: doubts.includes(index) ? 0.4 : 0.95, unsure: doubts.includes(index) },
	}));
const nothing = { words: 0, sounds: 0, accuracy0to100: 0, wrong: 0, examples: [], judged: [] };
const send = (words: string, query = '') =>
	sendParts(app, `${apiPaths.freeSounds}${query}`, [
		['words', words],
		['file', encodeWav(spoken.samples, spoken.sampleRateHz)],
	]);

test('sounds of free speech are judged in words that were surely heard, and in no others', async () => {
	const all = judgedFreeSoundsSchema.parse((await send(JSON.stringify(heardWords([])))).json());
	expect(all.words).toBe(11);
	expect(all.accuracy0to100).toBeGreaterThan(60);
	const summer = all.judged.filter(({ place }) => place?.word === 'summer');
	expect(summer.map(({ phone }) => phone)).toContain('M');
	const { startMs, endMs } = heardWords([])[1] ?? {};
	expect(summer[0]?.place).toEqual({ word: 'summer', startMs, endMs });
	const some = judgedFreeSoundsSchema.parse((await send(JSON.stringify(heardWords([5, 6])))).json());
	expect(some.words).toBeLessThan(all.words - 2);
	const none = judgedFreeSoundsSchema.parse((await send(JSON.stringify(heardWords([2, 5, 8])))).json());
	expect(none).toEqual(nothing);
});

test('each sound tells where in its word it is', async () => {
	const { judged } = judgedFreeSoundsSchema.parse((await send(JSON.stringify(heardWords([])))).json());
	const went = judged.filter(({ place }) => place?.word === 'went').map(({ position }) => position);
	expect(went.at(0)).toBe('start');
	expect(went.at(-1)).toBe('end');
	expect(new Set(went.slice(1, -1))).toEqual(new Set(['inside']));
});

test('nothing is judged of an answer in which danger is spoken of', async () => {
	const said = 'sometimes I really want to kill myself at night now'.split(' ');
	const words = heardWords([]).map((word, index) => ({ ...word, text: said[index] ?? 'then' }));
	for (const query of ['', '?background=yes']) {
		expect((await send(JSON.stringify(words), query)).json()).toEqual(nothing);
	}
});

test('what nobody waits for is judged one by one, and what is waited for beside it', async () => {
	const words = JSON.stringify(heardWords([]));
	const background = Array.from({ length: 6 }, () => send(words, '?background=yes'));
	const [awaited, ...answers] = await Promise.all([send(words), ...background]);
	const statuses = new Set(answers.map(({ statusCode }) => statusCode));
	expect(statuses).toEqual(new Set([200, 429]));
	expect(awaited.statusCode).toBe(200);
	const refused = answers.find(({ statusCode }) => statusCode === 429);
	expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
	expect((await send(words, '?background=yes')).statusCode).toBe(200);
});

test('while others wait for an engine, nothing is judged that nobody waits for', async () => {
	const health = services.speechToText.health();
	const busy = {
		...services,
		speechToText: { ...services.speechToText, health: () => ({ ...health, queued: 1 }) },
	};
	const crowded = await buildApp(configForTests, busy);
	const parts = [
		['words', JSON.stringify(heardWords([]))],
		['file', encodeWav(spoken.samples, spoken.sampleRateHz)],
	] as Parameters<typeof sendParts>[2];
	expectError(
		await sendParts(crowded, `${apiPaths.freeSounds}?background=yes`, parts),
		'resource-exhausted',
		/busy/,
	);
	expect((await sendParts(crowded, apiPaths.freeSounds, parts)).statusCode).toBe(200);
	await crowded.close();
});

test.each([
	['no JSON', 'words'],
	['no words', '[]'],
	['words without times', '[{"text":"hello"}]'],
])('%s is refused with the reason', async (_, words) => {
	expectError(await send(words), 'invalid-argument', /./);
});
