import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Why a measurement cannot be made here: what it needs is missing. */
class NotRun extends Error {}

/** Throws where a command line tool is not installed, so that `orNotRun` says so. */
export function needTool(name: string): void {
	const { error } = spawnSync(name, ['--version'], { stdio: 'ignore' });
	if (error) throw new NotRun(`${name} is not installed`);
}

/** Throws where a file or folder is not there, so that `orNotRun` says so by `description`. */
export function needFile(path: string, description: string): void {
	if (!existsSync(path)) throw new NotRun(`${description} is not here`);
}

/** What `measure` finds, or 'not run: …' where something that it needs is missing. */
export async function orNotRun<Figures>(
	measure: () => Promise<Figures> | Figures,
): Promise<Figures | string> {
	try {
		return await measure();
	} catch (error) {
		if (!(error instanceof NotRun)) throw error;
		return `not run: ${error.message}`;
	}
}
