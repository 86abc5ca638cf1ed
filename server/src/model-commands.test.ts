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
import { aRecognizer } from './adapters/model-store/models-for-tests.ts';
import { createPlace, type PlaceForTests } from './adapters/model-store/place-for-tests.ts';
import { readConfig } from './config.ts';
import { runModelsCommand } from './model-commands.ts';

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
	const models = [recognizer, place.detector];
	writeFileSync(join(folder, 'models.json'), JSON.stringify(models));
}

function run(...words: string[]): Promise<void> {
	const settings = readConfig({ HENRY_MODELS_FOLDER: join(root, 'models') });
	return runModelsCommand({ ...settings, contentFolder: join(root, 'content') }, words);
}
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
				'recognizer: not installed, not recommended for what this machine has to spare',
				'    ears: A model, by A maker',
				'    1 MB to fetch, 1 MB of memory at work',
				'    CC0-1.0 (content/licences/CC0-1.0.txt)',
				'    https://models.example/',
				'detector: installed, recommended',
				'    detector of speech: A model, by A maker',
				'    1 MB to fetch, 1 MB of memory at work',
				'    CC0-1.0 (content/licences/CC0-1.0.txt)',
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

	test('fetches from a folder that was brought here @whole', async () => {
		await place.fetch();
		await run('fetch', '--from', place.folder);
		expect(output).toBe('detector is fetched and verified.\n');
		expect(readFileSync(installed())).toEqual(place.content);
	});

	test('verifies what is there, and fails where something is damaged @whole', async () => {
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

	test('removes one @whole', async () => {
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
