import type { Kysely, Migration } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

async function createPeople(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('academies')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('language', 'text', (column) => column.notNull())
		.addColumn('groundColour', 'text', (column) => column.notNull())
		.addColumn('textColour', 'text', (column) => column.notNull())
		.addColumn('isExample', 'integer', (column) => column.notNull())
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('memberships')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('accountId', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
		.addColumn('role', 'text', (column) => column.notNull())
		.addColumn('displayName', 'text', (column) => column.notNull())
		.addColumn('wardId', 'text', (column) => column.references('memberships.id').onDelete('cascade'))
		.addUniqueConstraint('membershipsOnce', ['academyId', 'accountId'])
		.execute();
	await database.schema
		.createTable('classes')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('joinCode', 'text', (column) => column.notNull().unique())
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('archivedAtMs', 'bigint')
		.execute();
	await database.schema
		.createTable('classMembers')
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addPrimaryKeyConstraint('classMembersKey', ['classId', 'membershipId'])
		.execute();
	await database.schema
		.createTable('invitations')
		.addColumn('tokenHash', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('role', 'text', (column) => column.notNull())
		.addColumn('classId', 'text', (column) => column.references('classes.id').onDelete('cascade'))
		.addColumn('wardId', 'text', (column) => column.references('memberships.id').onDelete('cascade'))
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.execute();
}

async function createWork(database: Kysely<unknown>, bytesType: BytesType): Promise<void> {
	await database.schema
		.createTable('assignments')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('createdAtMs', 'bigint', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('handIns')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('assignmentId', 'text', (column) =>
			column.notNull().references('assignments.id').onDelete('cascade'),
		)
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('attempt', 'integer', (column) => column.notNull())
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('attention', 'integer', (column) => column.notNull())
		.addColumn('spokenSeconds', 'real', (column) => column.notNull())
		.addColumn('mistakes', 'text', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addColumn('reviewedAtMs', 'bigint')
		.addColumn('mark', 'real')
		.addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
		.addColumn('reviewerId', 'text', (column) => column.references('memberships.id').onDelete('set null'))
		.execute();
	await database.schema
		.createTable('reviewChanges')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('handInId', 'text', (column) => column.notNull().references('handIns.id').onDelete('cascade'))
		.addColumn('place', 'integer', (column) => column.notNull())
		.addColumn('reviewerId', 'text', (column) => column.references('memberships.id').onDelete('set null'))
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('isReviewed', 'integer', (column) => column.notNull())
		.addColumn('isUndone', 'integer', (column) => column.notNull())
		.addColumn('mark', 'real')
		.addColumn('note', 'text', (column) => column.notNull())
		.addUniqueConstraint('reviewChangesPlace', ['handInId', 'place'])
		.execute();
	await database.schema
		.createTable('handInRecordings')
		.addColumn('handInId', 'text', (column) =>
			column.primaryKey().references('handIns.id').onDelete('cascade'),
		)
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.addColumn('wav', bytesType, (column) => column.notNull())
		.execute();
}

/** Lookups that no primary key or unique column serves. */
const indexes: Record<string, string[][]> = {
	memberships: [['accountId'], ['wardId']],
	classes: [['academyId']],
	classMembers: [['membershipId']],
	invitations: [['academyId'], ['expiresAtMs']],
	assignments: [['classId', 'createdAtMs']],
	handIns: [
		['classId', 'reviewedAtMs', 'attention'],
		['assignmentId', 'membershipId'],
		['membershipId', 'atMs'],
		['reviewerId'],
	],
	handInRecordings: [['expiresAtMs']],
	reviewChanges: [['reviewerId']],
};

/** Academies with their people, classes and homework. Whatever belongs to an academy goes with it. */
export function academies(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await createPeople(database);
			await createWork(database, bytesType);
			for (const [table, lookups] of Object.entries(indexes)) {
				for (const columns of lookups) {
					const name = [table, 'By', ...columns].join('_');
					await database.schema.createIndex(name).on(table).columns(columns).execute();
				}
			}
		},
	};
}
