import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Secrets of a server that is alone, which last as long as its folder: `name` is that of a file there, for the server's
 * user alone. Whoever asks first makes it.
 */
export function createKeptSecrets(folder: string) {
	return async (name: string, make: () => string): Promise<string> => {
		const file = join(folder, `${name}.key`);
		const kept = await readFile(file, 'utf8').catch(() => '');
		if (kept !== '') return kept;
		const secret = make();
		const beside = `${file}.${randomUUID()}`;
		await mkdir(folder, { recursive: true, mode: 0o700 });
		// A file that is there is a whole one.
		await writeFile(beside, secret, { mode: 0o600 });
		await rename(beside, file);
		return secret;
	};
}
