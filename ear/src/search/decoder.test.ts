import { expect, test } from 'vitest';
import { type Lexicon, packPronunciations } from '#ear/lexicon/lexicon.ts';
import { Decoder, defaultSearchParameters, type SearchParameters } from './decoder.ts';
import { LanguageModel } from './language-model.ts';
import {
	alignmentScore,
	bestWordsByTrial,
	createRandom,
	type Ngram,
	randomNgrams,
	statesFor,
	tensorsOf,
} from './search-for-tests.ts';
import { type Bias, SearchNetworkBuilder } from './search-network.ts';
import { wordPosteriors } from './word-posteriors.ts';

/** Phones: 0 is silence. Words 0 to 2 are <s>, </s> and <unk>. */
const pronunciations = new Map([
	[3, [[1]]],
	[4, [[1, 2]]],
	[
		5,
		[
			[1, 2, 3],
			[4, 2],
		],
	],
	[6, [[2, 4]]],
	[7, [[2, 4], [3]]],
]);
const wordCount = 8;
const phoneCount = 5;
const wide: SearchParameters = { silencePenalty: -0.4, beam: 1e6, wordBeam: 1e6, maxActiveTokens: 1e6 };

function lexiconOf(entries: ReadonlyMap<number, number[][]>): Lexicon {
	const words = Array.from({ length: wordCount }, (_, word) => `word${word}`);
	const packed = [...entries].flatMap(([word, spoken]) => spoken.map((phones) => ({ word, phones })));
	const idOf = new Map(words.map((word, id) => [word, id]));
	return {
		words,
		idOf,
		pronunciations: packPronunciations(packed),
		pronunciationsOf: (word) => entries.get(word) ?? [],
	};
}

function createSearch(ngrams: Ngram[], classCount: number, languageWeight = 1) {
	const languageModel = new LanguageModel(tensorsOf(ngrams));
	const states = statesFor(phoneCount, classCount);
	const builder = new SearchNetworkBuilder(lexiconOf(pronunciations), languageModel, states, languageWeight);
	const start = (parameters = defaultSearchParameters, bias?: Bias) =>
		new Decoder(builder.build(bias), languageModel, states.stateCount, parameters);
	return { states, start };
}

const evenNgrams: Ngram[] = Array.from({ length: wordCount }, (_, word) => ({
	words: [word],
	logProb: -2,
	backoff: 0,
}));

function randomScores(frames: number, stateCount: number, range: number, random: () => number): number[][] {
	return Array.from({ length: frames }, () =>
		Array.from({ length: stateCount }, () => Math.fround(range * random())),
	);
}

/** Scores of a speaker who says one phone a frame, as clearly as `contrast` tells. */
function scoresOf(phones: number[], stateCount: number, contrast: number): number[][] {
	return phones.map((phone) =>
		Array.from({ length: stateCount }, (_, state) =>
			((stateCount - 1 - state) >> 1) % phoneCount === phone ? contrast : 0,
		),
	);
}

function decode(decoder: Decoder, scores: number[][], wordPenalty = 0) {
	decoder.advance(Float32Array.from(scores.flat()), scores.length, wordPenalty);
	return decoder.finish();
}

const idsOf = (words: readonly { word: number }[]) => words.map(({ word }) => word);

test.each([1, 2, 3])(
	'finds the best of all rows of words, with %i classes of phones before',
	(classCount) => {
		const random = createRandom(classCount);
		for (let round = 0; round < 12; round++) {
			const ngrams = randomNgrams(wordCount, random);
			const weights = { languageWeight: 0.5 + random(), wordPenalty: random() - 0.5 };
			const { states, start } = createSearch(ngrams, classCount, weights.languageWeight);
			const scores = randomScores(1 + (round % 5), states.stateCount, 6, random);
			const decoder = start(wide);
			const { words, isComplete } = decode(decoder, scores, weights.wordPenalty);
			const best = bestWordsByTrial(scores, {
				ngrams,
				states,
				pronunciations,
				silencePenalty: wide.silencePenalty,
				...weights,
			});
			expect(idsOf(words)).toEqual(best.words);
			expect(isComplete).toBe(true);
			expect(decoder.lattice.nodeScore[decoder.lattice.finalNode]).toBeCloseTo(best.score, 4);
		}
	},
);

test('says where each word lies, without the silence around it, and what it scored', () => {
	const { states, start } = createSearch(evenNgrams, 2);
	const scores = scoresOf([0, 0, 4, 2, 2, 0, 0, 0, 1, 1, 2, 0], states.stateCount, 9);
	const { words } = decode(start(), scores);
	expect(words.map(({ word, startFrame, endFrame }) => [word, startFrame, endFrame])).toEqual([
		[5, 2, 5],
		[4, 8, 11],
	]);
	expect(words[0]?.acousticScore).toBeCloseTo(alignmentScore([0, 4, 2], scores.slice(1, 5), states) - 9, 6);
	expect(words.map(({ languageScore }) => languageScore)).toEqual([-2, -2]);
});

test('hears nothing in silence and in no sound at all', () => {
	const { states, start } = createSearch(evenNgrams, 2);
	expect(start().finish()).toEqual({ words: [], isComplete: true });
	expect(decode(start(), scoresOf([0, 0, 0], states.stateCount, 9)).words).toEqual([]);
});

test('leaves a word out that the end of the sound cuts off', () => {
	const { states, start } = createSearch(evenNgrams, 1);
	const scores = scoresOf([1, 2, 2, 0, 4, 4], states.stateCount, 20);
	const { words, isComplete } = decode(start(), scores);
	expect([idsOf(words), isComplete]).toEqual([[4], false]);
});

