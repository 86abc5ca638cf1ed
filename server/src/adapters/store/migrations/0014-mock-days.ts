import type { Kysely, Migration } from 'kysely';

async function createDays(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('mockDays')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('startsAtMs', 'bigint', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.execute();
	await database.schema
		.createTable('mockSlots')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('dayId', 'text', (column) => column.notNull().references('mockDays.id').onDelete('cascade'))
		.addColumn('room', 'text', (column) => column.notNull())
		.addColumn('startsAtMs', 'bigint', (column) => column.notNull())
		.addColumn('minutes', 'integer', (column) => column.notNull())
		.execute();
}

async function createCandidates(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('mockCandidates')
		.addColumn('dayId', 'text', (column) => column.notNull().references('mockDays.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('slotId', 'text', (column) => column.notNull().references('mockSlots.id').onDelete('cascade'))
		.addColumn('assignmentId', 'text', (column) =>
			column.notNull().references('assignments.id').onDelete('cascade'),
		)
		.addColumn('place', 'integer', (column) => column.notNull())
		.addColumn('status', 'text', (column) => column.notNull())
		.addColumn('statusAtMs', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('mockCandidatesKey', ['dayId', 'membershipId'])
		.execute();
	await database.schema
		.createTable('mockMarks')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('dayId', 'text', (column) => column.notNull().references('mockDays.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('examinerId', 'text', (column) => column.references('memberships.id').onDelete('set null'))
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addUniqueConstraint('mockMarksOnce', ['dayId', 'membershipId', 'examinerId'])
		.execute();
}

/** Lookups that no primary key or unique column serves. */
const indexes: Record<string, string[][]> = {
	mockDays: [['academyId', 'startsAtMs']],
	mockSlots: [['dayId']],
	mockCandidates: [['membershipId'], ['classId'], ['slotId'], ['assignmentId']],
	mockMarks: [['membershipId'], ['examinerId']],
};

/** Days of mock exams: who is examined when and where, and what examiners say. */
export function mockDays(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await createDays(database);
			await createCandidates(database);
			for (const [table, lookups] of Object.entries(indexes)) {
				for (const columns of lookups) {
					const name = [table, 'By', ...columns].join('_');
					await database.schema.createIndex(name).on(table).columns(columns).execute();
				}
			}
		},
	};
}
