import type { Clock } from '#server/ports/clock.ts';
import type { SharedState } from '#server/ports/shared-state.ts';

/** How often what has ended is forgotten. */
const sweepEveryMs = 60_000;

/** The state of a server that is alone. */
export function createMemoryState({ nowMs }: Clock): SharedState {
	const windows = new Map<string, { count: number; endsAtMs: number }>();
	const holders = new Map<string, Map<string, number>>();
	const secrets = new Map<string, string>();
	let sweptAtMs = nowMs();

	function sweep(): void {
		if (nowMs() - sweptAtMs < sweepEveryMs) return;
		sweptAtMs = nowMs();
		for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs()) windows.delete(key);
		for (const [seats, ends] of holders) if (!stillHeld(ends)) holders.delete(seats);
	}

	/** How many of these seats are held, without those whose time is over. */
	function stillHeld(ends: Map<string, number>): number {
		for (const [holder, endsAtMs] of ends) if (endsAtMs <= nowMs()) ends.delete(holder);
		return ends.size;
	}

	function running(key: string) {
		const window = windows.get(key);
		return window && window.endsAtMs > nowMs() ? window : undefined;
	}

	return {
		name: 'memory',
		async take(key, amount, { most, windowMs }) {
			sweep();
			const window = running(key) ?? { count: 0, endsAtMs: nowMs() + windowMs };
			const waitMs = window.endsAtMs - nowMs();
			if (window.count + amount > most) return { isTaken: false, waitMs };
			window.count += amount;
			windows.set(key, window);
			return { isTaken: true, waitMs };
		},
		counted: async (key) => running(key)?.count ?? 0,
		async hold(seats, holder, { most, forMs }) {
			sweep();
			const ends = holders.get(seats) ?? new Map<string, number>();
			if (stillHeld(ends) >= most && !ends.has(holder)) return false;
			ends.set(holder, nowMs() + forMs);
			holders.set(seats, ends);
			return true;
		},
		async leave(seats, holder) {
			holders.get(seats)?.delete(holder);
		},
		async secret(name, make) {
			const secret = secrets.get(name) ?? make();
			secrets.set(name, secret);
			return secret;
		},
		isReachable: () => true,
		start: async () => {},
		close: async () => {},
	};
}
