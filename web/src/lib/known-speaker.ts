import { type SpeakerProfile, speakerField, speakerProfileSchema } from '@henry/contract/speaker.ts';
import { useSyncExternalStore } from 'react';

const keptName = 'henry.speaker';

/** As it was read last. It stands in where storage is forbidden, for as long as the page is open. */
let known: { written: string | null; speaker: SpeakerProfile | undefined } = read(null);

function read(written: string | null) {
	try {
		return { written, speaker: speakerProfileSchema.safeParse(JSON.parse(written ?? 'null')).data };
	} catch {
		return { written, speaker: undefined };
	}
}

/** What Henry knows of how the visitor of this browser sounds; nothing before a text was read aloud. */
export function knownSpeaker(): SpeakerProfile | undefined {
	try {
		const written = localStorage.getItem(keptName);
		if (written !== known.written) known = read(written);
	} catch {
		// What was learned in this page holds.
	}
	return known.speaker;
}

/** The same as part of a message, where there is any. */
export function withKnownSpeaker(): { speaker?: SpeakerProfile } {
	const speaker = knownSpeaker();
	return speaker ? { speaker } : {};
}

/** Adds it to a call, before the recording. */
export function appendKnownSpeaker(form: FormData): void {
	const speaker = knownSpeaker();
	if (speaker) form.append(speakerField, JSON.stringify(speaker));
}

/** Keeps in this browser what an answer told; an engine that tells nothing changes nothing. */
export function keepKnownSpeaker(speaker: SpeakerProfile | undefined): void {
	if (speaker) keep(JSON.stringify(speaker));
}

export function forgetKnownSpeaker(): void {
	keep(null);
}

function keep(written: string | null): void {
	known = read(written);
	try {
		if (written === null) localStorage.removeItem(keptName);
		else localStorage.setItem(keptName, written);
	} catch {
		// Storage may be forbidden; it then holds for this visit.
	}
	dispatchEvent(new Event(keptName));
}

function onChange(listener: () => void): () => void {
	const names = [keptName, 'storage'];
	for (const name of names) addEventListener(name, listener);
	return () => {
		for (const name of names) removeEventListener(name, listener);
	};
}

/** What Henry knows of the speaker, as a component sees it. */
export function useKnownSpeaker(): SpeakerProfile | undefined {
	return useSyncExternalStore(onChange, knownSpeaker);
}
