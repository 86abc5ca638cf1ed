import type { SearchNetwork } from './search-network.ts';
import { TokenTable } from './token-table.ts';
import type { WordEnds } from './word-ends.ts';
import type { WordLattice } from './word-lattice.ts';

/**
 * One frame's step of all tokens: each stays in its phone, goes on to the next phones of its word, or begins a word or
 * a silence from one of the frame's entries; of those that meet, the best goes on. Only what is within the beam of the
 * best so far is kept. The best of the tokens that stay are known first, so that little is kept that goes again.
 */
export class Expansion {
	readonly #network: SearchNetwork;
	readonly #ends: WordEnds;
	readonly #lattice: WordLattice;
	readonly #beam: number;
	readonly #silencePenalty: number;
	/** Scores of the frame's acoustic states, and their maximum. */
	readonly #row: Float64Array;
	#rowBest = 0;
	/** What beginning a word adds up to, for each node of a first phone. */
	readonly #rootStep: Float64Array;
	/** The best of them for each left class. */
	readonly #rootBest: Float64Array;
	#frame = 0;
	#current = new TokenTable();
	#next = this.#current;
	/** Scores of the current tokens if they stay. */
	#stay = new Float64Array(0);
	/** First token of the current copy that may still stay, and the end of the copy. */
	#staying = 0;
	#stayingEnd = 0;
	/** Number of tokens made, and where those of this copy begin. */
	#made = 0;
	#madeBegin = 0;
	#best = Number.NEGATIVE_INFINITY;

	constructor(
		network: SearchNetwork,
		stateCount: number,
		parameters: { beam: number; silencePenalty: number },
		ends: WordEnds,
		lattice: WordLattice,
	) {
		this.#network = network;
		this.#ends = ends;
		this.#lattice = lattice;
		this.#beam = parameters.beam;
		this.#silencePenalty = parameters.silencePenalty;
		this.#row = new Float64Array(stateCount);
		const lastRoots = network.roots.at(-1);
		const rootEnd = lastRoots ? lastRoots.begin + lastRoots.phoneCount * network.classCount : 1;
		this.#rootStep = new Float64Array(network.roots.length === 1 ? rootEnd : network.nodeCount);
		this.#rootBest = new Float64Array(network.classCount);
	}

	/**
	 * Takes the scores `scores[begin..begin + stateCount)` of a frame. `entryHead`: first entry of each copy of the
	 * current tokens, or -1. Fills `next`.
	 */
	run(
		scores: Float32Array,
		begin: number,
		frame: number,
		current: TokenTable,
		next: TokenTable,
		entryHead: Int32Array,
	) {
		this.#frame = frame;
		this.#current = current;
		this.#next = next;
		this.#best = Number.NEGATIVE_INFINITY;
		this.#made = 0;
		this.#readRow(scores, begin);
		this.#prepareRoots();
		next.clear();
		next.reserve(this.#scoreStaying());
		next.reserveCopies(current.copyCount);
		let copies = 0;
		for (let copy = 0; copy < current.copyCount; copy++) {
			this.#madeBegin = this.#made;
			this.#runCopy(
				current.copyBegin[copy] as number,
				current.copyBegin[copy + 1] as number,
				entryHead[copy] as number,
			);
			if (this.#made === this.#madeBegin) continue;
			next.copyState[copies++] = current.copyState[copy] as number;
			next.copyBegin[copies] = this.#made;
		}
		next.copyCount = copies;
		next.tokenCount = this.#made;
		next.best = this.#best;
	}

	#readRow(scores: Float32Array, begin: number) {
		const row = this.#row;
		let best = Number.NEGATIVE_INFINITY;
		for (let state = 0; state < row.length; state++) {
			const score = scores[begin + state] as number;
			row[state] = score;
			if (score > best) best = score;
		}
		this.#rowBest = best;
	}

	#prepareRoots() {
		const { roots, classCount, lookAhead, entryState } = this.#network;
		const rootStep = this.#rootStep;
		const rootBest = this.#rootBest.fill(Number.NEGATIVE_INFINITY);
		for (const { begin, phoneCount } of roots) {
			for (let phone = 0, node = begin; phone < phoneCount; phone++) {
				for (let leftClass = 0; leftClass < classCount; leftClass++, node++) {
					const step = (lookAhead[node] as number) + (this.#row[entryState[node] as number] as number);
					rootStep[node] = step;
					if (step > (rootBest[leftClass] as number)) rootBest[leftClass] = step;
				}
			}
		}
	}

	/** Scores the tokens that stay. Returns how many tokens the frame can make at most. */
	#scoreStaying(): number {
		const { childBegin, childEnd, loopState, roots } = this.#network;
		const { score, node, tokenCount, copyCount } = this.#current;
		if (this.#stay.length < score.length) this.#stay = new Float64Array(score.length);
		const stay = this.#stay;
		const row = this.#row;
		let best = Number.NEGATIVE_INFINITY;
		let bound = tokenCount + copyCount;
		for (let token = 0; token < tokenCount; token++) {
			const at = node[token] as number;
			const staying = (score[token] as number) + (row[loopState[at] as number] as number);
			stay[token] = staying;
			if (staying > best) best = staying;
			bound += (childEnd[at] as number) - (childBegin[at] as number);
		}
		this.#best = best;
		for (const { phoneCount } of roots) bound += phoneCount * this.#ends.entryCount;
		return bound;
	}

