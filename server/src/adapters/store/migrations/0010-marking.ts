import type { Kysely, Migration } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

/** What marks are given by and with, beside the whole mark and its note. */
async function extendMarks(database: Kysely<unknown>): Promise<void> {
	for (const table of ['handIns', 'reviewChanges']) {
		await database.schema.alterTable(table).addColumn('marks', 'text').execute();
		await database.schema.alterTable(table).addColumn('timedNotes', 'text').execute();
		await database.schema
			.alterTable(table)
			.addColumn('isUnheard', 'integer', (column) => column.notNull().defaultTo(0))
			.execute();
	}
	for (const column of ['rubricId', 'places', 'sounds', 'answersId'])
		await database.schema.alterTable('handIns').addColumn(column, 'text').execute();
	await database.schema
		.createIndex('handIns_By_rubric')
		.on('handIns')
		.columns(['classId', 'rubricId', 'reviewedAtMs'])
		.execute();
	await database.schema.createIndex('handIns_By_answersId').on('handIns').column('answersId').execute();
}

async function createTools(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('rubrics')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('archivedAtMs', 'bigint')
		.addColumn('body', 'text', (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('readyPhrases')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('membershipId', 'text', (column) => column.references('memberships.id').onDelete('cascade'))
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('text', 'text', (column) => column.notNull())
		.execute();
	await database.schema.createIndex('rubrics_By_academyId').on('rubrics').column('academyId').execute();
	await database.schema
		.createIndex('readyPhrases_By_academyId')
		.on('readyPhrases')
		.column('academyId')
		.execute();
	await database.schema
		.createIndex('readyPhrases_By_membershipId')
		.on('readyPhrases')
		.column('membershipId')
		.execute();
}

async function createWords(database: Kysely<unknown>, bytesType: BytesType): Promise<void> {
	await database.schema
		.createTable('spokenNotes')
		.addColumn('handInId', 'text', (column) =>
			column.primaryKey().references('handIns.id').onDelete('cascade'),
		)
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.addColumn('wav', bytesType, (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('secondMarks')
		.addColumn('handInId', 'text', (column) => column.notNull().references('handIns.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('mark', 'real')
		.addColumn('marks', 'text')
		.addPrimaryKeyConstraint('secondMarksKey', ['handInId', 'membershipId'])
		.execute();
	await database.schema
		.createTable('termReports')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('writerId', 'text', (column) => column.references('memberships.id').onDelete('set null'))
		.addColumn('fromMs', 'bigint', (column) => column.notNull())
		.addColumn('toMs', 'bigint', (column) => column.notNull())
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addUniqueConstraint('termReportsOnce', ['membershipId', 'classId', 'fromMs', 'toMs'])
		.execute();
	const lookups = {
		spokenNotes: ['membershipId', 'expiresAtMs'],
		secondMarks: ['membershipId'],
		termReports: ['classId', 'writerId', 'atMs'],
	};
	for (const [table, columns] of Object.entries(lookups))
		for (const column of columns)
			await database.schema.createIndex(`${table}_By_${column}`).on(table).column(column).execute();
}

/** Rubrics, marks by their criteria, notes at a second and spoken ones, second marks, and reports of a term. */
export function marking(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await extendMarks(database);
			await createTools(database);
			await createWords(database, bytesType);
		},
	};
}
