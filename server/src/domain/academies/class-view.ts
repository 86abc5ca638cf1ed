import type { ClassView } from '@henry/contract/class-view.ts';
import type { Content } from '#server/content.ts';
import type { ClassWork, WorkRow } from '#server/ports/homework-store.ts';

/** How many kinds of mistake the view of a class shows, and examples of each. */
const shownKinds = 5;
const shownExamples = 3;

/** What most have, then what comes most often. */
export const byLearnersThenTimes = (
	one: { learners: number; times: number },
	other: { learners: number; times: number },
) => other.learners - one.learners || other.times - one.times;

/** The kinds of mistake that a class makes most, by how many learners make them, then how often; with examples. */
export function commonestMistakes(
	work: readonly (Pick<WorkRow, 'membershipId' | 'mistakes'> &
		Partial<Pick<WorkRow, 'handInId' | 'hasRecording'>>)[],
	atMost = shownKinds,
): ClassView['mistakes'] {
	type Found = {
		times: number;
		learners: Set<string>;
		examples: Map<string, ClassView['mistakes'][number]['examples'][number]>;
	};
	const byCategory = new Map<string, Found>();
	for (const { membershipId, mistakes, handInId, hasRecording } of work) {
		for (const { category, original, replacement, atSeconds } of mistakes) {
			const found = byCategory.get(category) ?? { times: 0, learners: new Set(), examples: new Map() };
			found.times += 1;
			found.learners.add(membershipId);
			const name = `${original}\n${replacement}`;
			const heard = hasRecording && handInId && atSeconds !== undefined ? { handInId, atSeconds } : null;
			// One that can be heard is a better example.
			if (heard || !found.examples.has(name)) found.examples.set(name, { original, replacement, heard });
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
		.toSorted(byLearnersThenTimes)
		.slice(0, atMost);
}

/** The sounds that most learners get clearly wrong, with words to practise them on. */
function commonestSounds(
	work: readonly Pick<WorkRow, 'membershipId' | 'wrongSounds'>[],
	sounds: Content['sounds'],
): ClassView['sounds'] {
	const wrong = work.flatMap(({ membershipId, wrongSounds }) =>
		wrongSounds.map((sound) => ({ ...sound, membershipId })),
	);
	return sounds
		.flatMap(({ phone, ipa, keyWord, practiceWords: words }) => {
			const of = wrong.filter((each) => each.phone === phone);
			if (of.length === 0) return [];
			const learners = new Set(of.map(({ membershipId }) => membershipId)).size;
			return [{ phone, ipa, keyWord, words, learners, times: of.reduce((sum, { times }) => sum + times, 0) }];
		})
		.toSorted(byLearnersThenTimes)
		.slice(0, shownKinds);
}

/** The mark that counts of several attempts: the last that a teacher has given. */
export const lastMark = (work: readonly WorkRow[]) =>
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
		levels: own.flatMap(({ isReviewed, places, atMs }) =>
			isReviewed && places ? [{ ...places.whole, atMs }] : [],
		),
	};
}

/** Who of a class did what, by now, and what goes wrong most. */
export function classViewOf(work: ClassWork, nowMs: number, sounds: Content['sounds']): ClassView {
	const { id, name, isArchived, assignments, learners } = work;
	return {
		id,
		name,
		isArchived,
		assignments,
		learners: learners.map((learner) => learnerRow(learner, work, nowMs)),
		mistakes: commonestMistakes(work.work),
		sounds: commonestSounds(work.work, sounds),
	};
}
