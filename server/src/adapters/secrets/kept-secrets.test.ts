import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { createSharedState } from '#server/wiring-of-storage.ts';
import { createKeptSecrets } from './kept-secrets.ts';

function aDataFolder(): string {
	const dataFolder = mkdtempSync(join(tmpdir(), 'henry-data-'));
	onTestFinished(() => rmSync(dataFolder, { recursive: true }));
	return dataFolder;
}

test('a server that is alone has the same secrets after it was started anew, for its user alone', async () => {
	const dataFolder = aDataFolder();
	const secretOf = (name: string, proposed: string) =>
		createSharedState({ ...configForTests, dataFolder }).secret(name, () => proposed);
	expect(await secretOf('visitors', 'first')).toBe('first');
	expect(await secretOf('visitors', 'second')).toBe('first');
	expect(await secretOf('captcha', 'third')).toBe('third');
	expect(statSync(join(dataFolder, 'visitors.key')).mode & 0o077).toBe(0);
});

test('all who ask first at the same time get the same secret, also of several processes', async () => {
	const dataFolder = aDataFolder();
	const [one, other] = [dataFolder, dataFolder].map(createKeptSecrets);
	const asked = [one, one, other].map((secretOf, place) => secretOf?.('visitors', () => `secret ${place}`));
	const secrets = await Promise.all(asked);
	expect(new Set([...secrets, await createKeptSecrets(dataFolder)('visitors', () => 'late')]).size).toBe(1);
	expect(readdirSync(dataFolder)).toEqual(['visitors.key']);
});

test('a file that was left empty is made anew', async () => {
	const dataFolder = aDataFolder();
	writeFileSync(join(dataFolder, 'visitors.key'), '');
	expect(await createKeptSecrets(dataFolder)('visitors', () => 'new')).toBe('new');
});
