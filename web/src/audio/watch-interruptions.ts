import type { CaptureHandlers } from './capture.ts';

/**
 * Tells when the system takes the sound of a capture away, and when it gives it back: by the context, which is suspended
 * (Safari says `interrupted`), or by the microphone's tracks, which are muted (W3C, Media Capture and Streams, section
 * 4.3.1). It ends with the context.
 */
export function watchInterruptions(
	context: AudioContext,
	tracks: readonly MediaStreamTrack[],
	{ onInterrupted, onResumed }: Pick<CaptureHandlers, 'onInterrupted' | 'onResumed'>,
): void {
	const ended = new AbortController();
	const { signal } = ended;
	let wasInterrupted = false;
	const look = () => {
		if (context.state === 'closed') return ended.abort();
		const isInterrupted = context.state !== 'running' || tracks.some(({ muted }) => muted);
		if (isInterrupted === wasInterrupted) return;
		wasInterrupted = isInterrupted;
		(isInterrupted ? onInterrupted : onResumed)?.();
	};
	context.addEventListener('statechange', look, { signal });
	for (const track of tracks) {
		track.addEventListener('mute', look, { signal });
		track.addEventListener('unmute', look, { signal });
	}
}
