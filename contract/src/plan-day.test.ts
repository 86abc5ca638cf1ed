import { expect, test } from 'vitest';
import { lastDayOf } from './plan-day.ts';

// A Wednesday.
const told = '2026-05-13';

test.each([
	['I have a concert tonight', '2026-05-13'],
	['I have an exam tomorrow', '2026-05-14'],
	['Tomorrow morning I have an exam', '2026-05-14'],
	['I have an exam the day after tomorrow', '2026-05-15'],
	['I have an exam past tomorrow', '2026-05-15'],
	['I have an exam on Friday', '2026-05-15'],
	['I have an exam on Wednesday', '2026-05-20'],
	['I have an exam monday', '2026-05-18'],
	['I have an exam next Monday', '2026-05-18'],
	['I have an exam next Friday', '2026-05-22'],
	['I will visit my aunt this weekend', '2026-05-17'],
	['I will visit my aunt at the weekend', '2026-05-17'],
	['I will visit my aunt next weekend', '2026-05-24'],
	['I will travel this week', '2026-05-17'],
	['I will travel the next week', '2026-05-24'],
	['I will travel next week on Monday', '2026-05-24'],
	['I will travel this month', '2026-05-31'],
	['I will travel next month', '2026-06-30'],
	['I will travel next year', '2027-12-31'],
	['I will travel in 2028', '2028-12-31'],
	['I will travel in three days', '2026-05-16'],
	['I will travel in a week', '2026-05-24'],
	['I will travel in a few weeks', '2026-06-21'],
	['I will travel in two months', '2026-07-31'],
	['I will travel tomorrow for two weeks', '2026-05-28'],
	['I will travel in July', '2026-07-31'],
	['I will travel on the 3rd of July', '2026-07-31'],
	['I will travel in May', '2026-05-31'],
	['I will travel next May', '2027-05-31'],
	['I will travel in February', '2027-02-28'],
	['I will travel in summer', '2026-09-30'],
	['I will travel this winter', '2027-03-31'],
	['I will travel at Christmas', '2026-12-31'],
])('"%s" lies ahead up to %s', (plan, day) => {
	expect(lastDayOf(plan, told)).toBe(day);
});

test.each([
	'I want to learn the guitar',
	'I have an exam',
	'I have an exam soon',
	'I play football on Mondays',
	'I play football every Monday',
	'I may travel',
	'I like my summer house',
	'I have been here for two weeks',
])('"%s" names no day', (plan) => {
	expect(lastDayOf(plan, told)).toBeUndefined();
});

test('"next" is of the week, month or season after this one, on whatever day it is said', () => {
	expect(lastDayOf('I have an exam next Sunday', '2026-05-17')).toBe('2026-05-24');
	expect(lastDayOf('I will travel at the weekend', '2026-05-17')).toBe('2026-05-24');
	expect(lastDayOf('I will travel next summer', '2026-08-01')).toBe('2027-09-30');
	expect(lastDayOf('I will travel next month', '2026-12-24')).toBe('2027-01-31');
});
