import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from 'pg';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { TestDatabase } from './contract.ts';
import { createPostgresStore } from './postgres.ts';
import type { PostgresForTests } from './postgres-for-tests.ts';
import { createSqliteStore } from './sqlite.ts';

type Rows = Record<string, unknown>[];

/** What seals, and where recordings are, if not in the database. */
type Storage = { keys?: Uint8Array[]; files?: RecordingFiles };

/** An SQLite file in a folder of its own. */
export async function createSqliteDatabase(storage: Storage = {}): Promise<TestDatabase> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-store-'));
	const file = join(folder, 'henry.db');
	const store = createSqliteStore(file, storage.keys, storage.files);
	const query = async (statement: string, parameters: unknown[] = []): Promise<Rows> => {
		const connection = new Libsql(file);
		try {
			return connection.prepare(statement).all(parameters) as Rows;
		} finally {
			connection.close();
		}
	};
	return {
		place: file,
		store,
		otherStore: store,
		query,
		async tableNames() {
			const tables = await query(`select name from sqlite_master where type = 'table'`);
			return tables.map((table) => String(table.name));
		},
		async remove() {
			await store.close();
			rmSync(folder, { recursive: true });
		},
	};
}

/** A database of a running PostgreSQL server. */
export async function createPostgresDatabase(
	postgres: PostgresForTests,
	{ keys, files }: Storage = {},
): Promise<TestDatabase> {
	const url = await postgres.createDatabase();
	const newStore = () => createPostgresStore(url, keys, files);
	const [store, otherStore] = [newStore(), newStore()];
	const query = async (statement: string, parameters: unknown[] = []): Promise<Rows> => {
		const client = new Client(url);
		await client.connect();
		try {
			return (await client.query(statement, parameters)).rows;
		} finally {
			await client.end();
		}
	};
	return {
		place: url,
		store,
		otherStore,
		query,
		async tableNames() {
			const tables = await query(
				`select table_name from information_schema.tables where table_schema = 'public'`,
			);
			return tables.map((table) => String(table.table_name));
		},
		async remove() {
			await store.close();
			await otherStore.close();
		},
	};
}
