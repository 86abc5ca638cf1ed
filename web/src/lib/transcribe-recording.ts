import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import {
	type TranscriptResponse,
	transcriptFileField,
	transcriptHintsField,
	transcriptResponseSchema,
} from '@henry/contract/transcript.ts';
import { postForm } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { appendKnownSpeaker } from './known-speaker.ts';
import { BrowserDeafError, type HeardTranscript } from './live-transcript.ts';
import { sendable } from './sendable-recording.ts';
import { isUnreachable } from './unreachable.ts';

/** A recording on its way to its transcript. */
export type UntranscribedRecording = {
	recording: Blob;
	/** Texts whose words are likely in it. */
	hints: string[];
	/** The transcript that was made while recording, where that worked. */
	liveTranscript: Promise<HeardTranscript> | undefined;
};

/**
 * What Henry hears in a recording, whoever else has heard it. Where he cannot be reached, the ear hears that this browser
 * keeps, if it keeps one. Rejects with an `ApiError`.
 */
export async function transcribeFile(recorded: UntranscribedRecording): Promise<HeardTranscript> {
	try {
		return await transcribeByServer(recorded);
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		// Where the app's files are not kept, this one cannot be fetched either.
		const ear = await import('./offline-ear/hear-here.ts').catch(() => undefined);
		const heard = await ear?.hearHere(recorded.recording, recorded.hints);
		if (heard) return heard;
		throw error;
	}
}

async function transcribeByServer({ recording, hints }: UntranscribedRecording): Promise<TranscriptResponse> {
	const form = new FormData();
	form.append(transcriptHintsField, JSON.stringify(hints));
	appendKnownSpeaker(form);
	form.append(transcriptFileField, await sendable(recording), 'recording.wav');
	return postForm(apiPaths.transcript, form, transcriptResponseSchema);
}

/** Whether a transcription failed because nobody was heard; asking again would not help. */
export function isNobodyHeard(error: unknown): boolean {
	return error instanceof ApiError && error.message === errorTexts.couldNotHearYou;
}

/**
 * The live transcript, or, where the live connection or the browser's recogniser failed, Henry's of the recording itself.
 * Rejects with an `ApiError`: `invalid-argument` when nobody was heard.
 */
export async function transcribeRecording(recording: UntranscribedRecording): Promise<HeardTranscript> {
	if (!recording.liveTranscript) return transcribeFile(recording);
	try {
		return await recording.liveTranscript;
	} catch (error) {
		if (isNobodyHeard(error)) throw error;
		const transcript = await transcribeFile(recording);
		return error instanceof BrowserDeafError ? { browser: { heard: false }, ...transcript } : transcript;
	}
}
