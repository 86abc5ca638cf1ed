import * as z from 'zod/mini';
import type { ExamAnswer, ExamKeeper } from '#web/features/exams/run/exam-run.ts';
import { examSetupSchema, keptAnswerSchema } from '#web/features/exams/run/kept-exam.ts';
import { forgetHere, keepHere, keptHere, namesHere } from '#web/lib/kept-here.ts';
import { mockFolder, roomAnswersFolder } from '#web/lib/mock-day/kept-answer.ts';

/*
 * An exam of a mock exam day lies on this device from its first answer until all of it has arrived: neither a reload nor a
 * flat battery loses it.
 */

const candidateSchema = z.object({
	membershipId: z.string(),
	name: z.string(),
	/** Teachers may hear the recording. */
	agrees: z.boolean(),
	/** What makes another try hand in the same answer. */
	handInId: z.string(),
	outcome: z.enum(['waits', 'sent', 'notKept', 'refused']),
});
const roomExamSchema = z.object({
	dayId: z.string(),
	slotId: z.string(),
	setup: examSetupSchema,
	candidates: z.array(candidateSchema),
	isFinished: z.boolean(),
});
/** An exam that was begun in a room, with who took it and what came of sending it. */
export type RoomExam = z.infer<typeof roomExamSchema>;

const examsFolder = () => `${mockFolder()}/exams/`;
const examPlace = (slotId: string) => `${examsFolder()}${slotId}`;
const answersPlace = (slotId: string) => `${roomAnswersFolder()}${slotId}/`;
const soundsPlace = (slotId: string) => `${mockFolder()}/sounds/${slotId}/`;

/** Keeps how an exam stands, in place of how it stood. Rejects where there is no room. */
export const keepRoomExam = (exam: RoomExam): Promise<void> => keepHere(examPlace(exam.slotId), exam);

/** The exam of a slot as this device has it; undefined where it has none. */
async function roomExam(slotId: string): Promise<RoomExam | undefined> {
	return z.safeParse(roomExamSchema, await (await keptHere(examPlace(slotId)))?.json()).data;
}

/** Every exam that this device has. */
export async function roomExams(): Promise<RoomExam[]> {
	const slotIds = (await namesHere(examsFolder())).map((name) => name.slice(examsFolder().length));
	return (await Promise.all(slotIds.map(roomExam))).filter((exam) => exam !== undefined);
}

/** The answers to an exam, by the ids of their turns. */
export async function roomAnswers(slotId: string): Promise<Map<string, ExamAnswer>> {
	const answers = new Map<string, ExamAnswer>();
	for (const name of await namesHere(answersPlace(slotId))) {
		const turnId = name.slice(answersPlace(slotId).length);
		const { data } = z.safeParse(keptAnswerSchema, await (await keptHere(name))?.json());
		if (!data) continue;
		const sound = data.isRecorded ? await (await keptHere(soundsPlace(slotId) + turnId))?.blob() : undefined;
		const recording = sound && new Blob([sound], { type: 'audio/wav' });
		const { hints, durationMs, stretches, text } = data;
		answers.set(turnId, {
			recorded: recording && { recording, hints, liveTranscript: undefined, durationMs },
			...(text !== undefined && { text, words: [] }),
			...(stretches && { stretches }),
		});
	}
	return answers;
}

/** Erases what was said in an exam; that it was sent is still known. */
export async function forgetRoomAnswers(slotId: string): Promise<void> {
	const names = [...(await namesHere(answersPlace(slotId))), ...(await namesHere(soundsPlace(slotId)))];
	for (const name of names) await forgetHere(name);
}

/** Erases an exam with everything that was said in it. */
export async function forgetRoomExam(slotId: string): Promise<void> {
	await forgetRoomAnswers(slotId);
	await forgetHere(examPlace(slotId));
}

/** Keeps the answers of one slot; the exam itself is kept when it begins, and until all of it has arrived. */
export function roomKeeper(slotId: string): ExamKeeper {
	return {
		async keepAnswer(turnId, { recorded, text, stretches }) {
			if (recorded) await keepHere(soundsPlace(slotId) + turnId, recorded.recording);
			await keepHere(answersPlace(slotId) + turnId, {
				durationMs: recorded?.durationMs ?? 0,
				hints: recorded?.hints ?? [],
				isRecorded: recorded !== undefined,
				...(text !== undefined && { text }),
				...(stretches && { stretches }),
			});
		},
		forgetExam: async () => {},
	};
}
