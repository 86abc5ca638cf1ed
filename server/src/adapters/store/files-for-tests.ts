import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with all files of a database: those of a server are beside its socket. */
function folderOf(place: string): string {
	if (!place.startsWith('postgres:')) return dirname(place);
	const host = new URL(place.replace('@/', '@localhost/')).searchParams.get('host');
	return join(String(host), 'data');
}

/** The files of a database, log and statistics among them, that hold any of these bytes. */
export function databaseFilesWith(place: string, texts: readonly Buffer[]): string[] {
	return readdirSync(folderOf(place), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((path) => {
			const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
			return texts.some((text) => bytes.includes(text));
		});
}
