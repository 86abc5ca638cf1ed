import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const measuredEveryMs = 500;
/** Looks at who runs at this moment, and the time between them: a glimpse of one may be of a passing trifle. */
const glances = { count: 3, apartMs: 3 };

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

/** How many threads of the machine run at this moment, this one among them; undefined where the system does not tell (not Linux). */
function runningNow(): number | undefined {
	try {
		const [, running] = /^procs_running (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8')) ?? [];
		return running === undefined ? undefined : Number(running);
	} catch {
		return undefined;
	}
}

/** How many of the machine's cores other processes leave free. */
export type FreeCores = {
	/** As measured over the last half second. */
	count(): number;
	/** Finds out whether nobody else runs now, though somebody did: to be asked while this process rests. */
	look(): Promise<void>;
};

/**
 * Measures free cores twice a second. Threads of llama.cpp wait for each other by spinning: one thread more than there are
 * free cores makes an answer many times slower, not faster.
 */
export function watchFreeCores(): FreeCores {
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
	return {
		count: () => free,
		async look() {
			for (let glance = 0; glance < glances.count; glance++) {
				if (glance > 0) await pause(glances.apartMs);
				if (runningNow() === 1) {
					last = sample();
					free = last.cores;
					return;
				}
			}
		},
	};
}
