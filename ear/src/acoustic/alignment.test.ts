import { expect, test } from 'vitest';
import type { AcousticStates } from './acoustic-states.ts';
import { alignWords } from './alignment.ts';

/** Four phones (0 is silence), one class of left neighbours: states 2 * phone and 2 * phone + 1. */
const stateCount = 8;
const states: AcousticStates = {
	stateCount,
	stateOf: Int32Array.from({ length: stateCount }, (_, state) => state),
	leftClassOf: new Int32Array(4),
	phoneCount: 4,
};

/** Scores that favour one phone in each frame; a capital favours its first frame, a small letter a later one. */
function scoresOf(spoken: string): Float32Array {
	const scores = new Float32Array(spoken.length * stateCount).fill(-5);
	for (const [frame, letter] of [...spoken].entries()) {
		const phone = 'sabc'.indexOf(letter.toLowerCase());
		scores[frame * stateCount + 2 * phone + (letter === letter.toUpperCase() ? 0 : 1)] = 0;
	}
	return scores;
}

const align = (words: number[][][], spoken: string) =>
	alignWords(words, scoresOf(spoken), spoken.length, states);

test('phones lie where their scores are, and silence belongs to no word', () => {
	expect(align([[[1, 2]], [[3]]], 'SsAaaBSsCc')).toEqual([
		[
			{ phone: 1, startFrame: 2, endFrame: 5 },
			{ phone: 2, startFrame: 5, endFrame: 6 },
		],
		[{ phone: 3, startFrame: 8, endFrame: 10 }],
	]);
});

test('words may follow each other without a pause', () => {
	expect(align([[[1]], [[2]]], 'AaBb')).toEqual([
		[{ phone: 1, startFrame: 0, endFrame: 2 }],
		[{ phone: 2, startFrame: 2, endFrame: 4 }],
	]);
});

test('of several pronunciations the one that was said is found', () => {
	const words = [[[1, 2], [3]], [[2]]];
	expect(align(words, 'CccSBb')?.[0]).toEqual([{ phone: 3, startFrame: 0, endFrame: 3 }]);
	expect(align(words, 'AaBSBb')?.[0]?.map(({ phone }) => phone)).toEqual([1, 2]);
});

test('no words have an empty alignment', () => {
	expect(align([], 'Ss')).toEqual([]);
});

test('an utterance with fewer frames than phones has no alignment', () => {
	expect(align([[[1, 2, 3]]], 'Ab')).toBeUndefined();
	expect(align([[[1]]], '')).toBeUndefined();
});
