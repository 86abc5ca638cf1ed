import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { ProviderError } from '#server/ports/provider-error.ts';
import { knowsMigrations } from './migrate.ts';

/** An SQLite database's file and what SQLite writes beside it: their endings. */
export const sqliteEndings = ['', '-wal', '-shm'];

/** Where a database is put aside that a restored backup replaces. */
export const replacedFiles = (file: string): string[] =>
	sqliteEndings.map((ending) => `${file}.before-restore${ending}`);

/** Puts what was written to a file on the disk. */
export function sync(file: string): void {
	const descriptor = openSync(file, 'r+');
	fsyncSync(descriptor);
	closeSync(descriptor);
}

function cannotWrite(file: string, error: unknown): ProviderError {
	return new ProviderError('unavailable', `Cannot write ${file}: ${(error as Error).message}`);
}

/** Has a new file written, which only its owner can read and which is either whole or not there. */
export async function writeNewFile(file: string, write: (part: string) => Promise<void>): Promise<void> {
	if (existsSync(file)) {
		throw new ProviderError('invalid-input', `${file} is there already. Choose another name.`);
	}
	const part = `${file}.part`;
	try {
		closeSync(openSync(part, 'w', 0o600));
	} catch (error) {
		throw cannotWrite(file, error);
	}
	try {
		await write(part);
		sync(part);
		renameSync(part, file);
	} finally {
		rmSync(part, { force: true });
	}
}

export function refuseMissing(file: string): void {
	if (!existsSync(file)) throw new ProviderError('invalid-input', `There is no file ${file}.`);
}

/** Refuses a file in which no migrations were found (undefined), and a backup whose schema this version does not know. */
export function refuseUnknown(file: string, migrations: string[] | undefined): void {
	if (!migrations) throw new ProviderError('invalid-input', `${file} is not a backup of Henry's database.`);
	if (knowsMigrations(migrations)) return;
	throw new ProviderError(
		'invalid-input',
		`${file} was written by a newer version of Henry: update this one.`,
	);
}
