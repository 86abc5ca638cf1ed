import { apiPaths } from '@henry/contract/api-paths.ts';
import type { SpeechRequest } from '@henry/contract/speech.ts';
import { type CallOptions, getBlob, postForBlob } from './api-client.ts';
import { playableSound } from './playable-sound.ts';
import { keepSpoken, spokenHere } from './spoken-here.ts';
import { isUnreachable } from './unreachable.ts';
import { visitorSettings } from './visitor-settings.ts';

/** A text for the voice that the visitor has chosen, at their speed. */
export function inChosenVoice(text: string): SpeechRequest {
	const { voice, speed } = visitorSettings();
	return { text, ...(voice !== undefined && { voice }), ...(speed !== 1 && { rate: speed }) };
}

/** A text spoken, as an MP3 file to play. Rejects with an `ApiError`. */
export function speakText(text: string, options?: CallOptions): Promise<Blob> {
	return postForBlob(apiPaths.speech, inChosenVoice(text), { ...options, accept: 'audio/mpeg' });
}

/** A text of the built-in content as `speak` makes it; where the server cannot be reached, as it was spoken last. */
async function orSpokenHere(text: string, speak: () => Promise<Blob>): Promise<Blob> {
	try {
		const sound = await speak();
		void keepSpoken(text, sound);
		return sound;
	} catch (error) {
		const kept = isUnreachable(error) && (await spokenHere(text));
		if (!kept) throw error;
		return kept.blob();
	}
}

/** A built-in word in one of Henry's voices, whichever the visitor has chosen otherwise: many voices train the ear. */
export function speakInVoice(word: string, voice: string | undefined): Promise<Blob> {
	const request = { text: word, ...(voice && { voice }) };
	return orSpokenHere(word, () => postForBlob(apiPaths.speech, request, { accept: 'audio/mpeg' }));
}

/** A phrase of the built-in content. Rejects with an `ApiError`. */
export const speakPhrase = (phrase: string): Promise<Blob> => orSpokenHere(phrase, () => speakText(phrase));

/**
 * A text of the built-in content, spoken: its model audio, which the browser keeps, unless the visitor has chosen
 * another voice or speed. Rejects with an `ApiError`.
 */
export function speakBuiltIn(text: string, audioUrl: string): Promise<Blob> {
	const { voice, speed } = visitorSettings();
	return voice === undefined && speed === 1 ? getBlob(playableSound(audioUrl)) : speakText(text);
}
