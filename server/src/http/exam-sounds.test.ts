import { apiPaths } from '@henry/contract/api-paths.ts';
import { judgedFreeSoundsSchema } from '@henry/contract/exam-report.ts';
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
const send = (words: string) =>
	sendParts(app, apiPaths.examSounds, [
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
	expect(none).toEqual({ words: 0, sounds: 0, accuracy0to100: 0, wrong: 0, examples: [], judged: [] });
});

test.each([
	['no JSON', 'words'],
	['no words', '[]'],
	['words without times', '[{"text":"hello"}]'],
])('%s is refused with the reason', async (_, words) => {
	expectError(await send(words), 'invalid-argument', /./);
});
