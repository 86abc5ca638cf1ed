import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const rows = readFileSync(join(repository, 'docs/specification.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| \d/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.map(([, clause = '', what = '', where = '', tests = '']) => ({ clause, what, where, tests }));
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
const exists = (...paths: string[]) => paths.some((path) => existsSync(join(repository, path)));

test('every clause has a number of its own', () => {
	expect(rows.length).toBeGreaterThan(80);
	expect(new Set(rows.map(({ clause }) => clause)).size).toBe(rows.length);
});

test('every clause names where it is built and what tests it, or why it is not built', () => {
	for (const { clause, where, tests } of rows) {
		if (where.startsWith('**not built**: ')) continue;
		expect(named(where), clause).not.toEqual([]);
		expect(named(tests), clause).not.toEqual([]);
		for (const path of named(where)) expect(exists(path), `${clause}: ${path}`).toBe(true);
		for (const path of named(tests))
			expect(exists(`${path}.ts`, `${path}.test.ts`, `${path}.test.tsx`), `${clause}: ${path}`).toBe(true);
	}
});

test('every section that the code cites is there', () => {
	const sections = new Set(rows.map(({ clause }) => clause.split('.')[0]));
	const cited = ['contract/src', 'server/src', 'web/src'].flatMap((room) =>
		readdirSync(join(repository, room), { recursive: true, encoding: 'utf8' })
			.filter((path) => /\.tsx?$/.test(path))
			.flatMap((path) => {
				const text = readFileSync(join(repository, room, path), 'utf8');
				return [...text.matchAll(/specification, sections? ([^)]*)/g)].flatMap(([, list = '']) =>
					(list.match(/\d+/g) ?? []).map((section) => ({ path, section })),
				);
			}),
	);
	expect(cited.length).toBeGreaterThan(40);
	for (const { path, section } of cited) expect([...sections], path).toContain(section);
});
