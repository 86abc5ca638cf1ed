import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { type EngineHealth, healthResponseSchema } from '@henry/contract/health.ts';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { buildApp, type Services } from './app.ts';
import { closeEngines, configForTests, expectError, speak, transcribe } from './app-for-tests.ts';
import type { Config } from './config.ts';
import { createServices } from './wiring.ts';

const adapters = join(import.meta.dirname, 'adapters');
const recognizer = (name: string) =>
	readFileSync(join(adapters, 'speech-to-text/fixtures/tiny-zipformer', name));
const voice = (name: string) => readFileSync(join(adapters, 'text-to-speech/fixtures/tiny-piper', name));

const common = {
	name: 'Tiny',
	recommended: false,
	licence: 'none',
	page: 'https://models.example/tiny',
	source: 'https://models.example/tiny/',
};
let ownServices: Services;
let spoken: Buffer;
let folder: string;
let config: Config;
let close: () => Promise<void>;

beforeAll(async () => {
	ownServices = { ...createServices(configForTests), store: createSqliteStore(':memory:') };
	const app = await buildApp(configForTests, ownServices);
	spoken = await speak(app);
	await app.close();
});
afterAll(() => closeEngines(ownServices));
beforeEach(() => {
	close = async () => {};
	folder = mkdtempSync(join(tmpdir(), 'henry-models-'));
	config = {
		...configForTests,
		contentFolder: join(folder, 'content'),
		modelsFolder: join(folder, 'models'),
		speechToText: { provider: 'auto' },
		textToSpeech: { provider: 'auto' },
	};
	cpSync(configForTests.contentFolder, config.contentFolder, { recursive: true });
});
afterEach(async () => {
	await close();
	rmSync(folder, { recursive: true });
});

/** Puts a file of a model where it belongs. Its sum is that of what it should be. */
function put(id: string, path: string, bytes: Uint8Array, shouldBe = bytes): ModelFile {
	const place = join(config.modelsFolder, id, path);
	mkdirSync(dirname(place), { recursive: true });
	writeFileSync(place, bytes);
	return { path, bytes: bytes.length, sha256: createHash('sha256').update(shouldBe).digest('hex') };
}

function setCatalogue(...models: NeuralModel[]): void {
	writeFileSync(join(config.contentFolder, 'models.json'), JSON.stringify(models));
}

function tinyRecognizer(joiner: Uint8Array, joinerShouldBe = joiner): NeuralModel {
	const source = 'https://models.example/paper';
	return {
		...common,
		id: 'tiny-recognizer',
		kind: 'recognizer',
		wordErrorRates: [{ percent: 99, on: 'everything', source }],
		files: {
			encoder: put('tiny-recognizer', 'encoder.onnx', recognizer('encoder.onnx')),
			decoder: put('tiny-recognizer', 'decoder.onnx', recognizer('decoder.onnx')),
			joiner: put('tiny-recognizer', 'joiner.onnx', joiner, joinerShouldBe),
			tokens: put('tiny-recognizer', 'tokens.txt', recognizer('tokens.txt')),
		},
	};
}

function tinyVoice(network: Uint8Array): NeuralModel {
	const needed = ['phontab', 'phonindex', 'phondata', 'intonations'];
	return {
		...common,
		id: 'tiny-voice',
		kind: 'voice',
		accent: 'UK',
		files: {
			network: put('tiny-voice', 'voice.onnx', network),
			tokens: put('tiny-voice', 'tokens.txt', voice('tokens.txt')),
			phonemes: needed.map((name) => put('tiny-voice', `espeak-ng-data/${name}`, Buffer.from('none'))),
		},
	};
}

function tinyDetector(): NeuralModel {
	const network = readFileSync(join(adapters, 'speech-to-text/fixtures/tiny-silero/detector.onnx'));
	const files = { network: put('tiny-detector', 'detector.onnx', network) };
	return { ...common, id: 'tiny-detector', kind: 'speech-detector', files };
}

async function openApp(): Promise<FastifyInstance> {
	const services = { ...ownServices, ...speechOf(createServices(config)) };
	const app = await buildApp(config, services);
	close = async () => {
		await app.close();
		await Promise.all([services.speechToText.close(), services.textToSpeech.close()]);
	};
	return app;
}
const speechOf = ({ speechToText, textToSpeech }: Services) => ({ speechToText, textToSpeech });

