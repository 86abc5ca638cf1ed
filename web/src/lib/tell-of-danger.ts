import { doneSchema } from '@henry/contract/accounts.ts';
import type { ErrorCode } from '@henry/contract/errors.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import { callFunction } from './api-client.ts';
import { errorCode } from './api-error.ts';
import { isDoneAt } from './homework-here.ts';
import type { HomeworkNow } from './homework-now.ts';

const waitMs = 5_000;
const tries = 4;
/** Failures after which another try may succeed; any other stays what it is. */
const passing: ErrorCode[] = ['unavailable', 'deadline-exceeded', 'internal', 'resource-exhausted'];

/**
 * Says that the learner was shown the answer to a danger while they did an assignment, so that whom their academy has named
 * is told; the server drops it where nobody is named. It is tried again for a while and never holds the learner up.
 */
export async function tellOfDanger(homework: HomeworkNow, kind: DangerKind, pathname: string): Promise<void> {
	if (!isDoneAt(homework, pathname)) return;
	const { assignmentId } = homework;
	for (let tried = 1; tried <= tries; tried++) {
		try {
			await callFunction(safeguardingPaths.tellOfDanger, { assignmentId, kind }, doneSchema);
			return;
		} catch (error) {
			if (!passing.includes(errorCode(error as Error))) return;
			await new Promise((resolve) => setTimeout(resolve, tried * waitMs));
		}
	}
}
