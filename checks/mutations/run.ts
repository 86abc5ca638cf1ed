import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mutations as all, brokenBy, type Mutation } from './mutations.ts';

/**
 * `npm run mutations`: breaks the product in each of the places of `mutations.json`, one after the other, and runs the tests
 * that should see it. It changes sources and puts them back; with words, only the files that they name.
 */

const repository = resolve(import.meta.dirname, '../..');
/** So much of what is broken must be seen. */
const caughtAtLeast = 0.9;
/** What `./henry test` runs: none of its tests that see a mutation may be left to the whole suite. */
const ofShortSuite = ['--testNamePattern', '^(?!.*@whole)'];
const words = process.argv.slice(2);
const mutations = all.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));

/** Whether these test files pass. One that never ends has seen something, too. */
function pass(tests: readonly string[]): boolean {
	const { status } = spawnSync(
		process.execPath,
		[join(repository, 'node_modules/.bin/vitest'), 'run', '--bail=1', ...ofShortSuite, ...tests],
		{ cwd: repository, stdio: 'ignore', timeout: 240_000 },
	);
	return status === 0;
}

/** Whether the tests see that the source is broken in this place. */
function isCaught(mutation: Mutation): boolean {
	const path = join(repository, mutation.file);
	const source = readFileSync(path, 'utf8');
	const broken = brokenBy(mutation, source);
	try {
		writeFileSync(path, broken);
		return !pass(mutation.tests);
	} finally {
		writeFileSync(path, source);
	}
}

// A test's process ends with this one's signal, and then the source is put back.
process.on('SIGINT', () => {});
if (!pass([...new Set(mutations.flatMap(({ tests }) => tests))])) {
	process.stderr.write('These tests fail before anything is broken.\n');
	process.exit(1);
}
let caught = 0;
for (const mutation of mutations) {
	const isSeen = isCaught(mutation);
	caught += Number(isSeen);
	const { file, from, to } = mutation;
	process.stdout.write(`${isSeen ? 'caught' : 'MISSED'}  ${file}: ${from} → ${to}\n`);
}
process.stdout.write(`${caught} of ${mutations.length} caught\n`);
process.exit(caught >= caughtAtLeast * mutations.length ? 0 : 1);
