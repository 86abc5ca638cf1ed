import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';
import { type Seal, sealedColumns } from './seal.ts';

type SealedTable = keyof typeof sealedColumns;

/** What finds one row. */
const keysOf: Record<SealedTable, readonly string[]> = {
	results: ['accountId', 'id'],
	cards: ['accountId', 'id'],
	recordings: ['accountId', 'id'],
	learnerStates: ['accountId', 'name'],
	handIns: ['id'],
	handInRecordings: ['handInId'],
	mockMarks: ['id'],
	dangerAlerts: ['id'],
	spokenNotes: ['handInId'],
	termReports: ['id'],
	learnerCards: ['accountId'],
	pushKeys: ['name'],
	reminders: ['id'],
	ltiKeys: ['id'],
	webhooks: ['id'],
};

type Row = Record<string, string | Uint8Array | ArrayBuffer>;
type Place = { table: SealedTable; column: string; isRow: RawBuilder<unknown> };

const asValue = (value: Row[string] | undefined) =>
	value instanceof ArrayBuffer ? Buffer.from(value) : value;

/**
 * Writes anew what is not sealed with the key that seals now; answers how many values there were. One value at a time, so
 * that servers go on meanwhile; what was begun and broken off is finished by another call.
 */
export async function reseal(database: Kysely<Database>, seal: Seal): Promise<number> {
	const unopened = database.withoutPlugins();
	let changed = 0;
	for (const [table, columns] of Object.entries(sealedColumns) as [SealedTable, readonly string[]][]) {
		const keys = sql.join(keysOf[table].map((key) => sql.ref(key)));
		const { rows } = await sql<Row>`select ${keys} from ${sql.table(table)}`.execute(unopened);
		for (const row of rows) {
			const equalities = Object.entries(row).map(([key, value]) => sql`${sql.ref(key)} = ${value}`);
			const isRow = sql.join(equalities, sql` and `);
			for (const column of columns) {
				if (await resealValue(unopened, seal, { table, column, isRow })) changed += 1;
			}
		}
	}
	return changed;
}

async function resealValue(unopened: Kysely<Database>, seal: Seal, { table, column, isRow }: Place) {
	const select = sql<Row>`select ${sql.ref(column)} from ${sql.table(table)} where ${isRow}`;
	const valueBy = async (reader: Kysely<Database>) =>
		asValue((await select.execute(reader)).rows[0]?.[column]);
	const stored = await valueBy(unopened);
	if (stored === undefined || seal.isNewest(stored)) return false;
	const plain = await valueBy(unopened.withPlugin(seal.opening));
	if (plain === undefined) return false;
	const sealed = typeof plain === 'string' ? seal.text(plain) : seal.bytes(plain);
	// A value that was changed in between was written with the new key.
	await sql`
		update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
		where ${isRow} and ${sql.ref(column)} = ${stored}
	`.execute(unopened);
	return true;
}
