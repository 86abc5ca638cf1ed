import type { WrittenMark } from '@henry/contract/feedback.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { expect, test } from 'vitest';
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
	expect(cardsOf({ text, edits, writing, endsAreSure: true, doubts: [] })(lives)).toEqual({
		prompt: 'He live with three children.',
		answer: 'He lives with three children.',
	});
	expect(cardsOf({ text, edits, writing, endsAreSure: true, doubts: [] })(children)?.prompt).toBe(
		'He lives with three child.',
	);
});

test('a sentence with anything in doubt makes no card; doubt in another sentence does not matter', () => {
	const place = (words: string) => ({ start: text.indexOf(words), end: at(words) });
	expect(
		cardsOf({ text, edits, writing, endsAreSure: true, doubts: [place('three')] })(lives),
	).toBeUndefined();
	expect(cardsOf({ text, edits, writing, endsAreSure: true, doubts: [place('nice')] })(lives)).toBeDefined();
});

test('a sentence longer than is remembered makes no card', () => {
	const long = 'he live in a small house near the sea with his mother and two old dogs';
	const [one] = [edit(long, 'live', 'lives')] as [GrammarEdit];
	const marks: WrittenMark[] = [{ at: long.length, mark: '.' }];
	expect(
		cardsOf({ text: long, edits: [one], writing: marks, endsAreSure: true, doubts: [] })(one),
	).toBeUndefined();
});

test('nor does one whose mistake is longer than is remembered', () => {
	const said = 'every year on the first day of the summer we go to the sea';
	const one = edit(said, 'on the first day of the', 'in');
	expect(
		cardsOf({ text: said, edits: [one], writing: [], endsAreSure: true, doubts: [] })(one),
	).toBeUndefined();
});

test('of a long sentence a clause is taken that could stand alone', () => {
	const long = 'there is many trees in the garden and i was very interesting in music at school';
	const changes = [edit(long, 'is', 'are'), edit(long, 'interesting', 'interested')];
	const marks: WrittenMark[] = [
		{ at: 0, mark: 'capital' },
		{ at: long.indexOf('i was'), mark: 'capital' },
		{ at: long.length, mark: '.' },
	];
	const cardOf = cardsOf({ text: long, edits: changes, writing: marks, endsAreSure: true, doubts: [] });
	expect(changes.map(cardOf)).toEqual([
		{ prompt: 'There is many trees in the garden.', answer: 'There are many trees in the garden.' },
		{
			prompt: 'I was very interesting in music at school.',
			answer: 'I was very interested in music at school.',
		},
	]);
	const open = 'when he live in the town he was always happy and he worked in a big shop there';
	const one = edit(open, 'live', 'lived');
	expect(
		cardsOf({ text: open, edits: [one], writing: [], endsAreSure: true, doubts: [] })(one),
	).toBeUndefined();
});

test('where ends are not sure, only a whole line or a joined clause makes a card', () => {
	const one = edit('he live here now', 'live', 'lives');
	const end: WrittenMark[] = [
		{ at: 0, mark: 'capital' },
		{ at: 'he live here now'.length, mark: '.' },
	];
	const line = { text: 'he live here now', edits: [one], writing: end, endsAreSure: false, doubts: [] };
	expect(cardsOf(line)(one)?.answer).toBe('He lives here now.');
	const run = { text, edits, writing, endsAreSure: false, doubts: [] };
	expect(cardsOf(run)(lives)).toBeUndefined();
});

test('a text that was written has its sentences by its own marks and lines', () => {
	const own = 'I do.\nHe live here now. And more';
	const [one] = [edit(own, 'live', 'lives')] as [GrammarEdit];
	expect(cardsOf({ text: own, edits: [one], writing: [], endsAreSure: true, doubts: [] })(one)).toEqual({
		prompt: 'He live here now.',
		answer: 'He lives here now.',
	});
});
