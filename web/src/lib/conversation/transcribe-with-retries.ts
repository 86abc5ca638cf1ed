import { errorTexts } from '@henry/contract/errors.ts';
import { transcriptionRetries } from '@henry/contract/limits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import {
	isNobodyHeard,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';

/** Ours: time for an engine that has failed to be replaced. */
const pauseMs = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * The transcript of a recording; a failure is tried again up to three times (specification, section 8). Rejects with the
 * last `ApiError`, and at once where nobody was heard, or where `signal` says that the transcript is no longer wanted.
 */
export async function transcribeWithRetries(
	recorded: UntranscribedRecording,
	signal: AbortSignal,
): Promise<HeardTranscript> {
	for (let retry = 0; ; retry += 1) {
		try {
			const transcript = await transcribeRecording(recorded);
			if (transcript.transcription.trim() !== '') return transcript;
			throw new ApiError({ code: 'invalid-argument', message: errorTexts.couldNotHearYou });
		} catch (error) {
			if (isNobodyHeard(error) || retry === transcriptionRetries || signal.aborted) throw error;
		}
		await pause();
		signal.throwIfAborted();
	}
}
