import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Secrets of a server that is alone, which last as long as its folder: `name` is that of a file there, for the server's
 * user alone. Whoever asks first makes it.
 */
export function createKeptSecrets(folder: string) {
	const asked = new Map<string, Promise<string>>();

	async function keep(name: string, make: () => string): Promise<string> {
		const file = join(folder, `${name}.key`);
		const kept = await readFile(file, 'utf8').catch(() => undefined);
		if (kept) return kept;
		// A power cut left it empty.
		if (kept === '') await rm(file, { force: true });
		const beside = `${file}.${randomUUID()}`;
		await mkdir(folder, { recursive: true, mode: 0o700 });
		// A file that is there is a whole one, and the first of several processes makes it.
		await writeFile(beside, make(), { mode: 0o600 });
		try {
			await link(beside, file);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		} finally {
			await rm(beside);
		}
		return readFile(file, 'utf8');
	}

	return (name: string, make: () => string): Promise<string> => {
		const known = asked.get(name);
		if (known) return known;
		const secret = keep(name, make);
		asked.set(name, secret);
		secret.catch(() => asked.delete(name));
		return secret;
	};
}
