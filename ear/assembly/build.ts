import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/** Where the compiled kernels lie. */
export const wasmModulePath = join(import.meta.dirname, '../src/numerics/matrix-wasm.ts');

/** Compiles matrix.ts and mixture.ts together and answers a TypeScript module that holds it. Throws what the compiler reports. */
export async function compileWasmModule(): Promise<string> {
	let wasm = new Uint8Array();
	const options = ['--enable', 'simd', '-O3', '--runtime', 'stub', '--noAssert', '--outFile', 'matrix.wasm'];
	const { error, stderr } = await asc.main(['matrix.ts', 'mixture.ts', ...options], {
		readFile: (name) => readFile(join(import.meta.dirname, name), 'utf8').catch(() => null),
		writeFile: (_name, contents) => {
			wasm = contents as Uint8Array<ArrayBuffer>;
		},
		listFiles: () => [],
	});
	if (error) throw new Error(stderr.toString(), { cause: error });
	const base64 = Buffer.from(wasm).toString('base64');
	const lines = base64.match(/.{1,100}/g)?.map((line) => `\t'${line}'`) ?? [];
	return [
		'/** The kernels of ear/assembly, compiled: WebAssembly in base64. Written by `npm run build -w ear`. */',
		'export const matrixWasm =',
		`${lines.join(' +\n')};`,
		'',
	].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	await writeFile(wasmModulePath, await compileWasmModule());
