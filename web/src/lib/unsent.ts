import { waitingRecordings } from './kept-recordings.ts';
import { unsentRoomExams } from './mock-day/kept-answer.ts';
import { sendMockSteps, unsentMockSteps } from './mock-day/mock-outbox.ts';
import { sendOutbox, unsentSteps } from './practice/outbox.ts';

/**
 * How many things of the signed-in account are on this device alone, after another try to send them. Recordings and exams of
 * a room are only counted: they are sent where their learners are told what came of them.
 */
export async function countUnsent(uid: string): Promise<number> {
	await Promise.allSettled([sendOutbox(uid), sendMockSteps()]);
	const counts = await Promise.all([
		unsentSteps(uid),
		unsentMockSteps(),
		unsentRoomExams(),
		waitingRecordings(),
	]);
	return counts.reduce((sum, count) => sum + count, 0);
}
