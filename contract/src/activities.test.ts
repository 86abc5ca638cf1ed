import { expect, test } from 'vitest';
import { homeworkActivities } from './activities.ts';
import { markScale } from './mark-scale.ts';
import { isReading, taskKinds, taskSchema } from './tasks.ts';

test('what a teacher may ask for is what there are tasks of', () => {
	const kinds = taskSchema.def.options.flatMap(({ shape }) => shape.kind.def.values);
	expect(taskKinds.toSorted()).toEqual(kinds.toSorted());
	expect(homeworkActivities[0]).toBe('question');
});

test('how an activity is judged tells how its homework is marked', () => {
	const sentences = { kind: 'speakleSet' as const, sentences: ['I live here.', 'He lives there.'] };
	expect([isReading(sentences), markScale({ task: sentences }).highest]).toEqual([true, 100]);
	const exam = { kind: 'exam' as const, exam: 'b2-first', name: 'B2 First' };
	expect([isReading(exam), markScale({ task: exam }).highest]).toEqual([false, 6]);
	expect(markScale({ task: { kind: 'aptis' } }).highest).toBe(5);
});
