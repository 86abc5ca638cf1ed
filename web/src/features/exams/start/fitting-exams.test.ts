import type { ExamListing } from '@henry/contract/exam-report.ts';
import type { CefrLevel } from '@henry/contract/exams.ts';
import { expect, test } from 'vitest';
import { fittingLevels } from './fitting-exams.ts';

const exam = (id: string, levels: CefrLevel[]): ExamListing => ({
	...{
		id,
		family: '',
		name: id,
		owner: '',
		levels,
		minutes: 10,
		parts: [],
		forms: [],
		minutesTogether: null,
	},
});
const exams = [
	exam('wide', ['A1', 'A2', 'B1', 'B2', 'C1']),
	exam('first', ['B1', 'B2', 'C1']),
	exam('b1', ['B1']),
];

test('the two likeliest levels lead to their exams, those for few levels first', () => {
	const chances = [
		{ level: 'A2', chance: 0.15 },
		{ level: 'B1', chance: 0.5 },
		{ level: 'B2', chance: 0.3 },
		{ level: 'C1', chance: 0.05 },
	] as const;
	const found = fittingLevels([...chances], exams);
	expect(found.map(({ level, exams: of }) => [level, ...of.map(({ id }) => id)])).toEqual([
		['B1', 'b1', 'first', 'wide'],
		['B2', 'first', 'wide'],
	]);
});

test('whoever is below A1 begins with A1, and unlikely levels lead nowhere', () => {
	expect(fittingLevels([{ level: 'below', chance: 0.9 }], exams)).toMatchObject([
		{ level: 'A1', chance0to1: 0.9, exams: [{ id: 'wide' }] },
	]);
	expect(fittingLevels([{ level: 'B1', chance: 0.1 }], exams)).toEqual([]);
});
