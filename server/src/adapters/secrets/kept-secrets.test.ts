import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { createSharedState } from '#server/wiring-of-storage.ts';

test('a server that is alone has the same secrets after it was started anew, for its user alone', async () => {
	const dataFolder = mkdtempSync(join(tmpdir(), 'henry-data-'));
	onTestFinished(() => rmSync(dataFolder, { recursive: true }));
	const secretOf = (name: string, proposed: string) =>
		createSharedState({ ...configForTests, dataFolder }).secret(name, () => proposed);
	expect(await secretOf('visitors', 'first')).toBe('first');
	expect(await secretOf('visitors', 'second')).toBe('first');
	expect(await secretOf('captcha', 'third')).toBe('third');
	expect(statSync(join(dataFolder, 'visitors.key')).mode & 0o077).toBe(0);
});
