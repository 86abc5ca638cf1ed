import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The files that are not ignored, also where the sources are no repository, as those of a release. */
const filesOf = (...patterns: string[]) =>
	execFileSync(
		'git',
		[
			'grep',
			'--no-index',
			'--exclude-standard',
			'--files-with-matches',
			'--null',
			'-e',
			'',
			'--',
			...patterns,
		],
		{ cwd: repository, encoding: 'utf8' },
	)
		.split('\0')
		.filter((path) => path !== '');

const sources = filesOf('*.ts', '*.tsx').map((path) => ({ path, text: read(path) }));
const { workspaces, scripts }: { workspaces: string[]; scripts: { typecheck: string } } = JSON.parse(
	read('package.json'),
);
const mostLines = 300;

test('no file is longer than 300 lines', () => {
	const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
	expect(lengths.length).toBeGreaterThan(1_000);
	expect(lengths.filter(({ lines }) => lines > mostLines)).toEqual([]);
});

test('every room is looked through, and its types are checked, by the script and by ./henry test', () => {
	const typed = filesOf('*/tsconfig.json').map(dirname);
	expect(typed.toSorted()).toEqual(workspaces.toSorted());
	const ofTests = read('checks/run.ts');
	for (const room of [...typed, '.']) {
		expect(scripts.typecheck.split(/[ ;]+/), room).toContain(room);
		expect(ofTests, room).toContain(`'${room}'`);
	}
	const { include } = JSON.parse(read('tsconfig.json')) as { include: string[] };
	const rooms = new Set(sources.map(({ path }) => path.split('/')[0] ?? ''));
	const others = [...rooms].filter((room) => !room.includes('.') && !workspaces.includes(room));
	expect(others.toSorted()).toEqual(['bench', 'checks', 'e2e', 'scripts']);
	for (const room of others) expect(include).toContain(`${room}/**/*.ts`);
});

test('what is there for tests is imported by tests alone', () => {
	const ofTests = /\.test\.tsx?$|-for-tests\.tsx?$|contract(?:-data)?\.ts$|^(?:e2e|bench|checks|scripts)\//;
	const importers = sources.filter(({ text }) => /from '[^']*-for-tests\.tsx?'/.test(text));
	expect(importers.length).toBeGreaterThan(50);
	expect(importers.map(({ path }) => path).filter((path) => !ofTests.test(path))).toEqual([]);
});
