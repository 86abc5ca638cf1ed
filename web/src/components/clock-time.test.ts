import { expect, test } from 'vitest';
import { hoursMinutesSeconds, minutesAndSeconds } from './clock-time.ts';

test.each([
	[-1, '00:00'],
	[0, '00:00'],
	[59.99, '00:59'],
	[60, '01:00'],
	[3_725, '62:05'],
])('%f seconds are %s', (seconds, expected) => {
	expect(minutesAndSeconds(seconds)).toBe(expected);
});

test.each([
	[-1, '00:00:00'],
	[2, '00:00:02'],
	[86_399, '23:59:59'],
	[90_000, '25:00:00'],
])('%f seconds are %s with hours', (seconds, expected) => {
	expect(hoursMinutesSeconds(seconds)).toBe(expected);
});
