import type { LiveWork } from '#server/ports/live-work.ts';

/** Keeps account of who waits in a live talk on this server. */
export function createLiveWork(): LiveWork {
	const waiting = new Set<AbortSignal>();
	const listeners: (() => void)[] = [];

	function alter(change: () => void): void {
		const before = waiting.size > 0;
		change();
		if (before !== waiting.size > 0) for (const listener of listeners) listener();
	}

	return {
		begin(signal) {
			if (signal.aborted) return;
			signal.addEventListener('abort', () => alter(() => waiting.delete(signal)), { once: true });
			alter(() => waiting.add(signal));
		},
		isGoingOn: () => waiting.size > 0,
		watch: (listener) => void listeners.push(listener),
	};
}
