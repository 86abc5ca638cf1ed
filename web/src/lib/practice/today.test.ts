import type { TalkExercise } from '@henry/contract/content.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';
import { aCard, aResult } from './practice-for-tests.ts';
import { minutesOfWeek, stepsOfToday } from './today.ts';

/** A Thursday at noon. */
const nowMs = new Date(2026, 2, 5, 12).getTime();
const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => ({ atMs: nowMs - days * dayMs, day: localDay(nowMs - days * dayMs) });

const talk = (id: number, label: string, difficulty: Difficulty): TalkExercise => ({
	...{ id, key: label.toLowerCase(), label, category: 'Talk', difficulty, kind: 'topic' },
});
const exercises = [
	talk(1, 'Day', 'beginner'),
	talk(2, 'Music', 'beginner'),
	talk(3, 'Work', 'intermediate'),
	talk(4, 'Climate', 'advanced'),
	{ ...talk(5, 'Own', 'intermediate'), kind: 'ownTopic' as const },
];
const held = (title: string, days: number) => aResult({ activity: 'talk', title, ...daysAgo(days) });
const checked = (days: number) => ({
	...aResult({ activity: 'exam', ...daysAgo(days) }),
	exam: {
		exam: 'progress-check',
		form: 'a',
		parts: ['read'],
		level: { lowest: 3, highest: 4.4 },
		band: null,
	},
});
/** The day of one who has lately taken the check. */
const steps = (results: ReturnType<typeof aResult>[], cards: ReturnType<typeof aCard>[] = []) =>
	stepsOfToday({ results: [checked(2), ...results], cards }, exercises, nowMs);

test('a first day has a new talk and the sentence of the day, and no empty review', () => {
	expect(steps([])).toEqual([
		{ kind: 'talk', title: 'Day', exercise: 'day', isRepeat: false, minutes: 6, isDone: false },
		{ kind: 'sentence', minutes: 1, isDone: false },
	]);
});

