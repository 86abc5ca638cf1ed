import { type SpeakerProfile, speakerField, speakerProfileSchema } from '@henry/contract/speaker.ts';
import { createBrowserStore } from './browser-store.ts';

const store = createBrowserStore('henry.speaker', (kept) => speakerProfileSchema.safeParse(kept).data);

/** What Henry knows of how the visitor of this browser sounds; nothing before a text was read aloud. */
export const knownSpeaker = (): SpeakerProfile | undefined => store.read();

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
	if (speaker) store.keep(speaker);
}

export function forgetKnownSpeaker(): void {
	store.keep(undefined);
}

/** What Henry knows of the speaker, as a component sees it. */
export const useKnownSpeaker = (): SpeakerProfile | undefined => store.use();
