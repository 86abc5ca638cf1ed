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

/** Starts one of PostgreSQL's own tools, which reads what else is written to its input. */
function startTool(password: string, words: string[]) {
	const tool = spawn('/bin/sh', ['-c', withPassword, 'sh', ...words]);
	tool.stdin.on('error', () => {});
	tool.stdin.write(`${password}\n`);
	return tool;
}

/** Waits for a tool's end; answers whether it succeeded and what it complained of. */
async function endOf(
	tool: ReturnType<typeof startTool>,
	name: string,
): Promise<{ succeeded: boolean; errors: string }> {
	let errors = '';
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
			`${name} is missing. Install PostgreSQL's client tools (Debian and Ubuntu: postgresql-client).`,
		);
	}
	return { succeeded: status === 0, errors };
}

/** Runs a tool; answers whether it succeeded and what it said. */
async function runTool(
	password: string,
	...words: [string, ...string[]]
): Promise<{ succeeded: boolean; output: string; errors: string }> {
	const tool = startTool(password, words);
	tool.stdin.end();
	let output = '';
	tool.stdout.on('data', (chunk: Buffer) => {
		output += chunk;
	});
	return { ...(await endOf(tool, words[0])), output };
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

/** Puts a backup into an empty database. */
async function putInto(address: string, source: string): Promise<void> {
	const { url, password } = splitPassword(address);
	const whole = ['--no-owner', '--single-transaction', `--dbname=${url}`, source];
	const { succeeded, errors } = await runTool(password, 'pg_restore', ...whole);
	if (!succeeded) throw failed('The backup was not restored', errors);
}

/**
 * Drops the tables and functions of the schema, which are Henry's, but for those of extensions. A backup knows what was
 * there when it was made alone; what a later version has added would refer to what is restored, or be there already.
 */
const dropEverything = `
do $drop$
declare dropping record;
begin
	for dropping in
		select format('drop table if exists %I.%I cascade', n.nspname, c.relname) as statement
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname = current_schema() and c.relkind in ('r', 'p')
			and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		union all
		select format('drop function if exists %s cascade', p.oid::regprocedure)
		from pg_proc p join pg_namespace n on n.oid = p.pronamespace
		where n.nspname = current_schema() and p.prokind = 'f'
			and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
	loop
		execute dropping.statement;
	end loop;
end
$drop$;
`;

/** Puts a backup in the place of all that is in a database, as a whole or not at all. */
async function putInPlace(address: string, source: string): Promise<void> {
	const { url, password } = splitPassword(address);
	const reading = ['pg_restore', '--no-owner', '--clean', '--if-exists', '--file=-', source];
	const writing = ['psql', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${url}`];
	const [reader, writer] = [startTool('', reading), startTool(password, writing)];
	reader.stdin.end();
	writer.stdin.write(`begin;\n${dropEverything}`);
	reader.stdout.pipe(writer.stdin, { end: false });
	writer.stdout.resume();
	// What the writer has given up on is not read to its end.
	writer.on('exit', () => reader.kill());
	// Without its last line nothing has changed.
	reader.on('close', (status) => writer.stdin.end(status === 0 ? 'commit;\n' : ''));
	const [read, written] = await Promise.all([endOf(reader, 'pg_restore'), endOf(writer, 'psql')]);
	if (read.succeeded && written.succeeded) return;
	throw failed('The backup was not restored', (reader.killed ? '' : read.errors) || written.errors);
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
			await putInPlace(address, source);
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
