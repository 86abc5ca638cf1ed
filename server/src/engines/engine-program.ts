import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const server = fileURLToPath(new URL('../../', import.meta.url));
/** Inside the server's folder: a program finds the installed packages from there. */
const programs = join(server, 'dist/engines');

/** What a program loads from where it is installed; the repository's own rooms are TypeScript and become part of it. */
function installedPackages(): string[] {
	const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
	return Object.keys(dependencies).filter((name) => !name.startsWith('@henry/'));
}

/**
 * Makes one JavaScript file of an engine's module and of all that it imports, and answers its path: a process that runs
 * it needs no TypeScript loader, which takes a third of a second and 30 MB. Throws when a module is missing or damaged.
 */
export function buildEngineProgram(module: URL): string {
	const source = fileURLToPath(module);
	const { outputFiles } = buildSync({
		entryPoints: [source],
		bundle: true,
		external: installedPackages(),
		platform: 'node',
		target: 'node20',
		format: 'esm',
		logLevel: 'silent',
		write: false,
	});
	const program = join(programs, relative(server, source).replaceAll(/\W+/g, '-').replace(/-ts$/, '.mjs'));
	mkdirSync(programs, { recursive: true });
	// Another server may be starting from the same file.
	writeFileSync(`${program}.${process.pid}`, outputFiles[0]?.contents ?? '');
	renameSync(`${program}.${process.pid}`, program);
	return program;
}
