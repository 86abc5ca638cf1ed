import { apiPaths } from '@henry/contract/api-paths.ts';
import type { SpeechRequest } from '@henry/contract/speech.ts';
import { type CallOptions, postForBlob } from './api-client.ts';
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
