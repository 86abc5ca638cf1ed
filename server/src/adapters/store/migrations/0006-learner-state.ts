import type { Kysely, Migration } from 'kysely';

export function learnerState(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('learnerStates')
				.addColumn('accountId', 'text', (column) =>
					column.notNull().references('accounts.id').onDelete('cascade'),
				)
				.addColumn('name', 'text', (column) => column.notNull())
				.addColumn('body', 'text', (column) => column.notNull())
				.addPrimaryKeyConstraint('learnerStates_PrimaryKey', ['accountId', 'name'])
				.execute();
		},
	};
}
