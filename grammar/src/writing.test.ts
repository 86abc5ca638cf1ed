import { written } from '@henry/contract/feedback.ts';
import { expect, it } from 'vitest';
import { splitWords } from './tagged-text.ts';
import { writingOf } from './writing.ts';

const names = new Set(['new york', 'anna', 'monday']);

/** A text as it is written where sentences probably begin with `begins`. */
function write(text: string, ...begins: string[]): string {
	const sentenceOdds = (words: readonly string[]) => words.map((word) => (begins.includes(word) ? 1 : -1));
	return written(text, writingOf(text, splitWords(text), { names, sentenceOdds }));
}

it.each([
	['i live in new york', 'I live in New York.'],
	["on monday i'm with anna's mother", "On Monday I'm with Anna's mother."],
	['do you like it', 'Do you like it?'],
	['how many cats does your sister have', 'How many cats does your sister have?'],
	['what i like is tea', 'What I like is tea.'],
	['we were there\nit rained', 'We were there.\nIt rained.'],
	['go', 'Go.'],
	['he said "hi" at 7:30', 'He said "hi" at 7:30.'],
])('writes "%s" as "%s"', (text, expected) => {
	expect(write(text)).toBe(expected);
});

it('ends sentences where another one probably begins, but not too close to each other', () => {
	expect(write('we went home then we ate some soup', 'then', 'we')).toBe(
		'We went home. Then we ate some soup.',
	);
	expect(write('the house of my aunt is old', 'of')).toBe('The house of my aunt is old.');
});

it.each(['I was there. it rained', 'anna said: hello', 'yes, i like it', 'She was there', '', '?!', '😀'])(
	'leaves what is written already, or holds no word, as it is: "%s"',
	(text) => expect(write(text)).toBe(text),
);
