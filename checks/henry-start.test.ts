import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The real product, started by the real script on a free port. It fetches no models unless the test names their mirror. */
function startHenry(...words: string[]) {
	return startHenryWith({ HENRY_MODELS: 'off' }, ...words);
}

function startHenryWith(
	environment: Record<string, string>,
	...words: string[]
): {
	child: ChildProcess;
	output: () => string;
	address: Promise<string>;
} {
	const env = { ...process.env, ...environment };
	const child = spawn(join(repository, 'henry'), words, { cwd: tmpdir(), detached: true, env });
	let text = '';
	const address = new Promise<string>((found, failed) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				text += chunk;
				const match = text.match(/Henry is at (http:\/\/\S+)/);
				if (match?.[1]) found(match[1]);
			});
		}
		child.on('exit', () => failed(new Error(text)));
	});
	return { child, output: () => text, address };
}

/** Whether any process of the group still runs. */
function groupIsAlive(group: number): boolean {
	try {
		return process.kill(-group, 0);
	} catch {
		return false;
	}
}

const exited = (child: ChildProcess) => new Promise<number | null>((done) => child.on('exit', done));

test('Ctrl-C stops the server and its engines cleanly', async () => {
	const { child, address } = startHenry('--port', '0', '--data', join(folder, 'data'));
	const health = await fetch(`${await address}/api/health`);
	expect(health.status).toBe(200);
	const group = Number(child.pid);
	const done = exited(child);
	process.kill(-group, 'SIGINT');
	expect(await done).toBe(0);
	await expect.poll(() => groupIsAlive(group)).toBe(false);
});

test('where the models cannot be fetched, the server says so in one line and serves without them @whole', async () => {
	const mirror = 'http://127.0.0.1:2';
	const { child, output, address } = startHenryWith(
		{ HENRY_MODELS: mirror, HENRY_MODELS_FOLDER: join(folder, 'models') },
		...['--port', '0', '--data', join(folder, 'data')],
	);
	const baseURL = await address;
	const modelsHealth = async () => (await (await fetch(`${baseURL}/api/health`)).json()).models;
	await expect.poll(modelsHealth, { timeout: 10_000 }).toMatchObject({
		failure: expect.stringContaining(
			'127.0.0.1:2 does not answer: there is no network, or a firewall in between',
		),
	});
	const lines = output()
		.split('\n')
		.filter((line) => line.includes('127.0.0.1:2 '));
	expect(lines).toEqual([expect.stringMatching(/does not answer: .* Henry goes on with what he has\.$/)]);
	const done = exited(child);
	process.kill(-Number(child.pid), 'SIGINT');
	expect(await done).toBe(0);
});

test('what the server keeps is backed up while it runs, and comes back @whole', async () => {
	const data = join(folder, 'data');
	const backup = join(folder, 'backup');
	const run = (...words: string[]) =>
		spawnSync(join(repository, 'henry'), [...words, '--data', data], { encoding: 'utf8' });
	const { child, address } = startHenry('--port', '0', '--data', data);
	await address;
	expect(run('backup', backup)).toMatchObject({ status: 0, stderr: '' });
	expect(run('restore', backup)).toMatchObject({
		status: 1,
		stderr: expect.stringContaining('A server is using the database. Stop it'),
	});
	const done = exited(child);
	process.kill(-Number(child.pid), 'SIGINT');
	await done;
	expect(run('restore', backup)).toMatchObject({ status: 0, stderr: '' });
	expect(readdirSync(data)).toContain('henry.db.before-restore');
});

test('a database that cannot be used stops the start with one line @whole', async () => {
	mkdirSync(join(folder, 'data'));
	writeFileSync(join(folder, 'data/henry.db'), 'no database at all');
	const { child, output, address } = startHenry('--port', '0', '--data', join(folder, 'data'));
	address.catch(() => {});
	expect(await exited(child)).toBe(1);
	expect(output()).toBe('The database failed: file is not a database\n');
});

test('a taken port is named, with another to try @whole', async () => {
	const blocker = createServer().listen(0, '127.0.0.1');
	await new Promise((ready) => blocker.on('listening', ready));
	const { port } = blocker.address() as { port: number };
	const { child, output, address } = startHenry('--port', String(port), '--data', join(folder, 'data'));
	address.catch(() => {});
	expect(await exited(child)).toBe(1);
	expect(output()).toContain(`Port ${port} is taken.`);
	expect(output()).toContain(`./henry --port ${port + 1}`);
	blocker.close();
});

test('a data folder that cannot be written is named @whole', async () => {
	writeFileSync(join(folder, 'file'), '');
	const { child, output, address } = startHenry('--port', '0', '--data', join(folder, 'file/data'));
	address.catch(() => {});
	expect(await exited(child)).toBe(1);
	expect(output()).toContain('Cannot write to the data folder');
});