test('cards that are due come first, eight at most, and the day stays within about ten minutes', () => {
	const today = steps(
		[],
		Array.from({ length: 30 }, () => aCard()),
	);
	expect(today[0]).toEqual({ kind: 'cards', count: 8, minutes: 4, isDone: false });
	expect(today).toHaveLength(3);
	expect(today.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(11);
});

test('a talk comes back after a day, once two others were held', () => {
	expect(steps([held('Day', 1)])[0]).toMatchObject({ title: 'Music', isRepeat: false });
	expect(steps([held('Music', 1), held('Day', 1)])[0]).toMatchObject({ title: 'Work', isRepeat: false });
	const two = [held('Work', 1), held('Music', 2), held('Day', 3)];
	expect(steps(two)[0]).toMatchObject({ title: 'Day', isRepeat: true });
});

test('a talk held twice comes back after seven days, and after the third time never', () => {
	const between = [held('Work', 1), held('Music', 1)];
	expect(steps([...between, held('Day', 6), held('Day', 9)])[0]).toMatchObject({ isRepeat: false });
	expect(steps([...between, held('Day', 7), held('Day', 9)])[0]).toMatchObject({
		title: 'Day',
		isRepeat: true,
	});
	const thrice = [...between, held('Day', 9), held('Day', 17), held('Day', 19)];
	expect(steps(thrice)[0]).toMatchObject({ isRepeat: false });
});

test('a topic of one’s own comes back as such', () => {
	const results = [held('Work', 1), held('Music', 1), held('My bees', 2)];
	expect(steps(results)[0]).toMatchObject({ title: 'My bees', exercise: 'own', isRepeat: true });
});

test('a new talk is of the level of the last one, and the oldest comes again when all were held', () => {
	expect(steps([held('Work', 1)])[0]).toMatchObject({ title: 'Day' });
	expect(steps([held('Climate', 1)])[0]).toMatchObject({ title: 'Work' });
});

test('what was done today is done, and the talk that was proposed stays the same', () => {
	const results = [
		held('Day', 0),
		aResult({ activity: 'speakle', ...daysAgo(0) }),
		aResult({ activity: 'review', ...daysAgo(0) }),
	];
	expect(steps(results)).toMatchObject([
		{ kind: 'cards', count: 0, isDone: true },
		{ kind: 'talk', title: 'Day', isDone: true },
		{ kind: 'sentence', isDone: true },
	]);
});

const pathStep = (kind: 'questions' | 'talk', isDone: boolean) => ({
	...{ kind, title: 'Day', to: `/${kind}`, minutes: 5, isDone },
	practice: { activity: 'talk' as const, title: 'Day', time: 1 },
});

test('the path’s steps stand in place of the talk, never more than three things in all', () => {
	const of = (isDone: [boolean, boolean], cards: ReturnType<typeof aCard>[] = []) =>
		stepsOfToday({ results: [], cards }, exercises, nowMs, {
			pathDay: {
				...{ week: 1, day: 3, doneOn: undefined },
				steps: [pathStep('questions', isDone[0]), pathStep('talk', isDone[1])],
			},
		}).map((step) => [step.kind === 'path' ? step.step.to : step.kind, step.isDone]);
	expect(of([false, false])).toEqual([
		['/questions', false],
		['/talk', false],
		['sentence', false],
	]);
	expect(of([true, false], [aCard()])).toEqual([
		['cards', false],
		['/talk', false],
		['sentence', false],
	]);
	expect(of([true, true], [aCard()])[1]).toEqual(['/talk', true]);
});

test('a talk of the path is not proposed to whoever is not on it', () => {
	const ofPath = { ...talk(6, 'Path', 'beginner'), kind: 'path' as const };
	expect(stepsOfToday({ results: [], cards: [] }, [ofPath, ...exercises], nowMs)[0]).toMatchObject({
		title: 'Day',
	});
});

test('the check comes first on the day that it is due, in place of a talk, and stays there when it is taken', () => {
	const kindsOf = (results: ReturnType<typeof aResult>[], cards: ReturnType<typeof aCard>[] = []) =>
		stepsOfToday({ results, cards }, exercises, nowMs).map(({ kind, isDone }) =>
			isDone ? `${kind} done` : kind,
		);
	expect(kindsOf([held('Day', 6)])).toEqual(['talk', 'sentence']);
	expect(kindsOf([held('Day', 7)], [aCard()])).toEqual(['check', 'cards', 'sentence']);
	expect(kindsOf([checked(0), held('Day', 7)])).toEqual(['check done', 'sentence']);
	expect(kindsOf([checked(27), held('Day', 40)])).toEqual(['talk', 'sentence']);
	expect(kindsOf([checked(28), held('Day', 40)])).toEqual(['check', 'sentence']);
	const reminded = Array.from({ length: 8 }, (_, waited) => kindsOf([checked(28 + waited)])[0]);
	expect(reminded).toEqual(['check', 'check', 'check', 'talk', 'talk', 'talk', 'talk', 'check']);
});

test('with the check, cards and the sentence there is room for nothing of the path', () => {
	const pathDay = {
		week: 1,
		day: 3,
		doneOn: undefined,
		steps: [pathStep('questions', false), pathStep('talk', false)],
	};
	const kindsOf = (cards: ReturnType<typeof aCard>[]) =>
		stepsOfToday({ results: [held('Day', 7)], cards }, exercises, nowMs, { pathDay }).map(({ kind }) => kind);
	expect(kindsOf([aCard()])).toEqual(['check', 'cards', 'sentence']);
	expect(kindsOf([])).toEqual(['check', 'path', 'sentence']);
});

test('the minutes of a week begin on Monday and leave the last week out', () => {
	const spoke = (days: number, spokenSeconds: number) =>
		aResult({ ...daysAgo(days), measures: { spokenSeconds } });
	const week = minutesOfWeek([spoke(0, 90), spoke(0, 30), spoke(3, 60), spoke(4, 600), aResult()], nowMs);
	expect(week).toEqual([1, 0, 0, 2, 0, 0, 0]);
});

test('homework comes first and leaves room for one thing that is spoken', () => {
	const homework = { id: 'h', title: 'My town', task: 'question' as const, minutes: 3, isDone: false };
	const kindsOf = (cards: ReturnType<typeof aCard>[]) =>
		stepsOfToday({ results: [], cards }, exercises, nowMs, { homework }).map(({ kind }) => kind);
	expect(kindsOf([])).toEqual(['homework', 'talk', 'sentence']);
	expect(kindsOf([aCard()])).toEqual(['homework', 'cards', 'talk']);
});
