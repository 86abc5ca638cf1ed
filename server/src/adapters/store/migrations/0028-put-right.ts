import type { Kysely, Migration } from 'kysely';

/** When a learner put the text of an answer right, which keeps the moment at which it was handed in first. */
export function putRight(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema.alterTable('handIns').addColumn('putRightAtMs', 'bigint').execute();
		},
	};
}
