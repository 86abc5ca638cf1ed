import { useEffect, useRef } from 'react';
import { type LiveTranscript, openLiveTranscript } from './live-transcript.ts';

/**
 * The transcript that is made while the learner records. It is given up when the screen is left, unless `finish` has
 * handed it over.
 */
export function useLiveTranscript(hints: string[]) {
	const live = useRef<LiveTranscript>(undefined);
	useEffect(() => () => live.current?.close(), []);
	return {
		start() {
			live.current?.close();
			live.current = openLiveTranscript(hints);
		},
		send: (samples: Int16Array) => live.current?.send(samples),
		finish() {
			const transcript = live.current?.finish();
			live.current = undefined;
			return transcript;
		},
	};
}
