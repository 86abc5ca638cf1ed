import type { ExamItem, ExamStep } from '@henry/contract/exams.ts';
import { expect, test } from 'vitest';
import { captionWay } from './caption.tsx';

const turn = (kind: ExamStep['kind'], prompt: ExamStep['prompt'], heard?: string) => ({
	step: { kind, prompt } as ExamStep,
	item: { heard } as ExamItem,
});
const question = turn('questions', 'spoken');
const repeat = turn('repeat', 'spoken');
const lecture = turn('retell', 'spoken', 'Today I would like to talk about bees.');

test('the exam shows in writing what the real one shows, and no more', () => {
	const exam = { mode: 'exam', isWritten: false } as const;
	expect([question, repeat, lecture].map((one) => captionWay(one, exam))).toEqual(Array(3).fill('hidden'));
	expect(captionWay(turn('talk', 'both'), exam)).toBe('shown');
});

test('in practice what reading would do in place of hearing comes after a tap', () => {
	const practice = { mode: 'practice', isWritten: false } as const;
	const ways = [question, repeat, lecture].map((one) => captionWay(one, practice));
	expect(ways).toEqual(['shown', 'onRequest', 'onRequest']);
});

test.each(['exam', 'practice'] as const)('whoever asks for captions has all of them (%s)', (mode) => {
	const ways = [question, repeat, lecture].map((one) => captionWay(one, { mode, isWritten: true }));
	expect(ways).toEqual(Array(3).fill('shown'));
});
