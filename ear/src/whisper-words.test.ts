import { expect, test } from 'vitest';
import { inSpokenStyle } from './spoken-style.ts';
import { withoutPauses } from './voiced-words.ts';
import { createWhisperConfidence, whisperEvidence, wordEvidence } from './whisper-confidence.ts';
import { rowOf, tinyTokens } from './whisper-for-tests.ts';
import { whisperWords } from './whisper-words.ts';

/** All heads look at one position of ten for each token. */
const lookingAt = (positions: number[]) =>
	positions.map((position) => {
		const followed = new Float32Array(8 * 50).fill(0.01);
		for (let head = 0; head < 8; head++)
			followed.fill(0.2, head * 50 + position - 2, head * 50 + position + 3);
		return followed;
	});

const hypothesis = {
	rows: [' he', 'llo', ' my', ' friend', '.'].map(rowOf),
	logProbabilities: [-0.1, -0.2, -0.3, -0.4, -5, 0],
	endLogProbabilities: [],
	followed: lookingAt([4, 9, 20, 30, 38, 44]),
	isWhole: true,
	noSpeech0to1: 0.1,
	english0to1: 0.9,
};

test('tokens make words, with marks and times', () => {
	const words = whisperWords(hypothesis, tinyTokens, 50);
	expect(words.map(({ text }) => text)).toEqual(['hello', 'my', 'friend.']);
	expect(words.map(({ logProbabilities }) => logProbabilities)).toEqual([[-0.1, -0.2], [-0.3], [-0.4]]);
	const [hello, my, friend] = words as [(typeof words)[0], (typeof words)[0], (typeof words)[0]];
	expect(hello.startMs).toBeLessThan(100);
	expect(my.startMs).toBeGreaterThanOrEqual(200);
	expect(my.startMs).toBeLessThanOrEqual(420);
	expect(friend.startMs).toBeGreaterThanOrEqual(my.endMs);
	expect(friend.endMs).toBeLessThanOrEqual(1_000);
});

test('a word ends where its sound does, and keeps a little of itself', () => {
	const levelsDb = Array.from({ length: 100 }, (_, step) => (step >= 10 && step < 30 ? -20 : -70));
	const words = [
		{ startMs: 0, endMs: 600 },
		{ startMs: 600, endMs: 1_000 },
	];
	const [first, second] = withoutPauses(words, { stepMs: 10, levelsDb });
	expect(first).toEqual({ startMs: 100, endMs: 300 });
	expect((second?.endMs ?? 0) - (second?.startMs ?? 0)).toBeGreaterThanOrEqual(50);
});

test('sentences begin with a small letter, names and "I" do not', () => {
	const words = 'Yes. I live in London. My NHS card? Well, I am'.split(' ').map((text) => ({ text }));
	expect(inSpokenStyle(words).map(({ text }) => text)).toEqual(
		'yes. I live in London. my NHS card? well, I am'.split(' '),
	);
});

test('the chance of a word follows from its evidence, and a model of other evidence is refused', () => {
	const size = whisperEvidence.length;
	const model = {
		features: whisperEvidence,
		mean: new Array(size).fill(0),
		deviation: new Array(size).fill(1),
		weights: [1, ...new Array(size - 1).fill(0)],
		bias: 0,
		unsureBelow0to1: 0.5,
		nothingHeardBelow0to1: 0.1,
	};
	const words = whisperWords(hypothesis, tinyTokens, 50);
	const signs = { meanLogProbability: -0.2, noSpeech0to1: 0, english0to1: 1 };
	expect(wordEvidence(words, signs).map(({ length }) => length)).toEqual([size, size, size]);
	const [, chance = 0] = createWhisperConfidence(model)(words, signs);
	expect(chance).toBeCloseTo(1 / (1 + Math.exp(0.3)), 6);
	expect(() => createWhisperConfidence({ ...model, features: ['other'] })).toThrow('other');
});
