import type { Correction } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import { answerParts, answersByLine } from './answer-parts.ts';

const word = (text: string, startMs: number) => ({
	text,
	startMs,
	endMs: startMs + 300,
	confidence0to1: 1,
	unsure: false,
});
const words = [
	word('he', 500),
	word('go', 900),
	word('home', 1300),
	word('three', 15_200),
	word('child', 15_600),
];
const heardText = 'he go home three child';
const suggestedText = 'he goes home three children';

const correction = (original: string, replacement: string): Correction => ({
	rule: 'test',
	category: 'agreement',
	reason: 'because',
	original,
	replacement,
	originalSpan: { start: heardText.indexOf(original), end: heardText.indexOf(original) + original.length },
	correctedSpan: {
		start: suggestedText.indexOf(replacement),
		end: suggestedText.indexOf(replacement) + replacement.length,
	},
});
const corrections = [correction('go', 'goes'), correction('child', 'children')];

test('words are parted by the question that was shown when they began', () => {
	const parts = answerParts(words, corrections, 5);
	expect(parts.map(({ questionIndex }) => questionIndex)).toEqual([0, 1]);
	expect(parts.map(({ heard }) => heardText.slice(heard.start, heard.end))).toEqual([
		'he go home',
		'three child',
	]);
});

test('the corrected text is parted at the same places', () => {
	const parts = answerParts(words, corrections, 5);
	expect(parts.map(({ suggested }) => suggestedText.slice(suggested.start, suggested.end))).toEqual([
		'he goes home',
		'three children',
	]);
});

test('what is said after the last question belongs to it', () => {
	expect(answerParts([word('late', 90_000)], [], 5)).toMatchObject([{ questionIndex: 4 }]);
});

test('each answer stands on a line of its own, every word in its place', () => {
	const lines = answersByLine({ transcription: heardText, words }, 5);
	expect(lines).toBe('he go home\nthree child');
	expect(lines).toHaveLength(heardText.length);
});
