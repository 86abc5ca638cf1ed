import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { models, packages, works } from './credits.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (...path: string[]) => readFileSync(join(repository, ...path), 'utf8');
const rooms = ['reading', 'grammar', 'server', 'web'];

/** The licence that an installed package names; npm puts a package beside its user or at the top. */
function licenceOf(name: string): string {
	const folders = [...rooms.map((room) => `${room}/node_modules`), 'node_modules'];
	const folder = folders.find((candidate) => existsSync(join(repository, candidate, name, 'package.json')));
	return JSON.parse(read(String(folder), name, 'package.json')).license;
}

test('every package that the app is built on is credited, with its own licence', () => {
	const names = rooms.flatMap((room) => Object.keys(JSON.parse(read(room, 'package.json')).dependencies));
	const foreign = [...new Set(names)].filter((name) => !name.startsWith('@henry/')).sort();
	expect(packages).toEqual(foreign.map((name) => [name, licenceOf(name)]));
});

test('every work that the engines were made from is credited as where they were made', () => {
	const made = read('training/ear/README.md');
	for (const [name, terms] of works) {
		expect(made).toContain(name);
		expect(made).toContain(terms);
	}
});

test('every neural model that may be fetched is credited to its maker, with its licence', () => {
	const catalogue: { name: string; owner: string; licence: string }[] = JSON.parse(
		read('content/models.json'),
	);
	expect(models).toEqual(catalogue.map(({ name, owner, licence }) => [name, `${owner}, ${licence}`]));
});
