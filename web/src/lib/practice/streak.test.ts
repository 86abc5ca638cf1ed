import { addDays } from '@henry/contract/calendar-day.ts';
import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

const today = '2026-03-18';

/** Days up to today, oldest first: `x` with practice, `.` without; the last one is today. */
function daysOf(pattern: string, last = today): string[] {
	return [...pattern].flatMap((mark, index) =>
		mark === 'x' ? [addDays(last, index - pattern.length + 1)] : [],
	);
}

test.each([
	['nobody who has not begun has a streak', '.', 0, 'start'],
	['the first day counts at once', 'x', 1, 'practised'],
	['a day that is not over is no day off', 'xxx.', 3, 'rest'],
	['one day off does not end it, and does not count', 'xxx.xxx', 6, 'practised'],
	['two days off in a row end it', 'xxxxx..', 5, 'last-chance'],
	['two days off in a row that are over end it', 'xxxxx...', 0, 'start'],
	['what came before two days off in a row is another streak', 'xxxxx..xx', 2, 'practised'],
	['two days off within seven days end it', 'xxxx.xxx.x', 4, 'practised'],
	['a day off every seven days never ends it', 'xxxxxx.xxxxxx.xxxxxx.xxx', 21, 'practised'],
	['after a recent day off, today counts', 'xxxx.xx.', 6, 'last-chance'],
	['seven days after a day off, another one is free', 'xxxx.xxxxxx.', 10, 'rest'],
	['a streak that has just begun may rest as well', 'x....xx.', 2, 'rest'],
])('%s', (_name, pattern, days, state) => {
	expect(streakOf(daysOf(pattern), today)).toEqual({ days, today: state });
});

test('it runs through the end of the year, a leap day and the change of the clocks', () => {
	for (const last of ['2027-01-03', '2028-03-02', '2026-03-30', '2026-10-27']) {
		expect(streakOf(daysOf('xxx.xxx', last), last)).toEqual({ days: 6, today: 'practised' });
	}
});

test('several practices of a day count once, and a day after today does not count', () => {
	expect(streakOf([today, today, addDays(today, 1)], today)).toEqual({ days: 1, today: 'practised' });
});
