import type { WrittenMark } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import type { GrammarEdit } from '#server/ports/grammar-checker.ts';
import { cardsOf } from './card-of.ts';

function edit(text: string, words: string, replacement: string): GrammarEdit {
	const start = text.indexOf(words);
	return {
		...{
			rule: 'any',
			category: 'agreement',
			typicalOf: [],
			reason: 'So.',
			reasonInSpanish: 'Así.',
			replacement,
		},
		span: { start, end: start + words.length },
	};
}

const text = 'yes i do he live with three child he is nice';
const edits = [edit(text, 'live', 'lives'), edit(text, 'child', 'children')];
const [lives, children] = edits as [GrammarEdit, GrammarEdit];
const at = (words: string) => text.indexOf(words) + words.length;
const writing: WrittenMark[] = [
	{ at: 0, mark: 'capital' },
	{ at: text.indexOf('i do'), mark: 'capital' },
	{ at: at('i do'), mark: '.' },
	{ at: text.indexOf('he live'), mark: 'capital' },
	{ at: at('child'), mark: '.' },
	{ at: text.indexOf('he is'), mark: 'capital' },
	{ at: text.length, mark: '.' },
];

test('a card is one whole sentence around one mistake; all else in it is right', () => {
	expect(cardsOf({ text, edits, writing, doubts: [] })(lives)).toEqual({
		prompt: 'He live with three children.',
		answer: 'He lives with three children.',
	});
	expect(cardsOf({ text, edits, writing, doubts: [] })(children)?.prompt).toBe('He lives with three child.');
});

test('a sentence with anything in doubt makes no card; doubt in another sentence does not matter', () => {
	const place = (words: string) => ({ start: text.indexOf(words), end: at(words) });
	expect(cardsOf({ text, edits, writing, doubts: [place('three')] })(lives)).toBeUndefined();
	expect(cardsOf({ text, edits, writing, doubts: [place('nice')] })(lives)).toBeDefined();
});

test('a sentence longer than is remembered makes no card', () => {
	const long = 'he live in a small house near the sea with his mother and two old dogs';
	const [one] = [edit(long, 'live', 'lives')] as [GrammarEdit];
	const marks: WrittenMark[] = [{ at: long.length, mark: '.' }];
	expect(cardsOf({ text: long, edits: [one], writing: marks, doubts: [] })(one)).toBeUndefined();
});

test('a text that was written has its sentences by its own marks and lines', () => {
	const own = 'I do.\nHe live here now. And more';
	const [one] = [edit(own, 'live', 'lives')] as [GrammarEdit];
	expect(cardsOf({ text: own, edits: [one], writing: [], doubts: [] })(one)).toEqual({
		prompt: 'He live here now.',
		answer: 'He lives here now.',
	});
});
