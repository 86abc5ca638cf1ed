import { afterAll } from 'vitest';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';

/** A PostgreSQL server for the tests of a file, started by the first of them that asks for it. */
export function postgresOnDemand(): () => Promise<PostgresForTests> {
	let server: Promise<PostgresForTests> | undefined;
	afterAll(async () => (await server)?.stop());
	return () => {
		server ??= startPostgres();
		return server;
	};
}
