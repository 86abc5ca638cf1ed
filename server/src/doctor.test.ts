import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capabilities } from '@henry/contract/health.ts';
import { filesOf } from '@henry/contract/neural-models.ts';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { examine, type Finding } from './doctor.ts';

let folder: string;
let environment: Record<string, string>;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-doctor-'));
	environment = {
		HENRY_DATA: join(folder, 'data'),
		HENRY_MODELS_FOLDER: join(folder, 'models'),
		HENRY_MODELS: 'fetch',
		HENRY_PORT: '2',
	};
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (settings: Record<string, string> = {}) => examine(readConfig({ ...environment, ...settings }));
const about = (findings: Finding[], words: string) => findings.find(({ text }) => text.includes(words));

test('a new installation has nothing wrong, and is told what is still to come', async () => {
	const findings = await found();
	expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
	expect(about(findings, 'There is no database yet')?.state).toBe('ok');
	expect(about(findings, 'Whisper base is not')?.state).toBe('note');
	expect(about(findings, 'Mails are written to')?.state).toBe('note');
	expect(about(findings, 'No server answers at http://127.0.0.1:2')?.state).toBe('note');
});

test('a database that was made answers, and a file that is none is wrong', async () => {
	mkdirSync(join(folder, 'data'));
	const file = join(folder, 'data/henry.db');
	const store = createSqliteStore(file);
	await store.start();
	await store.close();
	expect(about(await found(), 'The database (sqlite) answers')?.state).toBe('ok');
	rmSync(file);
	const sealed = createSqliteStore(file, [new Uint8Array(32)]);
	await sealed.start();
	await sealed.reminders.pushKey('a key');
	await sealed.close();
	expect(about(await found(), 'HENRY_DATA_KEY')?.state).toBe('wrong');
	writeFileSync(file, 'no database at all');
	expect(about(await found(), 'is not a database: put a backup back')?.state).toBe('wrong');
});

test('a database of a newer version is wrong, and so is one that cannot be read @whole', async () => {
	mkdirSync(join(folder, 'data'));
	const file = join(folder, 'data/henry.db');
	const store = createSqliteStore(file);
	await store.start();
	await store.close();
	const database = new Libsql(file);
	database.exec(`insert into kysely_migration values ('9999-later', '2999-01-01')`);
	database.close();
	expect(about(await found(), 'newer version of Henry')?.state).toBe('wrong');
	rmSync(file);
	mkdirSync(file);
	expect(about(await found(), 'henry.db cannot be read')?.state).toBe('wrong');
});

test('broken content leaves the rest of the list', async () => {
	const config = { ...readConfig(environment), contentFolder: join(folder, 'nowhere') };
	const findings = await examine(config);
	expect(about(findings, 'The content is not as it must be')?.state).toBe('wrong');
	expect(about(findings, 'Mails are written to')?.state).toBe('note');
});

test('a data folder that cannot be written and a database elsewhere that does not answer are wrong @whole', async () => {
	writeFileSync(join(folder, 'file'), '');
	const findings = await found({
		HENRY_DATA: join(folder, 'file/data'),
		DATABASE_URL: 'postgres://henry@127.0.0.1:2/henry',
	});
	expect(about(findings, 'cannot be written')?.state).toBe('wrong');
	expect(about(findings, 'The database failed')?.state).toBe('wrong');
});

test('a damaged model is wrong, with the command that mends it', async () => {
	const { contentFolder } = readConfig(environment);
	const model = loadContent(contentFolder).neuralModels.find(({ kind }) => kind === 'speech-detector');
	for (const { path } of model ? filesOf(model) : []) {
		const place = join(folder, 'models', String(model?.id), path);
		mkdirSync(dirname(place), { recursive: true });
		writeFileSync(place, 'damaged');
	}
	expect(about(await found(), `./henry models fetch ${model?.id}`)).toMatchObject({ state: 'wrong' });
});

test('an address without https that others are to reach is told to have no microphone @whole', async () => {
	const findings = await found({ HENRY_ADDRESS: 'http://henry.school.example' });
	expect(about(findings, 'no microphone')?.state).toBe('note');
	const secure = await found({ HENRY_ADDRESS: 'https://henry.school.example' });
	expect(about(secure, 'People reach it at https://henry.school.example')?.state).toBe('ok');
});

test('a Valkey that is not there is wrong, and so are several servers without one database', async () => {
	const findings = await found({
		HENRY_VALKEY_URL: 'redis://127.0.0.1:1',
		HENRY_SMTP_URL: 'smtp://127.0.0.1:1',
	});
	expect(about(findings, 'Valkey cannot be used')?.state).toBe('wrong');
	expect(about(findings, 'set DATABASE_URL')?.state).toBe('wrong');
});

test('a bucket of recordings that does not answer is wrong', async () => {
	const findings = await found({
		HENRY_S3_ADDRESS: 'http://127.0.0.1:1/henry',
		HENRY_S3_KEY: 'an-id',
		HENRY_S3_SECRET: 'a-secret',
		HENRY_DATA_KEY: Buffer.alloc(32).toString('base64'),
	});
	expect(about(findings, 'The bucket of recordings did not answer')?.state).toBe('wrong');
});

test('of a server that runs, failed engines and those that stand in are told', async () => {
	const engine = { name: 'flite', model: 'none', embedded: true, state: 'ready', queued: 0 };
	const engines = Object.fromEntries(capabilities.map((capability) => [capability, engine]));
	const body = {
		...{ status: 'degraded', ready: true, version: '9.9.9', uptimeSeconds: 1 },
		engines: {
			...engines,
			speechToText: { ...engine, name: 'Whisper', state: 'failed' },
			textToSpeech: { ...engine, insteadOf: 'Kokoro' },
		},
		store: { name: 'sqlite', state: 'failed' },
		sharedState: { name: 'valkey', state: 'failed' },
		models: { waiting: [] },
	};
	const server = createServer((_, response) => response.end(JSON.stringify(body)));
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const findings = await found({ HENRY_PORT: String((server.address() as AddressInfo).port) });
	server.close();
	expect(about(findings, 'A server of version 9.9.9 answers')?.state).toBe('ok');
	expect(about(findings, 'Whisper failed')?.state).toBe('wrong');
	expect(about(findings, 'flite stands in for Kokoro')?.state).toBe('note');
	expect(about(findings, 'database (sqlite) does not answer')?.state).toBe('wrong');
	expect(about(findings, 'does not reach Valkey')?.state).toBe('wrong');
});
