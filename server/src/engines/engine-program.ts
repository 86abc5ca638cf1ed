import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = join(import.meta.dirname, '..');

/** Where `npm run build` puts what plain Node can run. Inside the server's folder: a program finds the installed packages from there. */
export const programsFolder = join(sources, '../dist');

/** The name in `programsFolder`, without its ending, of the program made of a module of `src`. */
export const programFile = (module: string) => module.replace(/\.ts$/, '').replaceAll(/\W+/g, '-');

/** The program that was built of a module (a process that runs it needs no TypeScript loader). Throws where it was not. */
export function builtProgram(module: URL): string {
	const source = relative(sources, fileURLToPath(module));
	const program = join(programsFolder, `${programFile(source)}.mjs`);
	if (!existsSync(program)) throw new Error(`${source} was not built. Run npm run build.`);
	return program;
}
