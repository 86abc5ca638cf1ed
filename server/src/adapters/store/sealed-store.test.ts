import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@henry/contract/limits.ts';
import { replacedDatabaseKeptMs } from '@henry/contract/retention.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aHandIn, aLearner, anAcademy, anAssignment } from './academy-data.ts';
import { aCard, aRecording, aResult, nowMs, signIn } from './contract-data.ts';
import { createSeal } from './seal.ts';
import { createSqliteStore } from './sqlite.ts';
import { createSqliteBackup } from './sqlite-backup.ts';

/** What is in everything that a learner says here, and nowhere else. */
const secret = 'Quetzalcoatlus';
const wav = new TextEncoder().encode(`RIFF ${secret.repeat(2_000)}`);
const [key, newKey] = [randomBytes(32), randomBytes(32)];

let folder: string;
let file: string;
let open: Store[];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-sealed-'));
	file = join(folder, 'henry.db');
	open = [];
});
afterEach(async () => {
	for (const store of open) await store.close();
	rmSync(folder, { recursive: true });
});

async function start(...keys: Uint8Array[]): Promise<Store> {
	const store = createSqliteStore(file, keys);
	open.push(store);
	await store.start();
	return store;
}

/** The names of files in the database's folder that hold a text as it is. */
const filesWith = (text: string) =>
	readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

/** Practice, homework and recordings of one learner, whose words are all the secret one. */
async function speak(store: Store) {
	const { id, email } = await signIn(store, 'ana@example.org', undefined, 'ana');
	await store.accounts.keepRecordings(id, 365);
	const result = aResult({ id: 'result', title: secret });
	await store.practice.save(id, { results: [result], cards: [aCard({ answer: secret })] });
	await store.practice.addRecording(id, aRecording(result.id, { id: 'recording' }), wav);
	const academy = await anAcademy(store, { ownerId: id });
	const learner = await aLearner(store, academy);
	const assignment = await anAssignment(store, academy);
	const handInId = await aHandIn(store, learner, assignment.id, { marker: secret, givenId: 'answer' });
	await store.homework.addRecording(permissionFor('handIn', learner.accountId), {
		handInId,
		expiresAtMs: nowMs + dayMs,
		wav,
	});
	return { account: { id, email }, learner, academy, handInId };
}

type Spoken = Awaited<ReturnType<typeof speak>>;

/** All of it, as it is read again; where words are, whether they are the secret one. */
async function read(store: Store, { learner, academy, handInId }: Spoken) {
	const practice = await store.practice.load('ana');
	const work = await store.homework.classWork(permissionFor('readClass', 'ana'), academy.classId);
	const [homework] = await store.homework.homework(permissionFor('handIn', learner.accountId), nowMs);
	return {
		title: practice.results[0]?.title,
		answer: practice.cards[0]?.answer,
		wav: await store.practice.recording('ana', 'recording', nowMs),
		handedIn: homework?.handIns[0]?.content.answers[0]?.text.includes(secret),
		mistake: work?.work[0]?.mistakes[0]?.replacement,
		heard: await store.homework.recording(permissionFor('handIn', learner.accountId), handInId, nowMs),
	};
}
const everything = {
	title: secret,
	answer: secret,
	wav: new Uint8Array(wav),
	handedIn: true,
	mistake: 'went',
	heard: new Uint8Array(wav),
};

test('what learners say can be read by who has the key, and by nobody in the files or in a backup', async () => {
	const store = await start(key);
	const spoken = await speak(store);
	expect(await read(store, spoken)).toEqual(everything);
	await createSqliteBackup(file).save(join(folder, 'backup'));
	expect(filesWith(secret)).toEqual([]);
	expect(filesWith('ana@example.org')).not.toEqual([]);
});

test('a key is given up for another without a stop, and what was not encrypted is', async () => {
	const plain = await start();
	const spoken = await speak(plain);
	expect(filesWith(secret)).not.toEqual([]);
	await plain.close();

	const first = await start(key);
	expect(await read(first, spoken)).toEqual(everything);
	expect(await first.reseal()).toBe(6);
	expect(await first.reseal()).toBe(0);
	expect(filesWith(secret)).toEqual([]);
	await first.close();

	const both = await start(newKey, key);
	expect(await read(both, spoken)).toEqual(everything);
	expect(await both.reseal()).toBe(6);
	await both.close();
	expect(await read(await start(newKey), spoken)).toEqual(everything);
});

test('a server without the key does not start, and says which setting lacks it', async () => {
	await speak(await start(key));
	for (const keys of [[], [newKey]])
		await expect(start(...keys)).rejects.toThrow(/HENRY_DATA_KEY does not list/);
});

test('what was changed on the disk is not taken for what was said', () => {
	const seal = createSeal([key]);
	const sealed = Buffer.from(seal.bytes(wav));
	sealed[100] = (sealed[100] ?? 0) ^ 1;
	const result = { rows: [{ wav: sealed }] };
	return expect(seal.opening.transformResult({ result, queryId: { queryId: '' } })).rejects.toThrow();
});

test('no byte of an erased person is left in any file of the database', async () => {
	const store = await start();
	const { account } = await speak(store);
	expect(filesWith(secret)).not.toEqual([]);
	await store.accounts.erase(account);
	for (const text of [secret, account.email]) expect(filesWith(text)).toEqual([]);
});

test('what a restored backup has replaced goes after its time, and not before', async () => {
	const store = await start();
	const replaced = `${file}.before-restore`;
	writeFileSync(replaced, secret);
	await store.removeExpired(Date.now() + replacedDatabaseKeptMs - 60_000);
	expect(existsSync(replaced)).toBe(true);
	await store.removeExpired(Date.now() + replacedDatabaseKeptMs + 60_000);
	expect(existsSync(replaced)).toBe(false);
});

test('no byte of what was kept for its time is left', async () => {
	const store = await start();
	await speak(store);
	await store.practice.forget('ana', { results: ['result'], cards: [], recordings: [] });
	await store.removeExpired(nowMs + 3 * 365 * dayMs);
	expect(await store.practice.recording('ana', 'recording', nowMs)).toBeUndefined();
	expect(readFileSync(file).includes(secret.repeat(20))).toBe(false);
	expect(existsSync(`${file}-wal`) && readFileSync(`${file}-wal`).length > 0).toBe(false);
});

test('the hash of a PIN can be used by who has the key, also after it was changed, and is in no file', async () => {
	const store = await start(key);
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const { classId, joinCode } = await anAcademy(store, { ownerId });
	const card = { membershipId: 'member', accountId: 'child', displayName: 'Ana', nameKey: 'ana' };
	const learners = { classId, cards: [{ ...card, pinHash: secret }], atMs: nowMs };
	expect(await store.cards.add(permissionFor('importLearners', ownerId), learners, 9)).toBe('added');
	expect(filesWith(secret)).toEqual([]);
	expect(await store.cards.find(joinCode, 'ana')).toEqual([{ accountId: 'child', pinHash: secret }]);
	const withNewKey = await start(newKey, key);
	expect(await withNewKey.reseal()).toBe(1);
	expect(await (await start(newKey)).cards.find(joinCode, 'ana')).toHaveLength(1);
	await expect(start(key)).rejects.toThrow(/HENRY_DATA_KEY/);
});
