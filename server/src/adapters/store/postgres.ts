import { PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Store } from '#server/ports/store.ts';
import { createStore } from './create-store.ts';

const maxConnections = 10;
/** How long a call waits for a connection, while others use all of them. */
const connectionTimeoutMs = 20_000;
/** PostgreSQL's id of the type `int8`, which `pg` reads as text: all of ours are whole numbers that a double holds. */
const int8 = 20;

function createPool(url: string): Pool {
	const pool = new Pool({
		connectionString: url,
		max: maxConnections,
		connectionTimeoutMillis: connectionTimeoutMs,
		types: {
			getTypeParser: (type, format) => (type === int8 ? Number : types.getTypeParser(type, format)),
		},
	});
	// An idle connection was lost. The pool has dropped it; the next call opens another or fails.
	pool.on('error', () => {});
	return pool;
}

/** A store in a PostgreSQL database, which several servers may share. */
export function createPostgresStore(url: string): Store {
	return createStore({
		name: 'postgres',
		dialect: new PostgresDialect({ pool: async () => createPool(url) }),
		bytesType: 'bytea',
		lock: async (transaction, key) => {
			await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
		},
	});
}
