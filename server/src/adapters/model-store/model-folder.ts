import { mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, filesOf, type NeuralModel } from '@henry/contract/neural-models.ts';
import type { ModelStore } from '#server/ports/model-store.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { openChecks, pathOf } from './checked-files.ts';
import { claim } from './claim.ts';
import { download, type Persistence } from './download.ts';
import type { FileSource } from './file-source.ts';

/** Left free on the disk for everything else that the app keeps. */
const spareBytes = 50_000_000;

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** Models in `folder`, one folder a model, brought from `source`. */
export function createModelFolder(options: {
	folder: string;
	source: FileSource;
	persistence: Persistence;
}): ModelStore {
	const { folder, source, persistence } = options;

	function refuseFullDisk(model: NeuralModel): void {
		const here = filesOf(model).map((file) => pathOf(folder, model, file));
		const arrived = here.reduce((sum, path) => sum + sizeOf(path) + sizeOf(`${path}.part`), 0);
		const needed = bytesOf(model) - arrived + spareBytes;
		const { bavail, bsize } = statfsSync(folder);
		if (bavail * bsize >= needed) return;
		throw new ProviderError(
			'unavailable',
			`The disk is too full for ${model.id}: it needs ${megabytes(needed)} MB, ${megabytes(bavail * bsize)} MB are free in ${folder}.`,
		);
	}

	async function bring(model: NeuralModel, onProgress: (bytes: number) => void): Promise<string[]> {
		refuseFullDisk(model);
		const checks = openChecks(folder);
		const unpinned: string[] = [];
		let done = 0;
		for (const file of filesOf(model)) {
			if (!checks.isGood(model, file)) {
				const path = pathOf(folder, model, file);
				const onBytes = (bytes: number) => onProgress(done + bytes);
				const { isFirstSum } = await download(source, model, file, path, persistence, onBytes);
				if (isFirstSum) unpinned.push(file.path);
			}
			done += file.bytes;
			onProgress(done);
		}
		return unpinned;
	}

	return {
		state: (model) => openChecks(folder).stateOf(model),
		verify: (model) => openChecks(folder).stateOf(model, false),
		async fetch(model, { onProgress = () => {}, whenBusy, onWait = () => {} }) {
			mkdirSync(folder, { recursive: true });
			const release = await claim(folder, () => {
				if (whenBusy === 'wait') onWait();
				return whenBusy;
			});
			if (!release) return { outcome: 'busy', unpinned: [] };
			try {
				if (openChecks(folder).stateOf(model) === 'installed')
					return { outcome: 'already-there', unpinned: [] };
				const unpinned = await bring(model, onProgress);
				openChecks(folder).stateOf(model);
				return { outcome: 'fetched', unpinned };
			} finally {
				release();
			}
		},
		remove: (model) => rmSync(join(folder, model.id), { recursive: true, force: true }),
	};
}
