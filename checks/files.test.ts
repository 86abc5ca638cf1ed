import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const rooms = ['contract', 'sound', 'ear', 'reading', 'server', 'web', 'e2e', 'checks', 'bench', 'scripts'];
const sources = rooms.flatMap((room) =>
	readdirSync(join(repository, room), { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|dist|build)\//.test(path))
		.map((path) => ({ path: `${room}/${path}`, text: readFileSync(join(repository, room, path), 'utf8') })),
);
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
