import { apiPaths } from '@henry/contract/api-paths.ts';
import { type FeedbackResponse, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { judgeLater } from '#web/lib/judge-later.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import { transcribeRecording, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { heardAnswers, type QuestionAnswer, textOfAnswers } from './answer-parts.ts';

/** What came of the answers: what they are, and what to say better. */
export type Report = { answers: readonly QuestionAnswer[]; feedback: FeedbackResponse };

/** A recording of all answers. `transcript` is kept once it is there, and never asked for twice. */
export type RecordedAnswers = UntranscribedRecording & {
	url: string;
	questionCount: number;
	/** When each question was shown, in milliseconds of the recording, where the learner went on by hand. */
	questionStartsMs?: readonly number[] | undefined;
	transcript?: HeardTranscript;
	/** When it was recorded, where it has waited on this device since. */
	atMs?: number | undefined;
};

/** What is submitted: answers that were recorded, or written, or recorded and then put right in writing. */
export type Submission = {
	recorded: RecordedAnswers | undefined;
	written?: readonly QuestionAnswer[];
};

async function answersOf({ recorded, written }: Submission): Promise<readonly QuestionAnswer[]> {
	if (written || !recorded) return written ?? [];
	recorded.transcript ??= await transcribeRecording(recorded);
	judgeLater({ words: recorded.transcript.words, recording: recorded.recording });
	return heardAnswers(recorded.transcript, recorded.questionCount, recorded.questionStartsMs);
}

/**
 * Submits answers. After a failure the same ones may be submitted again (specification, section 4). `isAwaited`: the feedback
 * may be unfinished.
 */
export async function submitAnswers(submission: Submission, isAwaited: boolean): Promise<Report> {
	const answers = await answersOf(submission);
	const feedback = await callFunction(
		apiPaths.feedback,
		{ text: textOfAnswers(answers), words: answers.flatMap(({ words }) => words), isAwaited },
		feedbackResponseSchema,
	);
	return { answers, feedback };
}
