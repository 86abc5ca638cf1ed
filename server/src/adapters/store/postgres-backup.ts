import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Backup } from '#server/ports/backup.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { refuseMissing, refuseUnknown, writeNewFile } from './backup-file.ts';
import { postgresEngine } from './postgres.ts';
import { createPostgresConnections } from './postgres-connections.ts';
import { rehearseOn } from './rehearsal.ts';

/** Reads the password from the input, since every user of the machine can read another's arguments. */
const withPassword = 'IFS= read -r PGPASSWORD; export PGPASSWORD; exec "$@"';

/** A database's address without its password, and the password. */
function splitPassword(url: string): { url: string; password: string } {
	const [, start, password, end] = url.match(/^(\w+:\/\/[^:/@]*):([^/@]*)(@.*)$/s) ?? [];
	return start === undefined
		? { url, password: '' }
		: { url: `${start}${end}`, password: decodeURIComponent(String(password)) };
}

/** Runs one of PostgreSQL's own tools; answers whether it succeeded and what it said. */
async function runTool(
	password: string,
	...words: string[]
): Promise<{ succeeded: boolean; output: string; errors: string }> {
	const tool = spawn('/bin/sh', ['-c', withPassword, 'sh', ...words]);
	tool.stdin.on('error', () => {});
	tool.stdin.end(`${password}\n`);
	let [output, errors] = ['', ''];
	tool.stdout.on('data', (chunk: Buffer) => {
		output += chunk;
	});
	tool.stderr.on('data', (chunk: Buffer) => {
		errors += chunk;
	});
	const status = await new Promise((resolve, reject) => {
		tool.on('error', reject);
		tool.on('close', resolve);
	});
	if (status === 127) {
		throw new ProviderError(
			'unavailable',
			`${words[0]} is missing. Install PostgreSQL's client tools (Debian and Ubuntu: postgresql-client).`,
		);
	}
	return { succeeded: status === 0, output, errors };
}

function failed(what: string, errors: string): ProviderError {
	return new ProviderError('unavailable', `${what}: ${errors.trim().split('\n')[0]}`);
}

/** The migrations that a backup says were done; undefined where it is something else. */
async function readMigrations(file: string): Promise<string[] | undefined> {
	const { output } = await runTool(
		'',
		'pg_restore',
		'--data-only',
		'--table=kysely_migration',
		'--file=-',
		file,
	);
	const rows = output.match(/^COPY \S*kysely_migration .*?\n(.*?)^\\\.$/ms)?.[1];
	return rows
		?.trimEnd()
		.split('\n')
		.map((row) => String(row.split('\t')[0]));
}

/** Puts a backup into a database as a whole, or not at all. */
async function putInto(address: string, source: string, ...options: string[]): Promise<void> {
	const { url, password } = splitPassword(address);
	const whole = ['--no-owner', '--single-transaction', `--dbname=${url}`, source];
	const { succeeded, errors } = await runTool(password, 'pg_restore', ...options, ...whole);
	if (!succeeded) throw failed('The backup was not restored', errors);
}

/** The address of another database of the same server. */
const besides = (address: string, name: string) => address.replace(/^(\w+:\/\/[^/?]*)[^?]*/, `$1/${name}`);

/** Runs a task with the address of an empty database, which is dropped afterwards. */
async function withScratchDatabase<Result>(
	address: string,
	task: (scratch: string) => Promise<Result>,
): Promise<Result> {
	const name = `henry_rehearsal_${randomBytes(6).toString('hex')}`;
	const connections = createPostgresConnections(address);
	const run = async (statement: string) => {
		const client = await connections.connect();
		await client.query(statement).finally(() => client.release());
	};
	try {
		await run(`create database ${name}`).catch((error) => {
			throw failed('A rehearsal needs a database of its own', (error as Error).message);
		});
		return await task(besides(address, name)).finally(() => run(`drop database ${name} with (force)`));
	} finally {
		await connections.end();
	}
}

/** Backups of a PostgreSQL database by its own tools; `restore` happens as a whole or not at all. */
export function createPostgresBackup(address: string): Backup {
	const { url, password } = splitPassword(address);
	return {
		save: (target) =>
			writeNewFile(target, async (part) => {
				const { succeeded, errors } = await runTool(
					password,
					'pg_dump',
					'--format=custom',
					`--file=${part}`,
					`--dbname=${url}`,
				);
				if (!succeeded) throw failed('The backup failed', errors);
			}),
		async wipe() {
			const psql = (...statements: string[]) =>
				runTool(
					password,
					...['psql', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${url}`],
					...statements.map((statement) => `--command=${statement}`),
				);
			// The second one takes what the first one has replaced: words that stand in rows stand in statistics, too.
			const rewritten = await psql('vacuum (full, analyze)', 'vacuum (full) pg_catalog.pg_statistic');
			if (!rewritten.succeeded) throw failed('The database was not written anew', rewritten.errors);
			return (await psql('select pg_switch_wal()', 'checkpoint')).succeeded;
		},
		async restore(source) {
			refuseMissing(source);
			refuseUnknown(source, await readMigrations(source));
			await putInto(address, source, '--clean', '--if-exists');
		},
		async rehearse(source) {
			refuseMissing(source);
			refuseUnknown(source, await readMigrations(source));
			return withScratchDatabase(address, async (scratch) => {
				await putInto(scratch, source);
				return rehearseOn(postgresEngine(scratch));
			});
		},
	};
}
