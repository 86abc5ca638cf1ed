import { type Kysely, type Migration, sql } from 'kysely';

/**
 * At which academy's host a session began: those from before count at the server's own address. And nobody waits for a
 * guardian who works for an academy: a link that a stranger had asked for could have made them.
 */
export function hostsOfSessions(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema.alterTable('sessions').addColumn('host', 'text').execute();
			await sql`
				delete from "guardians" where "consentedAtMs" is null and "accountId" in (
					select "accountId" from "memberships"
					where "role" in ('owner', 'coordinator', 'teacher', 'assistant') and "accountId" is not null
				)`.execute(database);
		},
	};
}
