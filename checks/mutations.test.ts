import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { brokenBy, mutations } from './mutations/mutations.ts';

const repository = resolve(import.meta.dirname, '..');

test.each(mutations)('$file can still be broken at $from', (mutation) => {
	const source = readFileSync(join(repository, mutation.file), 'utf8');
	// What can no longer be read would be seen by every test, and tell nothing of these.
	expect(transformSync(brokenBy(mutation, source), { loader: 'ts' }).code).not.toBe(
		transformSync(source, { loader: 'ts' }).code,
	);
	expect(mutation.tests).not.toEqual([]);
	for (const path of mutation.tests) expect(existsSync(join(repository, path)), path).toBe(true);
});

test('a place that is gone, or there twice, is not taken for broken', () => {
	const mutation = { file: 'a.ts', from: 'a > b', to: 'a >= b', tests: [] };
	expect(brokenBy(mutation, 'if (a > b) c();')).toBe('if (a >= b) c();');
	expect(() => brokenBy(mutation, 'if (a < b) c();')).toThrow('a.ts must hold this once: a > b');
	expect(() => brokenBy(mutation, 'a > b || a > b')).toThrow('once');
});
