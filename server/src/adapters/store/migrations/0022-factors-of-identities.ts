import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The most factors that an issuer has asked somebody for. Of sign-ins from before, only sessions still tell: two without a
 * passkey came from an issuer.
 */
export function factorsOfIdentities(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.alterTable('identities')
				.addColumn('factors', 'integer', (column) => column.notNull().defaultTo(1))
				.execute();
			await sql`
				update "identities" set "factors" = 2
				where "accountId" in (select "accountId" from "sessions" where "factors" > 1)
				and "accountId" not in (select "accountId" from "passkeys")
			`.execute(database);
		},
	};
}
