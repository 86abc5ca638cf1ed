import { written } from '@henry/contract/feedback.ts';
import { expect, it } from 'vitest';
import { heardWriting } from './heard-writing.ts';
import type { HeardWord } from './places.ts';

/** Words as they were heard, each with the mark behind it. */
const heard = (text: string): HeardWord[] =>
	text.split(' ').map((word) => {
		const mark = /[.?]$/.exec(word)?.[0] as HeardWord['mark'];
		return { text: word.replace(/[.?]$/, ''), unsure: false, ...(mark && { mark }) };
	});
const write = (text: string, said: string) => written(text, heardWriting(text, heard(said)));

it.each([
	[
		'my name is Marta I live in Bilbao do you know it',
		'my name is Marta. I live in Bilbao. do you know it?',
		'My name is Marta. I live in Bilbao. Do you know it?',
	],
	[
		'Marta is my sister and she is six',
		'Marta is my sister. and she is six.',
		'Marta is my sister. And she is six.',
	],
	['i like it', 'i like it.', 'I like it.'],
	['we were there\nit rained', 'we were there. it rained.', 'We were there.\nIt rained.'],
])('writes "%s", heard as "%s", as "%s"', (text, said, expected) => {
	expect(write(text, said)).toBe(expected);
});

it.each([
	['I went to the beach', 'I went to the. beach.', 'I went to the beach.'],
	['it was one of them that I saw', 'it was one. of them that I saw.', 'It was one of them that I saw.'],
])('a pause where no sentence ends is none: "%s"', (text, said, expected) => {
	expect(write(text, said)).toBe(expected);
});

it('keeps the marks where the learner has changed a few words', () => {
	const said = 'yesterday I go to the gym with my cousin. after we was very hungry.';
	expect(write('yesterday I went to the gym with my cousin after that we was very hungry', said)).toBe(
		'Yesterday I went to the gym with my cousin. After that we was very hungry.',
	);
});

it.each([
	['I like it. very much', 'I like it. very much.', 'a line with marks of its own'],
	['nobody said anything of this at all', 'I like it. very much.', 'a line that was written anew'],
	['i like it very much', 'i like it very much', 'what an engine heard that hears no marks'],
])('leaves "%s", heard as "%s", as it is: %s', (text, said) => {
	expect(heardWriting(text, heard(said))).toEqual([]);
});

it('writes only those of several lines that were heard', () => {
	expect(write('it rained it snowed\nsomething else entirely was typed here', 'it rained. it snowed.')).toBe(
		'It rained. It snowed.\nsomething else entirely was typed here',
	);
});

it('writes a text of ten thousand words wholly', () => {
	const text = 'so I went to the shop and bought a thing '.repeat(1_200).trim();
	expect(heardWriting(text, heard(`${text}.`))).toHaveLength(1_202);
});
