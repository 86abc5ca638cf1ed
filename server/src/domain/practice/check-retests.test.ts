import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@henry/contract/calendar-day.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import { expect, test } from 'vitest';
import { aResult } from '#server/http/practice-for-tests.ts';
import { checkErrors, firstRetest } from './check-retests.ts';

const dayMs = 24 * 60 * 60_000;
const around = (middle: number) => ({ lowest: middle - 0.5, highest: middle + 0.5 });
const check = (day: number, form: string, level: number | null, criteria: Record<string, number> = {}) =>
	aResult({
		atMs: Date.UTC(2026, 9, 1) + day * dayMs,
		day: addDays('2026-10-01', Math.floor(day)),
		exam: {
			...{ exam: progressCheckId, form, parts: ['read'], band: null },
			level: level === null ? null : around(level),
			criteria: Object.fromEntries(Object.entries(criteria).map(([name, middle]) => [name, around(middle)])),
		},
	});

const times = { fromMs: check(0, 'a', 3).atMs, untilMs: check(20, 'a', 3).atMs };

test('two forms within two to fourteen days are a pair, skill by skill as far as both have a mark', () => {
	const pair = [check(5, 'b', 3.5, { fluency: 4, task: 5 }), check(0, 'a', 3, { fluency: 3, grammar: 2 })];
	expect(firstRetest(pair, times)).toEqual({ level: 0.25, fluency: 1 });
});

test('from late in the evening to the morning of the day after next are two days, as they are offered', () => {
	expect(firstRetest([check(0.96, 'a', 3), check(2.33, 'b', 4)], times)).toEqual({ level: 1 });
});

test.each([
	['the next day', [check(0, 'a', 3), check(1, 'b', 4)]],
	['late and the next day', [check(0, 'a', 3), check(1.99, 'b', 4)]],
	['on a day that has not passed', [check(0, 'a', 3), { ...check(0.1, 'b', 4), day: '2026-10-03' }]],
	['after more than two weeks', [check(0, 'a', 3), check(15, 'b', 4)]],
	['with the same form', [check(0, 'a', 3), check(5, 'a', 4)]],
	['one of which has no mark', [check(0, 'a', 3), check(5, 'b', null)]],
	['one of which was before there was an account', [check(-1, 'a', 3), check(3, 'b', 4)]],
	['one of which is still to come', [check(18, 'a', 3), check(21, 'b', 4)]],
])('two checks %s are no pair', (_, results) => {
	expect(firstRetest(results, times)).toBeUndefined();
});

test('of several pairs of one learner the first counts, and what lies off the line of levels does not', () => {
	const results = [check(0, 'a', 3), check(5, 'b', 4), check(10, 'c', 6)];
	expect(firstRetest(results, times)).toEqual({ level: 1 });
	expect(firstRetest([check(0, 'a', 3), check(5, 'b', 1e9)], times)).toEqual({});
});

test('learners take the place of simulated ones skill by skill, once there are thirty pairs', () => {
	const simulated = { level: { levels: 0.4, pairs: 16 }, grammar: { levels: 0.5, pairs: 16 } };
	const sums = [
		{ skill: 'level', pairs: 30, squaredSum: 30 * 2 * 0.36 },
		{ skill: 'grammar', pairs: 29, squaredSum: 50 },
	];
	expect(checkErrors(sums, simulated)).toEqual({
		// The root of 30 / 18.49 and of 16 / 7.96, as tables of chi-squared have them.
		level: { levels: expect.closeTo(0.6 * 1.274, 2), pairs: 30, from: 'learners' },
		grammar: { levels: expect.closeTo(0.5 * 1.418, 2), pairs: 16, from: 'simulated' },
	});
});

test('simulated learners, who have no bad days, never make the check look more exact than its own ranges do', () => {
	const { level } = checkErrors([], { level: { levels: 0.18, pairs: 6 } });
	expect(level).toEqual({ levels: 0.55, pairs: 6, from: 'simulated' });
});

test('the errors of simulated learners are those that were measured', () => {
	const repository = join(import.meta.dirname, '../../../..');
	const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
	expect(read('content/check-errors.json')).toEqual(read('bench/results/exams.json').retest.errors);
});
