import { expect, test } from 'vitest';
import { LanguageModel } from './language-model.ts';
import { createRandom, naiveLogProb, randomNgrams, tensorsOf } from './search-for-tests.ts';

const wordCount = 7;
const ngrams = randomNgrams(wordCount, createRandom(5));
const words = Array.from({ length: wordCount }, (_, word) => word);

test('scores are those of the back-off definition after every history', () => {
	const model = new LanguageModel(tensorsOf(ngrams));
	for (const first of words)
		for (const second of words)
			for (const third of words) {
				const afterFirst = model.stateAfter(first);
				expect(model.score(afterFirst, second)).toBeCloseTo(naiveLogProb(ngrams, [first], second), 5);
				const afterSecond = model.next(afterFirst, second);
				expect(model.score(afterSecond, third)).toBeCloseTo(naiveLogProb(ngrams, [first, second], third), 5);
			}
});

test('a sentence begins after <s>', () => {
	const model = new LanguageModel(tensorsOf(ngrams));
	expect(model.score(model.startState, 4)).toBeCloseTo(naiveLogProb(ngrams, [0], 4), 5);
});

test('what an unseen word costs is the back-off of both histories', () => {
	const model = new LanguageModel(tensorsOf(ngrams));
	const seen = ngrams.filter((ngram) => ngram.words.length === 2);
	expect(seen.length).toBeGreaterThan(5);
	for (const { words: pair } of seen) {
		const [first, second] = pair as [number, number];
		const state = model.next(model.stateAfter(first), second);
		const unseen = words.find(
			(word) =>
				!ngrams.some(({ words: known }) => known.join() === [second, word].join()) &&
				!ngrams.some(({ words: known }) => known.join() === [first, second, word].join()),
		);
		if (unseen === undefined) continue;
		const expected = naiveLogProb(ngrams, [first, second], unseen);
		expect(model.backoff(state) + model.unigramScore(unseen)).toBeCloseTo(expected, 5);
	}
});

test('histories that score alike are one state', () => {
	const model = new LanguageModel(
		tensorsOf([
			...words.map((word) => ({ words: [word], logProb: -2, backoff: word < 4 ? -0.5 : 0 })),
			{ words: [0, 3], logProb: -1, backoff: 0 },
			{ words: [2, 3], logProb: -1, backoff: 0 },
			{ words: [2, 4], logProb: -1, backoff: 0 },
		]),
	);
	expect(model.next(model.stateAfter(0), 3)).toBe(model.next(model.stateAfter(2), 3));
	expect(model.next(model.stateAfter(2), 4)).toBe(model.emptyState);
	expect(model.score(model.emptyState, 3)).toBe(-2);
});

test('arrays that do not fit together are refused', () => {
	const tensors = tensorsOf(ngrams);
	expect(() => new LanguageModel({ ...tensors, trigramWord: tensors.trigramWord.slice(1) })).toThrow(
		RangeError,
	);
});
