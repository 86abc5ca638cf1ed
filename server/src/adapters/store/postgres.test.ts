import { afterAll, beforeAll, test } from 'vitest';
import { storeCases } from './contract.ts';
import { createPostgresDatabase } from './databases-for-tests.ts';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';

/**
 * What a database does in its own way: what comes at the same time, its start and end, its errors, and how it keeps and deletes
 * each kind of thing. All else is left to `./henry test whole`: SQLite is held to the same.
 */
const itsOwn =
	/same time|twice at once|several times|many servers|each delivery|newer version|SQL|errors|its end|has expired|whom it erases|new address in|what was saved|starts an academy|their attempts/;

let postgres: PostgresForTests;

beforeAll(async () => {
	postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

for (const { name, run } of storeCases)
	test(`the PostgreSQL store ${name}${itsOwn.test(name) ? '' : ' @whole'}`, () =>
		run((storage) => createPostgresDatabase(postgres, storage)));
