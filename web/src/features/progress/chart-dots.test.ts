import { addDays } from '@henry/contract/calendar-day.ts';
import { expect, test } from 'vitest';
import { dotsOf } from './chart-dots.ts';
import type { ResultPoint } from './result-points.ts';

/** So many results, the first on a Monday, one every so many days at noon. */
const results = (count: number, everyDays: number): ResultPoint[] =>
	Array.from({ length: count }, (_, index) => {
		const day = addDays('2026-01-05', Math.floor(index * everyDays));
		return { id: `result-${index}`, atMs: Date.parse(`${day}T12:00Z`), day, title: 'Family', value: index };
	});

test('each result has a dot of its own where there is room for it', () => {
	const { per, dots } = dotsOf(results(20, 3));
	expect(per).toBe('result');
	expect(dots).toHaveLength(20);
	expect(dots[3]).toMatchObject({ firstDay: '2026-01-14', count: 1, mean: 3, lowest: 3, highest: 3 });
});

test('results that would lie on each other are drawn together, with their mean and how far they reach', () => {
	const { per, dots } = dotsOf(results(100, 1));
	expect(per).toBe('week');
	expect(dots).toHaveLength(15);
	expect(dots[0]).toMatchObject({
		firstDay: '2026-01-05',
		lastDay: '2026-01-11',
		count: 7,
		mean: 3,
		lowest: 0,
		highest: 6,
	});
	expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(100);
});

test.each([
	[300, 0.1, 'day'],
	[60, 1.4, 'week'],
	[400, 1, 'month'],
	[3_000, 1, 'year'],
])('%d results, one every %d days, are drawn one dot a %s', (count, everyDays, per) => {
	expect(dotsOf(results(count, everyDays)).per).toBe(per);
});

test('the line at a dot is the mean of the last five results until then', () => {
	expect(dotsOf(results(20, 3)).dots.map(({ trend }) => trend)).toEqual([
		0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
	]);
	expect(dotsOf(results(100, 1)).dots[0]?.trend).toBe(4);
});
