import type { AcousticStates } from '#ear/acoustic/acoustic-states.ts';
import type { LanguageModelTensors } from './language-model.ts';

/** Numbers from 0 to 1 that are the same in every run (Park and Miller's generator). */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

/** An n-gram of word ids, with natural logarithms. */
export type Ngram = { words: number[]; logProb: number; backoff: number };

/** Looks p(word | history) up as the definition of back-off says. */
export function naiveLogProb(ngrams: readonly Ngram[], history: readonly number[], word: number): number {
	const find = (words: readonly number[]) => ngrams.find((ngram) => ngram.words.join() === words.join());
	const known = find([...history, word]);
	if (known) return known.logProb;
	if (history.length === 0) throw new Error(`Word ${word} has no unigram.`);
	return (find(history)?.backoff ?? 0) + naiveLogProb(ngrams, history.slice(1), word);
}

/** Sorted by words, as the followers in the model are. */
function ofOrder(ngrams: readonly Ngram[], order: number): Ngram[] {
	const compare = (a: Ngram, b: Ngram) => {
		const place = a.words.findIndex((word, index) => word !== b.words[index]);
		return (a.words[place] ?? 0) - (b.words[place] ?? 0);
	};
	return ngrams.filter(({ words }) => words.length === order).sort(compare);
}

function quantized(values: readonly number[]): { indices: Uint8Array; codes: Float32Array } {
	const distinct = [...new Set(values)];
	const codes = new Float32Array(256);
	codes.set(distinct);
	return { indices: Uint8Array.from(values, (value) => distinct.indexOf(value)), codes };
}

/** The model's arrays for a few n-grams; every word needs its unigram, every trigram its bigram history. */
export function tensorsOf(ngrams: readonly Ngram[]): LanguageModelTensors {
	const [unigrams, bigrams, trigrams] = [1, 2, 3].map((order) => ofOrder(ngrams, order)) as [
		Ngram[],
		Ngram[],
		Ngram[],
	];
	const bigramProbs = quantized(bigrams.map(({ logProb }) => logProb));
	const bigramBackoffs = quantized(bigrams.map(({ backoff }) => backoff));
	const trigramProbs = quantized(trigrams.map(({ logProb }) => logProb));
	const startOf = (word: number) => bigrams.filter(({ words }) => (words[0] as number) < word).length;
	const trigramsAfter = ({ words: [first, second] }: Ngram) =>
		trigrams.filter(({ words }) => words[0] === first && words[1] === second).length;
	return {
		unigramLogProb: Float32Array.from(unigrams, ({ logProb }) => logProb),
		unigramBackoff: Float32Array.from(unigrams, ({ backoff }) => backoff),
		bigramStart: Uint32Array.from({ length: unigrams.length + 1 }, (_, word) => startOf(word)),
		bigramWord: Uint16Array.from(bigrams, ({ words }) => words[1] as number),
		bigramLogProb: bigramProbs.indices,
		bigramBackoff: bigramBackoffs.indices,
		trigramCount: Uint16Array.from(bigrams, trigramsAfter),
		trigramWord: Uint16Array.from(trigrams, ({ words }) => words[2] as number),
		trigramLogProb: trigramProbs.indices,
		bigramLogProbCodes: bigramProbs.codes,
		bigramBackoffCodes: bigramBackoffs.codes,
		trigramLogProbCodes: trigramProbs.codes,
	};
}

/** A random model of `wordCount` words with some bigrams and trigrams. It is not normalised. */
export function randomNgrams(wordCount: number, random: () => number): Ngram[] {
	const value = (range: number) => Math.fround(-range * random());
	const words = Array.from({ length: wordCount }, (_, word) => word);
	const ngrams: Ngram[] = words.map((word) => ({ words: [word], logProb: value(5), backoff: value(1) }));
	for (const first of words) {
		for (const second of words) {
			if (random() < 0.6) continue;
			ngrams.push({ words: [first, second], logProb: value(4), backoff: random() < 0.5 ? 0 : value(1) });
			for (const third of words)
				if (random() < 0.2) ngrams.push({ words: [first, second, third], logProb: value(3), backoff: 0 });
		}
	}
	return ngrams;
}

/** What a path is scored with. */
export type Scoring = {
	ngrams: readonly Ngram[];
	states: AcousticStates;
	/** Phone ids of each way to say a word, by word id. */
	pronunciations: ReadonlyMap<number, number[][]>;
	silencePenalty: number;
	languageWeight: number;
	wordPenalty: number;
};

/** The best alignment's score of a row of phones with all the frames. */
export function alignmentScore(
	phones: readonly number[],
	scores: number[][],
	states: AcousticStates,
): number {
	const { stateOf, leftClassOf, phoneCount } = states;
	const stateAt = (index: number, part: number) => {
		const left = phones[index] === 0 ? 0 : (phones[index - 1] ?? 0);
		const place = 2 * ((leftClassOf[left] as number) * phoneCount + (phones[index] as number)) + part;
		return stateOf[place] as number;
	};
	let best = phones.map((_, index) => (index === 0 ? 0 : Number.NEGATIVE_INFINITY));
	for (const [frame, row] of scores.entries())
		best = best.map((_, index) => {
			const entered = frame === 0 ? (index === 0 ? 0 : undefined) : best[index - 1];
			const stayed = frame === 0 ? Number.NEGATIVE_INFINITY : (best[index] as number);
			return Math.max(
				(entered ?? Number.NEGATIVE_INFINITY) + (row[stateAt(index, 0)] as number),
				stayed + (row[stateAt(index, 1)] as number),
			);
		});
	return best.at(-1) as number;
}

/** The best words for the scores, found by trying every row of words, pronunciations and silences that fits. */
export function bestWordsByTrial(scores: number[][], scoring: Scoring): { words: number[]; score: number } {
	const { ngrams, states, pronunciations, languageWeight, wordPenalty, silencePenalty } = scoring;
	let best = { words: [] as number[], score: Number.NEGATIVE_INFINITY };
	const languageScore = (words: number[], word: number) =>
		languageWeight * naiveLogProb(ngrams, [0, ...words].slice(-2), word);
	const tryRow = (words: number[], phones: number[], score: number) => {
		if (phones.length > scores.length) return;
		if (phones.length > 0) {
			const total = score + alignmentScore(phones, scores, states) + languageScore(words, 1);
			if (total > best.score) best = { words, score: total };
		}
		if (phones.at(-1) !== 0) tryRow(words, [...phones, 0], score + silencePenalty);
		for (const [word, spoken] of pronunciations)
			for (const pronunciation of spoken)
				tryRow(
					[...words, word],
					[...phones, ...pronunciation],
					score + languageScore(words, word) + wordPenalty,
				);
	};
	tryRow([], [], 0);
	return best;
}

/** States of `phoneCount` phones after `classCount` classes of phones, a score for each. */
export function statesFor(phoneCount: number, classCount: number): AcousticStates {
	const stateCount = 2 * phoneCount * classCount;
	return {
		stateCount,
		phoneCount,
		stateOf: Int32Array.from({ length: stateCount }, (_, place) => stateCount - 1 - place),
		leftClassOf: Int32Array.from({ length: phoneCount }, (_, phone) => (phone * 7 + 1) % classCount),
	};
}
