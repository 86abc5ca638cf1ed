import type { Correction } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import { answerParts, answerTexts, changedAnswers, heardAnswers, textOfAnswers } from './answer-parts.ts';

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
	reasonInSpanish: 'porque sí',
	typicalOf: [],
	original,
	replacement,
	originalSpan: { start: heardText.indexOf(original), end: heardText.indexOf(original) + original.length },
	correctedSpan: {
		start: suggestedText.indexOf(replacement),
		end: suggestedText.indexOf(replacement) + replacement.length,
	},
});
const corrections = [correction('go', 'goes'), correction('child', 'children')];

const heard = heardAnswers({ transcription: heardText, words }, 5);

test('words are parted by the question that was shown when they began', () => {
	expect(heard.map(({ questionIndex }) => questionIndex)).toEqual([0, 1]);
	expect(answerTexts(heard, 5)).toEqual(['he go home', 'three child', '', '', '']);
});

test('where the learner went on by hand, words are parted by when that was', () => {
	const parted = heardAnswers({ transcription: heardText, words }, 5, [0, 1_000, 15_500]);
	expect(answerTexts(parted, 5)).toEqual(['he go', 'home three', 'child', '', '']);
});

test('each answer stands on a line of its own, and is found there and in the corrected text', () => {
	const text = textOfAnswers(heard);
	expect(text).toBe('he go home\nthree child');
	const parts = answerParts(heard, corrections);
	expect(parts.map((part) => text.slice(part.heard.start, part.heard.end))).toEqual([
		'he go home',
		'three child',
	]);
	expect(parts.map(({ suggested }) => suggestedText.slice(suggested.start, suggested.end))).toEqual([
		'he goes home',
		'three children',
	]);
});

test('what is said after the last question belongs to it', () => {
	const late = { transcription: 'late', words: [word('late', 90_000)] };
	expect(heardAnswers(late, 5)).toMatchObject([{ questionIndex: 4 }]);
});

test('an answer that was put right is as it was written, and the others stay as they were heard', () => {
	const changed = changedAnswers(['he go home', 'three \n children', '', 'and more', ''], heard);
	expect(changed).toHaveLength(3);
	expect(changed[0]).toBe(heard[0]);
	expect(changed.slice(1)).toMatchObject([
		{ questionIndex: 1, isWritten: true },
		{ questionIndex: 3, isWritten: true },
	]);
	expect(textOfAnswers(changed)).toBe('he go home\nthree children\nand more');
	expect(textOfAnswers(changedAnswers(['', 'only this', '', '', ''], heard))).toBe('only this');
});

test('a transcript without times is one answer, to no question that is known', () => {
	const whole = heardAnswers({ transcription: heardText, words: [] }, 5);
	expect(whole).toMatchObject([{ questionIndex: undefined, isWritten: false }]);
	expect(answerTexts(whole, 5)).toEqual([heardText]);
	expect(changedAnswers([suggestedText], whole)).toMatchObject([
		{ questionIndex: undefined, isWritten: true },
	]);
});
