import { cpus } from 'node:os';

const measuredEveryMs = 500;

type Sample = { idleMs: number; totalMs: number; ownMs: number; cores: number };

function sample(): Sample {
	const cores = cpus();
	const times = cores.map(({ times }) => times);
	const { user, system } = process.cpuUsage();
	return {
		idleMs: times.reduce((sum, { idle }) => sum + idle, 0),
		totalMs: times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0),
		ownMs: (user + system) / 1_000,
		cores: cores.length,
	};
}

/**
 * Measures, twice a second, how many of the machine's cores other processes leave free. Threads of llama.cpp wait for each
 * other by spinning: one thread more than there are free cores makes an answer many times slower, not faster.
 */
export function watchFreeCores(): () => number {
	let last = sample();
	let free = last.cores;
	const measure = () => {
		const next = sample();
		const passedMs = next.totalMs - last.totalMs;
		if (passedMs > 0) {
			const busyMs = passedMs - (next.idleMs - last.idleMs);
			const othersMs = Math.max(0, busyMs - (next.ownMs - last.ownMs));
			free = next.cores * (1 - othersMs / passedMs);
		}
		last = next;
	};
	setInterval(measure, measuredEveryMs).unref();
	return () => free;
}
