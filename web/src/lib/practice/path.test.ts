import { addDays } from '@henry/contract/calendar-day.ts';
import type { ExamListing } from '@henry/contract/exam-report.ts';
import type { ChosenPath, PathWeek } from '@henry/contract/path.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { daysBetween, localDay } from './local-day.ts';
import { daysOfPath, standingDays, standingWeeks, todayOnPath } from './path.ts';
import { aResult } from './practice-for-tests.ts';

const dayMs = 24 * 60 * 60_000;
/** A Monday at noon. */
const beganAtMs = new Date(2026, 2, 2, 12).getTime();
const path: ChosenPath = { level: 'B1', goal: 'work', beganAtMs };

const weeks = Array.from({ length: 12 }, (_, index): PathWeek => {
	const name = `W${index + 1}`;
	return {
		...{ key: name, title: name, talk: { key: `talk${name}`, label: `Talk ${name}` } },
		story: { title: `Story ${name}`, points: ['a', 'b', 'c'] },
		...{
			questions: ['a?', 'b?', 'c?'],
			phrases: ['a', 'b', 'c', 'd'],
			shadowing: ['a', 'b', 'c', 'd'],
			sounds: `sound-${'abcdefghijkl'[index]}`,
		},
		tasks: { work: 'w', travel: 't', school: 's' },
	};
});
const exam = {
	...{ id: 'b2-first', name: 'B2 First' },
	parts: [{ id: '1' }, { id: '2' }],
	forms: [{ id: 'a' }, { id: 'b' }],
} as ExamListing;

const days = daysOfPath(path, weeks, undefined);
const standing = (results: readonly PracticeResult[]) => standingDays(path, days, results);

/** Goes along the path: on each calendar day that `practises`, all that is open of its day. Answers every practice in order. */
function walk(practises: (calendarDay: number) => boolean): PracticeResult[] {
	const results: PracticeResult[] = [];
	for (let calendarDay = 0; calendarDay < 200; calendarDay += 1) {
		const atMs = beganAtMs + calendarDay * dayMs;
		const today = todayOnPath(standing(results), atMs);
		if (!today || !practises(calendarDay)) continue;
		const { steps } = days.find(({ week, day }) => week === today.week && day === today.day) ?? { steps: [] };
		results.push(...steps.map(({ practice }) => aResult({ ...practice, atMs, day: localDay(atMs) })));
	}
	return results;
}

test('five days a week of about ten minutes, and all sixty are gone through one a day', () => {
	expect(days).toHaveLength(60);
	for (const { steps } of days) {
		const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
		expect(minutes).toBeLessThanOrEqual(11);
	}
	for (const { steps } of daysOfPath({ ...path, goal: 'exam', exam: exam.id }, weeks, exam)) {
		expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBeLessThanOrEqual(12);
	}
	const done = standing(walk(() => true));
	expect(done.map(({ doneOn }) => doneOn)).toEqual(days.map((_, index) => addDays('2026-03-02', index)));
});

test.each([
	['every day', () => true],
	['on weekdays', (day: number) => day % 7 < 5],
	['now and then', (day: number) => day % 3 === 0],
])(
	'a talk comes again after a day and after seven, with two others between: practised %s',
	(_, practises) => {
		const results = walk(practises);
		for (const { talk } of weeks.slice(0, 11)) {
			const places = results.flatMap(({ title }, place) => (title === talk.label ? [place] : []));
			const held = places.map((place) => results[place]?.day ?? '');
			expect(held).toHaveLength(3);
			const [first = '', second = '', third = ''] = held;
			expect(daysBetween(first, second)).toBeGreaterThanOrEqual(1);
			expect(daysBetween(second, third)).toBeGreaterThanOrEqual(7);
			const long = ['talk', 'story', 'questions', 'task'];
			for (const [from = 0, to = 0] of [places.slice(0, 2), places.slice(1)]) {
				const between = results.slice(from + 1, to).filter(({ activity }) => long.includes(activity));
				expect(between.length).toBeGreaterThanOrEqual(2);
			}
		}
	},
);

