import { expect, test } from 'vitest';
import type { JudgedWord } from './reading.ts';
import { otherStress, type StressModel, vowelsOf, withStresses } from './word-stress.ts';

const model: StressModel = {
	weights: Float32Array.of(0, 2),
	bias: { first: 0, last: 0, lastOfAll: -1 },
	limits: { doubtFrom: 1, wrongFrom: 5 },
};
/** Three vowels of two frames each, of such a strength. */
const framesOf = (...strengths: number[]) => ({
	layers: Float32Array.from(strengths.flatMap((strength) => [7, strength, -7, strength])),
	width: 2,
});
const vowels = [0, 2, 4].map((startFrame) => ({ startFrame, endFrame: startFrame + 2 }));
const stressOf = (ways: string[], strengths: number[], endsReading = false) =>
	otherStress({ vowels, ways, endsReading }, framesOf(...strengths), model);

test('a stress on another vowel is in doubt, or surely wrong where it is far stronger', () => {
	expect(stressOf(['010'], [1, 1.6, 0])).toBeUndefined();
	expect(stressOf(['010'], [1.6, 1, 0])).toEqual({ vowels: 3, usual: 1, heard: 0, unsure: true });
	expect(stressOf(['010'], [0, 1, 4])).toEqual({ vowels: 3, usual: 1, heard: 2, unsure: false });
});

test('any usual way counts, and a weaker stress as well', () => {
	expect(stressOf(['010', '100'], [5, 0, 0])).toBeUndefined();
	expect(stressOf(['210'], [5, 0, 0])).toBeUndefined();
	expect(stressOf(['210'], [5, 0, 6])).toEqual({ vowels: 3, usual: 1, heard: 2, unsure: false });
});

test('nobody knows of a word that is said with other vowels than it is listed with', () => {
	expect(stressOf(['01', '0100'], [9, 0, 0])).toBeUndefined();
	expect(stressOf([], [9, 0, 0])).toBeUndefined();
	expect(stressOf(['212'], [9, 0, 0])).toBeUndefined();
});

test('the last vowel of a reading counts as it usually sounds there', () => {
	expect(stressOf(['010'], [0, 1, 1.7])).toMatchObject({ heard: 2 });
	expect(stressOf(['010'], [0, 1, 1.7], true)).toBeUndefined();
});

test('a reading says it of the words of several vowels alone', () => {
	const sound = (phone: string, startMs: number) => ({
		...{ phone, startMs, endMs: startMs + 40, score0to100: 90, unsure: false },
	});
	const words: JudgedWord[] = [
		{ score0to100: 90, sounds: [sound('AE', 0)] },
		{ score0to100: 0, sounds: [] },
		{
			score0to100: 90,
			sounds: [sound('P', 0), sound('AH', 0), sound('L', 0), sound('IY', 40), sound('S', 80)],
		},
	];
	expect(vowelsOf(words[2] as JudgedWord)).toEqual([
		{ startFrame: 0, endFrame: 2 },
		{ startFrame: 2, endFrame: 4 },
	]);
	const reading = { words, extra: [], accuracy0to100: 90, fluency0to100: 90, resembles: true };
	const stressed = withStresses(reading, [['1'], ['01'], ['01']], framesOf(4, 0, 0), model);
	expect(stressed.words.map(({ stress }) => stress)).toEqual([
		undefined,
		undefined,
		{ vowels: 2, usual: 1, heard: 0, unsure: false },
	]);
});
