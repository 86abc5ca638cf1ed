import type { TokenTable } from './token-table.ts';
import type { WordLattice } from './word-lattice.ts';

/** A recognised word. Frames are 30 ms long. */
export type DecodedWord = {
	/** Word id: a place in the lexicon, or behind its end for extra words in their order. */
	word: number;
	/** Frame in which its first phone begins. */
	startFrame: number;
	/** Frame after the last one of its last phone. */
	endFrame: number;
	/** Sum of the acoustic scores of its frames. */
	acousticScore: number;
	/** Weighted log probability of the word after those before it, with its penalty and bonus. */
	languageScore: number;
};

/** The word of a lattice's arc. */
export function wordAt(arc: number, lattice: WordLattice): DecodedWord {
	return {
		word: lattice.arcWord[arc] as number,
		startFrame: lattice.nodeFrame[lattice.arcFrom[arc] as number] as number,
		endFrame: lattice.nodeFrame[lattice.arcTo[arc] as number] as number,
		acousticScore: lattice.arcAcousticScore[arc] as number,
		languageScore: lattice.arcLanguageScore[arc] as number,
	};
}

/** The words on the best path to a lattice node. */
export function wordsTo(node: number, lattice: WordLattice): DecodedWord[] {
	const words: DecodedWord[] = [];
	let arc = lattice.nodeBestArc[node] as number;
	while (arc >= 0) {
		if ((lattice.arcWord[arc] as number) >= 0) words.push(wordAt(arc, lattice));
		arc = lattice.nodeBestArc[lattice.arcFrom[arc] as number] as number;
	}
	return words.reverse();
}

/** Number of words on the best path to a lattice node. */
function wordCountTo(node: number, lattice: WordLattice): number {
	let count = 0;
	for (let arc = lattice.nodeBestArc[node] as number; arc >= 0; ) {
		if ((lattice.arcWord[arc] as number) >= 0) count++;
		arc = lattice.nodeBestArc[lattice.arcFrom[arc] as number] as number;
	}
	return count;
}

/**
 * Number of words with which the histories of all tokens at or above `threshold` begin alike (0 without tokens).
 * Paths lead to lower nodes, so the highest node of them all is replaced by the one before it until one is left.
 */
export function stableWordCount(tokens: TokenTable, threshold: number, lattice: WordLattice): number {
	const isOnPath = new Uint8Array(lattice.nodeCount);
	let paths = 0;
	let node = -1;
	for (let token = 0; token < tokens.tokenCount; token++) {
		if ((tokens.score[token] as number) < threshold) continue;
		const at = tokens.latticeNode[token] as number;
		if (isOnPath[at] === 0) paths++;
		isOnPath[at] = 1;
		if (at > node) node = at;
	}
	if (paths === 0) return 0;
	for (; paths > 1; node--) {
		if (isOnPath[node] === 0) continue;
		const before = lattice.arcFrom[lattice.nodeBestArc[node] as number] as number;
		if (isOnPath[before] === 1) paths--;
		isOnPath[before] = 1;
	}
	while (isOnPath[node] === 0) node--;
	return wordCountTo(node, lattice);
}
