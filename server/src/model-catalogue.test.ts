import { bytesOf, filesOf } from '@henry/contract/neural-models.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';

const { neuralModels: models } = loadContent(readConfig({}).contentFolder);

test('one recogniser and the detector of speech are recommended, of 100 MB at most together', () => {
	const recommended = models.filter((model) => model.recommended);
	expect(recommended.map(({ kind }) => kind)).toEqual(['recognizer', 'speech-detector']);
	expect(recommended.reduce((sum, model) => sum + bytesOf(model), 0)).toBeLessThanOrEqual(100_000_000);
});

test('each file comes over https, from an address of its own and with its sum', () => {
	for (const model of models) {
		const addresses = filesOf(model).map((file) => `${file.source ?? model.source}${file.path}`);
		for (const address of addresses) expect(address).toMatch(/^https:\/\/(huggingface\.co|github\.com)\//);
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(filesOf(model).filter(({ sha256 }) => sha256 === null)).toEqual([]);
	}
});

test('there is a voice of each accent, and the recognisers go from the smallest to the largest', () => {
	const voices = models.filter((model) => model.kind === 'voice');
	expect(voices.map(({ accent }) => accent)).toEqual(['US', 'UK']);
	const sizes = models.filter(({ kind }) => kind === 'recognizer').map(bytesOf);
	expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});
