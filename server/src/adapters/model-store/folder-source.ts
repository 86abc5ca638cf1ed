import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { ModelLibrary } from './file-source.ts';

/** Models in a folder that was brought here, in it as `<model's id>/<file's path>`. */
export function createFolderLibrary(folder: string): ModelLibrary {
	return {
		sourcesOf: (model, file) => [
			{
				async open(from) {
					const path = join(folder, model.id, file.path);
					const bytes = statSync(path, { throwIfNoEntry: false })?.size;
					if (bytes === undefined) throw new ProviderError('invalid-input', `There is no file ${path}.`);
					if (bytes !== file.bytes) {
						throw new ProviderError('invalid-input', `${path} has ${bytes} bytes instead of ${file.bytes}.`);
					}
					return { from, chunks: createReadStream(path, { start: from }) };
				},
			},
		],
		tidy() {},
	};
}
