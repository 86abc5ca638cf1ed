import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build.ts';
import { programsFolder } from './src/engines/engine-program.ts';

/**
 * Engines run in processes of their own, from what is built: before any test, of the sources as they are. The mark keeps
 * `./henry`, which some tests run, from building again under the others.
 */
export async function setup(): Promise<void> {
	await buildServer({ forTests: true });
	writeFileSync(join(programsFolder, '.built'), '');
}
