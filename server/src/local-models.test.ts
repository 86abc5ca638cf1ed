import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { engineWords } from '@henry/contract/engine-words.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { filesOf, type ModelKind, type NeuralModel } from '@henry/contract/neural-models.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startFileServer } from './adapters/model-store/file-server-for-tests.ts';
import { buildApp, type Services } from './app.ts';
import { closeEngines, configForTests, speak, transcribe } from './app-for-tests.ts';
import { type Config, readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { enginesOf } from './engines-of-services.ts';
import { fetchingMs, modelForTests } from './models-for-tests.ts';
import { createServices } from './wiring.ts';
import { startExampleVoice } from './wiring-of-storage.ts';

vi.setConfig({ testTimeout: 60_000 });
const real = readConfig();
const catalogue = loadContent(real.contentFolder).neuralModels;
const modelOf = (kind: ModelKind) => catalogue.find((model) => model.kind === kind) as NeuralModel;
/** Where nothing answers. */
const nowhere = 'http://127.0.0.1:2';

let folder: string;
let config: Config;
let services: Services | undefined;
let app: FastifyInstance | undefined;
let lines: string;

beforeAll(async () => {
	for (const { kind } of catalogue) await modelForTests(kind);
}, fetchingMs);
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-local-models-'));
	config = {
		...configForTests,
		contentFolder: join(folder, 'content'),
		dataFolder: folder,
		modelsFolder: join(folder, 'models'),
		models: { isOn: true, mirror: nowhere },
		speechToText: { provider: 'auto' },
		textToSpeech: { provider: 'auto' },
	};
	cpSync(real.contentFolder, config.contentFolder, { recursive: true });
	shortenContent();
	lines = '';
	vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
		lines += text;
		return true;
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await stop();
	rmSync(folder, { recursive: true });
});

