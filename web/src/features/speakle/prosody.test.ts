import { expect, test } from 'vitest';
import { endOfVoice, restsInside } from './prosody.ts';

const texts = ['We', 'went', 'to', 'the', 'sea,', 'and', 'swam.'];
/** Words of 200 ms each, with a rest behind those at some places. */
function timesOf(rests: readonly number[]) {
	let startMs = 0;
	return texts.map((_, place) => {
		const time = { startMs, endMs: startMs + 200 };
		startMs = time.endMs + (rests.includes(place) ? 300 : 30);
		return time;
	});
}

test.each([
	[[], []],
	[[4], []],
	[[1], []],
	[[2], ['to']],
	[
		[2, 3, 4],
		['to', 'the'],
	],
])(
	'of rests behind the words at %j, those behind words that belong to the next are told: %j',
	(rests, told) => {
		expect(restsInside(texts, timesOf(rests))).toEqual(told);
	},
);

test('where a word was left out, no rest is told beside it', () => {
	expect(
		restsInside(
			texts,
			timesOf([2]).map((time, place) => (place === 3 ? null : time)),
		),
	).toEqual([]);
});

const glide = (from: number, to: number) =>
	Array.from({ length: 60 }, (_, step) => from + ((to - from) * step) / 59);
const at = { stepMs: 10, lastWordEndMs: 600 };

test.each([
	['rises', glide(-3, 3)],
	['falls', glide(2, -4)],
	['stays', glide(0, 0.8)],
	['falls', [...glide(2, -4).slice(0, 50), ...Array(10).fill(null)]],
	[undefined, [...glide(2, -4).slice(0, 8), ...Array(52).fill(null)]],
] as const)('a voice whose pitch %s at the end', (end, semitones) => {
	expect(endOfVoice(semitones, at)).toBe(end);
});
