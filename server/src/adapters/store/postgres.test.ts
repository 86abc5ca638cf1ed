import { afterAll, beforeAll, test } from 'vitest';
import { storeCases } from './contract.ts';
import { createPostgresDatabase } from './databases-for-tests.ts';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';

let postgres: PostgresForTests;

beforeAll(async () => {
	postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test.each(storeCases)('the PostgreSQL store $name', ({ run }) =>
	run((storage) => createPostgresDatabase(postgres, storage)),
);
