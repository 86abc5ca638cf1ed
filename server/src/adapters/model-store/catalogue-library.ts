import { join } from 'node:path';
import type { ModelFile, ModelFileSource } from '@henry/contract/neural-models.ts';
import { type FileSource, Interruption, type ModelLibrary } from './file-source.ts';
import type { PackageLimits } from './package-client.ts';
import { createPackageShelf, createPackageSource } from './package-source.ts';
import { createWebSource, type WebLimits } from './web-source.ts';

/** Models from the sources that the catalogue names. A host or a client that does not answer once is not asked again. */
export function createCatalogueLibrary(folder: string, limits: WebLimits & PackageLimits): ModelLibrary {
	const shelf = createPackageShelf(join(folder, '.packages'), limits);
	const silent = new Map<string, Interruption>();

	function remembering(name: string, source: FileSource): FileSource {
		return {
			async open(from, options) {
				const known = silent.get(name);
				if (known) throw known;
				const { chunks, ...rest } = await source.open(from, options).catch((error) => {
					throw noted(name, error);
				});
				return { ...rest, chunks: noting(name, chunks) };
			},
		};
	}

	function noted(name: string, error: unknown): unknown {
		if (error instanceof Interruption && !error.isAnswered) silent.set(name, error);
		return error;
	}

	async function* noting(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		try {
			yield* chunks;
		} catch (error) {
			throw noted(name, error);
		}
	}

	function sourceOf(source: ModelFileSource, file: ModelFile): FileSource {
		if (source.from !== 'web') return remembering(source.from, createPackageSource(source, file, shelf));
		return remembering(new URL(source.address).host, createWebSource(source.address, file, limits));
	}

	return {
		sourcesOf: (_, file) => file.sources.map((source) => sourceOf(source, file)),
		tidy: () => shelf.clear(),
	};
}