	/** The order of the calls is the order of the nodes that they make tokens for. */
	#runCopy(begin: number, end: number, entryHead: number) {
		const { roots, extraBegin } = this.#network;
		const node = this.#current.node;
		this.#staying = begin;
		this.#stayingEnd = end;
		if (entryHead >= 0) {
			this.#beginSilence(entryHead);
			this.#beginWords(entryHead, roots[0]?.begin as number, roots[0]?.phoneCount as number);
		}
		let extra = end;
		if (roots.length > 1) while (extra > begin && (node[extra - 1] as number) >= extraBegin) extra--;
		this.#goOn(begin, extra);
		if (roots.length > 1) {
			if (entryHead >= 0) this.#beginWords(entryHead, extraBegin, roots[1]?.phoneCount as number);
			this.#goOn(extra, end);
		}
		this.#stayThrough(Number.POSITIVE_INFINITY);
	}

	/** Makes the tokens that stay in nodes up to and including `last`. */
	#stayThrough(last: number) {
		const { node, latticeNode } = this.#current;
		const next = this.#next;
		const threshold = this.#best - this.#beam;
		const end = this.#stayingEnd;
		let token = this.#staying;
		let made = this.#made;
		for (; token < end && (node[token] as number) <= last; token++) {
			const score = this.#stay[token] as number;
			if (score < threshold) continue;
			next.score[made] = score;
			next.node[made] = node[token] as number;
			next.latticeNode[made++] = latticeNode[token] as number;
		}
		this.#staying = token;
		this.#made = made;
	}

	/** Makes a token that begins at an entry, unless a better one is in its node. */
	#begin(node: number, score: number, entry: number) {
		this.#stayThrough(node);
		const next = this.#next;
		let place = this.#made;
		if (place > this.#madeBegin && next.node[place - 1] === node) {
			if (score <= (next.score[--place] as number)) return;
		} else this.#made++;
		next.score[place] = score;
		next.node[place] = node;
		next.latticeNode[place] = this.#ends.nodeOf(entry, this.#frame, this.#lattice);
		if (score > this.#best) this.#best = score;
	}

	/** Begins the silence after the best word that ended. */
	#beginSilence(entryHead: number) {
		const { entryNext, entryScore, entryAfterSilence } = this.#ends;
		let best = -1;
		for (let entry = entryHead; entry >= 0; entry = entryNext[entry] as number)
			if (
				entryAfterSilence[entry] === 0 &&
				(best < 0 || (entryScore[entry] as number) > (entryScore[best] as number))
			)
				best = entry;
		if (best < 0) return;
		const state = this.#network.entryState[0] as number;
		const score = (entryScore[best] as number) + this.#silencePenalty + (this.#row[state] as number);
		if (score >= this.#best - this.#beam) this.#begin(0, score, best);
	}

	/** Begins the words of a tree whose first phones are the nodes from `begin` on. */
	#beginWords(entryHead: number, begin: number, phoneCount: number) {
		const { entryNext, entryScore, entryClass } = this.#ends;
		const rootStep = this.#rootStep;
		const classCount = this.#network.classCount;
		let hope = Number.NEGATIVE_INFINITY;
		for (let entry = entryHead; entry >= 0; entry = entryNext[entry] as number)
			hope = Math.max(
				hope,
				(entryScore[entry] as number) + (this.#rootBest[entryClass[entry] as number] as number),
			);
		if (hope < this.#best - this.#beam) return;
		for (let phone = 0; phone < phoneCount; phone++) {
			const firstNode = begin + phone * classCount;
			for (let entry = entryHead; entry >= 0; entry = entryNext[entry] as number) {
				const node = firstNode + (entryClass[entry] as number);
				const score = (entryScore[entry] as number) + (rootStep[node] as number);
				if (score >= this.#best - this.#beam) this.#begin(node, score, entry);
			}
		}
	}

	/** Lets the tokens `begin..end` go on to the next phones of their words. */
	#goOn(begin: number, end: number) {
		const { childBegin, childEnd } = this.#network;
		const { score, node, latticeNode } = this.#current;
		// What a token must reach to have a chance of going on; it only rises.
		let hopeless = this.#best - this.#beam - this.#rowBest;
		for (let token = begin; token < end; ) {
			const parent = node[token] as number;
			const firstChild = childBegin[parent] as number;
			const lastChild = childEnd[parent] as number;
			let from = token++;
			if (firstChild === lastChild) continue;
			// A first phone after different phones goes on to the same nodes: only the best of them can win there.
			for (; token < end && childBegin[node[token] as number] === firstChild; token++)
				if ((score[token] as number) > (score[from] as number)) from = token;
			const fromScore = score[from] as number;
			if (fromScore < hopeless) continue;
			this.#enterChildren(firstChild, lastChild, fromScore, latticeNode[from] as number);
			hopeless = this.#best - this.#beam - this.#rowBest;
		}
	}

	#enterChildren(firstChild: number, lastChild: number, fromScore: number, latticeNode: number) {
		const { lookAheadStep, lookAheadBound, entryState } = this.#network;
		const row = this.#row;
		let best = this.#best;
		let threshold = best - this.#beam;
		const hope = fromScore + this.#rowBest;
		for (let child = firstChild; child < lastChild; child++) {
			if (hope + (lookAheadBound[child] as number) < threshold) break;
			const score =
				fromScore + (lookAheadStep[child] as number) + (row[entryState[child] as number] as number);
			if (score < threshold) continue;
			this.#enter(child, score, latticeNode);
			if (score <= best) continue;
			best = score;
			threshold = best - this.#beam;
		}
		this.#best = best;
	}

	/** Makes a token unless a better one is in its node. */
	#enter(node: number, score: number, latticeNode: number) {
		if (this.#staying < this.#stayingEnd) this.#stayThrough(node);
		const next = this.#next;
		let place = this.#made;
		if (place > this.#madeBegin && next.node[place - 1] === node) {
			if (score <= (next.score[--place] as number)) return;
		} else this.#made = place + 1;
		next.score[place] = score;
		next.node[place] = node;
		next.latticeNode[place] = latticeNode;
	}
}