test('the path waits: after a month away the next day is the one after the last', () => {
	const results = walk((day) => day < 2);
	const later = beganAtMs + 32 * dayMs;
	expect(todayOnPath(standing(results), later)).toMatchObject({ week: 1, day: 3, doneOn: undefined });
	const [week] = standingWeeks(path, standing(results), later);
	expect(week).toMatchObject({ begins: localDay(later), isDone: false });
});

test('what is done today stays today’s, and the next day opens tomorrow', () => {
	const results = walk((day) => day < 1);
	expect(todayOnPath(standing(results), beganAtMs)).toMatchObject({ day: 1, doneOn: '2026-03-02' });
	expect(todayOnPath(standing(results), beganAtMs + dayMs)).toMatchObject({ day: 2 });
});

test('a step alone does not end its day, and what was practised before the path began is not counted', () => {
	const held = aResult({ activity: 'talk', title: 'Talk W1', atMs: beganAtMs, day: '2026-03-02' });
	const [first] = standing([held]);
	expect(first?.doneOn).toBeUndefined();
	expect(first?.steps.map(({ isDone }) => isDone)).toEqual([false, true]);
	const [before] = standing([{ ...held, atMs: beganAtMs - dayMs }]);
	expect(before?.steps.map(({ isDone }) => isDone)).toEqual([false, false]);
});

test('the same talk twice on one day is held once', () => {
	const held = aResult({ activity: 'talk', title: 'Talk W1', atMs: beganAtMs, day: '2026-03-02' });
	const twice = standing([held, { ...held, id: aResult().id }]);
	expect(twice[2]?.steps.map(({ isDone }) => isDone)).toEqual([false, false]);
});

test('with an exam as goal each week has another part of it, and then the next form', () => {
	const withExam = daysOfPath({ ...path, goal: 'exam', exam: exam.id }, weeks, exam);
	const addresses = withExam.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'exam'));
	expect(addresses.slice(0, 4).map(({ to }) => to.split('?')[1])).toEqual([
		'exam=b2-first&part=1&form=a',
		'exam=b2-first&part=2&form=a',
		'exam=b2-first&part=1&form=b',
		'exam=b2-first&part=2&form=b',
	]);
});

test('weeks that are likely to end after the exam are told apart', () => {
	const chosen: ChosenPath = { ...path, goal: 'exam', exam: exam.id, examDay: '2026-03-14' };
	const ahead = standingWeeks(chosen, standing([]), beganAtMs);
	expect(ahead.slice(0, 3).map(({ begins, isAfterExam }) => [begins, isAfterExam])).toEqual([
		['2026-03-02', false],
		['2026-03-09', false],
		['2026-03-16', true],
	]);
});

test('at its end the path has no day for today', () => {
	expect(todayOnPath(standing(walk(() => true)), beganAtMs + 100 * dayMs)).toBeUndefined();
});

test('shadowing comes every week whatever the goal, at A2 twice with the same text', () => {
	const along = (chosen: ChosenPath, listing?: ExamListing) =>
		daysOfPath(chosen, weeks, listing).flatMap(({ week, steps }) =>
			steps.flatMap(({ kind, to, practice }) => (kind === 'shadowing' ? [{ week, to, ...practice }] : [])),
		);
	expect(along(path).map(({ week }) => week)).toEqual(weeks.map((_, index) => index + 1));
	expect(along({ ...path, goal: 'exam', exam: exam.id }, exam)).toHaveLength(12);
	expect(along({ ...path, level: 'A2' }).slice(0, 2)).toMatchObject([
		{ to: '/shadowing?level=A2&week=1', title: 'W1', time: 1 },
		{ to: '/shadowing?level=A2&week=1', title: 'W1', time: 2 },
	]);
});

test('a day is done without its shadowing, so that days done before there was any stay done', () => {
	const results = walk(() => true).filter(({ activity }) => activity !== 'shadowing');
	const done = standing(results);
	expect(done.map(({ doneOn }) => doneOn)).not.toContain(undefined);
	expect(done[3]?.steps.map(({ kind, isDone }) => [kind, isDone])).toEqual([
		['sounds', true],
		['shadowing', false],
		['task', true],
	]);
});
