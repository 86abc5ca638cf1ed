import type { MarksByCriterion, ReviewRequest } from '@henry/contract/homework.ts';
import { isOnScale, markScale } from '@henry/contract/mark-scale.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { MarkedBy } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';

/** Throws `invalid-argument` unless a mark and those by criteria are on the scale of their assignment. */
export function checkMarks(markedBy: MarkedBy, mark: number | null, marks: MarksByCriterion): void {
	const scale = markScale(markedBy);
	const criteria = new Set(markedBy.rubric?.criteria.map(({ id }) => id));
	const isGiven = mark === null || isOnScale(mark, scale);
	const areGiven = Object.entries(marks).every(([id, each]) => criteria.has(id) && isOnScale(each, scale));
	if (isGiven && areGiven) return;
	throw new AppError('invalid-argument', refusals.markOffScale);
}

/**
 * Saves a teacher's words on answers, all or none; answers whether all were in reach. Throws `invalid-argument` for a mark
 * that is not on the scale of its task.
 */
export function saveReviews({ store, secrets, clock }: { store: Store; secrets: Secrets; clock: Clock }) {
	return async (
		permission: Permission,
		{ reviews, isUnheard }: Pick<ReviewRequest, 'reviews' | 'isUnheard'>,
	): Promise<boolean> => {
		const tasks = await store.homework.tasksOf(
			permission,
			reviews.map(({ handInId }) => handInId),
		);
		for (const { handInId, mark, marks } of reviews) {
			const markedBy = tasks.get(handInId);
			if (!markedBy) return false;
			checkMarks(markedBy, mark, marks);
		}
		const changes = reviews.map((review) => ({ ...review, id: secrets.newId() }));
		return store.homework.review(permission, changes, clock.nowMs(), isUnheard);
	};
}
