import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
	cwd: repository,
	encoding: 'utf8',
})
	.split('\n')
	.filter(Boolean)
	.flatMap((path) => {
		try {
			return [{ path, text: readFileSync(join(repository, path), 'utf8') }];
		} catch {
			// Deleted, and not committed yet.
			return [];
		}
	});
const mostLines = 300;

test('no file is longer than 300 lines', () => {
	const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
	expect(lengths.length).toBeGreaterThan(1_000);
	expect(lengths.filter(({ lines }) => lines > mostLines)).toEqual([]);
});

test('what is there for tests is imported by tests alone', () => {
	const ofTests = /\.test\.tsx?$|-for-tests\.tsx?$|contract(?:-data)?\.ts$|^(?:e2e|bench|checks|scripts)\//;
	const importers = sources.filter(({ text }) => /from '[^']*-for-tests\.tsx?'/.test(text));
	expect(importers.length).toBeGreaterThan(50);
	expect(importers.map(({ path }) => path).filter((path) => !ofTests.test(path))).toEqual([]);
});
