import { expect, test } from 'vitest';
import { type Exam, type ExamAnswer, type ExamEvent, examBefore, stepExam } from './exam.ts';

const answer = (durationMs: number): ExamAnswer => ({
	recorded: { recording: new Blob(), hints: [], liveTranscript: undefined, durationMs },
});
const started: ExamEvent = { type: 'started', timing: 'drill' };
const promptEnded: ExamEvent = { type: 'prompt-ended' };
const questionEnded: ExamEvent = { type: 'question-ended' };
const answered: ExamEvent = { type: 'answered', answer: answer(1) };

const after = (...events: ExamEvent[]) => events.reduce(stepExam, examBefore);

test('an exam is a prompt, then three questions that are heard and answered, then the finish', () => {
	const events = [started, promptEnded, ...Array(3).fill([questionEnded, answered]).flat()] as ExamEvent[];
	const steps = events.map((_, index) => after(...events.slice(0, index + 1)).step);
	expect(steps).toEqual([
		'prompt',
		'listening',
		'answering',
		'listening',
		'answering',
		'listening',
		'answering',
		'finished',
	]);
});

test('answers are kept in their order, with the timing', () => {
	const exam = after(
		started,
		promptEnded,
		...[1, 2, 3].flatMap((durationMs): ExamEvent[] => [
			questionEnded,
			{ type: 'answered', answer: answer(durationMs) },
		]),
	);
	expect(exam).toMatchObject({
		step: 'finished',
		timing: 'drill',
		answers: [1, 2, 3].map((durationMs) => ({ recorded: { durationMs } })),
	});
});

test('nothing is recorded while a question is heard', () => {
	const listening = after(started, promptEnded);
	expect(stepExam(listening, answered)).toBe(listening);
	expect(stepExam(listening, promptEnded)).toBe(listening);
});

test('an answer is stored once, and nothing happens after the finish', () => {
	const next = after(started, promptEnded, questionEnded, answered);
	expect(stepExam(next, answered)).toBe(next);
	const finished = [questionEnded, answered, questionEnded, answered].reduce<Exam>(stepExam, next);
	for (const event of [started, promptEnded, questionEnded, answered]) {
		expect(stepExam(finished, event)).toBe(finished);
	}
});

test('leaving begins anew from every step', () => {
	const steps = [started, promptEnded, questionEnded, answered];
	for (const index of steps.keys()) {
		expect(stepExam(after(...steps.slice(0, index + 1)), { type: 'left' })).toEqual(examBefore);
	}
});
