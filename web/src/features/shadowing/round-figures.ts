import type { TimeSpan } from '@henry/contract/time-span.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { alignWords, comparedWord } from '@henry/contract/word-alignment.ts';
import type { TextWord } from '#web/lib/shadowing-model.ts';

/**
 * What one round of speaking along showed. `lagSeconds` is the median time from the beginning of a word in the model voice
 * to its beginning in the learner's: below zero where the learner was first. `rhythmDistance` is 0 where both shared out
 * the time among neighbouring words alike. Both are null where too little was heard to tell.
 */
export type RoundFigures = {
	words: number;
	wordsSaid: number;
	lagSeconds: number | null;
	rhythmDistance: number | null;
};

/** Fewer words than this, and than this share of the text, tell neither how late somebody was nor their rhythm. */
const fewestWords = 10;
const fewestShare = 1 / 4;
/** Fewer neighbours say nothing about rhythm. */
const fewestNeighbours = 8;

/** A word of the text that both voices said. */
type SharedWord = { place: number; model: TimeSpan; mine: TimeSpan };

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((one, other) => one - other);
	const middle = sorted.length / 2;
	const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
	return (low + high) / 2;
}

/** How much longer one word is than the next, against the mean of both: a term of the nPVI, with its sign. */
function contrast(one: TimeSpan, next: TimeSpan): number {
	const [first, second] = [one, next].map(({ startMs, endMs }) => Math.max(endMs - startMs, 1));
	const [a = 1, b = 1] = [first, second];
	return (a - b) / ((a + b) / 2);
}

/**
 * How far the learner's rhythm is from the model's: 100 times the mean difference between their contrasts of neighbouring
 * words. The contrast is the term of which the normalised Pairwise Variability Index (Grabe and Low 2002) is the mean; it
 * is compared pair by pair, as both say the same words, and it is the same at any speed. Durations of words, not of
 * vowels: those are what a transcript knows.
 */
function rhythmDistance(shared: readonly SharedWord[]): number | null {
	const differences = shared.flatMap((word, index) => {
		const next = shared[index + 1];
		if (!next || next.place !== word.place + 1) return [];
		return Math.abs(contrast(word.model, next.model) - contrast(word.mine, next.mine));
	});
	if (differences.length < fewestNeighbours) return null;
	return (100 * differences.reduce((sum, each) => sum + each, 0)) / differences.length;
}

/**
 * Holds what was heard of the learner (times of their recording) against the text. `modelBeganMs` is the time of the
 * recording at which the model voice began, where that is known.
 */
export function roundFigures(
	text: readonly TextWord[],
	heard: readonly TranscriptWord[],
	modelBeganMs: number | undefined,
): RoundFigures {
	const wanted = text.map((word) => comparedWord(word.text));
	const heardWords = heard.map((word) => comparedWord(word.text));
	const said = alignWords(wanted, heardWords).flatMap((place, index) =>
		place !== undefined && heardWords[place] === wanted[index] ? [{ index, place }] : [],
	);
	const shared = said.flatMap(({ index, place }): SharedWord[] => {
		const [model, mine] = [text[index]?.time, heard[place]];
		return model && mine ? [{ place: index, model, mine }] : [];
	});
	const isEnough = shared.length >= Math.max(fewestWords, fewestShare * text.length);
	const lags = shared.map(({ model, mine }) => mine.startMs - model.startMs);
	return {
		words: text.length,
		wordsSaid: said.length,
		lagSeconds: isEnough && modelBeganMs !== undefined ? (median(lags) - modelBeganMs) / 1_000 : null,
		rhythmDistance: isEnough ? rhythmDistance(shared) : null,
	};
}
