import { addDays } from '@henry/contract/calendar-day.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import type { BegunChecks } from '@henry/contract/learner-state.ts';
import type { PractisedExam } from '@henry/contract/practice.ts';
import { checkForms } from '@henry/contract/progress-check.ts';
import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';
import { aResult } from './practice-for-tests.ts';
import {
	certainDifference,
	checkChange,
	checkDueDay,
	finishedChecks,
	nextCheckForm,
	weakestCriterion,
} from './progress-check.ts';

const beginMs = new Date(2026, 9, 1, 12).getTime();
const dayMs = 24 * 60 * 60_000;
const on = (day: number) => ({ atMs: beginMs + day * dayMs, day: localDay(beginMs + day * dayMs) });
const dayOf = (day: number) => on(day).day;

const level = { lowest: 3, highest: 4.4 };
const parts = ['read', 'repeat', 'story', 'opinion'];
const check = (day: number, exam: Partial<PractisedExam> = {}) =>
	aResult({
		...{ activity: 'exam', title: 'Six-minute check', measures: { spokenSeconds: 150 }, ...on(day) },
		exam: { exam: progressCheckId, form: 'a', parts, level, band: null, ...exam },
	});
const spoke = (day: number, spokenSeconds: number) => aResult({ measures: { spokenSeconds }, ...on(day) });

test('only checks with an estimate count, with what was spoken in practice before each, checks left out', () => {
	const ielts = check(20, { exam: 'ielts' });
	const results = [check(28), spoke(27, 60), check(5, { level: null }), ielts, check(1), spoke(0, 30)];
	expect(finishedChecks(results).map(({ atMs, spokenSeconds }) => [atMs, spokenSeconds])).toEqual([
		[on(1).atMs, 30],
		[on(28).atMs, 210],
	]);
});

test('the first check is due a week after the first practice, or the day after the placement', () => {
	expect(checkDueDay([])).toBeUndefined();
	expect(checkDueDay([spoke(3, 60), spoke(0, 60)])).toBe(dayOf(7));
	expect(checkDueDay([check(2, { exam: 'placement' }), spoke(0, 60)])).toBe(dayOf(3));
	expect(checkDueDay([check(9, { exam: 'placement' }), spoke(0, 60)])).toBe(dayOf(7));
});

test('the next one is due four weeks after the last that came to an estimate', () => {
	expect(checkDueDay([check(8), spoke(0, 60)])).toBe(addDays(dayOf(8), 28));
	expect(checkDueDay([check(8, { level: null }), spoke(0, 60)])).toBe(dayOf(7));
});

test('thirteen checks have thirteen forms wherever they begin, and the next round has the same order', () => {
	for (const chance of [0, 0.5, 0.999]) {
		const begun: BegunChecks = [];
		for (let day = 0; day < 26; day += 1)
			begun.push({ form: nextCheckForm(begun, [], chance), atMs: on(day).atMs });
		const given = begun.map(({ form }) => form);
		expect(new Set(given.slice(0, 13)).size).toBe(13);
		expect(given.slice(13)).toEqual(given.slice(0, 13));
	}
});

test('learners begin at different forms, each as often as any other', () => {
	const first = checkForms.map((_, place) => nextCheckForm([], [], (place + 0.5) / checkForms.length));
	expect(first).toEqual([...checkForms]);
});

test('a form that was begun counts as seen, and so does one that only the results know', () => {
	expect(nextCheckForm([{ form: 'd', atMs: on(3).atMs }], [check(2, { form: 'c' })], 0)).toBe('e');
	expect(nextCheckForm([], [check(2, { form: 'm' })], 0.5)).toBe('a');
});

test('a change is certain only beyond 1.96 standard errors of the difference', () => {
	const at = (middle: number, width = 1.4) => ({ lowest: middle - width / 2, highest: middle + width / 2 });
	expect(certainDifference(at(3), at(4))).toBeCloseTo(1.96 * Math.SQRT2 * 0.55, 9);
	expect(certainDifference(at(3, 2), at(4, 2))).toBeCloseTo(1.96 * Math.SQRT2 * (1 / 1.2816), 9);
	expect(checkChange(at(3), at(4.52))).toBe('unsure');
	expect(checkChange(at(3), at(4.53))).toBe('better');
	expect(checkChange(at(4.53), at(3))).toBe('lower');
	expect(checkChange(at(3), at(4.53, 2))).toBe('unsure');
	expect(certainDifference(at(3), at(4), 0.3)).toBeCloseTo(1.96 * Math.SQRT2 * 0.3, 9);
	expect(checkChange(at(3), at(3.83), 0.3)).toBe('unsure');
	expect(checkChange(at(3), at(3.84), 0.3)).toBe('better');
});

test('what to work on is the criterion that lies lowest', () => {
	const at = (lowest: number) => ({ lowest, highest: lowest + 1 });
	expect(weakestCriterion({ grammar: at(3), fluency: at(2), task: at(4) })).toBe('fluency');
	expect(weakestCriterion({})).toBeUndefined();
});
