import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from 'pg';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { Store } from '#server/ports/store.ts';
import type { TestDatabase } from './contract.ts';
import { createPostgresStore } from './postgres.ts';
import type { PostgresForTests } from './postgres-for-tests.ts';
import { createSqliteStore } from './sqlite.ts';

type Rows = Record<string, unknown>[];

/** What seals, where recordings are, if not in the database, and whether the tables are there before a store starts. */
type Storage = { keys?: Uint8Array[]; files?: RecordingFiles; isMigrated?: boolean };

/** Makes all tables and closes the store: what is copied must not be in use. */
async function migrated(store: Store): Promise<void> {
	await store.start();
	await store.close();
}

let sqliteTemplate: Promise<Buffer> | undefined;

/** The content of an SQLite file with all tables, which are made once. */
async function makeSqliteTemplate(): Promise<Buffer> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-store-'));
	const file = join(folder, 'henry.db');
	await migrated(createSqliteStore(file));
	// Until then it stands in a log beside the file.
	const connection = new Libsql(file);
	connection.exec('pragma wal_checkpoint(truncate)');
	connection.close();
	const content = readFileSync(file);
	rmSync(folder, { recursive: true });
	return content;
}

/** An SQLite file in a folder of its own. */
export async function createSqliteDatabase({ keys, files, isMigrated }: Storage = {}): Promise<TestDatabase> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-store-'));
	const file = join(folder, 'henry.db');
	if (isMigrated) {
		sqliteTemplate ??= makeSqliteTemplate();
		writeFileSync(file, await sqliteTemplate);
	}
	const store = createSqliteStore(file, keys, files);
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

/** The address of a database with all tables, of each server. */
const postgresTemplates = new WeakMap<PostgresForTests, Promise<string>>();

async function makePostgresTemplate(postgres: PostgresForTests): Promise<string> {
	const url = await postgres.createDatabase();
	await migrated(createPostgresStore(url));
	return url;
}

function postgresTemplate(postgres: PostgresForTests): Promise<string> {
	const template = postgresTemplates.get(postgres) ?? makePostgresTemplate(postgres);
	postgresTemplates.set(postgres, template);
	return template;
}

/** A database of a running PostgreSQL server. */
export async function createPostgresDatabase(
	postgres: PostgresForTests,
	{ keys, files, isMigrated }: Storage = {},
): Promise<TestDatabase> {
	const url = await postgres.createDatabase(isMigrated ? await postgresTemplate(postgres) : undefined);
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
			await postgres.dropDatabase(url);
		},
	};
}
