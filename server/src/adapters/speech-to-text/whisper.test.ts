import {
	copyFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { type SpeechToTextContract, speechToTextCases } from './contract.ts';
import { makeNoises } from './noises-for-tests.ts';
import { createWhisperForTests, whisperOfTests } from './whisper-for-tests.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const recognizer = createWhisperForTests();
const contract: SpeechToTextContract = {
	create: () => createWhisperForTests(),
	shared: recognizer,
	speech: {
		samples: new Int16Array(0),
		text: 'My sister is very good at music and she wants to be a doctor, because she likes to help people.',
	},
	maxWordErrorRate: 0.1,
};

beforeAll(async () => {
	contract.speech.samples = (await voice.speak(contract.speech.text)).samples;
});

afterAll(() => Promise.all([voice.close(), recognizer.close()]));

for (const { name, run } of speechToTextCases) test(`Whisper ${name} @whole`, () => run(contract), 120_000);

const textOf = (words: readonly TranscriptWord[]) => words.map(({ text }) => text).join(' ');

test('of 200 sounds in which nobody speaks it makes no words @whole', async () => {
	for (const { kind, levelDb, samples } of makeNoises(200)) {
		const words = await recognizer.recognize(samples);
		expect(textOf(words), `${kind} at ${levelDb} dB`).toBe('');
	}
}, 300_000);

test('what was said wrong stays wrong, and words are written as they are said', async () => {
	const said: [text: string, wrong: string][] = [
		['my brother go to school by bus every day', 'brother go'],
		['she have twenty five cousins and two dogs', 'she have twenty five'],
		['I am agree with you about the city', 'am agree'],
		['yesterday we was very tired after the match', 'we was'],
		['the people is nice in my town', 'people is'],
		['he have a new car and he drive to work', 'he have'],
		['we have many informations about the exam', 'informations'],
		['my sister is more taller than my mother', 'more taller'],
	];
	const heard: string[] = [];
	for (const [text] of said)
		heard.push(textOf(await recognizer.recognize((await voice.speak(text)).samples)));
	const kept = said.filter(([, wrong], place) => heard[place]?.includes(wrong));
	expect(kept.length, heard.join('\n')).toBeGreaterThanOrEqual(7);
}, 120_000);

test('its health tells how often it is wrong, as that was measured', () => {
	const results = readFileSync(new URL('../../../../bench/results/ears.json', import.meta.url), 'utf8');
	const { adults, children } = JSON.parse(results).learners;
	const measured = [adults, children].map(({ wordErrorRate }) => Math.round(100 * wordErrorRate));
	expect(recognizer.health().wordErrorRates?.map(({ percent }) => percent)).toEqual(measured);
});

test('a hint decides how a name is written', async () => {
	const { samples } = await voice.speak('My friend Siobhan lives in Kirkwallton.');
	const heard = async (hints: string[]) => textOf(await recognizer.recognize(samples, { hints }));
	expect(await heard([])).not.toContain('Kirkwallton');
	expect(await heard(['Kirkwallton'])).toContain('Kirkwallton');
}, 120_000);

test('words that are said indistinctly are doubtful, clear ones are not', async () => {
	const clear = await recognizer.recognize(contract.speech.samples);
	expect(clear.filter(({ unsure }) => unsure).length).toBeLessThan(clear.length / 4);
	const [noise] = makeNoises(2).slice(1);
	const drowned = contract.speech.samples.map(
		(sample, index) => sample / 40 + 30 * (noise?.samples[index % noise.samples.length] ?? 0),
	);
	const heard = await recognizer.recognize(drowned);
	expect(heard.filter(({ unsure }) => !unsure).length).toBeLessThanOrEqual(heard.length / 2);
}, 120_000);

test('words begin and end with their sounds, so that a pause lies between them', async () => {
	const [first, second] = await Promise.all(
		['I like music.', 'My brother plays tennis.'].map((text) => voice.speak(text)),
	);
	const pause = new Int16Array(16_000);
	const samples = Int16Array.from([...(first?.samples ?? []), ...pause, ...(second?.samples ?? [])]);
	const words = await recognizer.recognize(samples);
	expect(textOf(words)).toBe('I like music my brother plays tennis');
	const gapMs = (words[3]?.startMs ?? 0) - (words[2]?.endMs ?? 0);
	expect(gapMs).toBeGreaterThan(800);
	expect(gapMs).toBeLessThan(1_600);
}, 120_000);

test('words that two partial answers agree on stay as they are', async () => {
	await recognizer.start();
	const partials: string[][] = [];
	const utterance = recognizer.open({ onPartial: (words) => partials.push(words.map(({ text }) => text)) });
	for (let place = 0; place < contract.speech.samples.length; place += 16_000) {
		const told = partials.length;
		utterance.push(contract.speech.samples.slice(place, place + 16_000));
		if (place + 16_000 <= contract.speech.samples.length) {
			await vi.waitFor(() => expect(partials.length).toBeGreaterThan(told), { timeout: 20_000 });
		}
	}
	await utterance.finish();
	expect(partials.length).toBeGreaterThanOrEqual(4);
	for (let index = 2; index < partials.length; index++) {
		const [one, other, next] = partials.slice(index - 2) as [string[], string[], string[]];
		const differs = other.findIndex((word, place) => word !== one[place]);
		const agreed = (differs === -1 ? other : other.slice(0, differs)).slice(0, -1);
		expect(next.slice(0, agreed.length)).toEqual(agreed);
	}
}, 120_000);

test('a damaged model fails the start with what is wrong, and one that is put right serves the next call @whole', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-whisper-'));
	const weights = join(folder, 'model.bin');
	copyFileSync(whisperOfTests.weights, weights);
	truncateSync(weights, 1_000_000);
	const damaged = createWhisperForTests(2, { weights });
	try {
		await expect(damaged.start()).rejects.toThrow('ends too early');
		expect(readdirSync(folder)).toEqual(['model.bin']);
		await vi.waitFor(() => expect(damaged.processIds()).toEqual([]));
		copyFileSync(whisperOfTests.weights, weights);
		expect(await damaged.recognize(contract.speech.samples)).not.toEqual([]);
		const laidOut = join(folder, readdirSync(folder).find((name) => name !== 'model.bin') ?? '');
		writeFileSync(join(laidOut, 'weights'), 'damaged');
	} finally {
		await damaged.close();
	}
	const again = createWhisperForTests(2, { weights });
	try {
		expect(await again.recognize(contract.speech.samples)).not.toEqual([]);
	} finally {
		await again.close();
		rmSync(folder, { recursive: true });
	}
}, 180_000);
