import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { type SpeechToTextContract, speechToTextCases } from './contract.ts';
import { createSherpa } from './sherpa.ts';

/** A model with the interface of the real ones (training/tiny-sherpa): it hears onsets, and what it calls them means nothing. */
const tinyModel = join(import.meta.dirname, 'fixtures/tiny-zipformer');
const tinyDetector = join(import.meta.dirname, 'fixtures/tiny-silero/detector.onnx');
const filesIn = (folder: string) => ({
	encoder: join(folder, 'encoder.onnx'),
	decoder: join(folder, 'decoder.onnx'),
	joiner: join(folder, 'joiner.onnx'),
	tokens: join(folder, 'tokens.txt'),
});

const recognizers: { close(): Promise<void> }[] = [];
function create(folder = tinyModel, maxUtterances = 2, speechDetector?: string) {
	const files = { ...filesIn(folder), speechDetector };
	const recognizer = createSherpa({ files, model: 'tiny', processes: 1, maxUtterances });
	recognizers.push(recognizer);
	return recognizer;
}

const voice = createFlite({ processes: 1, maxQueued: 4 });
const contract: SpeechToTextContract = {
	create,
	speech: {
		samples: new Int16Array(0),
		text: 'My sister is very good at music and she wants to be a doctor.',
	},
	maxWordErrorRate: 0.2,
};
let folder = '';

beforeAll(async () => {
	contract.speech.samples = (await voice.speak(contract.speech.text)).samples;
});
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-sherpa-'));
	for (const name of readdirSync(tinyModel)) copyFileSync(join(tinyModel, name), join(folder, name));
	copyFileSync(tinyDetector, join(folder, 'detector.onnx'));
});
afterEach(async () => {
	await Promise.all(recognizers.splice(0).map((recognizer) => recognizer.close()));
	rmSync(folder, { recursive: true });
});
afterAll(() => voice.close());

for (const { name, needs, run } of speechToTextCases) {
	test.skipIf(needs === 'understanding')(`sherpa-onnx with a tiny model ${name}`, () => run(contract));
}

const silence = (seconds: number) => new Int16Array(seconds * 16_000);

test('words after a long silence, which ends what was said before, have their times in the whole utterance', async () => {
	const { samples } = contract.speech;
	const [once, twice] = [
		await create().recognize(samples),
		await create().recognize(concatPcm16([samples, silence(3), samples])),
	];
	const secondStartMs = samples.length / 16 + 3_000;
	expect(twice.slice(0, once.length)).toEqual(once);
	const first = twice[once.length];
	expect((first?.startMs ?? 0) - secondStartMs).toBeLessThan(300);
	expect(first?.startMs).toBeGreaterThanOrEqual(secondStartMs);
});

test('noise that the network puts words to, all of them unlikely, was not heard', async () => {
	const partials: number[] = [];
	const utterance = create().open({ onPartial: (words) => partials.push(words.length) });
	utterance.push(concatPcm16([bursts(), silence(1)]));
	expect(await utterance.finish()).toEqual([]);
	expect(Math.max(...partials)).toBeGreaterThan(0);
});

test('what a detector of speech does not take for speech has no words, whatever was heard before', async () => {
	const hiss = bursts().map((sample, index, noise) => sample - (noise[index - 1] ?? 0));
	const { samples } = contract.speech;
	const alone = create();
	expect(await alone.recognize(hiss)).not.toEqual([]);
	const withDetector = create(tinyModel, 2, tinyDetector);
	for (let time = 0; time < 2; time++) {
		expect(await withDetector.recognize(hiss)).toEqual([]);
		expect(await withDetector.recognize(samples)).toEqual(await alone.recognize(samples));
	}
});

test('words that the network doubts are marked', async () => {
	const words = await create().recognize(contract.speech.samples);
	for (const word of words) expect(word.unsure).toBe(word.confidence0to1 < 0.5);
	expect(new Set(words.map(({ unsure }) => unsure))).toEqual(new Set([true, false]));
});

