import { spawn } from 'node:child_process';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ProviderError } from '#server/ports/provider-error.ts';
import { Interruption } from './file-source.ts';

/** A client of a package registry: how it is called, and what it means by what it says when it fails. */
type Client = {
	command: string;
	/** Arguments that put the archive of a package into the folder `into`, without running any of it. */
	arguments(name: string, into: string): string[];
	missing: string;
	/** Signs of why it failed, in the order in which they are looked for, each with what a person is told. */
	failures: [sign: RegExp, why: string, isAnswered: boolean][];
};

const clients = {
	pip: {
		command: 'python3',
		arguments: (name, into) => [
			...['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '--python-version=3.12'],
			...['--no-cache-dir', '--disable-pip-version-check', '--no-input', '--progress-bar=off', '--quiet'],
			...['--retries=0', '--timeout=5', `--dest=${into}`, name],
		],
		missing: 'Python is missing (python3)',
		failures: [
			[/No module named '?pip/, 'Python has no pip', false],
			[/from versions: [^n]/, 'the package index no longer has PACKAGE', true],
			[
				/from versions: none|Max retries|timed? ?out|ConnectionError/i,
				'pip finds no PACKAGE: there is no network, or its package index lacks it',
				false,
			],
		],
	},
	npm: {
		command: 'npm',
		arguments: (name, into) => [
			...['pack', '--ignore-scripts', '--fetch-retries=0', '--loglevel=error', '--logs-max=0'],
			...['--update-notifier=false', `--cache=${join(into, 'cache')}`, `--pack-destination=${into}`, name],
		],
		missing: 'npm is missing',
		failures: [
			[/E404|ETARGET|notarget/, 'the npm registry no longer has PACKAGE', true],
			[
				/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/,
				'npm reaches no registry: there is no network, or a firewall in between',
				false,
			],
		],
	},
} as const satisfies Record<string, Client>;
export type ClientName = keyof typeof clients;

export type PackageLimits = {
	/** A client that brings nothing more for this long is ended. */
	stallMs: number;
};

const watchEveryMs = 300;
/** The status of `env` where there is no such command. */
const commandNotFound = 127;

/** Bytes of all files below a folder; those that vanish meanwhile do not count. */
function bytesIn(folder: string): number {
	const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
	return entries.reduce((sum, entry) => {
		const path = join(folder, entry.name);
		try {
			return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
		} catch {
			return sum;
		}
	}, 0);
}

type Ended = { code: number | null; said: string; isStalled: boolean };

/** Runs a client to its end in a folder of its own. Rejects with the signal's reason. */
function run(
	command: string,
	words: string[],
	folder: string,
	{ signal, stallMs, onBytes }: { signal: AbortSignal; stallMs: number; onBytes: (bytes: number) => void },
): Promise<Ended> {
	return new Promise((resolve, reject) => {
		const setting = [`TMPDIR=${folder}`, 'LC_ALL=C.UTF-8'];
		const child = spawn('env', [...setting, command, ...words], {
			cwd: folder,
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		let said = '';
		let isStalled = false;
		let most = 0;
		let lastNewsMs = performance.now();
		const watch = setInterval(() => {
			const bytes = bytesIn(folder);
			if (bytes > most) {
				most = bytes;
				lastNewsMs = performance.now();
				onBytes(bytes);
			} else if (performance.now() - lastNewsMs > stallMs) {
				isStalled = true;
				child.kill('SIGKILL');
			}
		}, watchEveryMs);
		const stop = () => child.kill('SIGKILL');
		signal.addEventListener('abort', stop, { once: true });
		const done = () => {
			clearInterval(watch);
			signal.removeEventListener('abort', stop);
		};
		child.stderr.on('data', (text) => {
			said += text;
		});
		child.on('error', (error) => {
			done();
			reject(error);
		});
		child.on('close', (code) => {
			done();
			if (signal.aborted) reject(signal.reason);
			else resolve({ code, said, isStalled });
		});
	});
}

/** That the disk is full, as a person is told it. */
export function diskFull(path: string): ProviderError {
	const advice = 'Free some space and run it again: it goes on from what has arrived.';
	return new ProviderError('unavailable', `The disk is full: ${path} could not be written. ${advice}`);
}

function whyFailed(name: ClientName, spec: string, { said, isStalled }: Ended, folder: string): Error {
	if (isStalled) return new Interruption(`${name} brings nothing more of ${spec}`, { isAnswered: true });
	if (/ENOSPC|No space left|EDQUOT|Disk quota/.test(said)) return diskFull(folder);
	const failures: Client['failures'] = [...clients[name].failures];
	for (const [sign, why, isAnswered] of failures) {
		if (sign.test(said)) return new Interruption(why.replace('PACKAGE', spec), { isAnswered });
	}
	const line = said.split('\n').findLast((one) => /error/i.test(one)) ?? 'it does not say why';
	return new Interruption(`${name} cannot bring ${spec}: ${line.slice(0, 200).replace(/\.$/, '')}`, {
		isAnswered: true,
	});
}

/**
 * Has a client bring the archive of a package into an empty folder, and answers the archive's path. Nothing of the package
 * is run or installed. Rejects with an `Interruption`, or with a `ProviderError` where the disk is full.
 */
export async function bringPackage(
	name: ClientName,
	spec: string,
	folder: string,
	options: PackageLimits & { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<string> {
	const client: Client = clients[name];
	const ended = await run(client.command, client.arguments(spec, folder), folder, options);
	if (ended.code === commandNotFound) throw new Interruption(client.missing, { isAnswered: false });
	const archive = readdirSync(folder).find((file) => /\.(whl|tgz)$/.test(file));
	if (ended.code !== 0 || !archive) throw whyFailed(name, spec, ended, folder);
	return join(folder, archive);
}
