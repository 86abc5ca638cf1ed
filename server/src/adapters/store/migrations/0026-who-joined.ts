import { type Kysely, type Migration, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

const joined = sql`'academyId', new."academyId", 'memberId', new."id", 'role', new."role"`;
const left = sql`'academyId', old."academyId", 'memberId', old."id"`;
const tellings = [
	{
		...{ on: 'insert', event: sql`insert`, kind: 'member.joined', academyId: sql`new."academyId"` },
		...{ data: joined, isTold: sql`new."accountId" is not null` },
	},
	{
		...{ on: 'update', event: sql`update`, kind: 'member.joined', academyId: sql`new."academyId"` },
		...{ data: joined, isTold: sql`old."accountId" is null and new."accountId" is not null` },
	},
	{
		...{ on: 'delete', event: sql`delete`, kind: 'member.left', academyId: sql`old."academyId"` },
		...{ data: left, isTold: sql`old."accountId" is not null` },
	},
];

/** Webhooks are told who has joined and left once a place is somebody's: that of a roster's teacher waits until they agree. */
export function whoJoined(bytesType: BytesType): Migration {
	const isSqlite = bytesType === 'blob';
	const asJson = isSqlite ? sql`json_object` : sql`json_build_object`;
	return {
		async up(database: Kysely<unknown>) {
			for (const { on, event, kind, academyId, data, isTold } of tellings) {
				const trigger = sql.id(`memberships_tellOf_${on}`);
				const insert = sql`
					insert into "happenings" ("academyId", "kind", "data")
					select "academies"."id", ${sql.lit(kind)}, cast(${asJson}(${data}) as text)
					from "academies" where "academies"."id" = ${academyId}
					and exists (select 1 from "webhooks" where "webhooks"."academyId" = "academies"."id");
				`;
				const after = sql`
					create trigger ${trigger} after ${event} on "memberships" for each row when (${isTold})
				`;
				if (isSqlite) {
					await sql`drop trigger if exists ${trigger}`.execute(database);
					await sql`${after} begin ${insert} end`.execute(database);
					continue;
				}
				const body = sql`$$ begin ${insert} return null; end $$`;
				await sql`drop trigger if exists ${trigger} on "memberships"`.execute(database);
				await sql`
					create or replace function ${trigger}() returns trigger language plpgsql as ${body}
				`.execute(database);
				await sql`${after} execute function ${trigger}()`.execute(database);
			}
		},
	};
}
