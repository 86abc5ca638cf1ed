import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const touchEveryMs = 10_000;
const lookEveryMs = 1_000;
/** A lease that nobody has touched for so long was left by a machine that is gone. */
const leftAfterMs = 60_000;

/** Whether the lease is ours: it was free, or left here before. A folder that cannot be written needs none. */
function take(file: string, machine: string): boolean {
	try {
		writeFileSync(file, machine, { flag: 'wx' });
		return true;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'EACCES' || code === 'EROFS') return true;
		if (code !== 'EEXIST') throw error;
	}
	try {
		return readFileSync(file, 'utf8') === machine;
	} catch (error) {
		// Let go meanwhile.
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
		throw error;
	}
}

/** Looked at again and again, tells whether a lease has gone untouched too long: by this machine's clock alone. */
function createWatch(file: string) {
	let touchedAtMs: number | undefined;
	let seenAtMs = performance.now();
	return () => {
		const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (now !== touchedAtMs) seenAtMs = performance.now();
		touchedAtMs = now;
		return performance.now() - seenAtMs > leftAfterMs;
	};
}

/**
 * Makes this machine, or container, the only one of those that share a folder that writes to it; `onBusy` and the signal as
 * for `claim`. Whoever has the lease touches its file as long as they have it; answers what ends that.
 */
export async function lease(
	folder: string,
	onBusy: () => 'wait' | 'leave',
	signal?: AbortSignal,
	machine = hostname(),
): Promise<(() => void) | undefined> {
	const file = join(folder, '.fetching');
	const wasLeft = createWatch(file);
	let isTold = false;
	while (!take(file, machine)) {
		if (!isTold && onBusy() === 'leave') return undefined;
		isTold = true;
		if (wasLeft()) rmSync(file, { force: true });
		else
			await pause(lookEveryMs, undefined, signal && { signal }).catch(() => {
				throw signal?.reason;
			});
	}
	const touch = () => {
		try {
			utimesSync(file, new Date(), new Date());
		} catch {
			// What cannot be touched is taken for left, and somebody else goes on.
		}
	};
	const touching = setInterval(touch, touchEveryMs).unref();
	return () => {
		clearInterval(touching);
		rmSync(file, { force: true });
	};
}
