import { useEffect, useEffectEvent, useState } from 'react';
import type { TextWord } from '#web/lib/shadowing-model.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { median } from './round-figures.ts';

/** The place of the word that is said at a time of the sound, or was said last; -1 before the first. */
function placeAt(words: readonly TextWord[], timeMs: number): number {
	return words.findLastIndex(({ time }) => time !== null && time.startMs <= timeMs);
}

/**
 * The model voice, and which word it says. Its element is not in the page: players there are paused by every recording,
 * while this voice is spoken along with. `follow` is told its time in milliseconds, picture by picture.
 */
export function useModelVoice(sound: Blob, words: readonly TextWord[], onEnded: () => void) {
	const url = useObjectUrl(sound);
	const [audio] = useState(() => new Audio());
	const [isPlaying, setPlaying] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const [place, setPlace] = useState(-1);
	const end = useEffectEvent(() => {
		setPlaying(false);
		setPlace(-1);
		onEnded();
	});
	useEffect(() => {
		if (!url) return;
		audio.src = url;
		const stopped = new AbortController();
		audio.addEventListener('ended', () => end(), { signal: stopped.signal });
		return () => {
			stopped.abort();
			audio.pause();
			// The address holds no longer than the sound is shown.
			audio.removeAttribute('src');
		};
	}, [audio, url]);
	useEffect(() => {
		if (!isPlaying) return;
		let request = requestAnimationFrame(function follow() {
			setPlace(placeAt(words, 1_000 * audio.currentTime));
			request = requestAnimationFrame(follow);
		});
		return () => cancelAnimationFrame(request);
	}, [audio, isPlaying, words]);
	return {
		isPlaying,
		hasFailed,
		/** The word that is being said; -1 where none is. */
		place,
		/** Where the voice is in its sound; undefined while it is silent. */
		timeMs: () => (isPlaying ? 1_000 * audio.currentTime : undefined),
		async playFromStart() {
			setFailed(false);
			audio.currentTime = 0;
			try {
				await audio.play();
				setPlaying(true);
			} catch (error) {
				// A voice that was stopped before it began is no failure.
				if ((error as DOMException).name !== 'AbortError') setFailed(true);
			}
		},
		stop() {
			audio.pause();
			setPlaying(false);
			setPlace(-1);
		},
	};
}

/**
 * Finds the time of a recording at which a sound beside it began, from pairs of their times: `tell` takes the length
 * recorded so far and where the sound is then, both in milliseconds. The middle one, as any pair may be late.
 */
export function createClockPair() {
	const beginnings: number[] = [];
	return {
		tell(recordedMs: number, soundMs: number) {
			beginnings.push(recordedMs - soundMs);
		},
		/** Undefined where the sound was never heard beside the recording. */
		beganMs: () => (beginnings.length > 0 ? median(beginnings) : undefined),
	};
}
