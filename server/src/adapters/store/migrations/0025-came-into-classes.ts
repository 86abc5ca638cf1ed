import type { Kysely, Migration } from 'kysely';

/** When a member came into a class: what was due before was not asked of them. 0 for those who were there before this step. */
export function cameIntoClasses(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.alterTable('classMembers')
				.addColumn('cameAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
				.execute();
		},
	};
}
