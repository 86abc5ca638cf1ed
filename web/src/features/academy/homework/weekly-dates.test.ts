import { expect, test } from 'vitest';
import { weeklyDates } from './weekly-dates.ts';

test('homework of three weeks opens and is due at the same time of the day each week', () => {
	// In Spain clocks go back on 31 October 2027.
	const [nowMs, dueAtMs] = [new Date(2027, 9, 25, 9, 30).getTime(), new Date(2027, 9, 29, 20, 0).getTime()];
	const dates = weeklyDates(3, { nowMs, dueAtMs });
	expect(dates.map(({ opensAtMs }) => new Date(opensAtMs))).toEqual([
		new Date(2027, 10, 1, 9, 30),
		new Date(2027, 10, 8, 9, 30),
	]);
	expect(dates.map(({ dueAtMs: due }) => due !== null && new Date(due))).toEqual([
		new Date(2027, 10, 5, 20, 0),
		new Date(2027, 10, 12, 20, 0),
	]);
});

test('homework without a date has none in any week, and homework of one week is not repeated', () => {
	expect(weeklyDates(2, { nowMs: 0, dueAtMs: null })).toMatchObject([{ dueAtMs: null }]);
	expect(weeklyDates(1, { nowMs: 0, dueAtMs: 1 })).toEqual([]);
});
