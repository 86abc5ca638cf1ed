import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { type HandInRequest, handInResponseSchema } from '@henry/contract/homework.ts';
import { maxAnswersPerHandIn, maxExamAnswerWords, maxPractisedSounds } from '@henry/contract/limits.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { callFunction, postForm } from '#web/lib/api-client.ts';
import type { HomeworkNow } from '#web/lib/homework-now.ts';
import type { SaidAnswer } from '#web/lib/remember-practice.ts';
import { sendable } from '#web/lib/sendable-recording.ts';

/** An answer to an assignment. `id` makes trying again hand in the same; `replaces` are those it is instead of. */
export type HandIn = {
	id: string;
	replaces: string[];
	said: readonly SaidAnswer[];
	pronunciation0to100?: number | undefined;
	sounds?: readonly PractisedSound[];
	recording?: Blob | undefined;
};

/** As the contract limits them. */
const maxQuestionCharacters = 500;

/**
 * Hands in an answer, and its recording where the learner lets the teacher hear it. Answers the notice where danger was
 * spoken of; nothing is kept then. Rejects with an `ApiError`.
 */
export async function handInAnswer(
	homework: Omit<HomeworkNow, 'activity' | 'title'>,
	{ id, replaces, said, pronunciation0to100, sounds = [], recording }: HandIn,
): Promise<DangerNotice | null> {
	const request: HandInRequest = {
		id,
		assignmentId: homework.assignmentId,
		replaces,
		asksForHelp: homework.asksForHelp,
		...(homework.answersId !== undefined && { answersId: homework.answersId }),
		answers: said.slice(0, maxAnswersPerHandIn).map(({ question, words, text }) => ({
			question: question.slice(0, maxQuestionCharacters),
			words: words.slice(0, maxExamAnswerWords),
			...(text !== undefined && { text }),
		})),
		...(pronunciation0to100 !== undefined && { pronunciation0to100 }),
		...(sounds.length > 0 && { sounds: sounds.slice(0, maxPractisedSounds) }),
	};
	const { danger } = await callFunction(apiPaths.handIn, request, handInResponseSchema);
	if (danger || !homework.sharesRecording || !recording) return danger;
	const form = new FormData();
	form.append(transcriptFileField, await sendable(recording), 'recording.wav');
	await postForm(`${apiPaths.handInRecordings}/${id}`, form, doneSchema);
	return null;
}
