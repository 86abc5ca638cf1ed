import type { Homework } from '@henry/contract/homework.ts';
import type { PracticeResult, PractisedExam } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { changeBetween, type ExamTry, triesOf } from './exam-tries.ts';

const taken = (exam: Partial<PractisedExam>, atMs = 1): PracticeResult => ({
	...{ id: `id-${atMs}`, activity: 'exam', title: '', atMs, day: '2026-11-01' },
	...{ measures: {}, corrections: [], weakWords: [], sounds: [] },
	exam: {
		...{ exam: 'ielts', form: 'a', parts: ['1', '2'], band: null },
		level: { lowest: 3, highest: 4.4 },
		...exam,
	},
});

test('tries of the same parts, taken alike, are compared, the first one first, if they have an estimate', () => {
	const results = [
		taken({ form: 'b', parts: ['2', '1'] }, 3),
		taken({ tellsUpTo: 'B1' }, 2),
		taken({ parts: ['1'] }, 4),
		taken({ exam: 'toefl' }, 5),
		taken({ level: null }, 6),
		taken({ mode: 'practice' }, 7),
	];
	const tries = triesOf({ exam: 'ielts', parts: ['1', '2'] }, results);
	expect(tries.map(({ form, atMs, tellsUpTo }) => [form, atMs, tellsUpTo])).toEqual([
		['a', 2, 'B1'],
		['b', 3, undefined],
	]);
	const practised = triesOf({ exam: 'ielts', parts: ['1', '2'], mode: 'practice' }, results);
	expect(practised.map(({ atMs }) => atMs)).toEqual([7]);
});

test('a teacher’s mark belongs to the try that was handed in', () => {
	const homework = [
		{
			assignment: { task: { kind: 'aptis' } },
			handIns: [
				{ id: 'id-2', review: { mark: 4, by: 'Ms Lane' } },
				{ id: 'id-3', review: { mark: null, by: 'Ms Lane' } },
			],
		},
	] as unknown as Homework;
	const tries = triesOf({ exam: 'ielts', parts: ['1', '2'] }, [taken({}, 2), taken({}, 3)], homework);
	expect(tries.map(({ teacher }) => teacher)).toEqual([{ mark: 4, highest: 5, by: 'Ms Lane' }, undefined]);
});

test('only intervals that do not meet tell of a change', () => {
	const at = (lowest: number, highest: number) => ({ level: { lowest, highest } }) as ExamTry;
	expect(changeBetween(at(2, 3.4), at(3.2, 4.5))).toBe('unsure');
	expect(changeBetween(at(2, 3.4), at(3.5, 4.9))).toBe('higher');
	expect(changeBetween(at(3.5, 4.9), at(2, 3.4))).toBe('lower');
});
