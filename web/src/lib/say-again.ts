import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	type SayAgainResponse,
	sayAgainResponseSchema,
	sayAgainTextField,
} from '@henry/contract/say-again.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { postForm } from './api-client.ts';

/** What is heard of a known text in a recording (WAV). Rejects with an `ApiError`. */
export function sayAgain(recording: Blob, text: string): Promise<SayAgainResponse> {
	const form = new FormData();
	form.append(sayAgainTextField, text);
	form.append(transcriptFileField, recording, 'recording.wav');
	return postForm(apiPaths.sayAgain, form, sayAgainResponseSchema);
}
