import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErasuresFile } from './file.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-erasures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('erasures outlive the server, for this user alone, and are forgotten after their time', async () => {
	const path = join(folder, 'new', 'erased.jsonl');
	const erasures = createErasuresFile(path);
	expect(await erasures.list()).toEqual([]);
	await Promise.all(['one', 'two', 'three'].map((id, place) => erasures.note(id, place)));
	expect(statSync(path).mode & 0o077).toBe(0);
	const again = createErasuresFile(path);
	expect(await again.list()).toEqual(['one', 'two', 'three']);
	await again.removeBefore(1);
	expect(await again.list()).toEqual(['two', 'three']);
});

test('accounts that an earlier version has noted are remembered', async () => {
	const path = join(folder, 'erased.jsonl');
	writeFileSync(path, '{"accountId":"one","atMs":1}\n');
	const erasures = createErasuresFile(path);
	await erasures.note('two', 2);
	await erasures.removeBefore(1);
	expect(await erasures.list()).toEqual(['one', 'two']);
});

test('a file that cannot be used is told', async () => {
	await expect(createErasuresFile(folder).note('one', 1)).rejects.toMatchObject({ category: 'unavailable' });
});
