import { doneSchema } from '@henry/contract/accounts.ts';
import { activityRow, homeworkActivities } from '@henry/contract/activities.ts';
import type { ErrorCode } from '@henry/contract/errors.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import { callFunction } from './api-client.ts';
import { errorCode } from './api-error.ts';
import type { HomeworkNow } from './homework-now.ts';
import { paths } from './paths.ts';

/** Where homework of an activity is done. What is done elsewhere meanwhile is nobody else's business. */
const placesOf = (activity: HomeworkNow['activity']): string[] =>
	homeworkActivities
		.filter((name) => (activityRow(name).keptAs ?? name) === activity)
		.map((name) => paths[activityRow(name).page]);

const waitMs = 5_000;
const tries = 4;
/** Failures after which another try may succeed; any other stays what it is. */
const passing: ErrorCode[] = ['unavailable', 'internal', 'resource-exhausted'];

/**
 * Says that the learner was shown the answer to a danger while they did an assignment, so that whom their academy has named
 * is told; the server drops it where nobody is named. It is tried again for a while and never holds the learner up.
 */
export async function tellOfDanger(
	{ assignmentId, activity }: HomeworkNow,
	kind: DangerKind,
	pathname: string,
): Promise<void> {
	if (!placesOf(activity).includes(pathname)) return;
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
