import { expect, test } from 'vitest';
import { joinPhrases } from './join-phrases.ts';

const sampleRateHz = 1_000;

/** `before` and `after` milliseconds of pause around `loud` milliseconds of sound. */
function phrase(before: number, loud: number, after: number, pauseAfterMs: number) {
	const samples = new Int16Array(before + loud + after).fill(5_000, before, before + loud);
	const times = { startMs: before, endMs: before + loud };
	return {
		samples,
		sampleRateHz,
		pauseAfterMs,
		words: [{ text: 'word', ...times }],
		phones: [{ phone: 'AH', ...times }],
	};
}

test('pauses at both ends are cut to a margin, and the phrase pause stands between two phrases only', () => {
	const { samples } = joinPhrases([phrase(200, 100, 150, 300), phrase(140, 50, 90, 300)]);
	const isLoud = Array.from(samples, (sample) => sample === 5_000);
	const loudFrom = (from: number) => isLoud.indexOf(true, from);
	expect(loudFrom(0)).toBe(20);
	expect(loudFrom(120)).toBe(20 + 100 + 20 + 300 + 20);
	expect(samples.length).toBe(20 + 100 + 20 + 300 + 20 + 50 + 20);
});

test('a phrase without sound adds nothing but its pause', () => {
	const { samples } = joinPhrases([phrase(0, 10, 0, 100), phrase(500, 0, 0, 100), phrase(0, 10, 0, 100)]);
	expect(samples.length).toBe(10 + 100 + 100 + 10);
});

test('words and sounds keep their place in the whole, and lie within what is left of their phrase', () => {
	const first = phrase(200, 100, 150, 300);
	first.words = [{ text: 'word', startMs: 120.4, endMs: 299.6 }];
	const { words, phones } = joinPhrases([first, phrase(140, 50, 90, 300)]);
	expect(words).toEqual([
		{ text: 'word', startMs: 0, endMs: 120 },
		{ text: 'word', startMs: 460, endMs: 510 },
	]);
	expect(phones.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
		[20, 120],
		[460, 510],
	]);
});
