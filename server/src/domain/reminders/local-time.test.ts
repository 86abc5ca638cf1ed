import { weekdays } from '@henry/contract/reminders.ts';
import { expect, test } from 'vitest';
import { localTime, momentOf, nextMoment } from './local-time.ts';

test.each([
	['2026-03-01T17:05Z', 'Europe/Madrid', '2026-03-01', '18:05'],
	['2026-03-01T23:30Z', 'Europe/Madrid', '2026-03-02', '00:30'],
	['2026-03-01T02:00Z', 'America/Lima', '2026-02-28', '21:00'],
	['2026-03-01T18:30Z', 'Asia/Kolkata', '2026-03-02', '00:00'],
])('%s is told in %s, and back', (moment, timeZone, day, time) => {
	expect(localTime(Date.parse(moment), timeZone)).toEqual({ day, time });
	expect(momentOf({ day, time }, timeZone)).toBe(Date.parse(moment));
});

test('the time of a plan stays the same on the clock when clocks are changed', () => {
	const daily = { days: [...weekdays], time: '18:00' };
	// Clocks go forward in Madrid on 29 March 2026.
	const moments = ['2026-03-28T16:59Z', '2026-03-28T17:00Z', '2026-03-29T16:00Z'].map((after) =>
		new Date(nextMoment(daily, 'Europe/Madrid', Date.parse(after))).toISOString(),
	);
	expect(moments).toEqual([
		'2026-03-28T17:00:00.000Z',
		'2026-03-29T16:00:00.000Z',
		'2026-03-30T16:00:00.000Z',
	]);
});

test('the next moment is on a day of the plan, a week later where there is one alone', () => {
	const sundays = { days: ['SU' as const], time: '08:00' };
	const first = nextMoment(sundays, 'Pacific/Auckland', Date.parse('2026-02-28T18:59Z'));
	expect(new Date(first).toISOString()).toBe('2026-02-28T19:00:00.000Z');
	expect(nextMoment(sundays, 'Pacific/Auckland', first)).toBe(first + 7 * 86_400_000);
});

test('the day on which clocks change begins when it does', () => {
	expect(momentOf({ day: '2026-10-25', time: '00:00' }, 'Europe/Madrid')).toBe(
		Date.parse('2026-10-24T22:00Z'),
	);
	expect(momentOf({ day: '2026-03-29', time: '00:00' }, 'Europe/Madrid')).toBe(
		Date.parse('2026-03-28T23:00Z'),
	);
});
