import { expect, test } from 'vitest';
import { inSpokenStyle } from './spoken-style.ts';
import { withPauses } from './voiced-words.ts';
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

test('a pause parts the words that meet nearest to it', () => {
	const levelsDb = Array.from({ length: 100 }, (_, step) => (step >= 40 && step < 70 ? -70 : -20));
	const words = [
		{ startMs: 0, endMs: 200 },
		{ startMs: 200, endMs: 380 },
		{ startMs: 380, endMs: 800 },
		{ startMs: 800, endMs: 1_000 },
	];
	expect(withPauses(words, { stepMs: 10, levelsDb })).toEqual([
		{ startMs: 0, endMs: 200 },
		{ startMs: 200, endMs: 400 },
		{ startMs: 700, endMs: 800 },
		{ startMs: 800, endMs: 1_000 },
	]);
});

test('silence before and after belongs to no word, and a word that lies in it keeps its place', () => {
	const levelsDb = Array.from({ length: 100 }, (_, step) => (step >= 20 && step < 60 ? -20 : -70));
	expect(withPauses([{ startMs: 0, endMs: 900 }], { stepMs: 10, levelsDb })).toEqual([
		{ startMs: 200, endMs: 600 },
	]);
	const late = [{ startMs: 650, endMs: 900 }];
	expect(withPauses(late, { stepMs: 10, levelsDb })).toEqual(late);
});

test('sentences begin with a small letter, names and "I" do not', () => {
	const known = [' yes', ' Yes', ' London', ' my', ' My', ' well', ' Well'];
	const rowsOf = (text: string) => (known.includes(text) ? [known.indexOf(text)] : [...text].map(() => 99));
	const styled = (text: string) =>
		inSpokenStyle(
			text.split(' ').map((word) => ({ text: word })),
			{ encode: rowsOf },
		)
			.map((word) => word.text)
			.join(' ');
	expect(styled("Yes. I live in London. My NHS card? Well, I'm")).toBe(
		"yes. I live in London. my NHS card? well, I'm",
	);
	expect(styled('London is big but My Kirkwallton is not')).toBe('London is big but my Kirkwallton is not');
	expect(styled('Untold stories')).toBe('untold stories');
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
