import type { Kysely, Migration } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

async function addColumns(database: Kysely<unknown>): Promise<void> {
	const texts = ['logoId', 'senderName', 'addressName', 'hostName'];
	const times = ['hostConfirmedAtMs', 'placesUntilMs', 'readOnlyFromMs'];
	for (const name of texts) await database.schema.alterTable('academies').addColumn(name, 'text').execute();
	for (const name of times) await database.schema.alterTable('academies').addColumn(name, 'bigint').execute();
	await database.schema.alterTable('academies').addColumn('places', 'integer').execute();
	await database.schema
		.alterTable('memberships')
		.addColumn('extraTimePercent', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
}

/** Logo, sender, address and places of academies, pictures and the library of their homework, extra time of learners. */
export function academyHouses(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await addColumns(database);
			for (const name of ['logoId', 'addressName', 'hostName']) {
				await database.schema
					.createIndex(`academies_By_${name}`)
					.on('academies')
					.column(name)
					.unique()
					.execute();
			}
			await database.schema
				.createTable('academyImages')
				.addColumn('id', 'text', (column) => column.primaryKey())
				.addColumn('academyId', 'text', (column) =>
					column.notNull().references('academies.id').onDelete('cascade'),
				)
				.addColumn('type', 'text', (column) => column.notNull())
				.addColumn('bytes', bytesType, (column) => column.notNull())
				.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
				.execute();
			await database.schema
				.createTable('libraryTasks')
				.addColumn('id', 'text', (column) => column.primaryKey())
				.addColumn('academyId', 'text', (column) =>
					column.notNull().references('academies.id').onDelete('cascade'),
				)
				.addColumn('authorId', 'text', (column) => column.references('memberships.id').onDelete('set null'))
				.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
				.addColumn('body', 'text', (column) => column.notNull())
				.execute();
			for (const [table, column] of [
				['academyImages', 'academyId'],
				['libraryTasks', 'academyId'],
				['libraryTasks', 'authorId'],
			] as const) {
				await database.schema.createIndex(`${table}_By_${column}`).on(table).column(column).execute();
			}
		},
	};
}