/** White noise that comes and goes. */
function bursts(): Int16Array {
	let state = 1;
	return Int16Array.from({ length: 3 * 16_000 }, (_, index) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return index % 16_000 < 8_000 ? 0 : (state >>> 18) - 8_192;
	});
}

const damages: [string, () => void][] = [
	['a missing encoder', () => rmSync(join(folder, 'encoder.onnx'))],
	['a missing list of tokens', () => rmSync(join(folder, 'tokens.txt'))],
	['a truncated encoder', () => truncate('encoder.onnx')],
	['a truncated joiner', () => truncate('joiner.onnx')],
	['an empty decoder', () => writeFileSync(join(folder, 'decoder.onnx'), '')],
	['an encoder of random bytes', () => writeFileSync(join(folder, 'encoder.onnx'), randomBytes(5_000))],
	['tokens of random bytes', () => writeFileSync(join(folder, 'tokens.txt'), randomBytes(500))],
	['another network as the encoder', () => replace('encoder.onnx', 'joiner.onnx')],
	['another network as the decoder', () => replace('decoder.onnx', 'joiner.onnx')],
	['another network as the joiner', () => replace('joiner.onnx', 'decoder.onnx')],
	['a missing detector of speech', () => rmSync(join(folder, 'detector.onnx'))],
	['a truncated detector of speech', () => truncate('detector.onnx')],
	['another network as the detector of speech', () => replace('detector.onnx', 'joiner.onnx')],
];

test.each(damages)('%s fails the start and every call, and nothing else', async (_, damage) => {
	damage();
	const recognizer = create(folder, 2, join(folder, 'detector.onnx'));
	await expect(recognizer.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	expect(recognizer.health().state).toBe('failed');
	await expect(recognizer.recognize(contract.speech.samples)).rejects.toMatchObject({
		category: 'unavailable',
	});
	expect(recognizer.health().state).toBe('failed');
	await vi.waitFor(() => expect(recognizer.processIds()).toEqual([]));
});

test('a model that is put right serves the next call', async () => {
	truncate('joiner.onnx');
	const recognizer = create(folder);
	await expect(recognizer.start()).rejects.toMatchObject({ category: 'unavailable' });
	copyFileSync(join(tinyModel, 'joiner.onnx'), join(folder, 'joiner.onnx'));
	expect(await recognizer.recognize(contract.speech.samples)).not.toEqual([]);
	expect(recognizer.health().state).toBe('ready');
});

test('an engine killed in mid-utterance starts it over, and killed again it is unavailable', async () => {
	const recognizer = create();
	const { samples } = contract.speech;
	const expected = await recognizer.recognize(samples);
	const killed = async (kills: number) => {
		let partials = 0;
		const utterance = recognizer.open({ onPartial: () => partials++ });
		/** Half a second: it reaches the engine in one call. */
		const part = 8_000;
		for (let kill = 1; kill <= kills; kill++) {
			utterance.push(samples.slice((kill - 1) * part, kill * part));
			await vi.waitFor(() => expect(partials).toBeGreaterThanOrEqual(kill), { timeout: 10_000 });
			for (const processId of recognizer.processIds()) process.kill(processId, 'SIGKILL');
		}
		utterance.push(samples.slice(kills * part));
		return utterance.finish();
	};
	expect(await killed(1)).toEqual(expected);
	await expect(killed(2)).rejects.toMatchObject({ category: 'unavailable' });
	expect(await recognizer.recognize(samples)).toEqual(expected);
});

function truncate(name: string) {
	const bytes = readFileSync(join(folder, name));
	writeFileSync(join(folder, name), bytes.subarray(0, bytes.length / 2));
}

function replace(name: string, by: string) {
	copyFileSync(join(folder, by), join(folder, name));
}

/** The same bytes every time, in no order. */
function randomBytes(length: number): Uint8Array {
	let state = 7;
	return new Uint8Array(length).map(() => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state >>> 24;
	});
}
