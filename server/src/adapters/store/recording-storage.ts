import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';

/** Where a row has its recording: in itself, or in a file of that name. */
type Place = { wav: Uint8Array; fileName: string | null };

/** Files that one call deletes. */
const deletedAtOnce = 1_000;

/** Keeps recordings in their rows or, where there are files for them, in these; what is there already stays where it is. */
export type RecordingStorage = {
	/**
	 * Adds a recording. `addRow` adds its row, unless it is there already, and answers which file the row names; undefined
	 * where it must not be kept (false). A file comes after its row, so that none is left that no row knows of.
	 */
	add(
		wav: Uint8Array,
		addRow: (place: Place) => Promise<Pick<Place, 'fileName'> | undefined>,
	): Promise<boolean>;
	/** Undefined where the file is not there. */
	read(place: Place): Promise<Uint8Array | undefined>;
	/** Deletes the files whose rows are gone. Those that cannot be deleted now stay noted. */
	removeGone(): Promise<void>;
	/** Seals files anew that the newest key has not sealed; answers how many there were. */
	reseal(): Promise<number>;
};

const tables = ['recordings', 'handInRecordings', 'spokenNotes'] as const;

/** The files of all rows that have one. */
const filesInUse = (database: Kysely<Database>) =>
	tables
		.map((table) => database.selectFrom(table).select('fileName').where('fileName', 'is not', null))
		.reduce((all, rows) => all.unionAll(rows));

export function createRecordingStorage(
	database: Kysely<Database>,
	seal: Seal,
	files: RecordingFiles | undefined,
): RecordingStorage {
	function neededFiles(): RecordingFiles {
		if (files) return files;
		throw new ProviderError(
			'unavailable',
			'Recordings are in a bucket that the settings do not name. Set HENRY_S3_ADDRESS.',
		);
	}
	async function isNamed(fileName: string): Promise<boolean> {
		const found = await Promise.all(
			tables.map((table) =>
				database.selectFrom(table).select('fileName').where('fileName', '=', fileName).executeTakeFirst(),
			),
		);
		return found.some((row) => row !== undefined);
	}
	async function fill(fileName: string, wav: Uint8Array): Promise<void> {
		try {
			await neededFiles().put(fileName, seal.bytes(wav));
		} catch (error) {
			for (const table of tables) await database.deleteFrom(table).where('fileName', '=', fileName).execute();
			throw error;
		}
		// Whoever has deleted the row in between found no file to delete.
		if (!(await isNamed(fileName))) await neededFiles().remove([fileName]);
	}
	return {
		async add(wav, addRow) {
			const place: Place = files
				? { wav: seal.bytes(new Uint8Array()), fileName: randomUUID() }
				: { wav: seal.bytes(wav), fileName: null };
			const row = await addRow(place);
			if (!row) return false;
			const { fileName } = row;
			// Of a recording that was there already, a server may have died before it had put the file.
			const isThere = fileName === null || (fileName !== place.fileName && (await files?.get(fileName)));
			if (!isThere) await fill(fileName, wav);
			return true;
		},
		async read({ wav, fileName }) {
			if (fileName === null) return new Uint8Array(wav);
			const stored = await neededFiles().get(fileName);
			return stored && new Uint8Array(seal.open(stored));
		},
		async removeGone() {
			if (!files) return;
			for (;;) {
				const gone = await database.selectFrom('filesToDelete').select('name').limit(deletedAtOnce).execute();
				if (gone.length === 0) return;
				const names = gone.map(({ name }) => name);
				await files.remove(names);
				await database.deleteFrom('filesToDelete').where('name', 'in', names).execute();
			}
		},
		async reseal() {
			const rows = await filesInUse(database).execute();
			let changed = 0;
			for (const { fileName } of rows) {
				const stored = fileName === null ? undefined : await neededFiles().get(fileName);
				if (fileName === null || !stored || seal.isNewest(stored)) continue;
				await neededFiles().put(fileName, seal.bytes(seal.open(stored)));
				changed += 1;
			}
			return changed;
		},
	};
}
