/** How long a context may take to start; a browser that waits for a touch of the page does not start it before. */
export const contextStartMs = 1_000;
/** Events of the page after which a browser may let sound begin: a touch, or the page being shown again. */
const wakingEvents = ['click', 'keydown', 'visibilitychange'] as const;

/**
 * Starts a context, and starts it again whenever the system or the browser has put it to sleep, as soon as that is
 * allowed. `started` resolves when it runs for the first time; `end` ends the watch.
 */
export function keepRunning(context: AudioContext): { started: Promise<void>; end: () => void } {
	const ended = new AbortController();
	const started = new Promise<void>((resolve) => {
		const wake = () => {
			// A browser that refuses is asked again at the next event.
			if (context.state !== 'closed') context.resume().then(resolve, () => {});
		};
		for (const name of wakingEvents) document.addEventListener(name, wake, { signal: ended.signal });
		context.addEventListener('statechange', wake, { signal: ended.signal });
		wake();
	});
	return { started, end: () => ended.abort() };
}
