import { useEffect, useRef } from 'react';
import { openBrowserTranscript } from '#web/audio/browser-recogniser.ts';
import { type LiveTranscript, openLiveTranscript } from './live-transcript.ts';
import { visitorSettings } from './visitor-settings.ts';

/** Opens a transcript by the recogniser that the visitor wants. */
function openTranscript(hints: string[]): LiveTranscript {
	const { recogniser } = visitorSettings();
	if (recogniser === 'henry') return openLiveTranscript(hints);
	return openBrowserTranscript(recogniser === 'browserHere');
}

/**
 * The transcript that is made while the learner records. It is given up when the screen is left, unless `finish` has
 * handed it over. `answerIndex`: which of several answers in one recording is being given.
 */
export function useLiveTranscript(hints: string[], answerIndex?: number) {
	const live = useRef<LiveTranscript>(undefined);
	useEffect(() => () => live.current?.close(), []);
	useEffect(() => {
		if (answerIndex) live.current?.next();
	}, [answerIndex]);
	return {
		start() {
			live.current?.close();
			live.current = openTranscript(hints);
		},
		send: (samples: Int16Array) => live.current?.send(samples),
		finish() {
			const transcript = live.current?.finish();
			live.current = undefined;
			return transcript;
		},
	};
}
