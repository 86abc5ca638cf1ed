import type { MockLearner } from './mock-days.ts';

/** Who may be put into a group: by class, and by level inside it. */
export type GroupedLearner = Pick<MockLearner, 'membershipId' | 'displayName' | 'classId' | 'level'>;

/** Learners of a class in the order in which neighbours are alike: by level, those without one last, then by name. */
const alike = (one: GroupedLearner, other: GroupedLearner) =>
	(one.level ?? Infinity) === (other.level ?? Infinity)
		? one.displayName.localeCompare(other.displayName)
		: (one.level ?? Infinity) - (other.level ?? Infinity);

/** How large the groups of so many learners are: of the wanted size, and nobody alone where others are there. */
export function groupSizes(learners: number, size: 1 | 2 | 3): number[] {
	const sizes = Array.from({ length: Math.floor(learners / size) }, (): number => size);
	const left = learners % size;
	if (left === 0) return sizes;
	if (left > 1 || sizes.length === 0) return [...sizes, left];
	// One is left: the last pair becomes a three, the last three and they become two pairs.
	return size === 2 ? [...sizes.slice(0, -1), 3] : [...sizes.slice(0, -1), 2, 2];
}

/** Groups of those who are alike, class by class; a learner of several classes is in the first one alone. */
export function groupsOf<Learner extends GroupedLearner>(
	learners: readonly Learner[],
	size: 1 | 2 | 3,
): Learner[][] {
	const once = learners.filter(
		({ membershipId }, index) => learners.findIndex((other) => other.membershipId === membershipId) === index,
	);
	const classIds = [...new Set(once.map(({ classId }) => classId))];
	return classIds.flatMap((classId) => {
		const own = once.filter((learner) => learner.classId === classId).toSorted(alike);
		let taken = 0;
		return groupSizes(own.length, size).map((count) => {
			taken += count;
			return own.slice(taken - count, taken);
		});
	});
}

/** When and where a group is examined. */
export type PlacedGroup<Group> = { group: Group; room: string; startsAtMs: number };

/** Groups one after the other, each in the room that is free first; the pause follows on each exam. */
export function placeGroups<Group>(
	groups: readonly Group[],
	{ rooms, startsAtMs, pauseMinutes }: { rooms: readonly string[]; startsAtMs: number; pauseMinutes: number },
	minutesOf: (group: Group) => number,
): PlacedGroup<Group>[] {
	const free = rooms.map((room) => ({ room, atMs: startsAtMs }));
	return groups.map((group) => {
		const next = free.reduce((first, room) => (room.atMs < first.atMs ? room : first));
		const placed = { group, room: next.room, startsAtMs: next.atMs };
		next.atMs += (minutesOf(group) + pauseMinutes) * 60_000;
		return placed;
	});
}

/** Whether two exams are at the same time in one room. */
export function overlaps(slots: readonly { room: string; startsAtMs: number; minutes: number }[]): boolean {
	return slots.some((slot, index) =>
		slots
			.slice(index + 1)
			.some(
				(other) =>
					other.room === slot.room &&
					other.startsAtMs < slot.startsAtMs + slot.minutes * 60_000 &&
					slot.startsAtMs < other.startsAtMs + other.minutes * 60_000,
			),
	);
}
