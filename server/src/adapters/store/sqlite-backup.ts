import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import type { Backup } from '#server/ports/backup.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import {
	refuseMissing,
	refuseUnknown,
	replacedFiles,
	sqliteEndings,
	sync,
	writeNewFile,
} from './backup-file.ts';
import { rehearseOn } from './rehearsal.ts';
import { sqliteEngine } from './sqlite.ts';

/** The migrations that a copy of a backup says were done; undefined where it is not whole or something else. */
function readMigrations(copy: string): string[] | undefined {
	try {
		const database = new Libsql(copy);
		const check = database.prepare('PRAGMA quick_check').all() as { quick_check: string }[];
		const rows = database.prepare('select name from kysely_migration').all() as { name: string }[];
		return check[0]?.quick_check === 'ok' ? rows.map(({ name }) => name) : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps every other process out of the database until this one ends. A damaged database may be replaced, too. */
function lockOut(file: string): void {
	try {
		const database = new Libsql(file);
		database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
	} catch (error) {
		if ((error as { code?: string }).code !== 'SQLITE_BUSY') return;
		throw new ProviderError(
			'unavailable',
			'A server is using the database. Stop it, restore the backup, then start it again.',
		);
	}
}

/** Backups of an SQLite file: each one is a database file itself. `restore` keeps what it replaces beside it. */
export function createSqliteBackup(file: string): Backup {
	return {
		async save(target) {
			if (!existsSync(file)) {
				throw new ProviderError('unavailable', `There is no database to back up: ${file} is missing.`);
			}
			await writeNewFile(target, async (part) => {
				const database = new Libsql(file);
				database.exec('PRAGMA busy_timeout = 10000');
				database.prepare('VACUUM INTO ?').run(part);
			});
		},
		async wipe() {
			if (!existsSync(file))
				throw new ProviderError('unavailable', `There is no database: ${file} is missing.`);
			const database = new Libsql(file);
			database.exec('PRAGMA busy_timeout = 10000; PRAGMA secure_delete = ON; VACUUM');
			// Where a server reads, the log is emptied by the server itself, within the hour.
			const [{ busy } = { busy: 1 }] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as {
				busy: number;
			}[];
			database.close();
			return busy === 0;
		},
		async restore(source) {
			refuseMissing(source);
			const copy = `${file}.restoring`;
			try {
				copyFileSync(source, copy);
				refuseUnknown(source, readMigrations(copy));
				chmodSync(copy, 0o600);
				sync(copy);
				if (existsSync(file)) lockOut(file);
				const aside = replacedFiles(file);
				for (const [place, ending] of sqliteEndings.entries()) {
					const target = aside[place] as string;
					rmSync(target, { force: true });
					if (existsSync(file + ending)) renameSync(file + ending, target);
				}
				renameSync(copy, file);
			} finally {
				rmSync(copy, { force: true });
			}
		},
		async rehearse(source) {
			refuseMissing(source);
			// Beside the database, whose disk is the one that a restore would need.
			const folder = mkdtempSync(join(dirname(file), 'rehearsal-'));
			try {
				const copy = join(folder, 'henry.db');
				copyFileSync(source, copy);
				refuseUnknown(source, readMigrations(copy));
				return await rehearseOn(sqliteEngine(copy));
			} finally {
				rmSync(folder, { recursive: true });
			}
		},
	};
}
