import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, filesOf, isRecommended } from '@henry/contract/neural-models.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';

const { contentFolder } = readConfig({});
const { neuralModels: models } = loadContent(contentFolder);
const recommendedTo = (freeMemoryMb: number, cores: number) =>
	models.filter((model) => isRecommended(model, { freeMemoryMb, cores })).map(({ kind }) => kind);

test('two cores and 8 GB are recommended everything; with less than 4 GB, or one core, there is no language model', () => {
	const others = ['recognizer', 'speech-detector', 'turn-detector', 'voice', 'sentence-embedder'];
	expect(recommendedTo(8_000, 2).toSorted()).toEqual([...others, 'language-model'].toSorted());
	expect(recommendedTo(3_900, 2).toSorted()).toEqual(others.toSorted());
	expect(recommendedTo(8_000, 1).toSorted()).toEqual(others.toSorted());
	expect(recommendedTo(500, 2)).toEqual([]);
});

test('a model is recommended only where a third more than it takes is to spare', () => {
	for (const { memoryMb, recommendedWith } of models) {
		expect(recommendedWith.freeMemoryMb).toBeGreaterThanOrEqual((4 / 3) * memoryMb);
	}
});

test('each file comes from its maker’s page, and from a package where that is out of reach', () => {
	for (const model of models)
		for (const file of filesOf(model)) {
			// Its maker has no network in 8 bits.
			if (model.kind === 'sentence-embedder' && file === model.files.network) {
				expect(file.sources.map(({ from }) => from)).toEqual(['pip']);
				continue;
			}
			const [maker, ...packages] = file.sources;
			if (maker?.from !== 'web') throw new Error(`The first source of ${file.path} is no page.`);
			expect(maker.address).toMatch(/^https:\/\/(huggingface\.co|github\.com|raw\.githubusercontent\.com)\//);
			expect(packages.map(({ from }) => from)).toEqual([file.path.startsWith('voices/') ? 'npm' : 'pip']);
		}
	const addresses = models
		.flatMap(filesOf)
		.flatMap(({ sources }) => sources.flatMap((source) => (source.from === 'web' ? source.address : [])));
	expect(new Set(addresses).size).toBe(addresses.length);
});

test('no file of the catalogue names a registry', () => {
	expect(readFileSync(join(contentFolder, 'models.json'), 'utf8')).not.toMatch(/pypi|pythonhosted|npmjs/);
});

test('there are voices of both accents and genders, and Henry’s own is a British man’s', () => {
	const voices = models.flatMap((model) => (model.kind === 'voice' ? model.files.voices : []));
	expect(voices[0]).toMatchObject({ gender: 'male', accent: 'british' });
	const kinds = new Set(voices.map(({ gender, accent }) => `${accent} ${gender}`));
	expect(kinds.size).toBe(4);
	expect(voices.length).toBeGreaterThanOrEqual(6);
});

test('each licence’s text is here', () => {
	const beginnings = {
		MIT: /^MIT License/,
		'Apache-2.0': /Apache License\s+Version 2\.0/,
		'BSD-2-Clause': /^BSD 2-Clause/,
	};
	for (const { licence, licenceText } of models) {
		expect(existsSync(join(contentFolder, licenceText))).toBe(true);
		const text = readFileSync(join(contentFolder, licenceText), 'utf8');
		expect(text).toMatch(beginnings[licence as keyof typeof beginnings]);
	}
});

test('the README says of each model how big it is, whose, and under which licence', () => {
	const readme = readFileSync(join(contentFolder, '../README.md'), 'utf8');
	for (const model of models) {
		const size = `${Math.round(bytesOf(model) / 1_000_000)} MB`;
		const row =
			readme.split('\n').find((line) => line.includes(`| ${size} |`) && line.includes(model.name)) ?? '';
		expect(row, `a row of a table with ${model.name} and ${size}`).not.toBe('');
		expect(row).toContain(model.licence);
		expect(row).toContain(model.owner);
	}
});
