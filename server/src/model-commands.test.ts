import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claim } from './adapters/model-store/claim.ts';
import { aRecognizer } from './adapters/model-store/models-for-tests.ts';
import { createPlace, type PlaceForTests } from './adapters/model-store/place-for-tests.ts';
import { readConfig } from './config.ts';
import { fetchModelsAtStart, runModelsCommand } from './model-commands.ts';

const builtIn = readConfig({}).contentFolder;
const { model: recognizer, files: recognizerFiles } = aRecognizer();

let place: PlaceForTests;
let root: string;
let output: string;
let errors: string;

/** The built-in content, with the catalogue of this test. */
function writeContent(folder: string): void {
	mkdirSync(folder);
	for (const entry of readdirSync(builtIn)) {
		if (entry !== 'models.json') symlinkSync(join(builtIn, entry), join(folder, entry));
	}
	const models = [{ ...recognizer, recommended: false }, place.detector];
	writeFileSync(join(folder, 'models.json'), JSON.stringify(models));
}

function config(HENRY_MODELS = 'off') {
	const settings = readConfig({ HENRY_MODELS, HENRY_DATA: root });
	return { ...settings, contentFolder: join(root, 'content') };
}
const run = (...words: string[]) => runModelsCommand(config(), words);
const fetchFromMirror = (...words: string[]) => run('fetch', ...words, '--mirror', place.server.address);
const installed = () => join(root, 'models/detector/network.onnx');

beforeEach(async () => {
	place = await createPlace();
	Object.assign(place.server.files, recognizerFiles);
	root = mkdtempSync(join(tmpdir(), 'henry-model-commands-'));
	writeContent(join(root, 'content'));
	[output, errors] = ['', ''];
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
		output += text;
		return true;
	});
	vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
		errors += text;
		return true;
	});
});
afterEach(() => {
	vi.restoreAllMocks();
	process.exitCode = undefined;
	place.remove();
	rmSync(root, { recursive: true });
});

describe('./henry models', () => {
	test('lists what can be had, and what is there', async () => {
		await fetchFromMirror();
		output = '';
		await run();
		expect(output).toBe(
			[
				'recognizer: not installed',
				'    recogniser A model, 1 MB, CC0-1.0',
				'    wrong words: 12 % of a test (https://models.example/)',
				'    https://models.example/',
				'detector: installed, recommended',
				'    detector of speech A model, 1 MB, CC0-1.0',
				'    https://models.example/',
				'',
			].join('\n'),
		);
	});

	test('fetches what is recommended, or what is named', async () => {
		await fetchFromMirror();
		expect(output).toBe('detector is fetched and verified.\n');
		expect(errors).toContain('detector  100 %  0.2 of 0.2 MB');
		await fetchFromMirror('recognizer', 'detector');
		expect(output).toContain('recognizer is fetched and verified.\ndetector is there already.\n');
	});

	test('fetches from a folder that was brought here', async () => {
		await place.fetch();
		await run('fetch', '--from', place.folder);
		expect(output).toBe('detector is fetched and verified.\n');
		expect(readFileSync(installed())).toEqual(place.content);
	});

	test('verifies what is there, and fails where something is damaged', async () => {
		await run('verify');
		expect(output).toBe('No model is installed.\n');
		await fetchFromMirror();
		output = '';
		await run('verify');
		expect(output).toBe('detector is whole\n');
		expect(process.exitCode).toBeUndefined();
		writeFileSync(installed(), 'damaged');
		output = '';
		await run('verify', 'detector');
		expect(output).toBe('detector is damaged: ./henry models fetch detector\n');
		expect(process.exitCode).toBe(1);
	});

	test('removes one', async () => {
		await fetchFromMirror();
		await run('remove', 'detector');
		expect(output).toContain('detector is removed.');
		expect(readdirSync(join(root, 'models'))).not.toContain('detector');
	});

	test('refuses what it does not know', async () => {
		const unknown = 'There is no model huge. There are: recognizer, detector.';
		for (const words of [
			['fetch', 'huge'],
			['verify', 'huge'],
			['remove', 'huge'],
		]) {
			await expect(run(...words)).rejects.toThrow(unknown);
		}
		const usage = './henry models fetch [ID...] [--mirror URL | --from FOLDER]';
		for (const words of [
			['sell'],
			['remove'],
			['fetch', '--mirror', 'https://models.example', '--from', root],
		]) {
			await expect(run(...words)).rejects.toThrow(usage);
		}
		await expect(run('fetch', '--mirror', 'models.example')).rejects.toThrow('--mirror must be an address');
	});
});

describe('the start of the server', () => {
	test('fetches what is recommended, once', async () => {
		await fetchModelsAtStart(config(place.server.address));
		expect(errors).toMatch(
			/^Fetching the recommended detector of speech, 1 MB, once\. To start without: HENRY_MODELS=off/,
		);
		expect(readFileSync(installed())).toEqual(place.content);
		errors = '';
		await fetchModelsAtStart(config(place.server.address));
		expect(errors).toBe('');
		expect(place.server.requests).toHaveLength(1);
	});

	test('asks for nothing where that is off', async () => {
		await fetchModelsAtStart(config('off'));
		expect([errors, readdirSync(root)]).toEqual(['', ['content']]);
	});

	test('says in one line that there is no network, and goes on', async () => {
		await fetchModelsAtStart(config('http://127.0.0.1:2'));
		expect(errors).toMatch(
			/^127\.0\.0\.1:2 does not answer: there is no network, or a firewall in between\. Henry starts with what he has, .*: \.\/henry models fetch\n$/,
		);
	});

	test('waits three seconds at most for a server that takes the call and says nothing', async () => {
		place.server.always = () => {};
		const began = performance.now();
		await fetchModelsAtStart(config(place.server.address));
		expect(performance.now() - began).toBeLessThan(4_000);
		expect(errors).toMatch(/^\S+ does not answer: .*\n$/);
	});

	test('does not wait for another process that fetches', async () => {
		mkdirSync(join(root, 'models'));
		const release = await claim(join(root, 'models'), () => 'leave');
		await fetchModelsAtStart(config(place.server.address));
		expect(errors).toBe('Another Henry is fetching models. This one starts without them.\n');
		release?.();
	});
});
