import { type Kysely, type Migration, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

/**
 * Whose guardian a member is: of several learners, and whatever else they are in the academy. A guardian who is nothing else
 * goes with the last of them. `memberships.wardId` stays behind empty, since SQLite drops no column with a reference.
 */
export function wards(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await database.schema
				.createTable('wards')
				.addColumn('guardianId', 'text', (column) =>
					column.notNull().references('memberships.id').onDelete('cascade'),
				)
				.addColumn('learnerId', 'text', (column) =>
					column.notNull().references('memberships.id').onDelete('cascade'),
				)
				.addPrimaryKeyConstraint('wardsKey', ['guardianId', 'learnerId'])
				.execute();
			await database.schema.createIndex('wards_By_learnerId').on('wards').column('learnerId').execute();
			await sql`
				insert into "wards" ("guardianId", "learnerId")
				select "id", "wardId" from "memberships" where "wardId" is not null
			`.execute(database);
			await sql`update "memberships" set "wardId" = null where "wardId" is not null`.execute(database);
			const leave = sql`
				delete from "memberships" where "id" = old."guardianId" and "role" = 'guardian'
				and not exists (select 1 from "wards" where "wards"."guardianId" = old."guardianId");
			`;
			const trigger = sql.id('wards_leave');
			const after = sql`create trigger ${trigger} after delete on "wards" for each row`;
			if (bytesType === 'blob') {
				await sql`${after} begin ${leave} end`.execute(database);
				return;
			}
			const body = sql`$$ begin ${leave} return null; end $$`;
			await sql`create function ${trigger}() returns trigger language plpgsql as ${body}`.execute(database);
			await sql`${after} execute function ${trigger}()`.execute(database);
		},
	};
}
