import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mailboxPort, modelsPort, postgresPort, smtpPort, sqlitePort } from './ports.ts';

const root = join(import.meta.dirname, '..');
const node = JSON.stringify(process.execPath);
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** A server with its real engines, which sends its mail to the tests' mail server. */
function serverOn(port: number, program: string, environment: Record<string, string> = {}) {
	return {
		command: `${node} ${program}`,
		cwd: root,
		url: `${addressOf(port)}/api/health`,
		env: {
			HENRY_PORT: String(port),
			HENRY_DATA: mkdtempSync(join(tmpdir(), 'henry-e2e-')),
			HENRY_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
			HENRY_CALLS_PER_MINUTE: '5000',
			HENRY_ENGINE_CALLS_PER_MINUTE: '5000',
			HENRY_TURNS_PER_DAY: '100000',
			HENRY_SOCKETS_PER_PERSON: '1000',
			HENRY_CORRECTIONS_PER_DAY: '100000',
			HENRY_SPOKEN_CHARACTERS_PER_DAY: '100000000',
			...environment,
		},
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
	} as const;
}

const mailServer = {
	command: `${node} --import tsx e2e/mail-server.ts`,
	cwd: root,
	url: addressOf(mailboxPort),
};

const withModels = process.env.HENRY_E2E_MODELS !== undefined;
const embedded = {
	// They wait for what is said and heard more than they compute.
	workers: 4,
	projects: [
		{ name: 'postgres', grep: /@stored/, use: { baseURL: addressOf(postgresPort) } },
		{ name: 'sqlite', use: { baseURL: addressOf(sqlitePort) } },
	],
	webServer: [
		mailServer,
		serverOn(sqlitePort, 'server/dist/main.mjs', { HENRY_MODELS: 'off' }),
		serverOn(postgresPort, '--import tsx e2e/postgres-server.ts', { HENRY_MODELS: 'off' }),
	],
};
const models = {
	workers: 1,
	globalSetup: './models-at-work.ts',
	projects: [{ name: 'models', grep: /@models/, use: { baseURL: addressOf(modelsPort) } }],
	webServer: [mailServer, serverOn(modelsPort, 'server/dist/main.mjs', { HENRY_MODELS: 'fetch' })],
};

/**
 * The real server in its houses: on SQLite with the embedded engines; on PostgreSQL, for tests with `@stored` in their name;
 * and with the models, for those with `@models`, one at a time, because models want both cores. Servers of the third house
 * are started instead of the others where HENRY_E2E_MODELS is set. Each test brings its own browser, whose microphone is a
 * WAV file. Those with `@whole` run here, too, but in `./henry test` only where it is whole.
 */
export default defineConfig({
	testDir: '.',
	outputDir: '../test-results',
	// Made anew, where a look was meant to change, by `npx playwright test -c e2e/playwright.config.ts looks --update-snapshots`.
	snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
	fullyParallel: true,
	timeout: 120_000,
	// On a busy machine Chromium now and then never begins to play a sound. What passes only after another try is named as flaky.
	retries: 2,
	expect: { timeout: 30_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
	...(withModels ? models : embedded),
});
