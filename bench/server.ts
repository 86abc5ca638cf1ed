import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthResponseSchema } from '@henry/contract/health.ts';

const baseURL = 'http://127.0.0.1:4393';

/** Runs `measure` against the real server, started for it with its engines ready, and stops the server afterwards. */
export async function withServer(
	measure: (baseURL: string, processId: number) => Promise<void>,
): Promise<void> {
	const server = spawn('node', ['--import', 'tsx', 'server/src/main.ts'], {
		cwd: join(import.meta.dirname, '..'),
		stdio: ['ignore', 'ignore', 'inherit'],
		env: {
			...process.env,
			HENRY_PORT: new URL(baseURL).port,
			HENRY_DATA: mkdtempSync(join(tmpdir(), 'henry-bench-')),
			HENRY_CALLS_PER_MINUTE: '100000',
			HENRY_ENGINE_CALLS_PER_MINUTE: '100000',
		},
	});
	try {
		await ready();
		await measure(baseURL, server.pid as number);
	} finally {
		const ended = new Promise((resolve) => server.on('exit', resolve));
		server.kill('SIGTERM');
		await ended;
	}
}

async function ready(): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt++) {
		const response = await fetch(`${baseURL}/api/health`).catch(() => undefined);
		if (response?.ok) {
			const { engines } = healthResponseSchema.parse(await response.json());
			if (Object.values(engines).every((engine) => engine.state === 'ready')) return;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The server did not become ready within 30 seconds.');
}
