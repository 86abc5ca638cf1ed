import { type RefObject, useEffect, useRef, useState } from 'react';
import { isRecordingNow } from '#web/lib/recording-now.ts';
import { isOutside, type PlayLoop } from './play-loop.ts';

/** What a player shows. */
export type Playback = {
	readonly isPlaying: boolean;
	/** The browser would not play before a touch of the page. */
	readonly isRefused: boolean;
	readonly hasFailed: boolean;
	readonly positionSeconds: number;
	/** 0 as long as it is not known. */
	readonly durationSeconds: number;
	/** 1 is the sound's own speed; its pitch stays the same at every speed. */
	readonly speed: number;
	/** The part that is played again and again, or all of it. */
	readonly loop: PlayLoop | 'whole' | undefined;
};

const silent: Playback = {
	isPlaying: false,
	isRefused: false,
	hasFailed: false,
	positionSeconds: 0,
	durationSeconds: 0,
	speed: 1,
	loop: undefined,
};

type AudioElement = RefObject<HTMLAudioElement | null>;

/** Keeps one sound at a time: when another one begins, this one pauses. */
function usePauseForOthers(audio: AudioElement) {
	useEffect(() => {
		const pauseForOther = ({ target }: Event) => {
			if (target !== audio.current) audio.current?.pause();
		};
		document.addEventListener('play', pauseForOther, true);
		return () => document.removeEventListener('play', pauseForOther, true);
	}, [audio]);
}

/** Follows the position picture by picture, which the element's own events are too rare for. */
function useEveryPicture(isPlaying: boolean, follow: () => void) {
	const latest = useRef(follow);
	useEffect(() => {
		latest.current = follow;
	});
	useEffect(() => {
		if (!isPlaying) return;
		let request = requestAnimationFrame(function again() {
			latest.current();
			request = requestAnimationFrame(again);
		});
		return () => cancelAnimationFrame(request);
	}, [isPlaying]);
}

/** Plays an element from now on, whatever it plays, at this speed. */
function setSpeedOf(audio: HTMLAudioElement | null, speed: number) {
	if (!audio) return;
	audio.playbackRate = speed;
	audio.defaultPlaybackRate = speed;
	audio.preservesPitch = true;
}

/** Nothing sounds while a recorder would hear it, as a voice that is only ready then. */
async function startPlaying(audio: HTMLAudioElement | null, onRefused: () => void) {
	if (isRecordingNow()) return;
	try {
		await audio?.play();
	} catch (error) {
		// An interrupted start needs no word; what cannot be played is told by the element's error event.
		if ((error as DOMException).name === 'NotAllowedError') onRefused();
	}
}

/** A sound of a length that is not known has none. */
function lengthOf(audio: HTMLAudioElement | null): number {
	const durationSeconds = audio?.duration ?? 0;
	return Number.isFinite(durationSeconds) ? durationSeconds : 0;
}

/** Pauses whatever is being played in this page. */
export function pauseAllSounds(): void {
	for (const audio of document.querySelectorAll('audio')) audio.pause();
}

/** The state of an audio element, whose `props` it takes, and what can be done with it. */
export function usePlayback(
	autoplay: boolean,
	onEnded: (() => void) | undefined,
	startSpeed = 1,
	onFailed?: () => void,
) {
	const audio = useRef<HTMLAudioElement>(null);
	const [playback, setPlayback] = useState({ ...silent, speed: startSpeed });
	const change = (next: Partial<Playback>) => setPlayback((current) => ({ ...current, ...next }));
	const part = typeof playback.loop === 'object' ? playback.loop : undefined;
	usePauseForOthers(audio);

	const play = () => startPlaying(audio.current, () => change({ isRefused: true }));
	function seek(positionSeconds: number) {
		if (audio.current) audio.current.currentTime = positionSeconds;
		change({ positionSeconds });
	}
	/** Shows the position, and keeps it in the part that is played again and again. */
	function follow() {
		const positionSeconds = audio.current?.currentTime ?? 0;
		if (part && playback.isPlaying && isOutside(positionSeconds, part)) seek(part.startSeconds);
		else if (positionSeconds !== playback.positionSeconds) change({ positionSeconds });
	}
	useEveryPicture(playback.isPlaying, follow);
	useEffect(() => {
		const element = audio.current;
		setSpeedOf(element, startSpeed);
		if (autoplay) void play();
		return () => element?.pause();
	}, []);

	const props = {
		ref: audio,
		loop: playback.loop === 'whole',
		onDurationChange: () => change({ durationSeconds: lengthOf(audio.current), hasFailed: false }),
		onTimeUpdate: follow,
		onPlay: () => change({ isPlaying: true, isRefused: false }),
		onPause: () => change({ isPlaying: false }),
		onEnded: () => {
			change({ isPlaying: false });
			onEnded?.();
			if (!part) return;
			seek(part.startSeconds);
			void play();
		},
		onError: () => {
			change({ isPlaying: false, hasFailed: true });
			onFailed?.();
		},
	};
	return {
		playback,
		props,
		toggle: () => (playback.isPlaying ? audio.current?.pause() : void play()),
		/** Whoever goes elsewhere leaves the part that was played again and again. */
		seek(positionSeconds: number) {
			seek(positionSeconds);
			if (part && isOutside(positionSeconds, part)) change({ loop: undefined });
		},
		setSpeed(speed: number) {
			setSpeedOf(audio.current, speed);
			change({ speed });
		},
		/** A part is heard at once. */
		setLoop(loop: Playback['loop']) {
			change({ loop });
			if (typeof loop !== 'object') return;
			seek(loop.startSeconds);
			void play();
		},
		retry: () => audio.current?.load(),
	};
}
