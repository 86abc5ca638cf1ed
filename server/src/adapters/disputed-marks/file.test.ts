import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDisputedMarksFile } from './file.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-marks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mark = (about: string) => ({ kind: 'correction' as const, about, atMs: 1 });
const linesOf = (path: string) =>
	readFileSync(path, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));

it('keeps every mark as a line, in their order, for this user alone', async () => {
	const path = join(folder, 'new', 'marks.jsonl');
	const marks = createDisputedMarksFile(path);
	await Promise.all(['one', 'two', 'three'].map((about) => marks.keep(mark(about))));
	expect(linesOf(path).map(({ about }) => about)).toEqual(['one', 'two', 'three']);
	expect(statSync(path).mode & 0o077).toBe(0);
});

it('puts a large file aside, so that it never grows without end', async () => {
	const path = join(folder, 'marks.jsonl');
	const marks = createDisputedMarksFile(path, { maxBytes: 100 });
	for (let count = 0; count < 9; count += 1) await marks.keep(mark(`mark ${count}`));
	expect(existsSync(`${path}.before`)).toBe(true);
	expect(statSync(path).size + statSync(`${path}.before`).size).toBeLessThan(400);
	expect(linesOf(path).at(-1)).toMatchObject({ about: 'mark 8' });
});

it('fails as unavailable where the file cannot be written', async () => {
	writeFileSync(join(folder, 'blocked'), '');
	const marks = createDisputedMarksFile(join(folder, 'blocked', 'marks.jsonl'));
	await expect(marks.keep(mark('one'))).rejects.toMatchObject({ category: 'unavailable' });
});

it('forgets marks after their time, in both files', async () => {
	const path = join(folder, 'marks.jsonl');
	const marks = createDisputedMarksFile(path, { maxBytes: 60 });
	for (const [atMs, about] of ['one', 'two', 'three'].entries()) await marks.keep({ ...mark(about), atMs });
	await marks.removeBefore(2);
	expect(linesOf(path).map(({ about }) => about)).toEqual(['three']);
	expect(readFileSync(`${path}.before`, 'utf8')).toBe('');
});
