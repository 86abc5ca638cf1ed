import { type Kysely, type Migration, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

/** Notes the file of every row that goes, by whatever deletes it, so that the file can go too. */
export async function noteGone(
	database: Kysely<unknown>,
	table: string,
	bytesType: BytesType,
): Promise<void> {
	const trigger = sql.id(`${table}_noteGone`);
	const insert = sql`insert into "filesToDelete" ("name") values (old."fileName");`;
	const afterDelete = sql`
		create trigger ${trigger} after delete on ${sql.table(table)}
		for each row when (old."fileName" is not null)
	`;
	if (bytesType === 'blob') {
		await sql`${afterDelete} begin ${insert} end`.execute(database);
		return;
	}
	const body = sql`$$ begin ${insert} return null; end $$`;
	await sql`create function ${trigger}() returns trigger language plpgsql as ${body}`.execute(database);
	await sql`${afterDelete} execute function ${trigger}()`.execute(database);
}

/** Recordings in files outside of the database, and what of these is to be deleted. */
export function recordingFiles(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('filesToDelete')
				.addColumn('name', 'text', (column) => column.primaryKey())
				.execute();
			for (const table of ['recordings', 'handInRecordings']) {
				await database.schema.alterTable(table).addColumn('fileName', 'text').execute();
				await noteGone(database, table, bytesType);
			}
		},
	};
}
