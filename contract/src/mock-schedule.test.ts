import { expect, test } from 'vitest';
import { groupSizes, groupsOf, overlaps, placeGroups } from './mock-schedule.ts';

const learner = (displayName: string, classId: string, level: number | null = null) => ({
	membershipId: displayName,
	displayName,
	classId,
	level,
});

test('nobody is alone where others are there', () => {
	expect([0, 1, 2, 3, 4, 5].map((count) => groupSizes(count, 2))).toEqual([
		...[[], [1], [2], [3], [2, 2], [2, 3]],
	]);
	expect([1, 2, 4, 5, 7].map((count) => groupSizes(count, 3))).toEqual([
		...[[1], [2], [2, 2], [3, 2], [3, 2, 2]],
	]);
	expect(groupSizes(3, 1)).toEqual([1, 1, 1]);
});

test('groups are of one class, and those of a like level are together', () => {
	const learners = [
		...[
			learner('Ana', 'one', 4),
			learner('Ben', 'one', 2),
			learner('Cai', 'one', 3.5),
			learner('Dan', 'one', 2),
		],
		...[learner('Eva', 'two'), learner('Ana', 'two'), learner('Fay', 'two')],
	];
	expect(groupsOf(learners, 2).map((group) => group.map(({ displayName }) => displayName))).toEqual([
		...[
			['Ben', 'Dan'],
			['Cai', 'Ana'],
			['Eva', 'Fay'],
		],
	]);
});

test('rooms are filled one after the other, and a longer exam moves what follows in its room', () => {
	const minute = 60_000;
	const placed = placeGroups(
		[2, 3, 2, 2],
		{ rooms: ['A', 'B'], startsAtMs: 0, pauseMinutes: 5 },
		(size) => size * 5,
	);
	expect(placed.map(({ room, startsAtMs }) => [room, startsAtMs / minute])).toEqual([
		...[
			['A', 0],
			['B', 0],
			['A', 15],
			['B', 20],
		],
	]);
	expect(overlaps(placed.map((slot) => ({ ...slot, minutes: slot.group * 5 })))).toBe(false);
	expect(overlaps(placed.map((slot) => ({ ...slot, minutes: 16 })))).toBe(true);
});
