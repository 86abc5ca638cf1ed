import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NeuralModel } from '@henry/contract/neural-models.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedModels } from './installed-models.ts';
import { aFile, aRecognizer } from './models-for-tests.ts';
import { createPlace, type PlaceForTests } from './place-for-tests.ts';

let place: PlaceForTests;

beforeEach(async () => {
	place = await createPlace();
});
afterEach(() => place.remove());

const nothing = { recognizers: [], speechDetectors: [], voices: [] };

/** Puts files there as a person would who copies them. */
function copy(files: Record<string, Buffer>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(place.folder, path)), { recursive: true });
		writeFileSync(join(place.folder, path), content);
	}
}

test('a machine without models has none', () => {
	expect(installedModels(place.folder, [place.detector])).toEqual(nothing);
});

test('a model that is whole comes with the paths of its files, whoever put it there', async () => {
	const recognizer = aRecognizer();
	copy(recognizer.files);
	await place.fetch();
	const inFolder = (path: string) => join(place.folder, path);
	expect(installedModels(place.folder, [recognizer.model, place.detector])).toEqual({
		recognizers: [
			{
				model: recognizer.model,
				files: {
					encoder: inFolder('recognizer/encoder.onnx'),
					decoder: inFolder('recognizer/decoder.onnx'),
					joiner: inFolder('recognizer/joiner.onnx'),
					tokens: inFolder('recognizer/tokens.txt'),
				},
			},
		],
		speechDetectors: [{ model: place.detector, files: { network: place.target } }],
		voices: [],
	});
});

test('a voice comes with the folder of its pronunciation', () => {
	const network = randomBytes(1_000);
	const phonemes = {
		'espeak-ng-data/phontab': randomBytes(10),
		'espeak-ng-data/lang/gmw/en': randomBytes(20),
	};
	const {
		kind: _,
		files: __,
		...common
	} = place.detector as Extract<NeuralModel, { kind: 'speech-detector' }>;
	const voice: NeuralModel = {
		...common,
		id: 'voice',
		kind: 'voice',
		accent: 'UK',
		files: {
			network: aFile('voice.onnx', network),
			tokens: aFile('tokens.txt', network),
			phonemes: Object.entries(phonemes).map(([path, content]) => aFile(path, content)),
		},
	};
	const files = { 'voice.onnx': network, 'tokens.txt': network, ...phonemes };
	copy(Object.fromEntries(Object.entries(files).map(([path, content]) => [`voice/${path}`, content])));
	expect(installedModels(place.folder, [voice]).voices).toMatchObject([
		{ files: { phonemes: join(place.folder, 'voice/espeak-ng-data') } },
	]);
});

test.each([
	['lacks a file', (path: string) => rmSync(path)],
	['has a file with another content', (path: string) => writeFileSync(path, randomBytes(1_000))],
	['has a file that is cut short', (path: string) => writeFileSync(path, randomBytes(900))],
	[
		'has a folder in a file’s place',
		(path: string) => {
			rmSync(path);
			mkdirSync(path);
		},
	],
])('a model that %s is not installed', (_, spoil) => {
	const { model, files } = aRecognizer();
	copy(files);
	expect(installedModels(place.folder, [model]).recognizers).toHaveLength(1);
	spoil(join(place.folder, 'recognizer/joiner.onnx'));
	expect(installedModels(place.folder, [model])).toEqual(nothing);
});

test('a record that cannot be read only costs that sums are taken again', async () => {
	await place.fetch();
	writeFileSync(join(place.folder, 'checked.json'), '{"broken');
	expect(installedModels(place.folder, [place.detector]).speechDetectors).toHaveLength(1);
	rmSync(join(place.folder, 'checked.json'));
	mkdirSync(join(place.folder, 'checked.json'));
	chmodSync(join(place.folder, 'checked.json'), 0o500);
	expect(installedModels(place.folder, [place.detector]).speechDetectors).toHaveLength(1);
});
