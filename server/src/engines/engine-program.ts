import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = join(import.meta.dirname, '../..');
/** Inside the server's folder: a program finds the installed packages from there. */
const programs = join(server, 'dist/engines');
const settings = ['--bundle', '--platform=node', '--target=node20', '--format=esm', '--log-level=error'];

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
	const program = join(programs, relative(server, source).replaceAll(/\W+/g, '-').replace(/-ts$/, '.mjs'));
	mkdirSync(programs, { recursive: true });
	// Another server may be starting from the same file.
	const unfinished = `${program}.${process.pid}`;
	const external = installedPackages().map((name) => `--external:${name}`);
	// As a program, not as a library: that one refuses to load where a test has put another window's types in place.
	const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
	execFileSync(process.execPath, [esbuild, source, ...settings, ...external, `--outfile=${unfinished}`], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	renameSync(unfinished, program);
	return program;
}
