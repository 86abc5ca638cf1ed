import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { FileSource } from './file-source.ts';

/** Models in a folder that was brought here, in it as `<model's id>/<file's path>`. */
export function createFolderSource(folder: string): FileSource {
	return {
		async open(model, file, from) {
			const path = join(folder, model.id, file.path);
			const bytes = statSync(path, { throwIfNoEntry: false })?.size;
			if (bytes === undefined) throw new ProviderError('invalid-input', `There is no file ${path}.`);
			if (bytes !== file.bytes) {
				throw new ProviderError('invalid-input', `${path} has ${bytes} bytes instead of ${file.bytes}.`);
			}
			return { from, tag: undefined, chunks: createReadStream(path, { start: from }) };
		},
	};
}
