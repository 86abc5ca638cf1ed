import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnsOf } from '@henry/contract/exam-turns.ts';
import { examFormSchema, examSchema } from '@henry/contract/exams.ts';
import { expect, test } from 'vitest';
import { beginRun, type ExamAnswer, type ExamRun, type ExamRunEvent, stepRun } from './exam-run.ts';

const read = (path: string) =>
	JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../content/exams', path), 'utf8'));
const aptis = examSchema.parse(read('aptis-general.json'));
const form = examFormSchema.parse(read('forms/aptis-general/a.json'));
const answer = (): ExamAnswer => ({ recorded: undefined, words: [] });

/** The steps that a run goes through, by its events. */
function stepsOf(mode: 'exam' | 'practice', parts: string[], events: ExamRunEvent['type'][]) {
	const turns = turnsOf(aptis, form, parts);
	let run: ExamRun = beginRun(turns);
	const steps = [`${run.step} ${run.turn}`];
	for (const type of events) {
		const event: ExamRunEvent = type === 'answered' ? { type, answer: answer() } : { type };
		run = stepRun(run, event, { turns, mode });
		steps.push(`${run.step} ${run.turn}`);
	}
	return { steps, run };
}

test('in the exam one question follows the other, introduced once a part', () => {
	const { steps, run } = stepsOf(
		'exam',
		['1'],
		[...(['introduced', 'asked', 'answered', 'asked', 'answered', 'asked', 'answered'] as const)],
	);
	expect(steps).toEqual([
		...[
			'introduction 0',
			'asking 0',
			'answering 0',
			'asking 1',
			'answering 1',
			'asking 2',
			'answering 2',
			'finished 3',
		],
	]);
	expect(run.answers).toHaveLength(3);
});

test('where there is time to prepare, it comes between the question and the answer', () => {
	const { steps } = stepsOf('exam', ['4'], ['introduced', 'asked', 'prepared', 'answered']);
	expect(steps).toEqual(['introduction 0', 'asking 0', 'preparing 0', 'answering 0', 'finished 1']);
});

test('in practice an answer may be given again, and the next question comes when it is asked for', () => {
	const { steps, run } = stepsOf(
		'practice',
		['1'],
		['introduced', 'asked', 'answered', 'again', 'asked', 'answered', 'next'],
	);
	expect(steps.slice(3)).toEqual(['between 0', 'asking 0', 'answering 0', 'between 0', 'asking 1']);
	expect(run.answers).toHaveLength(1);
});

test('events that do not belong to the step change nothing, and an exam can be ended anywhere', () => {
	const { steps, run } = stepsOf(
		'exam',
		['1'],
		['asked', 'prepared', 'answered', 'again', 'next', 'introduced', 'ended'],
	);
	expect(steps.slice(0, 6)).toEqual(Array(6).fill('introduction 0'));
	expect(run.step).toBe('finished');
});

test('in the exam what went wrong may be said once more', () => {
	const turns = turnsOf(aptis, form, ['1']);
	const answering: ExamRun = { step: 'answering', turn: 0, answers: [] };
	const silent = { type: 'answered', answer: { ...answer(), trouble: 'silent' } } as const;
	const step = (run: ExamRun, event: ExamRunEvent) => stepRun(run, event, { turns, mode: 'exam' });
	const waiting = step(answering, silent);
	expect(waiting).toMatchObject({ step: 'between', turn: 0 });
	expect(step(waiting, { type: 'next' })).toMatchObject({ step: 'asking', turn: 1 });
	const again = step(step(waiting, { type: 'again' }), { type: 'asked' });
	expect(step(again, silent)).toMatchObject({ step: 'asking', turn: 1 });
});

test('an exam that was kept goes on at its first turn without an answer', () => {
	const turns = turnsOf(aptis, form, ['1', '2']);
	expect(beginRun(turns, [answer(), answer()])).toMatchObject({ step: 'asking', turn: 2 });
	expect(beginRun(turns, turns.slice(0, 3).map(answer))).toMatchObject({ step: 'introduction', turn: 3 });
	expect(beginRun(turns, turns.map(answer)).step).toBe('finished');
});
