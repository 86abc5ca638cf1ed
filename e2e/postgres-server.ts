import { startPostgres } from '../server/src/adapters/store/postgres-for-tests.ts';

/** The real server on a PostgreSQL of its own, which goes when this process does. */
const postgres = await startPostgres();
process.env.DATABASE_URL = await postgres.createDatabase();
// Made by the build, which this type check does not wait for.
const program = '../server/dist/main.mjs';
await import(program);
