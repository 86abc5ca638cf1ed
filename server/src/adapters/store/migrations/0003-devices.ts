import { type Kysely, type Migration, sql } from 'kysely';

/** What tells the devices of an account apart, and a token that is used again from one that was stolen. */
export function devices(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			const sessions = () => database.schema.alterTable('sessions');
			const text = (name: string) => sessions().addColumn(name, 'text').execute();
			await sessions()
				.addColumn('familyId', 'text', (column) => column.notNull().defaultTo(''))
				.execute();
			await sessions()
				.addColumn('refreshedAtMs', 'bigint', (column) => column.notNull().defaultTo(0))
				.execute();
			await sessions().addColumn('replacedAtMs', 'bigint').execute();
			await text('browser');
			await text('system');
			await sql`
				update "sessions"
				set "familyId" = "accountId" || ' ' || "createdAtMs", "refreshedAtMs" = "createdAtMs"
			`.execute(database);
			await database.schema.createIndex('sessions_By_familyId').on('sessions').column('familyId').execute();
		},
	};
}
