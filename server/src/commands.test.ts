import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programsFolder } from '#server/engines/engine-program.ts';
import { anAcademy } from './adapters/store/academy-data.ts';
import type { TestDatabase } from './adapters/store/contract.ts';
import { aRecording, aResult, signIn } from './adapters/store/contract-data.ts';
import { createPostgresDatabase, createSqliteDatabase } from './adapters/store/databases-for-tests.ts';
import { databaseFilesWith } from './adapters/store/files-for-tests.ts';
import {
	everything,
	fill,
	isPostgres,
	leftovers,
	savedIds,
	takeFirstStep,
	wav,
} from './adapters/store/kept-data-for-tests.ts';
import { postgresOnDemand } from './adapters/store/postgres-on-demand-for-tests.ts';
import { acknowledgedWrites } from './adapters/store/run-writer-for-tests.ts';

const postgres = postgresOnDemand();

let folder: string;
let file: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-commands-'));
	file = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command on a database, as `./henry` does. */
async function command(place: string, words: string[], path?: string) {
	const database = isPostgres(place) ? { DATABASE_URL: place } : { HENRY_DATA: dirname(place) };
	const child = spawn(process.execPath, [join(programsFolder, 'commands.mjs'), ...words], {
		env: { PATH: path ?? process.env.PATH, HENRY_DATA: folder, ...database },
	});
	let [output, errors] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk;
	});
	child.stderr.on('data', (chunk: Buffer) => {
		errors += chunk;
	});
	const status = await new Promise((resolve) => child.on('close', resolve));
	return { status, output, errors };
}

/** One line on stderr, and nothing else. */
const refusal = (line: RegExp) => ({
	status: 1,
	output: '',
	errors: expect.stringMatching(new RegExp(`^[^\n]*${line.source}[^\n]*\n$`)),
});

const databases = [
	{ name: 'SQLite', create: createSqliteDatabase },
	{ name: 'PostgreSQL @whole', create: async () => createPostgresDatabase(await postgres()) },
];

