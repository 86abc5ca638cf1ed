import { randomBytes } from 'node:crypto';
import { dayMs } from '@henry/contract/limits.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { RecordingFiles } from '#server/ports/recording-files.ts';
import { aHandIn, aLearner, aMember, aMockDay, anAcademy, anAssignment } from './academy-data.ts';
import { storeCases, type TestDatabase } from './contract.ts';
import { aRecording, aResult, nowMs, signIn } from './contract-data.ts';
import { createPostgresDatabase, createSqliteDatabase } from './databases-for-tests.ts';
import { aClass, aMockHandIn, saveDay } from './mock-day-data.ts';
import { postgresOnDemand } from './postgres-on-demand-for-tests.ts';
import { createSqliteStore } from './sqlite.ts';

const secret = 'Quetzalcoatlus';
const wav = new Uint8Array(new TextEncoder().encode(`RIFF ${secret.repeat(200)}`));
const keys = [new Uint8Array(randomBytes(32))];

/** Files in this process, which fail as long as a test wants. */
class FilesForTests implements RecordingFiles {
	readonly all = new Map<string, Uint8Array>();
	isBroken = false;
	/** What happens while a file is on its way. */
	meanwhile = async () => {};

	async put(name: string, bytes: Uint8Array): Promise<void> {
		this.#answer();
		await this.meanwhile();
		this.all.set(name, bytes);
	}
	async get(name: string): Promise<Uint8Array | undefined> {
		this.#answer();
		return this.all.get(name);
	}
	async remove(names: readonly string[]): Promise<void> {
		this.#answer();
		for (const name of names) this.all.delete(name);
	}
	isReachable(): boolean {
		return !this.isBroken;
	}
	#answer(): void {
		if (this.isBroken) throw new Error('The bucket does not answer.');
	}
}

const postgres = postgresOnDemand();
let files: FilesForTests;
beforeEach(() => {
	files = new FilesForTests();
});

test.each(storeCases)('the store with files elsewhere $name @whole', ({ run }) =>
	run((storage) => createSqliteDatabase({ ...storage, keys, files })),
);

