import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

/** Whom an academy has named to be told of danger, and what they are told. */
async function createSafeguarding(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('safeguardingLeads')
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('isStandIn', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('safeguardingLeadsKey', ['academyId', 'isStandIn'])
		.execute();
	await database.schema
		.createTable('dangerAlerts')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
		.addColumn('assignmentId', 'text', (column) => column.references('assignments.id').onDelete('set null'))
		.addColumn('atMs', 'bigint', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addColumn('mailDueAtMs', 'bigint')
		.addColumn('closedAtMs', 'bigint')
		.addColumn('closedById', 'text', (column) => column.references('memberships.id').onDelete('set null'))
		.execute();
	await database.schema.alterTable('memberships').addColumn('leadNoticeAtMs', 'bigint').execute();
}

async function createMockExaminers(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('mockExaminers')
		.addColumn('dayId', 'text', (column) => column.notNull().references('mockDays.id').onDelete('cascade'))
		.addColumn('membershipId', 'text', (column) =>
			column.notNull().references('memberships.id').onDelete('cascade'),
		)
		.addPrimaryKeyConstraint('mockExaminersKey', ['dayId', 'membershipId'])
		.execute();
}

/** Invitations that were sent by mail can be seen, sent again and withdrawn; links are known to whoever made them alone. */
async function addInvitationMails(database: Kysely<unknown>): Promise<void> {
	for (const name of ['id', 'email']) {
		await database.schema.alterTable('invitations').addColumn(name, 'text').execute();
	}
	await database.schema.alterTable('invitations').addColumn('sentAtMs', 'bigint').execute();
	await database.schema
		.alterTable('invitations')
		.addColumn('timesSent', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
}

/** A pass by which whoever has signed in at the server's own address is signed in at an academy's, once. */
async function createSignInPasses(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable('signInPasses')
		.addColumn('tokenHash', 'text', (column) => column.primaryKey())
		.addColumn('accountId', 'text', (column) =>
			column.notNull().references('accounts.id').onDelete('cascade'),
		)
		.addColumn('host', 'text', (column) => column.notNull())
		.addColumn('browserHash', 'text', (column) => column.notNull())
		.addColumn('factors', 'integer', (column) => column.notNull())
		.addColumn('expiresAtMs', 'bigint', (column) => column.notNull())
		.execute();
}

const events = { insert: sql`insert`, delete: sql`delete` };

type Telling = {
	table: string;
	on: keyof typeof events;
	kind: string;
	academyId: RawBuilder<unknown>;
	/** Names and values of what is told: ids, marks and times, and nobody's words. */
	data: RawBuilder<unknown>;
};

/** What is told of: by which row, and of which academy that is. */
const tellings: Telling[] = [
	{
		...{ table: 'handIns', on: 'insert', kind: 'answer.handed_in' },
		academyId: sql`(select "academyId" from "classes" where "id" = new."classId")`,
		data: sql`'academyId', "academies"."id", 'classId', new."classId", 'assignmentId', new."assignmentId",
			'answerId', new."id", 'memberId', new."membershipId", 'attempt', new."attempt"`,
	},
	{
		...{ table: 'reviewChanges', on: 'insert', kind: 'answer.released' },
		academyId: sql`(select "academyId" from "classes" where "id" = "handIns"."classId")`,
		data: sql`'academyId', "academies"."id", 'classId', "handIns"."classId",
			'assignmentId', "handIns"."assignmentId", 'answerId', "handIns"."id",
			'memberId', "handIns"."membershipId", 'attempt', "handIns"."attempt", 'mark', new."mark",
			'reviewedAtMs', case when new."isReviewed" = 1 then new."atMs" end`,
	},
	{
		...{ table: 'memberships', on: 'insert', kind: 'member.joined' },
		academyId: sql`new."academyId"`,
		data: sql`'academyId', new."academyId", 'memberId', new."id", 'role', new."role"`,
	},
	{
		...{ table: 'memberships', on: 'delete', kind: 'member.left' },
		academyId: sql`old."academyId"`,
		data: sql`'academyId', old."academyId", 'memberId', old."id"`,
	},
];

/**
 * Notes, in the transaction that does it, what webhooks are to be told; of academies that have one, and are not just being
 * deleted, alone.
 */
async function noteHappenings(database: Kysely<unknown>, bytesType: BytesType): Promise<void> {
	const isSqlite = bytesType === 'blob';
	const place = database.schema.createTable('happenings');
	await (isSqlite
		? place.addColumn('place', 'integer', (column) => column.primaryKey())
		: place.addColumn('place', 'bigserial', (column) => column.primaryKey())
	)
		.addColumn('academyId', 'text', (column) =>
			column.notNull().references('academies.id').onDelete('cascade'),
		)
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('data', 'text', (column) => column.notNull())
		.execute();
	const asJson = isSqlite ? sql`json_object` : sql`json_build_object`;
	for (const { table, on, kind, academyId, data } of tellings) {
		const trigger = sql.id(`${table}_tellOf_${on}`);
		const answer = table === 'reviewChanges' ? sql`join "handIns" on "handIns"."id" = new."handInId"` : sql``;
		const insert = sql`
			insert into "happenings" ("academyId", "kind", "data")
			select "academies"."id", ${sql.lit(kind)}, cast(${asJson}(${data}) as text)
			from "academies" ${answer}
			where "academies"."id" = ${academyId}
			and exists (select 1 from "webhooks" where "webhooks"."academyId" = "academies"."id");
		`;
		const after = sql`create trigger ${trigger} after ${events[on]} on ${sql.table(table)} for each row`;
		if (isSqlite) {
			await sql`${after} begin ${insert} end`.execute(database);
			continue;
		}
		const body = sql`$$ begin ${insert} return null; end $$`;
		await sql`create function ${trigger}() returns trigger language plpgsql as ${body}`.execute(database);
		await sql`${after} execute function ${trigger}()`.execute(database);
	}
}

/** Lookups that no primary key or unique column serves. */
const indexes: Record<string, string[][]> = {
	safeguardingLeads: [['membershipId']],
	dangerAlerts: [
		['academyId', 'closedAtMs', 'atMs'],
		['membershipId'],
		['classId'],
		['assignmentId'],
		['mailDueAtMs'],
	],
	mockExaminers: [['membershipId']],
	invitations: [['email'], ['academyId', 'sentAtMs']],
	happenings: [['academyId']],
	signInPasses: [['accountId']],
};

/** Who is told of danger, examiners of a day, invitations by mail, sign-in at academies' hosts, and what webhooks are told. */
export function academiesInUse(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await createSafeguarding(database);
			await createMockExaminers(database);
			await addInvitationMails(database);
			await createSignInPasses(database);
			await noteHappenings(database, bytesType);
			for (const [table, lookups] of Object.entries(indexes)) {
				for (const columns of lookups) {
					const name = [table, 'By', ...columns].join('_');
					await database.schema.createIndex(name).on(table).columns(columns).execute();
				}
			}
		},
	};
}
