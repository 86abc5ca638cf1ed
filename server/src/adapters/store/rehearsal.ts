import { Kysely, sql } from 'kysely';
import type { Rehearsal } from '#server/ports/backup.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { StoreEngine } from './create-store.ts';
import { doneMigrations, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

type Rows = Rehearsal['rows'];

async function countRows(database: Kysely<Database>): Promise<Rows> {
	const tables = await database.introspection.getTables();
	const counts = tables.map(async ({ name }) => {
		const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
			database,
		);
		return [name, Number(rows[0]?.count)] as const;
	});
	return Object.fromEntries(await Promise.all(counts));
}

/** Throws where a table that is still there has fewer rows than it had. */
export function refuseLoss(before: Rows, after: Rows): void {
	const shrunk = Object.keys(after).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
	if (shrunk.length === 0) return;
	const losses = shrunk.map((table) => `${table} (${before[table]} rows, then ${after[table]})`);
	throw new ProviderError('unavailable', `This version would lose rows of ${losses.join(', ')}.`);
}

/** Brings a restored copy up to date, and tells what that did. */
export async function rehearseOn({ dialect, bytesType }: StoreEngine): Promise<Rehearsal> {
	const database = new Kysely<Database>({ dialect });
	try {
		const [before, stepsBefore] = [await countRows(database), await doneMigrations(database)];
		await migrate(database, bytesType);
		const after = await countRows(database);
		refuseLoss(before, after);
		const steps = (await doneMigrations(database)).filter((step) => !stepsBefore.includes(step));
		return { steps, rows: after };
	} finally {
		await database.destroy();
	}
}
