import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	type SayAgainResponse,
	sayAgainResponseSchema,
	sayAgainTextField,
} from '@henry/contract/say-again.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { postForm } from './api-client.ts';
import { appendKnownSpeaker, keepKnownSpeaker } from './known-speaker.ts';
import { appendAccent } from './visitor-settings.ts';

/** What is heard of a known text in a recording (WAV). Rejects with an `ApiError`. */
export async function sayAgain(recording: Blob, text: string): Promise<SayAgainResponse> {
	const form = new FormData();
	form.append(sayAgainTextField, text);
	appendKnownSpeaker(form);
	appendAccent(form);
	form.append(transcriptFileField, recording, 'recording.wav');
	const answer = await postForm(apiPaths.sayAgain, form, sayAgainResponseSchema);
	keepKnownSpeaker(answer.speaker);
	return answer;
}
