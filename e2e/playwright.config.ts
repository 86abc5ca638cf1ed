import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4390;

/** The real server with its real engines; each test brings its own browser, whose microphone is a WAV file. */
export default defineConfig({
	testDir: '.',
	outputDir: '../test-results',
	workers: 1,
	timeout: 60_000,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
	use: { baseURL: `http://127.0.0.1:${port}` },
	webServer: {
		command: 'node --import tsx server/src/main.ts',
		cwd: join(import.meta.dirname, '..'),
		url: `http://127.0.0.1:${port}/api/health`,
		env: {
			HENRY_PORT: String(port),
			HENRY_DATA: mkdtempSync(join(tmpdir(), 'henry-e2e-')),
			HENRY_CALLS_PER_MINUTE: '5000',
			HENRY_ENGINE_CALLS_PER_MINUTE: '5000',
		},
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
	},
});
