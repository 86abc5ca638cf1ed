import type { Kysely, Migration } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';
import { noteGone } from './0013-recording-files.ts';

/** Teachers' spoken notes in files outside of the database, as recordings are. */
export function filesOfSpokenNotes(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema.alterTable('spokenNotes').addColumn('fileName', 'text').execute();
			await noteGone(database, 'spokenNotes', bytesType);
		},
	};
}
