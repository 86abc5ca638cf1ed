import { type Kysely, type Migration, sql } from 'kysely';

/**
 * When a learner asked for another look at a teacher's word, which stays meanwhile. Asking took the word away before: it is
 * put back.
 */
export function askedAgain(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			for (const table of ['handIns', 'reviewChanges']) {
				await database.schema.alterTable(table).addColumn('askedAgainAtMs', 'bigint').execute();
			}
			await sql`
				update "reviewChanges" set "askedAgainAtMs" = "atMs"
				where "isReviewed" = 1
				and "handInId" in (select "id" from "handIns" where "reviewedAtMs" is null)
				and "place" = (
					select max("latest"."place") from "reviewChanges" as "latest"
					where "latest"."handInId" = "reviewChanges"."handInId"
				)
			`.execute(database);
			const asked = sql`
				select "askedAgainAtMs" from "reviewChanges"
				where "handInId" = "handIns"."id" and "askedAgainAtMs" is not null
			`;
			await sql`
				update "handIns" set "reviewedAtMs" = (${asked}), "askedAgainAtMs" = (${asked})
				where exists (${asked})
			`.execute(database);
		},
	};
}
