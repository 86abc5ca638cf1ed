import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const rows = readFileSync(join(repository, 'docs/security.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| \d/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.map(([, section = '', state = '', how = '', tests = '']) => ({ section, state, how, tests }));

test('every chapter of the standard is there', () => {
	const chapters = new Set(rows.flatMap(({ section }) => section.match(/\b\d+(?=[.\s])/g) ?? []).map(Number));
	for (let chapter = 1; chapter <= 17; chapter++) expect([...chapters]).toContain(chapter);
});

test('what is met names a test, and every test that is named is there', () => {
	for (const { section, state, tests } of rows) {
		const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => `${path}.test.ts`);
		if (state === 'met') expect(named, section).not.toEqual([]);
		for (const path of named) expect(existsSync(join(repository, path)), path).toBe(true);
	}
});

test('what is open says what is missing', () => {
	for (const { section, state, how } of rows) {
		expect(how.includes('Open:'), section).toBe(state === '**open**');
	}
});