describe.each([
	['SQLite', () => createSqliteDatabase({ keys, files, isMigrated: true })],
	[
		'PostgreSQL @whole',
		async () => createPostgresDatabase(await postgres(), { keys, files, isMigrated: true }),
	],
])('recordings elsewhere, with %s', (_name, createDatabase) => {
	let database: TestDatabase;
	beforeEach(async () => {
		database = await createDatabase();
		await database.store.start();
	});
	afterEach(() => database.remove());

	/** Someone with a practice result, who keeps recordings. */
	async function someone() {
		const { store } = database;
		const account = await signIn(store, 'ana@example.org');
		await store.accounts.keepRecordings(account.id, 30);
		const result = aResult();
		await store.practice.save(account.id, { results: [result], cards: [] });
		const record = (id: string) =>
			store.practice.addRecording(account.id, aRecording(result.id, { id }), wav);
		const play = (id: string) => store.practice.recording(account.id, id, nowMs);
		return { store, account, result, record, play };
	}

	/** A recording that a learner of someone's academy lets a teacher hear. */
	async function handedIn(ownerId: string) {
		const { store } = database;
		const academy = await anAcademy(store, { ownerId });
		const learner = await aLearner(store, academy);
		const assignment = await anAssignment(store, academy);
		const handInId = await aHandIn(store, learner, assignment.id, {});
		const mine = permissionFor('handIn', learner.accountId);
		const kept = { handInId, expiresAtMs: nowMs + dayMs, wav };
		expect(await store.homework.addRecording(mine, kept)).toBe(true);
		return { play: () => store.homework.recording(mine, handInId, nowMs), mine, handInId, academy };
	}

	/** What a candidate of a mock exam said, as the teacher hears it. */
	async function saidInMock() {
		const { store } = database;
		const { academy, teacher, lea } = await aClass(store);
		const day = aMockDay(academy, [lea.membershipId]);
		await saveDay(store, teacher.accountId, day);
		const handInId = await aMockHandIn(store, teacher.accountId, day.id, lea.membershipId);
		const kept = { handInId, expiresAtMs: nowMs + dayMs, wav };
		await store.mockDays.addRecording(permissionFor('runMockRoom', teacher.accountId), kept);
		return store.homework.recording(permissionFor('hearRecording', teacher.accountId), handInId, nowMs);
	}

	/** What a teacher says to a learner's answer, as often as a test wants. */
	async function answered(ownerId: string) {
		const { handInId, academy } = await handedIn(ownerId);
		const { store } = database;
		const teacher = await aMember(store, academy, 'teacher');
		const allowed = permissionFor('saySpokenNote', teacher.accountId);
		const note = { handInId, atMs: nowMs, expiresAtMs: nowMs + dayMs };
		const say = (sound = wav) => store.marking.setSpokenNote(allowed, { ...note, wav: sound });
		const hear = () =>
			store.marking.spokenNote(permissionFor('hearSpokenNote', teacher.accountId), handInId, nowMs);
		return { teacher, say, hear, remove: () => store.marking.removeSpokenNote(allowed, handInId) };
	}

	const words = () => [...files.all.values()].filter((bytes) => Buffer.from(bytes).includes(secret));

	test('are sealed files under names that tell nothing, of which the database holds no sound', async () => {
		const { account, record, play } = await someone();
		expect(await record('one')).toBe(true);
		const { play: hear } = await handedIn(account.id);
		expect([await play('one'), await hear(), await saidInMock()]).toEqual([wav, wav, wav]);
		expect(files.all.size).toBe(3);
		expect(words()).toEqual([]);
		for (const name of files.all.keys()) expect(name).toMatch(/^[0-9a-f-]{36}$/);
		const rows = await database.query(
			'select wav from "recordings" union all select wav from "handInRecordings"',
		);
		for (const row of rows) expect(Buffer.from(row.wav as Uint8Array).length).toBeLessThan(50);
	});

	test.each(['forgotten', 'not kept', 'with their result', 'erased', 'expired'])(
		'go when they are %s',
		async (how) => {
			const { store, account, result, record, play } = await someone();
			await record('one');
			await handedIn(account.id);
			const nothing = { results: [], cards: [], recordings: [] };
			if (how === 'forgotten') await store.practice.forget(account.id, { ...nothing, recordings: ['one'] });
			if (how === 'with their result')
				await store.practice.forget(account.id, { ...nothing, results: [result.id] });
			if (how === 'not kept') await store.accounts.keepRecordings(account.id, null);
			if (how === 'erased') await store.accounts.erase(account);
			if (how === 'expired') await store.removeExpired(nowMs + 60 * dayMs);
			expect(await play('one')).toBeUndefined();
			// An erased owner's academy goes with its answers.
			expect(files.all.size).toBe(how === 'erased' || how === 'expired' ? 0 : 1);
		},
	);

	test('go when a learner takes an answer’s recording back', async () => {
		const { store, account } = await someone();
		const { mine, handInId } = await handedIn(account.id);
		await store.homework.withdrawRecording(mine, handInId);
		expect(files.all.size).toBe(0);
	});

	test('are not said to be kept where the bucket fails, and can be sent again', async () => {
		const { store, account, record, play } = await someone();
		files.isBroken = true;
		await expect(record('one')).rejects.toMatchObject({ name: 'ProviderError' });
		expect((await store.practice.load(account.id)).recordings).toEqual([]);
		files.isBroken = false;
		expect(await record('one')).toBe(true);
		await store.removeExpired(nowMs);
		expect(await play('one')).toEqual(wav);
	});

	test('are sent again where a server died between the row and the file', async () => {
		const { record, play } = await someone();
		await record('one');
		files.all.clear();
		expect(await play('one')).toBeUndefined();
		expect(await record('one')).toBe(true);
		expect(await play('one')).toEqual(wav);
	});

	test('leave no file where they are deleted on their way', async () => {
		const { store, account, record } = await someone();
		files.meanwhile = () => store.accounts.erase(account);
		await record('one');
		expect(files.all.size).toBe(0);
	});

	test('of spoken notes are sealed files too, of which the newest alone stays', async () => {
		const { account } = await someone();
		const { say, hear } = await answered(account.id);
		expect(await say()).toBe(true);
		expect([await hear(), files.all.size, words()]).toEqual([wav, 2, []]);
		const [row] = await database.query('select wav from "spokenNotes"');
		expect(Buffer.from(row?.wav as Uint8Array).length).toBeLessThan(50);
		const newer = wav.slice(0, 100);
		expect(await say(newer)).toBe(true);
		expect([await hear(), files.all.size]).toEqual([newer, 2]);
	});

	test.each(['removed', 'expired', 'with their teacher', 'with their academy'])(
		'of spoken notes go when they are %s',
		async (how) => {
			const { store, account } = await someone();
			const { say, hear, remove, teacher } = await answered(account.id);
			await say();
			const before = files.all.size;
			if (how === 'removed') expect(await remove()).toBe(true);
			if (how === 'expired') await store.removeExpired(nowMs + dayMs);
			if (how === 'with their teacher')
				await store.accounts.erase({ id: teacher.accountId, email: teacher.email });
			if (how === 'with their academy') await store.accounts.erase(account);
			expect(await hear()).toBeUndefined();
			const isAlone = how === 'removed' || how === 'with their teacher';
			expect([before, files.all.size]).toEqual([2, isAlone ? 1 : 0]);
		},
	);

	test('of spoken notes are not said to be kept where the bucket fails, and can be said again', async () => {
		const { account } = await someone();
		const { say, hear } = await answered(account.id);
		files.isBroken = true;
		await expect(say()).rejects.toMatchObject({ name: 'ProviderError' });
		files.isBroken = false;
		expect(await hear()).toBeUndefined();
		expect(await say()).toBe(true);
		expect(await hear()).toEqual(wav);
	});

	test('that were erased while the bucket failed go when it answers', async () => {
		const { store, account, record } = await someone();
		await record('one');
		files.isBroken = true;
		await store.accounts.erase(account);
		await expect(store.removeExpired(nowMs)).rejects.toThrow();
		files.isBroken = false;
		await store.removeExpired(nowMs);
		expect(files.all.size).toBe(0);
		expect(await database.query('select * from "filesToDelete"')).toEqual([]);
	});
});