describe.each(databases)('on $name', ({ create }) => {
	let database: TestDatabase;

	beforeEach(async () => {
		database = await create();
	});
	afterEach(() => database.remove());

	const backUp = () => command(database.place, ['backup', file]);
	const restore = (path?: string) => command(database.place, ['restore', file], path);

	test('a backup made beside a running server brings everything back into an empty database', async () => {
		await database.store.start();
		await fill(database.store);
		const before = await everything(database.store);
		expect(before.wav).toEqual(wav);
		expect(await backUp()).toMatchObject({ status: 0, errors: '' });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const empty = await create();
		expect(await command(empty.place, ['restore', file])).toMatchObject({ status: 0, errors: '' });
		await empty.store.start();
		expect(await everything(empty.store)).toEqual(before);
		await empty.remove();
	});

	test('what came after the backup is gone when it is restored @whole', async () => {
		const first = await acknowledgedWrites(database.place, 5);
		expect(await backUp()).toMatchObject({ status: 0 });
		expect(await acknowledgedWrites(database.place, 5)).toHaveLength(5);
		expect(await restore()).toMatchObject({ status: 0, errors: '' });
		expect(await savedIds(database.store)).toEqual(first.toSorted());
	});

	test('a backup of an older version is tried out beside the database, and leaves nothing behind', async () => {
		const old = await create();
		await takeFirstStep(old.place);
		await old.query(
			`insert into accounts (id, email, "createdAtMs") values ('ana', 'ana@example.org', 1) returning id`,
		);
		expect(await command(old.place, ['backup', file])).toMatchObject({ status: 0 });
		await old.remove();
		const ids = await acknowledgedWrites(database.place, 3);
		const { status, output, errors } = await command(database.place, ['rehearse', file]);
		expect({ status, errors }).toEqual({ status: 0, errors: '' });
		expect(output).toMatch(/can be restored: \d+ rows in \d+ tables/);
		expect(output).toMatch(/without losing a row: 0002-academies/);
		expect(await savedIds(database.store)).toEqual(ids.toSorted());
		expect(await leftovers(database)).toEqual([]);
	});

	test('after an erasure and a wipe, no file of the database holds a byte of that person', async () => {
		await database.store.start();
		if (isPostgres(database.place)) {
			await database.query('alter system set wal_recycle = off');
			await database.query('select pg_reload_conf()');
		}
		const { id, email } = await signIn(database.store, 'quetzalcoatlus@example.org', undefined, 'erased');
		await database.store.accounts.keepRecordings(id, 30);
		const result = aResult({ title: 'Archaeopteryx' });
		await database.store.practice.save(id, { results: [result], cards: [] });
		const noise = randomBytes(20_000);
		await database.store.practice.addRecording(id, aRecording(result.id), new Uint8Array(noise));
		const texts = [Buffer.from(email), Buffer.from('Archaeopteryx'), noise.subarray(500, 540)];
		const filesWithAny = () => databaseFilesWith(database.place, texts);
		if (isPostgres(database.place)) await database.query('analyze');
		expect(filesWithAny().length).toBeGreaterThan(0);
		await database.store.accounts.erase({ id, email });
		expect(await command(database.place, ['wipe'])).toMatchObject({ status: 0, errors: '' });
		expect(filesWithAny()).toEqual([]);
	});

	test('a backup does not replace a file @whole', async () => {
		await acknowledgedWrites(database.place, 1);
		writeFileSync(file, 'mine');
		expect(await backUp()).toEqual(refusal(/is there already/));
		expect(readFileSync(file, 'utf8')).toBe('mine');
	});

	test('a backup that cannot be written leaves nothing behind @whole', async () => {
		await acknowledgedWrites(database.place, 1);
		const missing = join(folder, 'missing/backup');
		expect(await command(database.place, ['backup', missing])).toEqual(refusal(/Cannot write .*missing/));
		expect(readdirSync(folder)).toEqual([]);
	});

	test.each([
		['is missing', undefined, /There is no file/],
		['is no backup', 'something else entirely '.repeat(100), /is not a backup of Henry's database/],
	])('a file that %s is not restored @whole', async (_, content, line) => {
		const ids = await acknowledgedWrites(database.place, 3);
		if (content !== undefined) writeFileSync(file, content);
		expect(await restore()).toEqual(refusal(line));
		expect(await savedIds(database.store)).toEqual(ids.toSorted());
	});

	test('a damaged backup fails in the rehearsal, and is not restored', async () => {
		const ids = await acknowledgedWrites(database.place, 3);
		await backUp();
		const whole = readFileSync(file);
		writeFileSync(file, whole.subarray(0, whole.length * 0.9));
		expect(await command(database.place, ['rehearse', file])).toMatchObject({ status: 1, output: '' });
		expect(await leftovers(database)).toEqual([]);
		expect(await restore()).toMatchObject({ status: 1 });
		expect(await savedIds(database.store)).toEqual(ids.toSorted());
	});

	test('a backup of a newer version is not restored @whole', async () => {
		const newer = await create();
		await newer.store.start();
		await newer.query(`insert into kysely_migration values ('9999-later', '2999-01-01') returning name`);
		expect(await command(newer.place, ['backup', file])).toMatchObject({ status: 0 });
		await newer.remove();
		const ids = await acknowledgedWrites(database.place, 3);
		expect(await restore()).toEqual(refusal(/newer version of Henry/));
		expect(await savedIds(database.store)).toEqual(ids.toSorted());
	});

	test('the waitlist is exported as CSV that no spreadsheet takes for formulas', async () => {
		await database.store.start();
		await fill(database.store);
		const csv = [
			'\ufeffemail,locale,language,consent text,consented,confirmed',
			'ana@example.org,es,es,I accept,2026-03-01T12:00:00.000Z,2026-03-01T12:00:01.000Z',
			`'+ben@example.org,es,es,"'=1+1, ""yes""",2026-03-01T12:00:00.001Z,`,
			'',
		].join('\r\n');
		const exported = await command(database.place, ['waitlist', 'export']);
		expect(exported).toEqual({ status: 0, output: csv, errors: '' });
		const intoFile = await command(database.place, ['waitlist', 'export', file]);
		expect(intoFile).toMatchObject({ status: 0, output: expect.stringContaining('2 subscribers') });
		expect(readFileSync(file, 'utf8')).toBe(csv);
	});
});

describe('on SQLite', () => {
	test('a restore is refused while a server uses the database', async () => {
		const database = await createSqliteDatabase();
		await database.store.start();
		await command(database.place, ['backup', file]);
		await fill(database.store);
		expect(await command(database.place, ['restore', file])).toEqual(refusal(/Stop it, restore the backup/));
		expect((await everything(database.store)).wav).toEqual(wav);
		await database.remove();
	});

	test('a restore keeps what it replaces, and replaces a damaged database @whole', async () => {
		const [database, other] = [await createSqliteDatabase(), await createSqliteDatabase()];
		const ids = await acknowledgedWrites(other.place, 3);
		await command(other.place, ['backup', file]);
		writeFileSync(database.place, 'no database any more');
		expect(await command(database.place, ['restore', file])).toMatchObject({ status: 0 });
		expect(readFileSync(`${database.place}.before-restore`, 'utf8')).toBe('no database any more');
		expect(await savedIds(database.store)).toEqual(ids.toSorted());
		for (const one of [database, other]) await one.remove();
	});

	test('a database that is not there cannot be backed up', async () => {
		expect(await command(join(folder, 'henry.db'), ['backup', file])).toEqual(
			refusal(/There is no database to back up/),
		);
		expect(existsSync(file)).toBe(false);
	});
});

describe('on PostgreSQL @whole', () => {
	test('a backup of an older version takes the place of a newer database, which then starts', async () => {
		const server = await postgres();
		const [old, database] = [await createPostgresDatabase(server), await createPostgresDatabase(server)];
		await takeFirstStep(old.place);
		await old.query(`insert into accounts (id, email, "createdAtMs") values ('ana', 'ana@example.org', 1)`);
		await command(old.place, ['backup', file]);
		await database.store.start();
		await anAcademy(database.store, { ownerId: (await signIn(database.store, 'ben@example.org')).id });
		expect(await command(database.place, ['restore', file])).toMatchObject({ status: 0, errors: '' });
		expect(await database.query('select id from accounts')).toEqual([{ id: 'ana' }]);
		expect(await database.query('select id from memberships')).toEqual([]);
		for (const one of [old, database]) await one.remove();
	});

	test('missing tools and a server that does not answer are named', async () => {
		const gone = 'postgres://henry:secret@127.0.0.1:1/henry';
		expect(await command(gone, ['backup', file], folder)).toEqual(refusal(/pg_dump is missing\. Install/));
		const refused = await command(gone, ['backup', file]);
		expect(refused).toEqual(refusal(/The backup failed: .*refused/));
		expect(refused.errors).not.toContain('secret');
		expect(existsSync(file)).toBe(false);
	});
});

test('a command without its file is answered with the usage @whole', async () => {
	for (const words of [['backup'], ['restore', 'a', 'b'], ['waitlist', 'export', 'a', 'b']]) {
		const { status, errors } = await command(folder, words);
		expect(status).toBe(1);
		expect(errors).toContain('./henry backup FILE');
	}
});