test('gives the same in pieces of any size', () => {
	const random = createRandom(8);
	const { states, start } = createSearch(randomNgrams(wordCount, random), 3);
	const scores = randomScores(80, states.stateCount, 8, random);
	const whole = start();
	const expected = decode(whole, scores);
	expect(expected.words.length).toBeGreaterThan(10);
	for (const size of [1, 3, 7, 64]) {
		const decoder = start();
		for (let frame = 0; frame < scores.length; frame += size) {
			const piece = scores.slice(frame, frame + size);
			decoder.advance(Float32Array.from(piece.flat()), piece.length);
			decoder.best();
		}
		expect(decoder.finish()).toEqual(expected);
		expect(decoder.lattice.arcCount).toBe(whole.lattice.arcCount);
	}
});

test('words that are called stable do not change any more', () => {
	const random = createRandom(21);
	const { states, start } = createSearch(randomNgrams(wordCount, random), 2);
	const scores = randomScores(120, states.stateCount, 14, random);
	const decoder = start();
	const stable: number[][] = [];
	for (const row of scores) {
		decoder.advance(Float32Array.from(row), 1);
		const { words, stableCount } = decoder.best();
		stable.push(idsOf(words.slice(0, stableCount)));
	}
	const final = idsOf(decoder.finish().words);
	for (const words of stable) expect(final.slice(0, words.length)).toEqual(words);
	expect(stable.at(-1)?.length).toBeGreaterThan(final.length / 2);
});

test('a narrow search finds what was said clearly', () => {
	const { states, start } = createSearch(evenNgrams, 2);
	const scores = scoresOf([0, 1, 2, 2, 3, 0, 2, 2, 4, 4, 0, 1, 1, 0, 0], states.stateCount, 12);
	const expected = decode(start(wide), scores);
	expect(idsOf(expected.words)).toEqual([5, 6, 3]);
	const narrow = { ...wide, beam: 8, wordBeam: 6, maxActiveTokens: 20 };
	expect(decode(start(narrow), scores)).toEqual(expected);
});

test('an expected word is preferred, wherever it is in the tree', () => {
	const { states, start } = createSearch(evenNgrams, 2);
	const scores = scoresOf([0, 2, 4, 0], states.stateCount, 9);
	const heard = (bonuses: [number, number][]) =>
		idsOf(decode(start(undefined, { bonuses: new Map(bonuses) }), scores).words);
	expect(heard([[6, 1]])).toEqual([6]);
	expect(heard([[7, 1]])).toEqual([7]);
	expect(heard([[7, -1]])).toEqual([6]);
	expect(new Set(heard([[5, 12]]))).toEqual(new Set([5]));
});

test('words that the lexicon lacks are heard when they are added, between others', () => {
	const { states, start } = createSearch(randomNgrams(wordCount, createRandom(2)), 3);
	const scores = scoresOf([0, 4, 4, 1, 4, 0, 1, 2, 0, 3, 3, 4, 0], states.stateCount, 12);
	const extraWords = [
		{ pronunciations: [[4, 1, 4]], logProb: -3 },
		{
			pronunciations: [
				[4, 1, 1],
				[3, 4],
			],
			logProb: -3,
		},
	];
	const { words } = decode(start(undefined, { extraWords }), scores);
	expect(words.map(({ word, startFrame, endFrame }) => [word, startFrame, endFrame])).toEqual([
		[wordCount, 1, 5],
		[4, 6, 8],
		[wordCount + 1, 9, 12],
	]);
});

test('added words and words of the lexicon are scored by the same rule', () => {
	const random = createRandom(31);
	const ngrams = randomNgrams(wordCount, random).filter(({ words }) => !words.slice(0, -1).includes(2));
	const plain = ngrams.filter(({ words }) => words.length === 1 || !words.includes(7));
	const { states, start } = createSearch(plain, 2);
	const unigram = plain.find(({ words }) => words.join() === '7')?.logProb as number;
	const favoured = new Map([[7, 8]]);
	const replacing = new Map([
		[7, -1e5],
		[wordCount, 8],
	]);
	const extraWords = [{ pronunciations: pronunciations.get(7) as number[][], logProb: unigram }];
	let compared = 0;
	for (let round = 0; round < 20; round++) {
		const scores = randomScores(2, states.stateCount, 8, random);
		const original = decode(start(wide, { bonuses: favoured }), scores);
		const replaced = decode(start(wide, { bonuses: replacing, extraWords }), scores);
		if (idsOf(original.words).join() !== '7') continue;
		compared++;
		const languageScore = expect.closeTo(original.words[0]?.languageScore as number, 5);
		expect(replaced.words).toEqual([{ ...original.words[0], word: wordCount, languageScore }]);
	}
	expect(compared).toBeGreaterThan(2);
});

test('probabilities of words lie between 0 and 1, and equal rivals share them', () => {
	const random = createRandom(17);
	const { states, start } = createSearch(evenNgrams, 2);
	const noise = start();
	const { words } = decode(noise, randomScores(60, states.stateCount, 8, random));
	for (const posterior of wordPosteriors(noise.lattice, words, 0.7)) {
		expect(posterior).toBeGreaterThan(0);
		expect(posterior).toBeLessThanOrEqual(1);
	}
	const clear = start();
	const said = decode(clear, scoresOf([0, 2, 4, 0, 0, 1, 1, 2, 0], states.stateCount, 60));
	const [ambiguous, certain] = wordPosteriors(clear.lattice, said.words, 1);
	expect(ambiguous).toBeCloseTo(0.5, 6);
	expect(certain).toBeCloseTo(1, 6);
});

test('scores that are too few are refused', () => {
	const { start } = createSearch(evenNgrams, 1);
	expect(() => start().advance(new Float32Array(9), 1)).toThrow(RangeError);
});