async function healthOf(app: FastifyInstance) {
	const { status, engines } = healthResponseSchema.parse((await app.inject(apiPaths.health)).json());
	return { status, ear: engines.speechToText, voice: engines.textToSpeech };
}

async function expectHeard(app: FastifyInstance): Promise<EngineHealth> {
	const answer = await transcribe(app, spoken);
	expect(answer.statusCode).toBe(200);
	expect(answer.json().words.length).toBeGreaterThan(0);
	return (await healthOf(app)).ear;
}

test('without models Henry hears and speaks with his own', async () => {
	setCatalogue(tinyRecognizer(recognizer('joiner.onnx')));
	rmSync(config.modelsFolder, { recursive: true });
	const app = await openApp();
	expect(await healthOf(app)).toMatchObject({ ear: { name: 'Henry’s ear' }, voice: { name: 'flite' } });
});

test('models that are there and whole are taken', async () => {
	setCatalogue(tinyRecognizer(recognizer('joiner.onnx')), tinyVoice(voice('low.onnx')));
	const app = await openApp();
	const wordErrorRates = [{ percent: 99, on: 'everything' }];
	expect(await expectHeard(app)).toMatchObject({
		name: 'sherpa-onnx',
		model: 'Tiny',
		state: 'ready',
		wordErrorRates,
	});
	await speak(app);
	const { status, voice: speaker } = await healthOf(app);
	expect(status).toBe('ok');
	expect(speaker).toMatchObject({ name: 'sherpa-onnx', model: 'Tiny', state: 'ready' });
});

test('with a detector of speech, hiss has no words, and speech has them', async () => {
	let state = 1;
	let previous = 0;
	const hiss = Int16Array.from({ length: 3 * 16_000 }, (_, index) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		const noise = index % 16_000 < 8_000 ? 0 : (state >>> 18) - 8_192;
		const step = noise - previous;
		previous = noise;
		return step;
	});
	const tiny = tinyRecognizer(recognizer('joiner.onnx'));
	setCatalogue(tiny);
	const app = await openApp();
	expect((await transcribe(app, encodeWav(hiss, 16_000))).json().words).not.toEqual([]);
	await close();
	setCatalogue(tiny, tinyDetector());
	const withDetector = await openApp();
	expectError(await transcribe(withDetector, encodeWav(hiss, 16_000)), 'invalid-argument', /could not hear/);
	expect(await expectHeard(withDetector)).toMatchObject({ name: 'sherpa-onnx' });
});

test('a model with a file that is not what it must be is never loaded', async () => {
	const joiner = recognizer('joiner.onnx');
	setCatalogue(
		tinyRecognizer(
			joiner.map((byte) => byte ^ 255),
			joiner,
		),
	);
	expect(await expectHeard(await openApp())).toMatchObject({ name: 'Henry’s ear', state: 'ready' });
});

test('models that pass for whole and do not work are stood in for, for all to see, and the server stays up', async () => {
	setCatalogue(tinyRecognizer(recognizer('decoder.onnx')), tinyVoice(recognizer('decoder.onnx')));
	const app = await openApp();
	expect(await expectHeard(app)).toMatchObject({ name: 'Henry’s ear', insteadOf: 'sherpa-onnx' });
	expect((await speak(app)).subarray(0, 4).toString()).toBe('RIFF');
	const { status, voice: speaker } = await healthOf(app);
	expect(status).toBe('degraded');
	expect(speaker).toMatchObject({ name: 'flite', insteadOf: 'sherpa-onnx' });
});

test('Henry’s own are taken where they are asked for, whatever else is there', async () => {
	setCatalogue(tinyRecognizer(recognizer('joiner.onnx')), tinyVoice(voice('low.onnx')));
	config = { ...config, speechToText: { provider: 'embedded' }, textToSpeech: { provider: 'embedded' } };
	const { ear, voice: speaker } = await healthOf(await openApp());
	expect([ear.name, speaker.name]).toEqual(['Henry’s ear', 'flite']);
});

test('a neural engine that is asked for and has no model stops the start, and the setting is named', () => {
	const sherpa = { provider: 'sherpa' } as const;
	setCatalogue(tinyRecognizer(recognizer('joiner.onnx')));
	expect(() => createServices({ ...config, textToSpeech: sherpa })).toThrow(/HENRY_TEXT_TO_SPEECH=sherpa/);
	rmSync(config.modelsFolder, { recursive: true });
	expect(() => createServices({ ...config, speechToText: sherpa })).toThrow(/HENRY_SPEECH_TO_TEXT=sherpa/);
});
