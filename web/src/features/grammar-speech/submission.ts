import { apiPaths } from '@henry/contract/api-paths.ts';
import { type FeedbackResponse, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { transcribeRecording, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { answersByLine } from './answer-parts.ts';

/** What came of an answer: what was heard, and what to say better. */
export type Report = { transcript: TranscriptResponse; feedback: FeedbackResponse };

/** A recorded answer on its way to its report. `transcript` is kept once it is there, and never asked for twice. */
export type Answer = UntranscribedRecording & { questionCount: number; transcript?: TranscriptResponse };

/** Submits an answer. After a failure the same answer may be submitted again (specification, section 4). */
export async function submitAnswer(answer: Answer): Promise<Report> {
	answer.transcript ??= await transcribeRecording(answer);
	const { transcript } = answer;
	const feedback = await callFunction(
		apiPaths.feedback,
		{ text: answersByLine(transcript, answer.questionCount) },
		feedbackResponseSchema,
	);
	return { transcript, feedback };
}
