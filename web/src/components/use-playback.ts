import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a player shows. */
export type Playback = {
	readonly isPlaying: boolean;
	/** The browser would not play before a touch of the page. */
	readonly isRefused: boolean;
	readonly hasFailed: boolean;
	readonly positionSeconds: number;
	/** 0 as long as it is not known. */
	readonly durationSeconds: number;
	readonly isSlow: boolean;
};

/** Playback speed for those who want to hear every word. */
const slowRate = 0.75;

const silent: Playback = {
	isPlaying: false,
	isRefused: false,
	hasFailed: false,
	positionSeconds: 0,
	durationSeconds: 0,
	isSlow: false,
};

/** Keeps one sound at a time: when another one begins, this one pauses. */
function usePauseForOthers(audio: RefObject<HTMLAudioElement | null>) {
	useEffect(() => {
		const pauseForOther = ({ target }: Event) => {
			if (target !== audio.current) audio.current?.pause();
		};
		document.addEventListener('play', pauseForOther, true);
		return () => document.removeEventListener('play', pauseForOther, true);
	}, [audio]);
}

/** Plays an element from now on, whatever it plays, at the slow rate or at its own. */
function setSpeed(audio: HTMLAudioElement | null, isSlow: boolean) {
	if (!audio) return;
	audio.playbackRate = isSlow ? slowRate : 1;
	audio.defaultPlaybackRate = audio.playbackRate;
}

/** Pauses whatever is being played in this page. */
export function pauseAllSounds(): void {
	for (const audio of document.querySelectorAll('audio')) audio.pause();
}

/** The state of an audio element, whose `props` it takes, and what can be done with it. */
export function usePlayback(autoplay: boolean, onEnded: (() => void) | undefined, startsSlow = false) {
	const audio = useRef<HTMLAudioElement>(null);
	const [playback, setPlayback] = useState({ ...silent, isSlow: startsSlow });
	const change = (next: Partial<Playback>) => setPlayback((current) => ({ ...current, ...next }));
	usePauseForOthers(audio);

	async function play() {
		try {
			await audio.current?.play();
		} catch (error) {
			// An interrupted start needs no word; what cannot be played is told by the element's error event.
			if ((error as DOMException).name === 'NotAllowedError')
				setPlayback((current) => ({ ...current, isRefused: true }));
		}
	}

	useEffect(() => {
		const element = audio.current;
		setSpeed(element, startsSlow);
		if (autoplay) void play();
		return () => element?.pause();
	}, []);

	const props = {
		ref: audio,
		onDurationChange: () => {
			const durationSeconds = audio.current?.duration ?? 0;
			change({ durationSeconds: Number.isFinite(durationSeconds) ? durationSeconds : 0, hasFailed: false });
		},
		onTimeUpdate: () => change({ positionSeconds: audio.current?.currentTime ?? 0 }),
		onPlay: () => change({ isPlaying: true, isRefused: false }),
		onPause: () => change({ isPlaying: false }),
		onEnded: () => {
			change({ isPlaying: false });
			onEnded?.();
		},
		onError: () => change({ isPlaying: false, hasFailed: true }),
	};
	return {
		playback,
		props,
		toggle: () => (playback.isPlaying ? audio.current?.pause() : void play()),
		seek(positionSeconds: number) {
			if (audio.current) audio.current.currentTime = positionSeconds;
			change({ positionSeconds });
		},
		toggleSpeed() {
			const isSlow = !playback.isSlow;
			setSpeed(audio.current, isSlow);
			change({ isSlow });
		},
		retry: () => audio.current?.load(),
	};
}
