import { dayMs } from '@henry/contract/limits.ts';
import { expect, test } from 'vitest';
import type { ClassWork, WorkRow } from '#server/ports/homework-store.ts';
import { termFigures } from './term-report.ts';

type Member = Parameters<typeof termFigures>[0];
const day = (number: number) => number * dayMs;
const rubric = {
	...{ id: 'ours', name: { en: 'Ours' } },
	scale: { lowest: 0 as const, highest: 10, step: 1 as const, cuts: {} },
	criteria: ['ideas', 'sounds', 'grammar'].map((id) => ({ id, name: { en: id }, draws: [] })),
};
const assignment = (id: string, dueDay: number): ClassWork['assignments'][number] => ({
	...{ id, classId: 'c', createdAtMs: 1, title: `Homework ${id}`, instructions: '', attempts: 3, rubric },
	...{ task: { kind: 'aptis' }, dueAtMs: day(dueDay), release: 'atOnce' },
});
const answer = (assignmentId: string, onDay: number, change: Partial<WorkRow> = {}): WorkRow => ({
	...{ handInId: `${assignmentId} ${onDay}`, membershipId: 'lea', assignmentId, atMs: day(onDay) },
	...{ spokenSeconds: 60, hasRecording: false, mark: null, marks: {}, isReviewed: false },
	...{ places: null, wrongSounds: [], mistakes: [] },
	...change,
});
const confirmed = (place: number): Partial<WorkRow> => ({
	...{ isReviewed: true, mark: place + 3, marks: { ideas: 9, sounds: 4, grammar: 7 } },
	places: { whole: { lowest: place, highest: place + 1 }, criteria: {} },
	mistakes: [{ category: 'tense', original: 'go', replacement: 'went' }],
});
const [lea, leo] = ['lea', 'leo'].map((membershipId) => ({ membershipId, cameAtMs: 0 })) as [Member, Member];
const term = { fromMs: day(10), toMs: day(100) };
const assignments = [assignment('two', 90), assignment('one', 20), assignment('before', 5)];

test('a report counts what was due in the term, and answers of others and of other terms not at all', () => {
	const work = [
		answer('before', 9, confirmed(5)),
		answer('one', 19),
		answer('one', 21, { membershipId: 'leo', ...confirmed(5) }),
		answer('two', 95, { spokenSeconds: 30 }),
		answer('two', 101, confirmed(5)),
	];
	const figures = termFigures(lea, { id: 'c', assignments, work }, term, day(200));
	expect(figures).toMatchObject({ due: 2, inTime: 1, late: 1, missing: 0, answers: 2, minutesSpoken: 1.5 });
	expect(termFigures(leo, { id: 'c', assignments, work }, term, day(200))).toMatchObject({
		late: 1,
		missing: 1,
	});
	expect(termFigures(lea, { id: 'c', assignments, work: [] }, term, day(50))).toMatchObject({
		due: 1,
		missing: 1,
	});
});

test('what was asked of another class, or due before somebody came, is not missing; what they did of it counts', () => {
	const elsewhere = { ...assignment('elsewhere', 30), classId: 'other' };
	const classWork = { id: 'c', assignments: [...assignments, elsewhere], work: [answer('elsewhere', 29)] };
	expect(termFigures(leo, classWork, term, day(200))).toMatchObject({ due: 2, missing: 2 });
	const came = { ...lea, cameAtMs: day(21) };
	expect(termFigures(came, classWork, term, day(200))).toMatchObject({ due: 2, inTime: 1, missing: 1 });
});

test('nothing that no teacher has confirmed is told of marks, criteria, mistakes or levels', () => {
	const unseen = { ...confirmed(3), isReviewed: false };
	const work = [11, 12, 13, 14, 15, 16, 17].map((onDay) => answer('one', onDay, unseen));
	expect(termFigures(lea, { id: 'c', assignments, work }, term, day(200))).toMatchObject({
		...{ answers: 7, confirmed: 0, levelAtStart: null, levelAtEnd: null },
		...{ marks: [], strongest: [], weakest: [], mistakes: [] },
	});
});

test('levels at both ends are ranges of three confirmed answers each; fewer leave the start or both open', () => {
	const work = [1, 1, 1, 2, 3, 3, 3].map((place, index) => answer('one', 11 + index, confirmed(place)));
	const of = (count: number) =>
		termFigures(lea, { id: 'c', assignments, work: work.slice(-count) }, term, day(200));
	expect(of(7)).toMatchObject({
		levelAtStart: { lowest: 1, highest: 2 },
		levelAtEnd: { lowest: 3, highest: 4 },
	});
	expect(of(5)).toMatchObject({ levelAtStart: null, levelAtEnd: { lowest: 3, highest: 4 } });
	expect(of(2)).toMatchObject({ levelAtStart: null, levelAtEnd: null });
});

test('what went well and what to work on are the teachers’ criteria, never the same one twice', () => {
	const work = [answer('two', 30, confirmed(2)), answer('one', 31, confirmed(3))];
	const figures = termFigures(lea, { id: 'c', assignments, work }, term, day(200));
	expect(figures.strongest.map(({ name }) => name.en)).toEqual(['ideas', 'grammar']);
	expect(figures.weakest).toEqual([{ name: { en: 'sounds' }, share0to1: 0.4 }]);
	expect(figures.marks).toMatchObject([
		{ title: 'Homework one', mark: 6, highest: 10 },
		{ title: 'Homework two', mark: 5, highest: 10 },
	]);
	expect(figures.mistakes).toEqual([{ category: 'tense', times: 2, original: 'go', replacement: 'went' }]);
});
