import { type ChildProcess, spawn } from 'node:child_process';
import { builtProgram } from '#server/engines/engine-program.ts';

type Trouble = {
	/** Interrupts once so many writes were acknowledged. */
	interruptAfter?: number;
	interrupt?: (writer: ChildProcess) => unknown;
	/** No file can grow beyond this, as on a disk that is full. */
	maxFileKilobytes?: number;
};

/**
 * Lets another process save so many results of ana@example.org; answers the ids of all that were acknowledged, when that
 * process has ended.
 */
export async function acknowledgedWrites(
	place: string,
	count: number,
	{ interruptAfter = count, interrupt = () => {}, maxFileKilobytes }: Trouble = {},
): Promise<string[]> {
	const program = builtProgram(new URL('writer-for-tests.ts', import.meta.url));
	const limited = `ulimit -f ${maxFileKilobytes ?? 'unlimited'}; exec "$0" "$@"`;
	const writer = spawn('bash', ['-c', limited, process.execPath, program, place, String(count)], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	let output = '';
	let interrupted = false;
	writer.stdout.on('data', (chunk: Buffer) => {
		output += chunk;
		if (interrupted || output.split('\n').length <= interruptAfter) return;
		interrupted = true;
		interrupt(writer);
	});
	await new Promise((resolve) => writer.on('close', resolve));
	return output.split('\n').slice(0, -1);
}
