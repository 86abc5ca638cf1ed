import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rounded } from './result.ts';

/** Processor time that a process has taken so far, its own and the system's for it (proc(5)). */
export function cpuSeconds(processId: number): number {
	const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
		.replace(/^.*\) /s, '')
		.split(' ');
	const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
	return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory of a process in MiB: `VmRSS` now, `VmHWM` at its highest. */
export function memoryMiB(processId: number, field: 'VmRSS' | 'VmHWM'): number {
	const status = readFileSync(`/proc/${processId}/status`, 'utf8');
	const [, kilobytes] = status.match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm')) ?? [];
	return rounded(Number(kilobytes) / 1_024, 1);
}
