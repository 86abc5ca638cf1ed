import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** The processes that a process has started, by what each runs: the last module of its command line, with its folder. */
export function childProcesses(processId: number): { processId: number; module: string }[] {
	const ids = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim();
	return (ids === '' ? [] : ids.split(' ')).map(Number).map((id) => {
		const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
		const module = words.findLast((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? '';
		return { processId: id, module: module.split('/').slice(-2).join('/') };
	});
}

/** A server and the processes that it has started. */
export const processesOf = (server: number) => [
	{ processId: server, module: 'main' },
	...childProcesses(server),
];

/** Open files, sockets and pipes of a process (proc(5)). */
const handlesOf = (processId: number) => readdirSync(`/proc/${processId}/fd`).length;

/** Memory and handles of a server, and of all with its engines. */
export function stateOf(server: number) {
	const processes = processesOf(server);
	const sum = (figure: (processId: number) => number) =>
		rounded(
			processes.reduce((total, { processId }) => total + figure(processId), 0),
			1,
		);
	return {
		serverMiB: memoryMiB(server, 'VmRSS'),
		withEnginesMiB: sum((processId) => memoryMiB(processId, 'VmRSS')),
		handles: handlesOf(server),
		withEnginesHandles: sum(handlesOf),
	};
}
