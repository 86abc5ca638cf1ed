import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { BytesType } from './0001-first-tables.ts';

type Column = {
	name: string;
	type: 'text' | 'integer' | 'bigint';
	isNotNull?: boolean;
	defaultTo?: number;
	references?: string;
	onDelete?: 'cascade' | 'set null';
	/** What it is made from; by default the column of the same name. */
	from?: RawBuilder<unknown>;
};

const academy: Column = {
	...{ name: 'academyId', type: 'text', isNotNull: true },
	...{ references: 'academies.id', onDelete: 'cascade' },
};
const memberOrNobody = { type: 'text', references: 'memberships.id', onDelete: 'set null' } as const;

/** Who is told: a place stays, empty, when whoever had it leaves. Mails are due to a person, not to an alert. */
const leadColumns: Column[] = [
	academy,
	{ name: 'membershipId', ...memberOrNobody },
	{ name: 'isStandIn', type: 'integer', isNotNull: true },
	{
		...{ name: 'mailDueAtMs', type: 'bigint' },
		from: sql`(select min("mailDueAtMs") from "dangerAlerts" where "dangerAlerts"."academyId" = "earlier"."academyId")`,
	},
	{ name: 'failedMails', type: 'integer', isNotNull: true, defaultTo: 0, from: sql`0` },
];

/** Alerts: one that is open outlives the learner's place, with a name alone; a note says who mended it last. */
const alertColumns: Column[] = [
	{ name: 'id', type: 'text', isNotNull: true },
	academy,
	{ name: 'membershipId', ...memberOrNobody },
	{ name: 'learnerName', type: 'text', from: sql`null` },
	{ name: 'classId', type: 'text', isNotNull: true, references: 'classes.id', onDelete: 'cascade' },
	{ name: 'assignmentId', type: 'text', references: 'assignments.id', onDelete: 'set null' },
	{ name: 'atMs', type: 'bigint', isNotNull: true },
	{ name: 'body', type: 'text', isNotNull: true },
	{ name: 'closedAtMs', type: 'bigint' },
	{ name: 'closedById', ...memberOrNobody },
	{ name: 'mendedAtMs', type: 'bigint', from: sql`null` },
	{ name: 'mendedById', ...memberOrNobody, from: sql`null` },
];

/** Makes a table anew with other columns, since SQLite changes no reference of one that is there. */
async function remake(
	database: Kysely<unknown>,
	table: string,
	columns: Column[],
	primaryKey: string[],
): Promise<void> {
	const remade = `${table}Remade`;
	let creation = database.schema.createTable(remade);
	for (const { name, type, isNotNull, defaultTo, references, onDelete } of columns) {
		creation = creation.addColumn(name, type, (column) => {
			const typed = isNotNull ? column.notNull() : column;
			const filled = defaultTo === undefined ? typed : typed.defaultTo(defaultTo);
			return references && onDelete ? filled.references(references).onDelete(onDelete) : filled;
		});
	}
	await creation.addPrimaryKeyConstraint(`${remade}Key`, primaryKey as never[]).execute();
	const names = sql.join(columns.map(({ name }) => sql.id(name)));
	const values = sql.join(columns.map(({ name, from }) => from ?? sql.id(name)));
	await sql`
		insert into ${sql.table(remade)} (${names}) select ${values} from ${sql.table(table)} as "earlier"
	`.execute(database);
	await database.schema.dropTable(table).execute();
	await database.schema.alterTable(remade).renameTo(table).execute();
}

/** What becomes of a learner's alerts when their place goes, whatever deletes it. */
async function keepOpenAlerts(database: Kysely<unknown>, bytesType: BytesType): Promise<void> {
	const keep = sql`
		delete from "dangerAlerts" where "membershipId" = old."id" and "closedAtMs" is not null;
		update "dangerAlerts" set "learnerName" = old."displayName" where "membershipId" = old."id";
	`;
	const trigger = sql.id('memberships_keepOpenAlerts');
	const before = sql`create trigger ${trigger} before delete on "memberships" for each row`;
	if (bytesType === 'blob') {
		await sql`${before} begin ${keep} end`.execute(database);
		return;
	}
	const body = sql`$$ begin ${keep} return old; end $$`;
	await sql`create function ${trigger}() returns trigger language plpgsql as ${body}`.execute(database);
	await sql`${before} execute function ${trigger}()`.execute(database);
}

/** Lookups that no primary key or unique column serves. */
const indexes: Record<string, string[][]> = {
	safeguardingLeads: [['membershipId'], ['mailDueAtMs']],
	dangerAlerts: [
		['academyId', 'closedAtMs', 'atMs'],
		['membershipId'],
		['classId'],
		['assignmentId'],
		['closedById'],
		['mendedById'],
	],
	signInPasses: [['expiresAtMs']],
};

/** Alerts of danger that outlive the learner's place, their mails by person, and which accounts' checks were counted. */
export function lastingAlerts(bytesType: BytesType): Migration {
	return {
		async up(database: Kysely<unknown>) {
			await remake(database, 'safeguardingLeads', leadColumns, ['academyId', 'isStandIn']);
			await remake(database, 'dangerAlerts', alertColumns, ['id']);
			await keepOpenAlerts(database, bytesType);
			await database.schema
				.alterTable('accounts')
				.addColumn('isRetestCounted', 'integer', (column) => column.notNull().defaultTo(0))
				.execute();
			for (const [table, lookups] of Object.entries(indexes)) {
				for (const columns of lookups) {
					const name = [table, 'By', ...columns].join('_');
					await database.schema.createIndex(name).on(table).columns(columns).execute();
				}
			}
		},
	};
}
