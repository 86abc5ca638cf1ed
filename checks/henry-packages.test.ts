import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const { platform, arch } = process;
const otherPlatform = platform === 'win32' ? 'linux' : 'win32';

/** A copy of the script with a few packages of its own, this test's Node, and an npm that says when it installs. */
let machine: string;

type Packages = Record<string, Record<string, unknown>>;

/** What the lock names: a room, its link, two packages, and one that is for this system alone and one for another. */
const locked: Packages = {
	'': { name: 'talk-to-henry' },
	contract: { version: '0.1.0' },
	'node_modules/@henry/contract': { resolved: 'contract', link: true },
	'node_modules/zod': { version: '4.0.0', integrity: 'sha512-zod' },
	'server/node_modules/zod': { version: '3.0.0', integrity: 'sha512-older-zod' },
	'node_modules/engine-here': { version: '1.0.0', optional: true, os: [platform], cpu: [arch] },
	'node_modules/engine-there': { version: '1.0.0', optional: true, os: [otherPlatform] },
	'node_modules/needed-there': { version: '1.0.0', optional: true },
};
const leftOut = ['', 'node_modules/engine-there', 'node_modules/needed-there'];
const installed: Packages = Object.fromEntries(
	Object.entries(locked).filter(([place]) => !leftOut.includes(place)),
);

const write = (path: string, text: string) => {
	mkdirSync(dirname(join(machine, path)), { recursive: true });
	writeFileSync(join(machine, path), text);
};
const writeInstalled = (packages: Packages) =>
	write('node_modules/.package-lock.json', JSON.stringify({ packages }));
const without = (place: string): Packages =>
	Object.fromEntries(Object.entries(installed).filter(([other]) => other !== place));
const stamp = () => readFileSync(join(machine, 'node_modules/.henry-installed'), 'utf8');

const environment = () => ({
	PATH: `${join(machine, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`,
	HOME: machine,
	HENRY_NODE: 'own',
	HENRY_MODELS: 'off',
});

/** What `./henry models` says that it does before it runs. */
function prepares(): string {
	const options = { env: environment(), encoding: 'utf8' } as const;
	const { status, stdout, stderr } = spawnSync('/bin/bash', [join(machine, 'henry'), 'models'], options);
	expect(stdout).toBe('a command runs\n');
	expect(status).toBe(0);
	return stderr;
}
const installs = () => prepares().includes('installing npm packages');
const builds = () => prepares().includes('building the server');

beforeEach(() => {
	machine = mkdtempSync(join(tmpdir(), 'henry-packages-'));
	for (const path of ['henry', 'scripts/npm-packages-fit.mjs'])
		cpSync(join(repository, path), join(machine, path));
	write('bin/npm', '#!/bin/bash\nexit 0\n');
	write('bin/ldconfig', '#!/bin/bash\necho libflite.so.1\n');
	for (const program of ['npm', 'ldconfig']) chmodSync(join(machine, 'bin', program), 0o755);
	write('server/dist/commands.mjs', 'console.log("a command runs");');
	write('package-lock.json', JSON.stringify({ packages: locked }));
	for (const place of Object.keys(installed)) write(join(place, 'package.json'), '{}');
	writeInstalled(installed);
});

afterEach(() => rmSync(machine, { recursive: true }));

test('packages that npm installed by hand are not installed again, and are known from then on', () => {
	expect(installs()).toBe(false);
	expect(stamp()).toContain(process.version);
	writeInstalled({});
	expect(installs()).toBe(false);
});

test('packages that another Node installed are not installed again where they fit this one', () => {
	write('node_modules/.henry-installed', 'v20.19.0 of another lock\n');
	expect(installs()).toBe(false);
	expect(stamp()).toContain(process.version);
});

test('packages that somebody else installed are used, though their mark cannot be written', () => {
	mkdirSync(join(machine, 'node_modules/.henry-installed'));
	expect(installs()).toBe(false);
});

test('the server is built anew when a source is changed, also to an older one, or goes', () => {
	const source = 'server/src/main.ts';
	write(source, 'one');
	write('contract/src/gone.ts', '');
	expect([builds(), builds()]).toEqual([true, false]);
	write(source, 'two');
	utimesSync(join(machine, source), 1_000_000, 1_000_000);
	expect([builds(), builds()]).toEqual([true, false]);
	rmSync(join(machine, 'contract/src/gone.ts'));
	expect([builds(), builds()]).toEqual([true, false]);
});

test('under a server that runs from the same folder nothing is installed or built @whole', async () => {
	write('web/dist/index.html', '');
	write('server/dist/main.mjs', 'setInterval(() => {}, 1_000); console.log("the server is up");');
	const server = spawn('/bin/bash', [join(machine, 'henry')], { env: environment() });
	let output = '';
	for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
	await expect.poll(() => output, { timeout: 10_000 }).toContain('the server is up');
	write('server/src/main.ts', 'of a newer version');
	writeInstalled(without('node_modules/zod'));
	rmSync(join(machine, 'node_modules/.henry-installed'));
	expect(prepares()).toMatch(/^henry: a server runs from this folder, so its own version goes on.*\n$/);
	server.kill();
	await once(server, 'close');
	expect(prepares()).toMatch(/installing npm packages(.*\n)*.*building the server/);
});

test.each<[string, () => void]>([
	['no list of what is installed', () => rmSync(join(machine, 'node_modules/.package-lock.json'))],
	['a list that cannot be read', () => write('node_modules/.package-lock.json', '{"packages": {')],
	['a package that is missing', () => writeInstalled(without('node_modules/zod'))],
	[
		'an optional package for this machine that is missing',
		() => writeInstalled(without('node_modules/engine-here')),
	],
	[
		'another version',
		() => writeInstalled({ ...installed, 'node_modules/zod': { version: '3.9.0', integrity: 'sha512-zod' } }),
	],
	[
		'the same version with other content',
		() =>
			writeInstalled({ ...installed, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-other' } }),
	],
	[
		'a package that the lock does not name',
		() => writeInstalled({ ...installed, 'node_modules/tried': { version: '1.0.0' } }),
	],
	[
		'the packages of another system',
		() => {
			writeInstalled({
				...installed,
				'node_modules/engine-there': locked['node_modules/engine-there'] ?? {},
			});
			write('node_modules/engine-there/package.json', '{}');
		},
	],
	[
		'a folder of a room that is gone',
		() => rmSync(join(machine, 'server/node_modules'), { recursive: true }),
	],
])('with %s, the packages are installed', (_, change) => {
	change();
	expect(installs()).toBe(true);
});
