import type { Kysely, Migration } from 'kysely';

/** How far two checks of one learner lay apart: sums by skill, of nobody. */
export function checkRetests(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('checkRetests')
				.addColumn('skill', 'text', (column) => column.primaryKey())
				.addColumn('pairs', 'integer', (column) => column.notNull())
				.addColumn('squaredSum', 'double precision', (column) => column.notNull())
				.execute();
		},
	};
}
