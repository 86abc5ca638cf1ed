import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compileWasmModule, wasmModulePath } from './build.ts';

test('the committed kernels are what their sources compile to', async () => {
	expect(await compileWasmModule()).toBe(await readFile(wasmModulePath, 'utf8'));
});
