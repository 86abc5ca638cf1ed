import type { Homework } from '@henry/contract/homework.ts';
import { expect, test } from 'vitest';
import { homeworkOfToday } from './homework-today.ts';
import { localDay } from './local-day.ts';

const noonMs = new Date(2026, 2, 5, 12).getTime();
const today = localDay(noonMs);

/** An assignment, due at a time, and when it was handed in. */
const item = (id: string, dueAtMs: number | null, handedInAtMs: number[] = [], ward?: string) =>
	({
		assignment: { id, title: id, dueAtMs, task: { kind: 'question', question: '?', seconds: 60 } },
		handIns: handedInAtMs.map((atMs) => ({ atMs })),
		isArchived: false,
		...(ward && { ward }),
	}) as unknown as Homework[number];

test('what is due first is to be done; what has no day comes last', () => {
	const found = homeworkOfToday([item('some day', null), item('later', 9), item('soon', 5)], today);
	expect(found).toEqual({ id: 'soon', title: 'soon', task: 'question', minutes: 3, isDone: false });
});

test('what was handed in today stays in the list, and what was before does not', () => {
	expect(homeworkOfToday([item('done', 5, [noonMs])], today)).toMatchObject({ id: 'done', isDone: true });
	expect(homeworkOfToday([item('done', 5, [noonMs]), item('open', null)], today)?.id).toBe('open');
	expect(homeworkOfToday([item('long ago', 5, [noonMs - 48 * 60 * 60_000])], today)).toBeUndefined();
});

test('homework of a ward, and of a class that has ended, is nobody’s of today', () => {
	expect(homeworkOfToday([item('a child’s', 5, [], 'Ana')], today)).toBeUndefined();
	expect(homeworkOfToday([{ ...item('old', 5), isArchived: true }], today)).toBeUndefined();
});
