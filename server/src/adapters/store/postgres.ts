import { PostgresDialect, sql } from 'kysely';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { Store } from '#server/ports/store.ts';
import { createStore, type StoreEngine } from './create-store.ts';
import { createPostgresConnections } from './postgres-connections.ts';

export const postgresEngine = (url: string): StoreEngine => ({
	name: 'postgres',
	dialect: new PostgresDialect({ pool: async () => createPostgresConnections(url) }),
	bytesType: 'bytea',
	lock: async (transaction, key) => {
		await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
	},
});

/** A store in a PostgreSQL database, which several servers may share. Several addresses stand in for each other. */
export const createPostgresStore = (
	url: string,
	dataKeys: readonly Uint8Array[] = [],
	files?: RecordingFiles,
): Store => createStore(postgresEngine(url), dataKeys, files);
