import { expect, it } from 'vitest';
import { type WrittenMark, written } from './feedback.ts';

const text = 'i live in rome do you';
const marks: WrittenMark[] = [
	{ at: 0, mark: 'capital' },
	{ at: 10, mark: 'capital' },
	{ at: 14, mark: '.' },
	{ at: 15, mark: 'capital' },
	{ at: 21, mark: '?' },
];

it('writes a text with its capitals and the ends of its sentences', () => {
	expect(written(text, marks)).toBe('I live in Rome. Do you?');
	expect(written(text, [])).toBe(text);
});

it('writes parts of a text so that together they are the whole', () => {
	for (let cut = 0; cut <= text.length; cut++) {
		const parts = [
			{ start: 0, end: cut },
			{ start: cut, end: text.length },
		];
		expect(parts.map((part) => written(text, marks, part)).join('')).toBe(written(text, marks));
	}
	expect(written(text, marks, { start: 14, end: 14 })).toBe('');
});
