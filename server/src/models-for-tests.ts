import type { FilePaths, ModelKind, ModelOf } from '@henry/contract/neural-models.ts';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { createModelStore } from './wiring-of-storage.ts';

/** Time for a test, or what goes before it, that may have to fetch a model: `./henry test` has fetched them before. */
export const fetchingMs = 600_000;

/**
 * The paths of the files of the real model of a kind, in this machine's folder of models. One that is missing is fetched
 * from the sources of the catalogue; where that fails, the test fails with the reason.
 */
export async function modelForTests<Kind extends ModelKind>(
	kind: Kind,
): Promise<FilePaths<ModelOf<Kind>['files']>> {
	const config = readConfig();
	const { neuralModels } = loadContent(config.contentFolder);
	const model = neuralModels.find((one): one is ModelOf<Kind> => one.kind === kind);
	if (!model) throw new Error(`The catalogue has no model of the kind ${kind}.`);
	const store = createModelStore(config);
	if ((await store.state(model)) !== 'installed') await store.fetch(model, { whenBusy: 'wait' });
	return store.paths(model);
}
