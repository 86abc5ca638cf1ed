import { expect, test } from 'vitest';
import { wordsTo } from './traceback.ts';
import { silenceArc, WordLattice } from './word-lattice.ts';
import { wordPosteriors } from './word-posteriors.ts';

/** Adds a node after another with an arc between them, the best into the new node. */
function grow(lattice: WordLattice, from: number, frame: number, word: number, score = 0): number {
	const node = lattice.addNode(frame, score);
	lattice.nodeBestArc[node] = lattice.addArc(from, node, word, score, 0);
	return node;
}

test('what leads nowhere is forgotten, and the rest reads the same', () => {
	const lattice = new WordLattice();
	const start = lattice.addNode(0, 0);
	const dead = grow(lattice, start, 3, 5);
	const first = grow(lattice, start, 4, 6);
	grow(lattice, dead, 6, 7);
	const pause = grow(lattice, first, 8, silenceArc);
	const last = grow(lattice, pause, 12, 8);
	lattice.addArc(first, last, 9, -1, -1);
	const before = wordsTo(last, lattice);
	const nodes = Int32Array.of(last, pause, last);
	lattice.keepOnlyPathsTo(nodes, 3);
	expect([lattice.nodeCount, lattice.arcCount]).toEqual([4, 4]);
	expect([...nodes]).toEqual([3, 2, 3]);
	expect(wordsTo(nodes[0] as number, lattice)).toEqual(before);
	expect(before.map(({ word, startFrame, endFrame }) => [word, startFrame, endFrame])).toEqual([
		[6, 0, 4],
		[8, 8, 12],
	]);
});

test('a lattice grows beyond its first size', () => {
	const lattice = new WordLattice();
	let node = lattice.addNode(0, 0);
	for (let frame = 1; frame <= 5000; frame++) node = grow(lattice, node, frame, 3);
	expect(wordsTo(node, lattice)).toHaveLength(5000);
});

test('a word without a rival is certain', () => {
	const lattice = new WordLattice();
	const middle = grow(lattice, lattice.addNode(0, 0), 4, 5, -3);
	lattice.finalNode = grow(lattice, middle, 9, 6, -2);
	const words = wordsTo(lattice.finalNode, lattice);
	expect(wordPosteriors(lattice, words, 0.5)).toEqual([1, 1]);
});

test('rivals share the probability by their scaled scores, and occurrences of a word add up', () => {
	const lattice = new WordLattice();
	const start = lattice.addNode(0, 0);
	const early = grow(lattice, start, 4, 5, 0);
	const late = grow(lattice, start, 6, 5, -2);
	const other = grow(lattice, start, 5, 7, -4);
	const dead = grow(lattice, start, 5, 8, 10);
	expect(dead).toBe(4);
	lattice.finalNode = grow(lattice, early, 10, 6, 0);
	lattice.addArc(late, lattice.finalNode, 6, 0, 0);
	lattice.addArc(other, lattice.finalNode, 6, 0, 0);
	const words = wordsTo(lattice.finalNode, lattice);
	const [first, second] = wordPosteriors(lattice, words, 0.5);
	const all = 1 + Math.exp(-1) + Math.exp(-2);
	expect(first).toBeCloseTo((1 + Math.exp(-1)) / all, 12);
	expect(second).toBeCloseTo(1, 12);
	const [scaled] = wordPosteriors(lattice, words, 0);
	expect(scaled).toBeCloseTo(2 / 3, 12);
});
