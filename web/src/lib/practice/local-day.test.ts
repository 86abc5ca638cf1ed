import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import { afterEach, expect, test } from 'vitest';
import { daysBetween, localDay } from './local-day.ts';

const timeZone = process.env.TZ;
afterEach(() => {
	process.env.TZ = timeZone;
});

test('one moment is a different day in Auckland and in Los Angeles', () => {
	const newYear = Date.UTC(2027, 0, 1, 3);
	process.env.TZ = 'Pacific/Auckland';
	expect(localDay(newYear)).toBe('2027-01-01');
	process.env.TZ = 'America/Los_Angeles';
	expect(localDay(newYear)).toBe('2026-12-31');
});

test('the minute before midnight and the minute after are two days, also when the clocks change', () => {
	process.env.TZ = 'Europe/Madrid';
	expect(localDay(new Date(2026, 2, 28, 23, 59).getTime())).toBe('2026-03-28');
	expect(localDay(new Date(2026, 2, 29, 0, 1).getTime())).toBe('2026-03-29');
	expect(localDay(new Date(2026, 9, 25, 23, 59).getTime())).toBe('2026-10-25');
});

test('days are counted across the change of the clocks, leap days and the end of the year', () => {
	process.env.TZ = 'Europe/Madrid';
	expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
	expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
	expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
	expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test('a week begins on Monday', () => {
	expect(weekdayOf('2026-03-30')).toBe(0);
	expect(weekdayOf('2026-04-05')).toBe(6);
});
