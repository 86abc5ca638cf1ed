import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mailboxPort, postgresPort, smtpPort, sqlitePort } from './ports.ts';

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

/**
 * The real server in its two houses: on SQLite with the embedded engines; and on PostgreSQL with the models, for tests with
 * `@stored` or `@models` in their name, too; those with `@models-only` rest on what is heard, which our own ear does not do
 * well enough. Each test brings its own browser, whose microphone is a WAV file.
 */
export default defineConfig({
	testDir: '.',
	globalSetup: './models-at-work.ts',
	outputDir: '../test-results',
	// Tests wait for speech to be spoken more than they compute.
	workers: 3,
	fullyParallel: true,
	timeout: 120_000,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
	projects: [
		{ name: 'sqlite', grepInvert: /@models-only/, use: { baseURL: addressOf(sqlitePort) } },
		{
			name: 'postgres',
			grep: /@stored|@models/,
			use: { baseURL: addressOf(postgresPort) },
		},
	],
	webServer: [
		{ command: `${node} --import tsx e2e/mail-server.ts`, cwd: root, url: addressOf(mailboxPort) },
		serverOn(sqlitePort, 'server/dist/main.mjs', { HENRY_MODELS: 'off' }),
		serverOn(postgresPort, '--import tsx e2e/postgres-server.ts', { HENRY_SPEECH_TO_TEXT_PROCESSES: '1' }),
	],
});
