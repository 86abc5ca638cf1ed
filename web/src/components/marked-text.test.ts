import { expect, test } from 'vitest';
import { markedRuns, marksWithin } from './marked-text.ts';

test('a text without marks is one run', () => {
	expect(markedRuns('he goes', [])).toEqual([{ start: 0, text: 'he goes', kinds: [] }]);
});

test('overlapping marks share the run in which they overlap', () => {
	const runs = markedRuns('he go home', [
		{ span: { start: 3, end: 5 }, kind: 'wrong' },
		{ span: { start: 4, end: 10 }, kind: 'unsure' },
	]);
	expect(runs.map(({ text, kinds }) => [text, kinds])).toEqual([
		['he ', []],
		['g', ['wrong']],
		['o', ['wrong', 'unsure']],
		[' home', ['unsure']],
	]);
});

test('only the marked one of two equal words is marked', () => {
	const runs = markedRuns('go and go', [{ span: { start: 7, end: 9 }, kind: 'wrong' }]);
	expect(runs.filter(({ kinds }) => kinds.length > 0)).toEqual([{ start: 7, text: 'go', kinds: ['wrong'] }]);
});

test('an empty span marks the place between two characters', () => {
	const runs = markedRuns('I am teacher', [{ span: { start: 5, end: 5 }, kind: 'missing' }]);
	expect(runs.map(({ text, kinds }) => [text, kinds])).toEqual([
		['I am ', []],
		['', ['missing']],
		['teacher', []],
	]);
});

test('a part of a text keeps the marks that fall within it, counted from its start', () => {
	const marks = [
		{ span: { start: 0, end: 4 }, kind: 'before' },
		{ span: { start: 5, end: 9 }, kind: 'inside' },
		{ span: { start: 8, end: 20 }, kind: 'across' },
		{ span: { start: 12, end: 12 }, kind: 'place' },
	];
	expect(marksWithin(marks, { start: 4, end: 10 })).toEqual([
		{ span: { start: 1, end: 5 }, kind: 'inside' },
		{ span: { start: 4, end: 6 }, kind: 'across' },
	]);
	expect(marksWithin(marks, { start: 12, end: 20 }).map(({ kind }) => kind)).toEqual(['across', 'place']);
});
