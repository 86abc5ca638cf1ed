import { apiPaths } from '@henry/contract/api-paths.ts';
import type { SpeechRequest } from '@henry/contract/speech.ts';
import { type CallOptions, getBlob, postForBlob } from './api-client.ts';
import { playableSound } from './playable-sound.ts';
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

/**
 * A text of the built-in content, spoken: its model audio, which the browser keeps, unless the visitor has chosen
 * another voice or speed. Rejects with an `ApiError`.
 */
export function speakBuiltIn(text: string, audioUrl: string): Promise<Blob> {
	const { voice, speed } = visitorSettings();
	return voice === undefined && speed === 1 ? getBlob(playableSound(audioUrl)) : speakText(text);
}
