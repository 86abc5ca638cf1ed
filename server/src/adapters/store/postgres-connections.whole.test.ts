import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '#server/ports/store.ts';
import { createDatabaseProxy, type DatabaseProxy } from './database-proxy-for-tests.ts';
import { createPostgresStore } from './postgres.ts';
import { addressesOf, createPostgresConnections } from './postgres-connections.ts';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';

/** The longest that a database which is back may go unnoticed. */
const recoveryMs = 5_000;

let postgres: PostgresForTests;
let standIn: PostgresForTests;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
	[postgres, standIn] = await Promise.all([startPostgres(), startPostgres()]);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), standIn.stop()]));
afterEach(async () => {
	for (const each of opened.splice(0).reverse()) await each.close();
});

async function openStore(url: string): Promise<Store> {
	const store = createPostgresStore(url);
	opened.push(store);
	await store.start();
	return store;
}

async function openProxy(url: string): Promise<DatabaseProxy> {
	const proxy = await createDatabaseProxy(url);
	opened.push(proxy);
	return proxy;
}

function openConnections(url: string) {
	const connections = createPostgresConnections(url);
	opened.push({ close: () => connections.end() });
	return connections;
}

/** Runs a statement by a connection of the test's own. */
async function run(url: string, statement: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await client.query(statement).finally(() => client.end());
}

const everyBackendEnds = `select pg_terminate_backend(pid) from pg_stat_activity
	where pid <> pg_backend_pid() and datname = current_database()`;
const isUnavailable = { name: 'ProviderError', category: 'unavailable' };
const recovers = (store: Store) =>
	vi.waitFor(() => store.subscribers.list(), { timeout: recoveryMs, interval: 100 });

test('a connection that is cut while it is in use, between two statements, fails that use and nothing else', async () => {
	const url = await postgres.createDatabase();
	const connections = openConnections(url);
	const client = await connections.connect();
	await client.query('begin');
	await run(url, everyBackendEnds);
	// The end arrives while nobody waits for an answer.
	await new Promise((resolve) => setTimeout(resolve, 100));
	await expect(client.query('select 1')).rejects.toThrow();
	client.release();
	const next = await connections.connect();
	expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
	next.release();
});

test('connections that are cut, idle and busy, fail the calls under way; the next call is served', async () => {
	const url = await postgres.createDatabase();
	const proxy = await openProxy(url);
	const store = await openStore(proxy.url);
	for (let round = 0; round < 5; round++) {
		const calls = Array.from({ length: 20 }, () => store.subscribers.list().catch((error) => error));
		setTimeout(proxy.cut, round);
		for (const answer of await Promise.all(calls)) {
			if (!Array.isArray(answer)) expect(answer).toMatchObject(isUnavailable);
		}
		await recovers(store);
	}
});

test('a database that is killed is unavailable at once, and used again when it is back', async () => {
	const store = await openStore(await postgres.createDatabase());
	for (let round = 0; round < 2; round++) {
		await postgres.kill();
		await expect(store.subscribers.list()).rejects.toMatchObject(isUnavailable);
		await postgres.restart();
		await recovers(store);
	}
}, 60_000);

test('a database that falls silent without closing a connection is given up within seconds', async () => {
	const proxy = await openProxy(await postgres.createDatabase());
	const store = await openStore(proxy.url);
	await store.subscribers.list();
	proxy.swallow();
	const start = Date.now();
	await expect(store.subscribers.list()).rejects.toMatchObject(isUnavailable);
	expect(Date.now() - start).toBeLessThan(10_000);
	proxy.heal();
	await recovers(store);
}, 30_000);

test('a statement that takes too long ends itself, and the connection goes on', async () => {
	const connections = openConnections(await postgres.createDatabase());
	const client = await connections.connect();
	const { rows } = await client.query('show statement_timeout');
	expect(rows).toEqual([{ statement_timeout: '20s' }]);
	await client.query(`set statement_timeout = 50`);
	await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
	expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
	client.release();
});

const nameOf = (url: string) => /@\/(\w+)/.exec(url)?.[1] ?? '';
const hostOf = (url: string) => /host=(.*)$/.exec(url)?.[1] ?? '';

/** Two servers with a database of the same name, the schema in both, and the address of both. */
async function createTwins() {
	const first = await postgres.createDatabase();
	const empty = await standIn.createDatabase();
	const second = empty.replace(nameOf(empty), `twin_of_${nameOf(first)}`);
	const twin = first.replace(nameOf(first), nameOf(second));
	await run(empty, `create database ${nameOf(second)}`);
	await run(first, `create database ${nameOf(second)}`);
	for (const url of [twin, second]) await openStore(url);
	return { first: twin, second, both: `${twin},${hostOf(second)}` };
}

test('where the first of several addresses vanishes, the next one is used, and goes on being used', async () => {
	const { both } = await createTwins();
	const store = await openStore(both);
	await postgres.kill();
	const start = Date.now();
	await recovers(store);
	expect(Date.now() - start).toBeLessThan(recoveryMs);
	await postgres.restart();
	await standIn.kill();
	await recovers(store);
	await standIn.restart();
}, 60_000);

test('a server that only reads is passed over, also one that has become so', async () => {
	const { first, second, both } = await createTwins();
	const only = (url: string, reads: 'on' | 'off') =>
		run(url, `alter database ${nameOf(url)} set default_transaction_read_only = ${reads}`);
	const connections = openConnections(both);
	const folderOf = async () => {
		const client = await connections.connect();
		const { rows } = await client.query('show unix_socket_directories');
		await client.query('create table if not exists written (number int)').catch(() => {});
		client.release();
		return rows[0]?.unix_socket_directories;
	};
	expect(await folderOf()).toBe(hostOf(first));
	await only(first, 'on');
	await run(first, everyBackendEnds);
	await folderOf().catch(() => {});
	expect(await folderOf()).toBe(hostOf(second));
});

test.each([
	[
		'postgres://henry:se%2Ccret@one:5433,two/talks?sslmode=require',
		[
			'postgres://henry:se%2Ccret@one:5433/talks?sslmode=require',
			'postgres://henry:se%2Ccret@two/talks?sslmode=require',
		],
	],
	['postgresql://one/talks', ['postgresql://one/talks']],
	[
		'postgres://henry@/talks?host=/one,/two',
		['postgres://henry@/talks?host=%2Fone', 'postgres://henry@/talks?host=%2Ftwo'],
	],
])('the addresses of %s', (url, addresses) => {
	expect(addressesOf(url)).toEqual(addresses);
});
