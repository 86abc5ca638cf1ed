import { spawn } from 'node:child_process';
import type { Backup } from '#server/ports/backup.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { refuseMissing, refuseUnknown, writeNewFile } from './backup-file.ts';

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
		async restore(source) {
			refuseMissing(source);
			refuseUnknown(source, await readMigrations(source));
			const { succeeded, errors } = await runTool(
				password,
				'pg_restore',
				'--clean',
				'--if-exists',
				'--no-owner',
				'--single-transaction',
				`--dbname=${url}`,
				source,
			);
			if (!succeeded) throw failed('The backup was not restored', errors);
		},
	};
}
