import { useState, useSyncExternalStore } from 'react';
import { microphoneAccess, watchMicrophoneAccess } from '#web/audio/microphone.ts';

/** How a learner talks with Henry: hands-free, or with a recording for each answer. */
export const talkModes = ['live', 'tap'] as const;
export type TalkMode = (typeof talkModes)[number];

/** Key of the mode that was chosen last, in local storage. */
const storageKey = 'henry.talkMode';

function storedMode(): TalkMode | undefined {
	try {
		return talkModes.find((mode) => mode === localStorage.getItem(storageKey));
	} catch {
		return undefined;
	}
}

/** Keeps the choice for the next talk in this browser. */
export function keepTalkMode(mode: TalkMode): void {
	try {
		localStorage.setItem(storageKey, mode);
	} catch {
		// Storage may be forbidden; the choice then lasts for this talk.
	}
}

/** States of access in which the microphone may still be had. */
const openAccess = ['unknown', 'asking', 'granted', 'needs-tap'];

/** How the next talk is held: live, unless the learner chose otherwise or the microphone cannot be used. */
export function useTalkMode(): [TalkMode, (mode: TalkMode) => void] {
	const access = useSyncExternalStore(watchMicrophoneAccess, microphoneAccess);
	const [chosen, setChosen] = useState<TalkMode>();
	const usual = openAccess.includes(access) ? (storedMode() ?? 'live') : 'tap';
	const choose = (mode: TalkMode) => {
		setChosen(mode);
		keepTalkMode(mode);
	};
	return [chosen ?? usual, choose];
}
