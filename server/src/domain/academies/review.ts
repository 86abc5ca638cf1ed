import type { ReviewRequest } from '@henry/contract/homework.ts';
import { highestMark, markStep } from '@henry/contract/tasks.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Permission } from '#server/ports/academy-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';

/**
 * Saves a teacher's words on answers, all or none; answers whether all were in reach. Throws `invalid-argument` for a mark
 * that is not on the scale of its task.
 */
export function saveReviews({ store, secrets, clock }: { store: Store; secrets: Secrets; clock: Clock }) {
	return async (permission: Permission, reviews: ReviewRequest['reviews']): Promise<boolean> => {
		const tasks = await store.homework.tasksOf(
			permission,
			reviews.map(({ handInId }) => handInId),
		);
		for (const { handInId, mark } of reviews) {
			const task = tasks.get(handInId);
			if (!task) return false;
			if (mark !== null && (mark > highestMark(task) || mark % markStep(task) !== 0)) {
				throw new AppError('invalid-argument', 'This mark is not on the scale of the assignment.');
			}
		}
		const changes = reviews.map((review) => ({ ...review, id: secrets.newId() }));
		return store.homework.review(permission, changes, clock.nowMs());
	};
}
