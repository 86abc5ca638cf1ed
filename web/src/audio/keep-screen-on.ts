/**
 * Keeps the screen from going dark, so that a phone does not lock itself in the middle of an answer. The browser lets go
 * of that whenever the page is hidden, so it is asked for again when the page is back. Where it cannot or will not, as
 * with a low battery, nothing else changes.
 */
export function keepScreenOn(): { end: () => void } {
	const ended = new AbortController();
	let held: WakeLockSentinel | undefined;
	async function hold() {
		if (document.visibilityState !== 'visible' || (held && !held.released)) return;
		const lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
		if (ended.signal.aborted) void lock?.release();
		else held = lock;
	}
	document.addEventListener('visibilitychange', hold, { signal: ended.signal });
	void hold();
	return {
		end() {
			ended.abort();
			void held?.release();
		},
	};
}
