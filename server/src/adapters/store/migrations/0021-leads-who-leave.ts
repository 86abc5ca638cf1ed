import { type Kysely, type Migration, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

/** The owner is written to once somebody who is told of danger has left, whatever deletes their place. */
export function leadsWhoLeave(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			const note = sql`
				update "safeguardingLeads" set "mailDueAtMs" = 0, "failedMails" = 0 where "membershipId" = old."id";
			`;
			const trigger = sql.id('memberships_noteLeadsWhoLeave');
			const before = sql`create trigger ${trigger} before delete on "memberships" for each row`;
			if (bytesType === 'blob') {
				await sql`${before} begin ${note} end`.execute(database);
				return;
			}
			const body = sql`$$ begin ${note} return old; end $$`;
			await sql`create function ${trigger}() returns trigger language plpgsql as ${body}`.execute(database);
			await sql`${before} execute function ${trigger}()`.execute(database);
		},
	};
}
