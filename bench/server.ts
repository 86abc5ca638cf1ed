import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthResponseSchema } from '@henry/contract/health.ts';

export async function freePort(): Promise<number> {
	const holder = createServer().listen(0, '127.0.0.1');
	await once(holder, 'listening');
	const address = holder.address();
	await new Promise((resolve) => holder.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('There is no free port.');
	return address.port;
}

/** The engines that every machine has. */
export const embeddedEngines = { HENRY_MODELS: 'off' };
/** The best of this machine; what is not there yet is fetched. */
export const neuralEngines = { HENRY_MODELS: 'fetch' };

/** The engines at work, by capability, as people read them. */
export async function enginesAt(baseURL: string): Promise<Record<string, string>> {
	const { engines } = healthResponseSchema.parse(await (await fetch(`${baseURL}/api/health`)).json());
	return Object.fromEntries(
		Object.entries(engines).map(([capability, { name, model }]) => [capability, `${name} (${model})`]),
	);
}

/**
 * Runs `measure` against the real server, started for it with its engines ready, and stops the server afterwards. It keeps
 * its data in a new folder and refuses nobody for calling too often, unless `settings` say otherwise.
 */
export async function withServer<Figures>(
	measure: (baseURL: string, processId: number) => Promise<Figures>,
	settings: Record<string, string> = {},
): Promise<Figures> {
	const port = await freePort();
	const baseURL = `http://127.0.0.1:${port}`;
	const server = spawn(process.execPath, ['server/dist/main.mjs'], {
		cwd: join(import.meta.dirname, '..'),
		stdio: ['ignore', 'ignore', 'inherit'],
		env: {
			...process.env,
			HENRY_PORT: `${port}`,
			HENRY_DATA: mkdtempSync(join(tmpdir(), 'henry-bench-')),
			HENRY_CALLS_PER_MINUTE: '100000',
			HENRY_ENGINE_CALLS_PER_MINUTE: '100000',
			HENRY_TURNS_PER_DAY: '100000',
			HENRY_SOCKETS_PER_PERSON: '1000',
			HENRY_CORRECTIONS_PER_DAY: '100000',
			HENRY_SPOKEN_CHARACTERS_PER_DAY: '100000000',
			...settings,
		},
	});
	try {
		await ready(baseURL);
		return await measure(baseURL, server.pid as number);
	} finally {
		const ended = new Promise((resolve) => server.on('exit', resolve));
		server.kill('SIGTERM');
		await ended;
	}
}

/** Waits until the engines are ready, and the better ones, where they are on, have taken their places. */
async function ready(baseURL: string): Promise<void> {
	for (let attempt = 0; attempt < 1_200; attempt++) {
		const response = await fetch(`${baseURL}/api/health`).catch(() => undefined);
		if (response?.ok) {
			const { engines, models } = healthResponseSchema.parse(await response.json());
			if (models.failure !== undefined) throw new Error(models.failure);
			const isReady = Object.values(engines).every((engine) => engine.state === 'ready');
			if (isReady && models.waiting.length === 0) return;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The server did not become ready within two minutes.');
}
