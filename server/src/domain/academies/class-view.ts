import type { ClassView } from '@henry/contract/homework.ts';
import type { ClassWork, WorkRow } from '#server/ports/academy-store.ts';

/** How many kinds of mistake the view of a class shows, and examples of each. */
const shownKinds = 5;
const shownExamples = 3;

/** The kinds of mistake that a class makes most, by how many learners make them, then how often; with examples. */
export function commonestMistakes(
	work: readonly Pick<WorkRow, 'membershipId' | 'mistakes'>[],
	atMost = shownKinds,
): ClassView['mistakes'] {
	type Found = {
		times: number;
		learners: Set<string>;
		examples: Map<string, { original: string; replacement: string }>;
	};
	const byCategory = new Map<string, Found>();
	for (const { membershipId, mistakes } of work) {
		for (const { category, original, replacement } of mistakes) {
			const found = byCategory.get(category) ?? { times: 0, learners: new Set(), examples: new Map() };
			found.times += 1;
			found.learners.add(membershipId);
			found.examples.set(`${original}\n${replacement}`, { original, replacement });
			byCategory.set(category, found);
		}
	}
	return [...byCategory]
		.map(([category, { times, learners, examples }]) => ({
			category: category as ClassView['mistakes'][number]['category'],
			times,
			learners: learners.size,
			examples: [...examples.values()].slice(0, shownExamples),
		}))
		.toSorted((one, other) => other.learners - one.learners || other.times - one.times)
		.slice(0, atMost);
}

/** The mark that counts of several attempts: the last that a teacher has given. */
const lastMark = (work: readonly WorkRow[]) =>
	work.findLast(({ mark, isReviewed }) => isReviewed && mark !== null)?.mark ?? null;

function learnerRow(
	{ membershipId, displayName }: ClassWork['learners'][number],
	{ id: classId, assignments, work }: ClassWork,
	nowMs: number,
): ClassView['learners'][number] {
	const own = work.filter((row) => row.membershipId === membershipId);
	const done = assignments.flatMap(({ id, dueAtMs }) => {
		const attempts = own.filter(({ assignmentId }) => assignmentId === id);
		const [first] = attempts;
		if (!first) return [];
		return [
			{
				assignmentId: id,
				attempts: attempts.length,
				isLate: dueAtMs !== null && first.atMs > dueAtMs,
				mark: lastMark(attempts),
				isReviewed: attempts.every(({ isReviewed }) => isReviewed),
			},
		];
	});
	// What somebody who moved here did in another class was never asked of the others.
	const isMissing = ({ id, dueAtMs, ...assignment }: ClassWork['assignments'][number]) =>
		assignment.classId === classId &&
		dueAtMs !== null &&
		dueAtMs < nowMs &&
		!done.some(({ assignmentId }) => assignmentId === id);
	return {
		membershipId,
		displayName,
		minutesSpoken: own.reduce((sum, { spokenSeconds }) => sum + spokenSeconds, 0) / 60,
		late: done.filter(({ isLate }) => isLate).length,
		missing: assignments.filter(isMissing).length,
		work: done,
	};
}

/** Who of a class did what, by now, and what goes wrong most. */
export function classViewOf(work: ClassWork, nowMs: number): ClassView {
	const { id, name, isArchived, assignments, learners } = work;
	return {
		id,
		name,
		isArchived,
		assignments,
		learners: learners.map((learner) => learnerRow(learner, work, nowMs)),
		mistakes: commonestMistakes(work.work),
	};
}
