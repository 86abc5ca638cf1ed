import { expect, test } from 'vitest';
import { calendarRows } from './calendar.ts';

// A Wednesday, three days after the clocks changed in Europe.
const today = '2026-04-01';

test('the rows are the weekdays from Monday on, and the last column is this week', () => {
	const rows = calendarRows([], today, 12);
	expect(rows).toHaveLength(7);
	expect(rows.map((row) => row.length)).toEqual(Array(7).fill(12));
	expect(rows[0]?.[0]?.day).toBe('2026-01-12');
	expect(rows[0]?.[11]?.day).toBe('2026-03-30');
	expect(rows[2]?.[11]?.day).toBe(today);
	expect(rows[6]?.[10]?.day).toBe('2026-03-29');
});

test('days that are still to come are empty', () => {
	const rows = calendarRows([], today, 2);
	expect(rows.slice(3).map((row) => row[1])).toEqual([undefined, undefined, undefined, undefined]);
});

test('each day counts its practices', () => {
	const rows = calendarRows([today, today, '2026-03-23', '2025-01-01'], today, 2);
	expect(rows[2]?.[1]).toEqual({ day: today, practices: 2 });
	expect(rows[0]?.[0]).toEqual({ day: '2026-03-23', practices: 1 });
	expect(rows[1]?.[0]).toEqual({ day: '2026-03-24', practices: 0 });
});
