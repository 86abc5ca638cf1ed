import { expect, test } from 'vitest';
import { createWhisperDecoder, type WhisperNetworks } from './whisper-decoder.ts';
import { rowOf, tinyTokens } from './whisper-for-tests.ts';
import { createWhisperHints } from './whisper-hints.ts';
import { withoutLoops } from './whisper-loops.ts';

const { rows: special, texts } = tinyTokens;
const limits = { maxTokens: 30, noRepeatedTokens: 5, mayWriteNothing: false };

/** Networks that expect these texts one after the other, '' the end; others are far less likely, but for `rivals`. */
function networksOf(
	expected: readonly string[],
	rivals: Record<string, number> = {},
): WhisperNetworks<null, number> {
	const scoresAt = (place: number) => {
		const scores = new Float32Array(texts.length);
		for (const [text, score] of Object.entries(rivals)) scores[rowOf(text)] = score;
		const next = expected[Math.max(0, place)] as string;
		scores[next === '' ? special.endOfText : rowOf(next)] = 10;
		return scores;
	};
	return {
		hear: async () => null,
		async next(_, rows, kept = 0) {
			const scores = rows.flatMap((_, index) => [...scoresAt(kept + index - 3)]);
			const followed = new Float32Array(8 * rows.length * 4);
			return { scores: Float32Array.from(scores), followed, kept: kept + rows.length };
		},
	};
}
const textOf = (rows: readonly number[]) => rows.map((row) => texts[row]).join('');

test('writes what is likeliest until the end', async () => {
	const decode = createWhisperDecoder(networksOf([' hello', ' my', ' friend', '.', '']), tinyTokens);
	const { rows, isWhole, logProbabilities, followed } = await decode(null, limits);
	expect(textOf(rows)).toBe(' hello my friend.');
	expect(isWhole).toBe(true);
	expect(logProbabilities).toHaveLength(5);
	expect(followed).toHaveLength(5);
	for (const logarithm of logProbabilities) expect(logarithm).toBeCloseTo(0, 1);
});

test('begins with what is settled', async () => {
	const decode = createWhisperDecoder(networksOf([' my', ' my', ' friend', '']), tinyTokens);
	const { rows, logProbabilities } = await decode(null, { ...limits, beginning: [rowOf(' hello')] });
	expect(textOf(rows)).toBe(' hello my friend');
	expect(logProbabilities[0]).toBeLessThan(-5);
});

test('ends after so many tokens, and never says the same five twice', async () => {
	const decode = createWhisperDecoder(networksOf(new Array(40).fill(' my'), { ' he': 5 }), tinyTokens);
	const { rows, isWhole } = await decode(null, { ...limits, maxTokens: 12 });
	expect(rows).toHaveLength(12);
	expect(isWhole).toBe(false);
	const runs = rows.slice(0, -4).map((_, index) => rows.slice(index, index + 5).join());
	expect(new Set(runs).size).toBe(runs.length);
});

test('writes nothing only where the model has learned to', async () => {
	const decode = createWhisperDecoder(networksOf(['', '']), tinyTokens);
	expect((await decode(null, limits)).rows).toHaveLength(1);
	expect((await decode(null, { ...limits, mayWriteNothing: true })).rows).toEqual([]);
});

test('never says marks that nobody says', async () => {
	const decode = createWhisperDecoder(networksOf(['--', ''], { ' he': 5 }), tinyTokens);
	expect(textOf((await decode(null, limits)).rows)).toBe(' he');
});

test('a hint decides where two words are nearly as likely, and nowhere else', async () => {
	const hints = createWhisperHints(['hexo heo'], tinyTokens);
	const near = createWhisperDecoder(networksOf([' he', '.', ''], { o: 8.5 }), tinyTokens);
	const far = createWhisperDecoder(networksOf([' he', '.', ''], { o: 5 }), tinyTokens);
	expect(textOf((await near(null, limits)).rows)).toBe(' he.');
	expect(textOf((await near(null, { ...limits, favour: hints })).rows)).toBe(' heo');
	expect(textOf((await far(null, { ...limits, favour: hints })).rows)).toBe(' he.');
});

test('words that are said again and again are cut off where the end was likely enough', async () => {
	const said = [' hello', ' my', ' friend', ' he', '.'];
	const decode = createWhisperDecoder(
		networksOf([...said, ' hello', ' my', ' friend', ' he', '']),
		tinyTokens,
	);
	const looping = await decode(null, { ...limits, noRepeatedTokens: 9 });
	const place = said.length;
	looping.endLogProbabilities[place] = -3;
	expect(textOf(withoutLoops(looping, tinyTokens).rows)).toBe(said.join(''));
	looping.endLogProbabilities[place] = -9;
	expect(withoutLoops(looping, tinyTokens)).toBe(looping);
});
