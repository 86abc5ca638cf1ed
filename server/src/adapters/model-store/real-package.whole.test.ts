import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, type ModelFileSource, type NeuralModel } from '@henry/contract/neural-models.ts';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { loadContent } from '#server/content.ts';
import { createCatalogueLibrary } from './catalogue-library.ts';
import { createModelFolder } from './model-folder.ts';

const { neuralModels } = loadContent(readConfig({}).contentFolder);

/** A model of the catalogue, to be had from one kind of source alone. */
function modelFrom(id: string, from: ModelFileSource['from']): NeuralModel {
	const model = structuredClone(neuralModels.find((one) => one.id === id)) as NeuralModel;
	for (const file of filesOf(model)) file.sources = file.sources.filter((source) => source.from === from);
	return model;
}

test('the detector of speech comes by pip from the registry that it is set to', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-real-package-'));
	const library = createCatalogueLibrary(folder, { answerWithinMs: 3_000, stallMs: 20_000 });
	const store = createModelFolder({ folder, library, persistence: { tries: 3, pauseMs: 1_000 } });
	const model = modelFrom('silero-vad', 'pip');
	expect(await store.fetch(model, { whenBusy: 'wait' })).toBe('fetched');
	expect(await store.verify(model)).toBe('installed');
	rmSync(folder, { recursive: true });
}, 60_000);
