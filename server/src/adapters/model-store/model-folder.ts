import { mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
	bytesOf,
	filesOf,
	type ModelFile,
	type NeuralModel,
	pathsOf,
} from '@henry/contract/neural-models.ts';
import type { ModelStore } from '#server/ports/model-store.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { openChecks, pathOf } from './checked-files.ts';
import { claim } from './claim.ts';
import { download, type Persistence } from './download.ts';
import type { ModelLibrary } from './file-source.ts';

/** Left free on the disk for everything else that the app keeps, and for a package of many small files. */
const spareBytes = 100_000_000;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** Room that a package takes on the way: its client holds it twice while it puts it in its place. */
function wayBytes({ sources }: ModelFile): number {
	const parts = sources.flatMap((source) => (source.from === 'pip' ? source.parts : []));
	return 2 * Math.max(0, ...parts.map(({ bytes }) => bytes));
}

/** Models in `folder`, one folder a model, brought from a library. */
export function createModelFolder(options: {
	folder: string;
	library: ModelLibrary;
	persistence: Persistence;
}): ModelStore {
	const { folder, library, persistence } = options;
	const checks = openChecks(folder);

	function refuseFullDisk(model: NeuralModel, files: readonly ModelFile[]): void {
		const left = files.map(
			(file) => file.bytes - Math.min(file.bytes, sizeOf(`${pathOf(folder, model, file)}.part`)),
		);
		const needed =
			left.reduce((sum, bytes) => sum + bytes, 0) + Math.max(...files.map(wayBytes)) + spareBytes;
		const { bavail, bsize } = statfsSync(folder);
		if (bavail * bsize >= needed) return;
		throw new ProviderError(
			'unavailable',
			`The disk is too full for ${model.id}: it needs ${megabytes(needed)} MB, ${megabytes(bavail * bsize)} MB are free in ${folder}.`,
		);
	}

	async function missingFiles(model: NeuralModel): Promise<ModelFile[]> {
		const missing: ModelFile[] = [];
		for (const file of filesOf(model)) if (!(await checks.isGood(model, file))) missing.push(file);
		return missing;
	}

	async function bring(
		model: NeuralModel,
		missing: readonly ModelFile[],
		onProgress: (bytes: number) => void,
		signal: AbortSignal,
	) {
		refuseFullDisk(model, missing);
		let done = bytesOf(model) - missing.reduce((sum, { bytes }) => sum + bytes, 0);
		for (const file of missing) {
			const path = pathOf(folder, model, file);
			const onBytes = (bytes: number) => onProgress(done + bytes);
			await download(library.sourcesOf(model, file), model, file, path, { persistence, signal, onBytes });
			done += file.bytes;
			onProgress(done);
		}
	}

	return {
		state: (model) => checks.stateOf(model),
		verify: (model) => checks.stateOf(model, false),
		paths: <Model extends NeuralModel>(model: Model) =>
			pathsOf<Model['files']>(model.files, (file) => pathOf(folder, model, file)),
		async fetch(model, { onProgress = () => {}, whenBusy, onWait = () => {}, signal }) {
			mkdirSync(folder, { recursive: true });
			const onBusy = () => {
				if (whenBusy === 'wait') onWait();
				return whenBusy;
			};
			const release = await claim(folder, onBusy, signal);
			if (!release) return 'busy';
			let most = 0;
			const onMore = (bytes: number) => {
				most = Math.max(most, bytes);
				onProgress(most);
			};
			try {
				const missing = await missingFiles(model);
				if (missing.length === 0) return 'already-there';
				await bring(model, missing, onMore, signal ?? new AbortController().signal);
				await checks.stateOf(model);
				return 'fetched';
			} finally {
				library.tidy();
				release();
			}
		},
		remove: (model) => rmSync(join(folder, model.id), { recursive: true, force: true }),
	};
}
