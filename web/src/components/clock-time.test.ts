import { expect, test } from 'vitest';
import { minutesAndSeconds } from './clock-time.ts';

test.each([
	[-1, '00:00'],
	[0, '00:00'],
	[59.99, '00:59'],
	[60, '01:00'],
	[3_725, '62:05'],
])('%f seconds are %s', (seconds, expected) => {
	expect(minutesAndSeconds(seconds)).toBe(expected);
});
