import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

/** A machine made of stand-ins: the script, a lock file, and only the programs that a test gives it. */
export let machine: string;

const programs = [
	...'bash env cat dirname readlink awk df id mktemp tail'.split(' '),
	...'grep rm sha256sum realpath touch uname find mkdir mv sort tar timeout'.split(' '),
];
const engineLibraries = 'echo libflite.so.1';

export function give(program: string, script: string): void {
	const path = join(machine, 'bin', program);
	rmSync(path, { force: true });
	writeFileSync(path, `#!/bin/bash\n${script}\n`);
	chmodSync(path, 0o755);
}

/** One of this machine's own programs. */
export function link(program: string): void {
	const { stdout } = spawnSync('bash', ['-c', `command -v ${program}`], { encoding: 'utf8' });
	symlinkSync(stdout.trim(), join(machine, 'bin', program));
}

export function henry(...words: string[]): { status: number | null; output: string } {
	const { status, stdout, stderr } = spawnSync('/bin/bash', [join(machine, 'henry'), ...words], {
		env: { PATH: join(machine, 'bin'), HOME: machine },
		encoding: 'utf8',
	});
	return { status, output: stdout + stderr };
}

/** Each test of the file gets a machine of its own. */
export function useMachines(): void {
	beforeEach(() => {
		machine = mkdtempSync(join(tmpdir(), 'henry-machine-'));
		for (const folder of ['bin', 'server/dist', 'web/dist'])
			mkdirSync(join(machine, folder), { recursive: true });
		for (const file of ['henry', 'package-lock.json']) cpSync(join(repository, file), join(machine, file));
		for (const program of programs) link(program);
		give('node', 'echo v24.0.0');
		give('npm', 'exit 0');
		give('python3', 'exit 0');
		give('ldconfig', engineLibraries);
	});
	afterEach(() => rmSync(machine, { recursive: true }));
}

/** A machine with a browser and without PostgreSQL, on which nobody is root. */
export function giveNoPostgres(): void {
	give('chromium', 'exit 0');
	give('ls', 'exit 2');
	give('id', 'echo 1000');
	give('apt-get', 'exit 0');
}
