import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnsOf } from '@henry/contract/exam-turns.ts';
import { examFormSchema, examSchema } from '@henry/contract/exams.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCapture } from '#web/audio/capture.ts';
import { beginToSay, button, openPage, say, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { Between } from './between.tsx';
import type { ExamRun, ExamRunnerProps, ExamSetup } from './exam-run.ts';
import { ExamRunner } from './exam-runner.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
vi.mock('#web/audio/tones.ts', () => ({ playBeep: async () => {} }));

const read = (path: string) =>
	JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../content/exams', path), 'utf8'));
const exam = examSchema.parse(read('ielts.json'));
const form = examFormSchema.parse(read('forms/ielts/a.json'));
const turns = turnsOf(exam, form, ['1']);
const [first, second] = turns;
const setup: ExamSetup = {
	...{ exam: 'ielts', form: 'a', parts: ['1'], mode: 'exam', timing: 'exam' },
	...{ extraTimePercent: 0, isWritten: false },
};
const written = { recorded: undefined, words: [], text: 'I said this before.' };

const keeper = { keepAnswer: vi.fn(async () => {}), forgetExam: vi.fn(async () => {}) };
const onLeave = vi.fn();

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	vi.clearAllMocks();
	setUp({});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The exam from its second question on. */
function open(change: Partial<ExamRunnerProps> = {}) {
	const kept = { id: 'run', answers: new Map([[first?.id ?? '', written]]) };
	const paper = { exam, form, pictures: [] };
	const props = { setup, paper, kept, keeper, title: exam.name, onLeave, ...change };
	return openPage(() => <ExamRunner {...props} />, '/exams');
}
const count = () => screen.getByRole('heading', { level: 2 }).textContent;

test('ending the exam while one speaks takes in what is being said', async () => {
	const finish = vi.fn((_turns: unknown, _answers: ExamRun['answers']) => <p>It is over.</p>);
	const user = open({ finish });
	await user.click(await button('Answer now'));
	await beginToSay(user, 'alreadyRecording');
	await user.click(await button('Finish the exam here'));
	expect(await screen.findByText('It is over.')).toBeTruthy();
	const recorded = expect.objectContaining({ durationMs: 100 });
	const answers = finish.mock.calls[0]?.[1] ?? [];
	expect(answers.filter(Boolean)).toEqual([written, expect.objectContaining({ recorded })]);
	expect(keeper.keepAnswer).toHaveBeenCalledWith(second?.id, expect.objectContaining({ recorded }));
});

test('leaving asks before it deletes', async () => {
	const user = open();
	await user.click(await button('Leave and start over'));
	await user.click(await button('Go on with the exam'));
	expect(keeper.forgetExam).not.toHaveBeenCalled();
	await user.click(await button('Leave and start over'));
	await user.click(await button('Delete and start over'));
	expect(keeper.forgetExam).toHaveBeenCalledOnce();
	await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
});

test('a room is only left for now', async () => {
	const user = open({ finish: () => null });
	await user.click(await button('Leave for now'));
	await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
	expect(screen.queryByRole('button', { name: 'Leave and start over' })).toBeNull();
});

test('without its report nothing of an exam is deleted', async () => {
	const user = open({ isEnded: true });
	expect(await screen.findByText(/^Your recordings are kept/)).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
	await user.click(await button('Leave for now'));
	expect([onLeave.mock.calls.length, keeper.forgetExam.mock.calls.length]).toEqual([1, 0]);
});

test('where nothing is heard, the exam says so and lets one answer once more', async () => {
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		setTimeout(() => act(() => handlers.onFrame(new Int16Array(1_600))), 10);
		return { stop: async () => {} };
	});
	const user = open();
	const silently = async () => {
		await user.click(await button('Answer now'));
		await user.click(await button('Tap to stop'));
	};
	const before = count();
	await silently();
	expect((await screen.findByRole('alert')).textContent).toMatch(/^Henry hears nothing in this answer/);
	await user.click(await button('Answer again'));
	expect(count()).toBe(before);
	await silently();
	await expect.poll(count).not.toBe(before);
});

test('a question that does not sound is shown until it is answered', async () => {
	const user = open();
	const question = second?.asked.ask ?? '';
	await expect.poll(() => document.querySelector('audio')).toBeTruthy();
	expect(screen.queryByText(question)).toBeNull();
	act(() => fireEvent.error(document.querySelector('audio') as HTMLAudioElement));
	expect(await screen.findByText(question)).toBeTruthy();
	await user.click(await button('Answer now'));
	await button('Tap to stop');
	expect(screen.getByText(question)).toBeTruthy();
	await say(user, 'alreadyRecording');
	await expect.poll(() => screen.queryByText(question)).toBeNull();
});

test('what is asked is no model answer', () => {
	const next = { answer: undefined, leadsToReport: false, onAgain: () => {}, onNext: () => {} };
	const models = (kind: 'repeat' | 'exchange') => {
		const turn = { step: { kind }, asked: { ask: 'Talk now.', hints: [], phrases: [] } } as never;
		openPage(() => <Between {...next} turn={turn} />, '/exams');
		return screen.queryAllByText('A model answer').length;
	};
	expect([models('exchange'), models('repeat')]).toEqual([0, 1]);
});
