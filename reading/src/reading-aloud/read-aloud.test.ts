import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAloud } from './read-aloud.ts';
import { americanCases, britishCases } from './read-aloud-cases-for-tests.ts';

const lexicon = readFileSync(new URL('../../../models/ear/lexicon.txt', import.meta.url), 'utf8');
const words = new Set(lexicon.split('\n').map((line) => line.split('\t')[0] ?? ''));
const isWord = (lowerCase: string) => words.has(lowerCase);
const reading = (text: string, variety: 'british' | 'american' = 'british') =>
	readAloud(text, { variety, isWord })
		.flatMap(({ spoken }) => spoken)
		.join(' ');

test('at least two hundred cases are read', () => {
	expect(new Set(britishCases.map(([written]) => written)).size).toBe(britishCases.length);
	expect(britishCases.length).toBeGreaterThanOrEqual(200);
});

test.each(britishCases)('%s is read: %s', (written, read) => {
	expect(reading(written)).toBe(read);
});

test.each(americanCases)('%s is read by an American: %s', (written, read) => {
	expect(reading(written, 'american')).toBe(read);
});

const marked = (text: string) =>
	readAloud(text, { variety: 'british', isWord })
		.map(({ text: word, mark }) => word + mark)
		.join(' ');

test.each([
	[
		'I met Mr. Smith at 5 p.m. yesterday. Was he well? Yes!',
		'I met Mr Smith at 5 p.m yesterday. Was he well? Yes!',
	],
	['We left at 5 p.m. He stayed.', 'We left at 5 p.m. He stayed.'],
	['“My sister’s café” – she paid $5 there.', "My sister's cafe— she paid $5 there."],
	['Tea (or coffee) is fine; milk, too', 'Tea, or coffee, is fine; milk, too'],
	['Well… yes', 'Well… yes'],
	['What?! No…', 'What? No…'],
	['First line\nSecond line', 'First line— Second line'],
	['One.Two', 'One. Two'],
	['red,green', 'red, green'],
])('the marks of %s are kept after its words', (text, words) => {
	expect(marked(text)).toBe(words);
});

test('a word keeps how it is written beside how it is read, one after the other', () => {
	expect(readAloud('$3 million on 3 May', { variety: 'british', isWord })).toEqual([
		{ text: '$3', spoken: ['three'], mark: '' },
		{ text: 'million', spoken: ['million', 'dollars'], mark: '' },
		{ text: 'on', spoken: ['on'], mark: '' },
		{ text: '3', spoken: ['the', 'third', 'of'], mark: '' },
		{ text: 'May', spoken: ['May'], mark: '' },
	]);
});
