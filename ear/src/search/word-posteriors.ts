import type { DecodedWord } from './traceback.ts';
import type { WordLattice } from './word-lattice.ts';

/** Terms this much below a sum, as logarithms, do not change it. */
const negligible = 36;

function logAdd(a: number, b: number): number {
	const difference = a - b;
	if (difference > negligible) return a;
	if (difference < -negligible) return b;
	if (a === b) return a + Math.LN2; // also of minus infinity
	return difference > 0 ? a + Math.log1p(Math.exp(-difference)) : b + Math.log1p(Math.exp(difference));
}

/** The score of each arc, acoustic and language, times `scale`. */
export function arcScores(lattice: WordLattice, scale = 1): Float64Array {
	const scores = new Float64Array(lattice.arcCount);
	for (let arc = 0; arc < lattice.arcCount; arc++)
		scores[arc] =
			scale * ((lattice.arcAcousticScore[arc] as number) + (lattice.arcLanguageScore[arc] as number));
	return scores;
}

/** All paths from each node to the final one, joined into one score; minus infinity where there is none. */
export function backwardScores(
	lattice: WordLattice,
	arcScore: Float64Array,
	joined: (first: number, second: number) => number,
): Float64Array {
	const backward = new Float64Array(lattice.nodeCount).fill(Number.NEGATIVE_INFINITY);
	backward[lattice.finalNode] = 0;
	for (let arc = lattice.arcCount - 1; arc >= 0; arc--) {
		const after = backward[lattice.arcTo[arc] as number] as number;
		if (after === Number.NEGATIVE_INFINITY) continue;
		const from = lattice.arcFrom[arc] as number;
		backward[from] = joined(backward[from] as number, after + (arcScore[arc] as number));
	}
	return backward;
}

/** The probability of each arc among all paths of the lattice, by the forward-backward algorithm. */
function arcPosteriors(lattice: WordLattice, scale: number): Float64Array {
	const scores = arcScores(lattice, scale);
	const backward = backwardScores(lattice, scores, logAdd);
	const forward = new Float64Array(lattice.nodeCount).fill(Number.NEGATIVE_INFINITY);
	forward[0] = 0;
	const total = backward[0] as number;
	for (let arc = 0; arc < lattice.arcCount; arc++) {
		const to = lattice.arcTo[arc] as number;
		const after = backward[to] as number;
		const reached = (forward[lattice.arcFrom[arc] as number] as number) + (scores[arc] as number);
		if (after !== Number.NEGATIVE_INFINITY) forward[to] = logAdd(forward[to] as number, reached);
		scores[arc] = Math.exp(reached + after - total);
	}
	return scores;
}

/**
 * How probable each of the words on the best path is, from 0 to 1: the sum of the posterior probabilities of all
 * arcs of a finished lattice that have the same word and cover the frame in the middle of it (Wessel, Schlüter,
 * Macherey and Ney, "Confidence measures for large vocabulary continuous speech recognition", IEEE Trans. Speech and
 * Audio Processing 9(3), 2001). `scale`: factor of all scores before they are taken for log probabilities, about 0.3
 * to 1; they are too sure of themselves, since frames do not vary independently.
 */
export function wordPosteriors(lattice: WordLattice, words: readonly DecodedWord[], scale: number): number[] {
	const posteriors = words.map(() => 0);
	if (words.length === 0) return posteriors;
	const placesOf = new Map<number, number[]>();
	for (const [place, { word }] of words.entries()) placesOf.set(word, [...(placesOf.get(word) ?? []), place]);
	const middleOf = words.map(({ startFrame, endFrame }) => (startFrame + endFrame) >> 1);
	const ofArcs = arcPosteriors(lattice, scale);
	for (let arc = 0; arc < lattice.arcCount; arc++) {
		if (ofArcs[arc] === 0) continue;
		const start = lattice.nodeFrame[lattice.arcFrom[arc] as number] as number;
		const end = lattice.nodeFrame[lattice.arcTo[arc] as number] as number;
		for (const place of placesOf.get(lattice.arcWord[arc] as number) ?? []) {
			const middle = middleOf[place] as number;
			if (start <= middle && middle < end)
				posteriors[place] = (posteriors[place] as number) + (ofArcs[arc] as number);
		}
	}
	return posteriors.map((sum) => Math.min(1, sum));
}
