import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { aLearner, aMember, anAcademy, anAssignment } from './academy-data.ts';
import { nowMs, signIn } from './contract-data.ts';

/** An academy with a class, a teacher, a learner and an assignment. */
export async function aClass(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId });
	const teacher = await aMember(store, academy, 'teacher');
	const learner = await aLearner(store, academy);
	return { academy, teacher, learner, assignment: await anAssignment(store, academy) };
}

/** Homework as somebody sees it. */
export const homeworkOf = (store: Store, accountId: string) =>
	store.homework.homework(permissionFor('readHomework', accountId), nowMs);

/** Answers that wait for a teacher, or those that do not. */
export const queueOf = (store: Store, accountId: string, academyId: string, isReviewed = false) =>
	store.homework.queue(permissionFor('readQueue', accountId), {
		academyId,
		classId: null,
		isReviewed,
		nowMs,
		atMost: 50,
	});
