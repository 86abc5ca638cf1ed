import { expect, test } from 'vitest';
import { joinPhrases } from './join-phrases.ts';

const sampleRateHz = 1_000;

/** `before` and `after` milliseconds of pause around `loud` milliseconds of sound. */
function phrase(before: number, loud: number, after: number, pauseAfterMs: number) {
	const samples = new Int16Array(before + loud + after).fill(5_000, before, before + loud);
	return { samples, sampleRateHz, pauseAfterMs };
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