/** Leaves the models few of the examples that they read first, minutes of work; their own tests read them all. */
function shortenContent(): void {
	const shorten = (file: string, change: (text: string) => string) => {
		const path = join(config.contentFolder, file);
		writeFileSync(path, change(readFileSync(path, 'utf8')));
	};
	shorten('prompts/correction.md', (text) =>
		text.replace(
			/(?<=^# (?:careful|eager)\n\n(?:said: .*\nright: .*\n\n){3})(?:said: .*\nright: .*\n\n)+/gm,
			'',
		),
	);
	shorten('prompts/conversation.md', (text) =>
		text.replace(/(?<=^# examples\n\n(?:learner: .*\nhenry: .*\n){2})(?:learner: .*\nhenry: .*\n)+/gm, ''),
	);
}

async function stop(): Promise<void> {
	await services?.betterEngines.close();
	await app?.close();
	if (services) await closeEngines(services);
	[services, app] = [undefined, undefined];
}

const pathIn = (modelsFolder: string, model: NeuralModel, path: string) => join(modelsFolder, model.id, path);

/** Puts the real files of models where the server looks for them, and only these models into its catalogue. */
function give(...kinds: ModelKind[]): void {
	for (const model of kinds.map(modelOf)) {
		for (const { path } of filesOf(model)) {
			const place = pathIn(config.modelsFolder, model, path);
			mkdirSync(dirname(place), { recursive: true });
			symlinkSync(pathIn(real.modelsFolder, model, path), place);
		}
	}
}

/** The server as `main.ts` starts it. */
async function start(): Promise<FastifyInstance> {
	services = createServices(config);
	app = await buildApp(config, services);
	services.betterEngines.start();
	return app;
}

async function health() {
	const { status, engines, models } = healthResponseSchema.parse(
		(await app?.inject(apiPaths.health))?.json(),
	);
	return {
		status,
		models,
		voice: engines.textToSpeech,
		turns: engines.turnTaking,
		ear: engines.speechToText,
		judge: engines.pronunciation,
	};
}
/** What does not serve as it should. */
async function unwell() {
	const told = healthResponseSchema.parse((await app?.inject(apiPaths.health))?.json());
	type Part = { state: string; insteadOf?: string | undefined };
	const parts: Part[] = [...Object.values(told.engines), told.store, told.sharedState];
	return parts.filter(({ state, insteadOf }) => state === 'failed' || insteadOf !== undefined);
}
/** Henry's answer to a learner who has had a good day. */
async function converse(server: FastifyInstance) {
	const fullConversation = [
		{ role: 'system', content: 'How was your day?' },
		{ role: 'user', content: 'It was good. I went to the beach with my dog.' },
	];
	const payload = { exerciseType: 'howWasYourDay', fullConversation };
	return (await server.inject({ method: 'POST', url: apiPaths.converse, payload })).json();
}
const voices = async () =>
	(await app?.inject(apiPaths.voices))?.json().map(({ name }: { name: string }) => name);
const waitingFor = async () => (await health()).models.waiting;

test('without models and without a network Henry serves at once with his own, and says once what is missing', async () => {
	const server = await start();
	expect(decodeWav(await speak(server)).sampleRateHz).toBe(16_000);
	await expect.poll(async () => (await health()).models.failure).toContain('127.0.0.1:2 does not answer');
	await expect.poll(unwell, { timeout: 30_000 }).toEqual([]);
	expect((await health()).status).toBe('ok');
	const { voice, turns, ear } = await health();
	expect([voice.name, turns.name, ear.name]).toEqual(['flite', 'pauses', 'Henry’s ear']);
	expect(lines.match(/does not answer/g)).toHaveLength(1);
});

/** That a language model of this name leads the talks and corrects. */
async function expectMind(server: FastifyInstance, name: string): Promise<void> {
	expect((await converse(server)).coach).toEqual({ name, embedded: true });
	const { coach, grammarChecker } = enginesOf(services as Services);
	for (const engine of [coach, grammarChecker])
		expect(engine.health()).toMatchObject({ model: name, state: 'ready' });
}

test('models that are there are put to work while the server serves, without a restart @whole', async () => {
	config = { ...config, modelsFolder: real.modelsFolder, pronunciation: { provider: 'auto', processes: 1 } };
	const server = await start();
	expect(await voices()).toContain('slt');
	expect((await converse(server)).coach).toEqual({ name: 'Henry', embedded: true });
	const spoken = await speak(server);
	await expect.poll(waitingFor, { timeout: 280_000 }).toEqual([]);
	const { ear, voice, turns, judge } = await health();
	expect(ear).toMatchObject({ name: 'Whisper', state: 'ready', embedded: true });
	expect(voice).toMatchObject({ name: 'Kokoro', state: 'ready', embedded: true });
	expect(turns).toMatchObject({ name: 'Smart Turn', state: 'ready' });
	expect(judge).toMatchObject({ name: engineWords.whisperForSounds, state: 'ready', embedded: true });
	expect((await voices())[0]).toBe('bm_george');
	// While the other models start, Kokoro can be too slow for a sentence, and flite says that one.
	await expect
		.poll(async () => decodeWav(await speak(server)).sampleRateHz, { timeout: 60_000 })
		.toBe(24_000);
	const heard = await transcribe(server, spoken);
	expect(heard.json().transcription).toMatch(/the weather is very nice today/i);
	await expectMind(server, modelOf('language-model').name);
}, 400_000);

test('an example academy speaks with Kokoro where its model is, and else with the embedded voice @whole', async () => {
	const folders = { Kokoro: real.modelsFolder, flite: config.modelsFolder };
	for (const [name, modelsFolder] of Object.entries(folders)) {
		const voice = await startExampleVoice({ ...config, modelsFolder }, catalogue);
		expect(voice.health()).toMatchObject({ name, state: 'ready' });
		expect(voice.voices.length).toBeGreaterThan(1);
		await voice.close();
	}
});

test('a language model that is named by its file leads and corrects, also where models are off @whole', async () => {
	const { weights } = await modelForTests('language-model');
	const { modelsFolder } = real;
	config = { ...config, modelsFolder, mindFile: weights, models: { isOn: false, mirror: undefined } };
	const server = await start();
	await expect.poll(waitingFor, { timeout: 280_000 }).toEqual([]);
	await expectMind(server, basename(weights));
}, 400_000);

test('a model that is missing is fetched and put to work, without a restart', async () => {
	const models = [modelOf('turn-detector'), modelOf('speech-detector')];
	const files = models.flatMap((model) =>
		filesOf(model).map(
			({ path }) => [`/${model.id}/${path}`, readFileSync(pathIn(real.modelsFolder, model, path))] as const,
		),
	);
	const mirror = await startFileServer(Object.fromEntries(files));
	config.models.mirror = mirror.address;
	await start();
	expect((await health()).turns.name).toBe('pauses');
	await expect.poll(async () => (await health()).turns.name, { timeout: 30_000 }).toBe('Smart Turn');
	expect(lines).toContain('smart-turn  100 %');
	mirror.close();
});

test('a model with a file that is not what it must be is never loaded', async () => {
	give('turn-detector', 'speech-detector');
	const { id } = modelOf('turn-detector');
	const network = join(config.modelsFolder, id, 'smart-turn-v3.2-cpu.onnx');
	const bytes = readFileSync(network);
	rmSync(network);
	writeFileSync(network, bytes.fill(0, 1_000, 2_000));
	await start();
	await expect.poll(async () => (await health()).models.failure).toBeDefined();
	expect((await health()).turns).toMatchObject({ name: 'pauses' });
});

test('a model that passes for whole and does not work is stood in for, for all to see, and the server stays up', async () => {
	const garbage = randomBytes(10_000);
	const models = structuredClone(catalogue);
	const voice = models.find(({ kind }) => kind === 'voice') as NeuralModel;
	give('voice');
	for (const file of filesOf(voice)) {
		if (!file.path.endsWith('.onnx')) continue;
		Object.assign(file, {
			bytes: garbage.length,
			sha256: createHash('sha256').update(garbage).digest('hex'),
		});
		for (const source of file.sources)
			if (source.from === 'pip') file.sources = [{ from: 'web', address: 'https://models.example/a' }];
		const place = pathIn(config.modelsFolder, voice, file.path);
		rmSync(place);
		writeFileSync(place, garbage);
	}
	writeFileSync(join(config.contentFolder, 'models.json'), JSON.stringify(models));
	const server = await start();
	await expect.poll(async () => (await health()).models.failure, { timeout: 30_000 }).toMatch(/Kokoro/);
	expect((await health()).voice).toMatchObject({ name: 'flite' });
	expect(decodeWav(await speak(server)).sampleRateHz).toBe(16_000);
});

test('Henry’s own stay where they are asked for, and where models are off, whatever is there', async () => {
	give('voice', 'turn-detector', 'speech-detector');
	config = { ...config, models: { isOn: false, mirror: undefined } };
	await start();
	expect(await waitingFor()).toEqual([]);
	expect((await health()).voice.name).toBe('flite');
	await stop();
	config = {
		...config,
		models: { isOn: true, mirror: nowhere },
		textToSpeech: { provider: 'embedded' },
		speechToText: { provider: 'embedded' },
	};
	await start();
	expect(await waitingFor()).not.toContain('voice');
});
