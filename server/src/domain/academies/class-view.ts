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

/** A sound may be wrong itself, or have a vowel too many before it. */
const insertions = [undefined, 'start', 'ending'] as const;

/** The sounds that most learners get clearly wrong, with words to practise them on. */
function commonestSounds(
	work: readonly Pick<WorkRow, 'membershipId' | 'wrongSounds'>[],
	sounds: Content['sounds'],
): ClassView['sounds'] {
	const wrong = work.flatMap(({ membershipId, wrongSounds }) =>
		wrongSounds.map((sound) => ({ ...sound, membershipId })),
	);
	return sounds
		.flatMap(({ phone, ipa, keyWord, practiceWords: words }) =>
			insertions.flatMap((inserted) => {
				const of = wrong.filter((each) => each.phone === phone && each.inserted === inserted);
				if (of.length === 0) return [];
				const learners = new Set(of.map(({ membershipId }) => membershipId)).size;
				const times = of.reduce((sum, each) => sum + each.times, 0);
				// Words with the sound help nobody whose sound is right.
				const own = inserted ? { words: [], inserted } : { words };
				return [{ phone, ipa, keyWord, learners, times, ...own }];
			}),
		)
		.toSorted(byLearnersThenTimes)
		.slice(0, shownKinds);
}

/** The mark that counts of several attempts: the last that a teacher has given. */
export const lastMark = (work: readonly WorkRow[]) =>
	work.findLast(({ mark, isReviewed }) => isReviewed && mark !== null)?.mark ?? null;

/**
 * Whether homework was asked of a learner by its date: what somebody else did in another class, before a move, was not, nor
 * was what had to be done before they came.
 */
export const isDueFor = (
	{ cameAtMs }: Pick<ClassWork['learners'][number], 'cameAtMs'>,
	{ id }: Pick<ClassWork, 'id'>,
	{ classId, dueAtMs }: Pick<ClassWork['assignments'][number], 'classId' | 'dueAtMs'>,
) => classId === id && dueAtMs !== null && dueAtMs >= cameAtMs;

function learnerRow(
	learner: ClassWork['learners'][number],
	classWork: ClassWork,
	nowMs: number,
): ClassView['learners'][number] {
	const { membershipId, displayName } = learner;
	const { assignments, work } = classWork;
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
	const isMissing = (assignment: ClassWork['assignments'][number]) =>
		isDueFor(learner, classWork, assignment) &&
		(assignment.dueAtMs ?? 0) < nowMs &&
		!done.some(({ assignmentId }) => assignmentId === assignment.id);
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
