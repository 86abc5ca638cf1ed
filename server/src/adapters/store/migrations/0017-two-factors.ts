import type { Kysely, Migration } from 'kysely';

/** How many factors somebody signed in by, and which academies ask their staff for two. */
export function twoFactors(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.alterTable('sessions')
				.addColumn('factors', 'integer', (column) => column.notNull().defaultTo(1))
				.execute();
			await database.schema
				.alterTable('academies')
				.addColumn('twoFactors', 'integer', (column) => column.notNull().defaultTo(0))
				.execute();
		},
	};
}
