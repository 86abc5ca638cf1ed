import type { Pronunciations } from './lexicon.ts';

/**
 * The pronunciations of a vocabulary as a tree that shares their beginnings. Nodes are numbered level by level, so
 * that the children of a node lie together and the children of later nodes come later; siblings by the best score of
 * the words at and below them, the best first. Node 0 is the root.
 */
export type PrefixTree = {
	nodeCount: number;
	/** Phone of each node; the root's is unused. */
	phone: Uint8Array;
	parent: Int32Array;
	/** Children of node n: `childStart[n]` up to, not including, `childStart[n + 1]`. */
	childStart: Int32Array;
	/** Words that end at node n: `endingWords[wordStart[n]..wordStart[n + 1])`. */
	wordStart: Int32Array;
	endingWords: Int32Array;
};

/** A tree under construction: first child and next sibling of each node, in the order in which they were made. */
type Growth = {
	phone: Uint8Array;
	parent: Int32Array;
	firstChild: Int32Array;
	nextSibling: Int32Array;
	/** Best score of the words at and below each node. */
	best: Float64Array;
	count: number;
};

function createGrowth(capacity: number): Growth {
	return {
		phone: new Uint8Array(capacity),
		parent: new Int32Array(capacity),
		firstChild: new Int32Array(capacity),
		nextSibling: new Int32Array(capacity),
		best: new Float64Array(capacity).fill(Number.NEGATIVE_INFINITY),
		count: 1,
	};
}

function childFor(growth: Growth, node: number, phone: number): number {
	let child = growth.firstChild[node] as number;
	while (child !== 0 && growth.phone[child] !== phone) child = growth.nextSibling[child] as number;
	if (child !== 0) return child;
	child = growth.count++;
	growth.phone[child] = phone;
	growth.parent[child] = node;
	growth.nextSibling[child] = growth.firstChild[node] as number;
	growth.firstChild[node] = child;
	return child;
}

/** The old numbers of the nodes, level by level, the best siblings first. */
function levelOrder(growth: Growth): { order: Int32Array; parent: Int32Array; childStart: Int32Array } {
	const order = new Int32Array(growth.count);
	const parent = new Int32Array(growth.count);
	const childStart = new Int32Array(growth.count + 1);
	let queued = 1;
	for (let place = 0; place < growth.count; place++) {
		childStart[place] = queued;
		let child = growth.firstChild[order[place] as number] as number;
		for (; child !== 0; child = growth.nextSibling[child] as number) {
			let slot = queued++;
			const best = growth.best[child] as number;
			for (; slot > (childStart[place] as number); slot--) {
				const before = order[slot - 1] as number;
				if ((growth.best[before] as number) >= best) break;
				order[slot] = before;
			}
			order[slot] = child;
			parent[queued - 1] = place;
		}
	}
	childStart[growth.count] = queued;
	return { order, parent, childStart };
}

/** Puts the words of each node together. `nodeOf`: the node where each pronunciation ends. */
function groupWords(nodeOf: Int32Array, wordOf: Int32Array, nodeCount: number) {
	const wordStart = new Int32Array(nodeCount + 1);
	for (const node of nodeOf) wordStart[node + 1] = (wordStart[node + 1] as number) + 1;
	for (let node = 0; node < nodeCount; node++)
		wordStart[node + 1] = (wordStart[node + 1] as number) + (wordStart[node] as number);
	const next = wordStart.slice();
	const endingWords = new Int32Array(nodeOf.length);
	for (let index = 0; index < nodeOf.length; index++) {
		const node = nodeOf[index] as number;
		const place = next[node] as number;
		endingWords[place] = wordOf[index] as number;
		next[node] = place + 1;
	}
	return { wordStart, endingWords };
}

/** Adds all pronunciations. Returns the node where each ends. */
function grow(growth: Growth, pronunciations: Pronunciations, scoreOf: (word: number) => number): Int32Array {
	const { wordOf, start, phones } = pronunciations;
	const nodeOf = new Int32Array(wordOf.length);
	for (let index = 0; index < wordOf.length; index++) {
		let node = 0;
		for (let place = start[index] as number; place < (start[index + 1] as number); place++)
			node = childFor(growth, node, phones[place] as number);
		nodeOf[index] = node;
		growth.best[node] = Math.max(growth.best[node] as number, scoreOf(wordOf[index] as number));
	}
	for (let node = growth.count - 1; node > 0; node--) {
		const parent = growth.parent[node] as number;
		growth.best[parent] = Math.max(growth.best[parent] as number, growth.best[node] as number);
	}
	return nodeOf;
}

/** Builds the tree of all the pronunciations. `scoreOf` orders siblings and nothing else. */
export function buildPrefixTree(
	pronunciations: Pronunciations,
	scoreOf: (word: number) => number,
): PrefixTree {
	const growth = createGrowth(pronunciations.phones.length + 1);
	const nodeOf = grow(growth, pronunciations, scoreOf);
	const { order, parent, childStart } = levelOrder(growth);
	const placeOf = new Int32Array(growth.count);
	for (let place = 0; place < growth.count; place++) placeOf[order[place] as number] = place;
	return {
		nodeCount: growth.count,
		phone: Uint8Array.from(order, (node) => growth.phone[node] as number),
		parent,
		childStart,
		...groupWords(
			nodeOf.map((node) => placeOf[node] as number),
			pronunciations.wordOf,
			growth.count,
		),
	};
}
