import { expect, test } from 'vitest';
import { speechRows, wordBefore } from './pauses.ts';

const parts = [
	{ startMs: 0, endMs: 15_000 },
	{ startMs: 15_000, endMs: 22_000 },
];

test('a pause lies between two pieces of speech of the same part', () => {
	const segments = [
		{ startMs: 1_000, endMs: 4_000 },
		{ startMs: 5_000, endMs: 9_000 },
		{ startMs: 16_000, endMs: 20_000 },
	];
	const [first, second] = speechRows(parts, segments);
	expect(first).toMatchObject({
		speech: segments.slice(0, 2),
		pauses: [{ startMs: 4_000, endMs: 5_000 }],
	});
	expect(second).toMatchObject({ speech: segments.slice(2), pauses: [] });
});

test('speech that goes on into the next part is in both, and a short silence is no pause', () => {
	const segments = [
		{ startMs: 14_000, endMs: 16_000 },
		{ startMs: 16_650, endMs: 18_000 },
		{ startMs: 18_700, endMs: 20_000 },
	];
	const [first, second] = speechRows(parts, segments);
	expect(first?.speech).toEqual([{ startMs: 14_000, endMs: 15_000 }]);
	expect(second?.speech[0]).toEqual({ startMs: 15_000, endMs: 16_000 });
	expect(second?.pauses).toEqual([{ startMs: 18_000, endMs: 18_700 }]);
});

test('a beginning just before the next part belongs to that alone', () => {
	const segments = [
		{ startMs: 1_000, endMs: 5_000 },
		{ startMs: 14_600, endMs: 18_000 },
	];
	const [first, second] = speechRows(parts, segments);
	expect(first).toMatchObject({ speech: [segments[0]], pauses: [] });
	expect(second?.speech).toEqual([{ startMs: 15_000, endMs: 18_000 }]);
});

test('the word before a pause is named only where one was heard there', () => {
	const words = [
		{ text: 'my', startMs: 1_000, endMs: 1_300 },
		{ text: 'garden', startMs: 1_300, endMs: 2_100 },
		{ text: 'is', startMs: 3_000, endMs: 3_200 },
	];
	expect(wordBefore({ startMs: 2_000, endMs: 2_900 }, words)).toBe('garden');
	expect(wordBefore({ startMs: 6_000, endMs: 7_000 }, words)).toBeUndefined();
	expect(wordBefore({ startMs: 500, endMs: 1_500 }, words)).toBeUndefined();
	expect(wordBefore({ startMs: 2_000, endMs: 2_900 }, [])).toBeUndefined();
});
