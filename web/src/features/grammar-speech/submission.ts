import { apiPaths } from '@henry/contract/api-paths.ts';
import { type FeedbackResponse, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import {
	type TranscriptResponse,
	transcriptFileField,
	transcriptHintsField,
	transcriptResponseSchema,
} from '@henry/contract/transcript.ts';
import { callFunction, postForm } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { answersByLine } from './answer-parts.ts';

/** What came of an answer: what was heard, and what to say better. */
export type Report = { transcript: TranscriptResponse; feedback: FeedbackResponse };

/** A recorded answer on its way to its report. `transcript` is kept once it is there, and never asked for twice. */
export type Answer = {
	recording: Blob;
	questionCount: number;
	/** Texts whose words are likely in the answer. */
	hints: string[];
	/** The transcript that was made while recording, where that worked. */
	liveTranscript: Promise<TranscriptResponse> | undefined;
	transcript?: TranscriptResponse;
};

function transcribeFile({ recording, hints }: Answer): Promise<TranscriptResponse> {
	const form = new FormData();
	form.append(transcriptHintsField, JSON.stringify(hints));
	form.append(transcriptFileField, recording, 'recording.wav');
	return postForm(apiPaths.transcript, form, transcriptResponseSchema);
}

/** The live transcript, or, where the live connection failed, that of the recording itself. */
async function transcribe(answer: Answer): Promise<TranscriptResponse> {
	if (!answer.liveTranscript) return transcribeFile(answer);
	try {
		return await answer.liveTranscript;
	} catch (error) {
		const nobodyWasHeard = error instanceof ApiError && error.code === 'invalid-argument';
		if (nobodyWasHeard) throw error;
		return transcribeFile(answer);
	}
}

/** Submits an answer. After a failure the same answer may be submitted again (specification, section 4). */
export async function submitAnswer(answer: Answer): Promise<Report> {
	answer.transcript ??= await transcribe(answer);
	const { transcript } = answer;
	const feedback = await callFunction(
		apiPaths.feedback,
		{ text: answersByLine(transcript, answer.questionCount) },
		feedbackResponseSchema,
	);
	return { transcript, feedback };
}
