import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	freeSoundsWordsField,
	type JudgedFreeSounds,
	judgedFreeSoundsSchema,
} from '@henry/contract/free-sounds.ts';
import { type TranscriptWord, transcriptFileField } from '@henry/contract/transcript.ts';
import { type CallOptions, postForm } from './api-client.ts';
import { appendKnownSpeaker } from './known-speaker.ts';
import { appendAccent } from './visitor-settings.ts';

/** An answer in the learner's own words, as it was heard, and its recording (WAV). */
export type HeardAnswer = { words: readonly TranscriptWord[]; recording: Blob };

/** How the sounds of an answer were said, in words that were surely heard. Rejects with an `ApiError`. */
export function judgeFreeSounds(
	{ words, recording }: HeardAnswer,
	{ isBackground = false, ...options }: CallOptions & { isBackground?: boolean } = {},
): Promise<JudgedFreeSounds> {
	const form = new FormData();
	form.append(freeSoundsWordsField, JSON.stringify(words));
	appendKnownSpeaker(form);
	appendAccent(form);
	form.append(transcriptFileField, recording, 'recording.wav');
	const path = isBackground ? `${apiPaths.freeSounds}?background=yes` : apiPaths.freeSounds;
	return postForm(path, form, judgedFreeSoundsSchema, options);
}
