import { afterEach, describe, expect, test } from 'vitest';
import { localDay } from '#web/lib/practice/local-day.ts';
import { nextLocalMidnightMs, sentenceIndexOf } from './sentence-of-the-day.ts';

const timeZone = process.env.TZ;
afterEach(() => {
	process.env.TZ = timeZone;
});

const hourMs = 60 * 60_000;

test('the sentence is the day of the month modulo 31, so that the 31st has the first of the list', () => {
	expect(sentenceIndexOf('2026-03-01')).toBe(1);
	expect(sentenceIndexOf('2026-03-30')).toBe(30);
	expect(sentenceIndexOf('2026-03-31')).toBe(0);
	expect(sentenceIndexOf('2026-02-09')).toBe(9);
});

/** One moment, and what it is in five places: the day there, and the hours to the next midnight. */
const moment = Date.UTC(2026, 9, 31, 10, 30);
test.each([
	['Pacific/Kiritimati', 1, 23.5],
	['Asia/Kolkata', 31, 8],
	['Europe/Madrid', 31, 12.5],
	['America/Los_Angeles', 31, 20.5],
	['Pacific/Pago_Pago', 30, 0.5],
])('in %s the moment belongs to day %i, and midnight is %f hours away', (zone, dayOfMonth, hours) => {
	process.env.TZ = zone;
	expect(sentenceIndexOf(localDay(moment))).toBe(dayOfMonth % 31);
	expect(nextLocalMidnightMs(moment) - moment).toBe(hours * hourMs);
});

describe('on days when the clocks change', () => {
	test('a day of 23 hours and one of 25 end at their own midnights', () => {
		process.env.TZ = 'Europe/Madrid';
		const spring = new Date(2026, 2, 29).getTime();
		const autumn = new Date(2026, 9, 25).getTime();
		expect(nextLocalMidnightMs(spring) - spring).toBe(23 * hourMs);
		expect(nextLocalMidnightMs(autumn) - autumn).toBe(25 * hourMs);
	});

	test('where midnight itself is skipped, the day begins an hour later', () => {
		process.env.TZ = 'Africa/Cairo';
		const eve = new Date(2026, 3, 23, 23, 59, 58).getTime();
		const next = nextLocalMidnightMs(eve);
		expect(next - eve).toBe(2_000);
		expect(localDay(next)).toBe('2026-04-24');
		expect(localDay(next - 1)).toBe('2026-04-23');
	});
});
