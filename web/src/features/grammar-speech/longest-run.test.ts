import { expect, test } from 'vitest';
import { longestRun } from './longest-run.ts';

/** Words of 300 ms, one after the other; "|" is a pause of 300 ms, and a word with "?" is in doubt. */
function spoken(text: string) {
	let atMs = 0;
	return text.split(' ').flatMap((part) => {
		const startMs = atMs;
		atMs += 300;
		if (part === '|') return [];
		const word = { text: part.replace('?', ''), startMs, endMs: atMs, confidence0to1: 1 };
		return [{ ...word, unsure: part.endsWith('?') }];
	});
}

const runIn = (words: ReturnType<typeof spoken>) => longestRun([{ words }]);

test('the longest run between two pauses is told', () => {
	expect(runIn(spoken('we went home | my brother and I cooked a big dinner there | it was good'))).toBe(
		'my brother and I cooked a big dinner there',
	);
});

test('a doubted word ends a run and is never part of it', () => {
	expect(runIn(spoken('one two three four? five six seven eight nine ten eleven twelve'))).toBe(
		'five six seven eight nine ten eleven twelve',
	);
	expect(runIn(spoken('one two three four? five six seven eight'))).toBeUndefined();
});

test('of a long run the beginning is quoted, and short runs are no praise', () => {
	expect(runIn(spoken(Array(40).fill('so').join(' ')))?.split(' ')).toHaveLength(25);
	expect(runIn(spoken('we went home | and slept'))).toBeUndefined();
	expect(longestRun([])).toBeUndefined();
	const short = { words: spoken('one two three four five') };
	expect(longestRun([short, short])).toBeUndefined();
});
