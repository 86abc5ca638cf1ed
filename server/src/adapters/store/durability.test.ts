import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import { signIn } from './contract-data.ts';
import { createPostgresStore } from './postgres.ts';
import { postgresOnDemand } from './postgres-on-demand-for-tests.ts';
import { acknowledgedWrites } from './run-writer-for-tests.ts';
import { createSqliteStore } from './sqlite.ts';

/** A process that is killed has so many still to do; it has done some hundred. */
const writes = 10_000;
const killedWithin = 900;
const rounds = 3;

// Every round starts a process, and each of its writes reaches the disk.
vi.setConfig({ testTimeout: 120_000 });

const startedPostgres = postgresOnDemand();
let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-durability-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The ids of all results that are stored. */
async function storedIds(store: Store): Promise<string[]> {
	const { id } = await signIn(store, 'ana@example.org');
	return (await store.practice.load(id)).results.map((result) => result.id);
}

async function expectNothingLost(store: Store, acknowledged: string[]): Promise<void> {
	const stored = new Set(await storedIds(store));
	expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
	expect(acknowledged.length).toBeGreaterThan(0);
}

const killWriter = (writer: ChildProcess) => writer.kill('SIGKILL');

test('a server that is killed while it writes has lost nothing of what it acknowledged, on SQLite @whole', async () => {
	const file = join(folder, 'killed.db');
	const acknowledged: string[] = [];
	for (let round = 0; round < rounds; round++) {
		const interruptAfter = randomInt(1, killedWithin);
		const ids = await acknowledgedWrites(file, writes, { interruptAfter, interrupt: killWriter });
		expect(ids.length).toBeLessThan(writes);
		acknowledged.push(...ids);
		const store = createSqliteStore(file);
		await store.start();
		await expectNothingLost(store, acknowledged);
		await store.close();
	}
});

test('a server that is killed while it writes has lost nothing of what it acknowledged, on PostgreSQL @whole', async () => {
	const postgres = await startedPostgres();
	const url = await postgres.createDatabase();
	const acknowledged: string[] = [];
	const store = createPostgresStore(url);
	for (let round = 0; round < rounds; round++) {
		const interruptAfter = randomInt(1, killedWithin);
		const ids = await acknowledgedWrites(url, writes, { interruptAfter, interrupt: killWriter });
		expect(ids.length).toBeLessThan(writes);
		acknowledged.push(...ids);
		await expectNothingLost(store, acknowledged);
	}
	await store.close();
});

test('a PostgreSQL that is killed with all its processes has lost nothing; the server goes on when it is back @whole', async () => {
	const postgres = await startedPostgres();
	const url = await postgres.createDatabase();
	const store = createPostgresStore(url);
	await store.start();
	const acknowledged: string[] = [];
	for (let round = 0; round < rounds; round++) {
		let killed: Promise<void> | undefined;
		const interrupt = () => {
			killed = postgres.kill();
		};
		const ids = await acknowledgedWrites(url, writes, {
			interruptAfter: randomInt(1, killedWithin),
			interrupt,
		});
		expect(ids.length).toBeLessThan(writes);
		acknowledged.push(...ids);
		await killed;
		await expect(store.subscribers.list()).rejects.toMatchObject({ category: 'unavailable' });
		await postgres.restart();
		await expectNothingLost(store, acknowledged);
	}
	await store.close();
});

test('a disk that fills up loses nothing of what an SQLite store acknowledged', async () => {
	const file = join(folder, 'full.db');
	const acknowledged = await acknowledgedWrites(file, writes, { maxFileKilobytes: 1_024 });
	expect(acknowledged.length).toBeLessThan(writes);
	const store = createSqliteStore(file);
	await store.start();
	await expectNothingLost(store, acknowledged);
	await store.close();
});

test('two processes that open a new SQLite file at the same time both start, and both write', async () => {
	const file = join(folder, 'shared.db');
	const both = await Promise.all([acknowledgedWrites(file, 50), acknowledgedWrites(file, 50)]);
	const store = createSqliteStore(file);
	await store.start();
	expect((await storedIds(store)).toSorted()).toEqual(both.flat().toSorted());
	expect(both.flat()).toHaveLength(100);
	await store.close();
});