test('a bucket may come later and keys may change: what is there is read and sealed anew', async () => {
	const { place, store, remove } = await createSqliteDatabase({ keys });
	await store.start();
	const { id } = await signIn(store, 'ana@example.org');
	await store.accounts.keepRecordings(id, 30);
	const result = aResult();
	await store.practice.save(id, { results: [result], cards: [] });
	await store.practice.addRecording(id, aRecording(result.id, { id: 'before' }), wav);
	const newKey = new Uint8Array(randomBytes(32));
	const [later, atLast, without] = [
		createSqliteStore(place, [newKey, ...keys], files),
		createSqliteStore(place, [newKey], files),
		createSqliteStore(place, [newKey]),
	];
	const played = (one: typeof store) =>
		Promise.all(['before', 'after'].map((name) => one.practice.recording(id, name, nowMs)));
	try {
		const withFiles = createSqliteStore(place, keys, files);
		await withFiles.practice.addRecording(id, aRecording(result.id, { id: 'after' }), wav);
		await withFiles.close();
		expect(await played(later)).toEqual([wav, wav]);
		// The result, both rows and the file.
		expect(await later.reseal()).toBe(4);
		expect(await later.reseal()).toBe(0);
		expect(await played(atLast)).toEqual([wav, wav]);
		await expect(played(without)).rejects.toThrow(/HENRY_S3_ADDRESS/);
	} finally {
		await Promise.all([later, atLast, without].map((one) => one.close()));
		await remove();
	}
});
