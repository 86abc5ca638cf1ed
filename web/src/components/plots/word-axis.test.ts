import { expect, test } from 'vitest';
import { stretchedTimes, wordAxis } from './word-axis.ts';

const quick = [
	{ startMs: 100, endMs: 1_100 },
	{ startMs: 1_100, endMs: 1_600 },
];
const slow = [
	{ startMs: 500, endMs: 2_500 },
	{ startMs: 2_900, endMs: 3_900 },
];

test('the same word of two voices lies at the same place, as wide as its mean length', () => {
	const { words, width, placesOf } = wordAxis(['good', 'tea'], [quick, slow]);
	const [first, second] = words;
	expect(first).toEqual({ text: 'good', from: 0, to: 135 });
	expect(second?.from).toBeCloseTo(135 + 0.09 * 200);
	expect(width).toBe(second?.to);
	for (const [voice, place] of placesOf.entries()) {
		const time = [quick, slow][voice]?.[0];
		expect(place(time?.startMs ?? 0)).toBe(0);
		expect(place(((time?.startMs ?? 0) + (time?.endMs ?? 0)) / 2)).toBeCloseTo(67.5);
	}
	expect(placesOf[1]?.(2_700)).toBeCloseTo(135 + 9);
});

test('before the first and after the last word there is no place', () => {
	const [place] = wordAxis(['good', 'tea'], [quick]).placesOf;
	expect([99, 1_601].map((timeMs) => place?.(timeMs))).toEqual([undefined, undefined]);
	expect(place?.(1_600)).toBeDefined();
});

test('a short word has the room that its letters need', () => {
	const { words } = wordAxis(['strength'], [[{ startMs: 0, endMs: 10 }]]);
	expect(words[0]?.to).toBe(70);
});

test('a word that one voice leaves out keeps its place, over which that voice goes on', () => {
	const { words, placesOf } = wordAxis(
		['a', 'b', 'c'],
		[
			[{ startMs: 0, endMs: 500 }, null, { startMs: 600, endMs: 1_100 }],
			[
				{ startMs: 0, endMs: 500 },
				{ startMs: 500, endMs: 1_000 },
				{ startMs: 1_000, endMs: 1_500 },
			],
		],
	);
	expect(placesOf[0]?.(500)).toBe(words[0]?.to);
	expect(placesOf[0]?.(600)).toBe(words[2]?.from);
	expect(placesOf[1]?.(750)).toBeGreaterThan(words[1]?.from ?? 0);
});

test('without times of its own a voice takes the proportions of the other', () => {
	expect(stretchedTimes([quick[0] ?? null, null, quick[1] ?? null], 0, 3_000)).toEqual([
		{ startMs: 0, endMs: 2_000 },
		null,
		{ startMs: 2_000, endMs: 3_000 },
	]);
});
