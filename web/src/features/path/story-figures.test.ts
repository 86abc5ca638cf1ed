import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { storyFigures } from './story-figures.ts';

/** Words of 200 ms with silences of 100 ms, but for a long one after each place in `pausesAfter`. */
function spoken(count: number, pausesAfter: readonly number[] = []): TranscriptWord[] {
	let startMs = 500;
	return Array.from({ length: count }, (_, place) => {
		const word = { text: 'word', startMs, endMs: startMs + 200, confidence0to1: 1, unsure: false };
		startMs += pausesAfter.includes(place) ? 1_200 : 300;
		return word;
	});
}

test('the same words in less time are faster, and pauses cut them into shorter runs', () => {
	const slow = storyFigures(spoken(20, [4, 9, 14]));
	const fast = storyFigures(spoken(20));
	expect(slow).toMatchObject({ words: 20, pausesPer100Words: 15, wordsBetweenPauses: 5 });
	expect(fast).toMatchObject({ words: 20, pausesPer100Words: 0, wordsBetweenPauses: 20 });
	expect(slow.seconds).toBeCloseTo(8.6);
	expect(fast.wordsPerMinute).toBe(Math.round((20 * 60) / 5.9));
	expect(slow.wordsPerMinute).toBe(Math.round((20 * 60) / 8.6));
});

test('a few words, and none at all, are counted and no rates made of them', () => {
	const rates = { wordsPerMinute: null, pausesPer100Words: null, wordsBetweenPauses: null };
	expect(storyFigures(spoken(9))).toMatchObject({ words: 9, ...rates });
	expect(storyFigures([])).toEqual({ seconds: null, words: 0, ...rates });
});
