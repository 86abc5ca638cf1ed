import { readFileSync } from 'node:fs';
import type { WordErrorRate } from '@henry/contract/health.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { type SpeechToTextContract, speechToTextCases } from './contract.ts';
import { createEmbeddedEar } from './embedded.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const create = () => createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 2 });
const recognizer = create();
const contract: SpeechToTextContract = {
	create,
	shared: recognizer,
	speech: {
		samples: new Int16Array(0),
		text: 'My sister is very good at music and she wants to be a doctor, because she likes to help people.',
	},
	maxWordErrorRate: 0.2,
};

beforeAll(async () => {
	const { samples, sampleRateHz } = await voice.speak(contract.speech.text);
	expect(sampleRateHz).toBe(16_000);
	contract.speech.samples = samples;
});

afterAll(() => Promise.all([voice.close(), recognizer.close()]));

for (const { name, run } of speechToTextCases) test(`the embedded ear ${name}`, () => run(contract), 60_000);

test('a hint makes a name possible that the lexicon lacks', async () => {
	const { samples } = await voice.speak('I live in Kirkwallton with my family.');
	const heard = async (hints: string[]) =>
		(await recognizer.recognize(samples, { hints })).map(({ text }) => text);
	expect(await heard([])).not.toContain('Kirkwallton');
	expect(await heard(['Kirkwallton'])).toContain('Kirkwallton');
});

test('words that the engine doubts are marked, and those it is sure of are not', async () => {
	const words = await recognizer.recognize(contract.speech.samples);
	expect(words.some((word) => !word.unsure)).toBe(true);
	for (const word of words) expect(word.unsure).toBe(word.confidence0to1 < 0.5);
});

test('music makes no sentence: one word at most that it is sure of', async () => {
	const chords = [220, 277.2, 329.6, 440].map((hertz) => (2 * Math.PI * hertz) / 16_000);
	const music = new Int16Array(8 * 16_000).map((_, index) => {
		const decay = Math.exp(-(index % 8_000) / 4_000);
		return (
			2_500 * decay * chords.reduce((sum, step, note) => sum + Math.sin(step * index * (1 + (note % 2))), 0)
		);
	});
	const sure = (await recognizer.recognize(music)).filter((word) => !word.unsure);
	expect(sure.length).toBeLessThanOrEqual(1);
});

test('a folder without the models is named when it starts', async () => {
	const recognizer = createEmbeddedEar({ folder: '/nowhere', processes: 1, maxUtterances: 2 });
	await expect(recognizer.start()).rejects.toThrow(/acoustic\.safetensors/);
	await recognizer.close();
});

test('its health tells how often it is wrong, as that was measured', () => {
	const rates = contract.create().health().wordErrorRates ?? [];
	expect(rates).toHaveLength(1);
	const { percent, source } = rates[0] as WordErrorRate;
	const results = readFileSync(new URL(`../../../../${source}`, import.meta.url), 'utf8');
	expect(percent).toBe(Math.round(100 * JSON.parse(results).crossValidation.all.wordErrorRate));
});
