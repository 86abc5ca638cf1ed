import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	SqliteAdapter,
	SqliteDriver,
	SqliteIntrospector,
	SqliteQueryCompiler,
	sql,
} from 'kysely';
import Libsql from 'libsql';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import type { Store } from '#server/ports/store.ts';
import { replacedFiles } from './backup-file.ts';
import { createStore, type StoreEngine } from './create-store.ts';

/** Commits reach the disk before they answer, and deleted content is overwritten. */
const settings = [
	'busy_timeout = 10000',
	'journal_mode = WAL',
	'synchronous = FULL',
	'foreign_keys = ON',
	'secure_delete = ON',
];

function openDatabase(file: string): Libsql.Database {
	if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
	const database = new Libsql(file);
	for (const setting of settings) database.exec(`PRAGMA ${setting}`);
	return database;
}

/** Migrations run in one transaction, which is the lock that keeps other processes out. */
class LockingAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/** Takes the write lock when a transaction begins: one that reads first could not wait for it later. */
class LockingDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'));
	}
}

function createDialect(file: string): Dialect {
	return {
		createAdapter: () => new LockingAdapter(),
		createDriver: () => new LockingDriver({ database: async () => openDatabase(file) }),
		createIntrospector: (database) => new SqliteIntrospector(database),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

export const sqliteEngine = (file: string): StoreEngine => ({
	name: 'sqlite',
	dialect: createDialect(file),
	bytesType: 'blob',
	// A transaction holds the only write lock there is.
	lock: async () => {},
	// What was deleted is overwritten in the database's file, but stands in its log until that is emptied.
	wipe: (database) => sql`pragma wal_checkpoint(truncate)`.execute(database),
	removeReplaced(beforeMs) {
		for (const replaced of replacedFiles(file)) {
			const changedAtMs = statSync(replaced, { throwIfNoEntry: false })?.ctimeMs;
			if (changedAtMs !== undefined && changedAtMs < beforeMs) rmSync(replaced, { force: true });
		}
	},
});

/** A store in one SQLite file, which needs nothing else; for one server. `:memory:` is kept nowhere. */
export const createSqliteStore = (
	file: string,
	dataKeys: readonly Uint8Array[] = [],
	files?: RecordingFiles,
): Store => createStore(sqliteEngine(file), dataKeys, files);
