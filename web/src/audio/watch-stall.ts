/** A context that runs moves its clock with every block of sound; one whose clock has stood so long plays nothing. */
const stallMs = 2_000;

/**
 * Watches a context that says that it runs, and yet plays nothing, as where the system does not take its sound. Calls back
 * each time that this is noticed; `isStalled` tells it of this moment, `end` ends the watch.
 */
export function watchStall(
	context: Pick<AudioContext, 'state' | 'currentTime'>,
	onStalled: () => void,
): { isStalled: () => boolean; end: () => void } {
	let seenSeconds = context.currentTime;
	let isStalled = false;
	const timer = setInterval(() => {
		isStalled = context.state === 'running' && context.currentTime === seenSeconds;
		seenSeconds = context.currentTime;
		if (isStalled) onStalled();
	}, stallMs);
	return {
		isStalled: () => isStalled && context.currentTime === seenSeconds,
		end: () => clearInterval(timer),
	};
}
