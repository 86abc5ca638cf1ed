import { doneSchema } from '@henry/contract/accounts.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { maxAnswersPerHandIn, maxExamAnswerWords } from '@henry/contract/limits.ts';
import { type HandInMockRequest, handInMockResponseSchema, mockPaths } from '@henry/contract/mock-days.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { answersOfCandidate } from '#web/features/exams/report/answers-of-candidate.ts';
import { wordsOf } from '#web/features/exams/report/fetch-report.ts';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { turnsOfRun } from '#web/features/exams/run/turns-of-run.ts';
import { callFunction, postForm } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { joinRecordings } from '#web/lib/practice/joined-answers.ts';
import { sendable } from '#web/lib/sendable-recording.ts';
import { forgetRoomAnswers, keepRoomExam, type RoomExam, roomAnswers, roomExams } from './room-keeper.ts';
import { keptTakenPaper } from './room-paper.ts';

const maxQuestionCharacters = 500;

/** What one candidate said, with the times of the one recording of all their answers. */
async function handInOf(
	{ dayId, candidates, slotId: _ }: RoomExam,
	candidate: number,
	turns: readonly ExamTurn[],
	answers: readonly (ExamAnswer | undefined)[],
): Promise<{ request: HandInMockRequest; recording: Blob | undefined }> {
	const who = candidates[candidate] as RoomExam['candidates'][number];
	const unmarked = candidates.every(({ agrees }) => agrees) ? 'whole' : 'leftOut';
	const isAlone = candidates.length === 1;
	const own = isAlone ? { turns, answers } : await answersOfCandidate(candidate, turns, answers, unmarked);
	let beganMs = 0;
	const said: HandInMockRequest['answers'] = [];
	for (const [index, turn] of own.turns.entries()) {
		const answer = own.answers[index];
		const shiftMs = Math.round(beganMs);
		const words = (await wordsOf(answer)).slice(0, maxExamAnswerWords);
		beganMs += answer?.recorded?.durationMs ?? 0;
		said.push({
			question: turn.asked.ask.slice(0, maxQuestionCharacters),
			words: words.map((word) => ({
				...word,
				startMs: word.startMs + shiftMs,
				endMs: word.endMs + shiftMs,
			})),
			...(answer?.text !== undefined && { text: answer.text }),
		});
	}
	const recordings = own.answers.flatMap((answer) => answer?.recorded?.recording ?? []);
	const { handInId: id, membershipId, agrees } = who;
	return {
		request: { id, dayId, membershipId, answers: said.slice(0, maxAnswersPerHandIn) },
		recording: agrees && recordings.length > 0 ? await sendable(await joinRecordings(recordings)) : undefined,
	};
}

/** Sends what one candidate said; tells what came of it. Rejects where the server cannot take it now. */
async function sendCandidate(
	exam: RoomExam,
	candidate: number,
	turns: readonly ExamTurn[],
	answers: readonly (ExamAnswer | undefined)[],
): Promise<RoomExam['candidates'][number]['outcome']> {
	const { request, recording } = await handInOf(exam, candidate, turns, answers);
	try {
		const { isKept } = await callFunction(mockPaths.handInMock, request, handInMockResponseSchema);
		if (!isKept) return 'notKept';
		if (!recording) return 'sent';
		const form = new FormData();
		form.append(transcriptFileField, recording, 'recording.wav');
		await postForm(`${mockPaths.mockRecordings}/${request.id}`, form, doneSchema).catch((error) => {
			// What was taken and is not there: whom the academy has named sees to it, and nobody else is told why.
			if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
		});
		return 'sent';
	} catch (error) {
		// The day is gone, or a guardian has not agreed: nothing of it may be kept.
		if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'aborted'))
			return 'refused';
		throw error;
	}
}

async function sendExam(exam: RoomExam): Promise<void> {
	const paper = await keptTakenPaper(exam.setup);
	const turns = turnsOfRun(exam.setup, paper);
	const byTurn = await roomAnswers(exam.slotId);
	const answers = turns.map(({ id }) => byTurn.get(id));
	let now = exam;
	for (const [place, { outcome }] of exam.candidates.entries()) {
		if (outcome !== 'waits') continue;
		const came = await sendCandidate(now, place, turns, answers);
		now = {
			...now,
			candidates: now.candidates.map((each, index) => (index === place ? { ...each, outcome: came } : each)),
		};
		await keepRoomExam(now);
	}
	await forgetRoomAnswers(exam.slotId);
}

const waits = ({ isFinished, candidates }: RoomExam) =>
	isFinished && candidates.some(({ outcome }) => outcome === 'waits');

async function sendAll(): Promise<void> {
	for (const exam of (await roomExams()).filter(waits)) await sendExam(exam);
}

/** Sends every finished exam of this device. Rejects with an `ApiError`; what is left stays for the next time. */
export async function sendRoomExams(): Promise<void> {
	const locks: LockManager | undefined = navigator.locks;
	await (locks ? locks.request('henry.mock-exams', sendAll) : sendAll());
}
