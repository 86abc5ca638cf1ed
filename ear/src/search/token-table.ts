/**
 * The search's hypotheses of one frame. Tokens of the same language model state lie together ("a copy of the tree"),
 * sorted by node: what reaches the same node from itself and from its parent then meets while two sorted lists are
 * merged, without a look-up for each token.
 */
export class TokenTable {
	/** Score of each token's best path, with the look-ahead of its node. */
	score = new Float64Array(0);
	node = new Int32Array(0);
	/** Where the path entered the word it is in: a node of the lattice. */
	latticeNode = new Int32Array(0);
	tokenCount = 0;
	/** Language model state of each copy; its tokens are `copyBegin[c]` up to, not including, `copyBegin[c + 1]`. */
	copyState = new Int32Array(256);
	copyBegin = new Int32Array(257);
	copyCount = 0;
	/** Highest score. */
	best = Number.NEGATIVE_INFINITY;

	clear() {
		this.tokenCount = 0;
		this.copyCount = 0;
		this.copyBegin[0] = 0;
		this.best = Number.NEGATIVE_INFINITY;
	}

	/** Makes room for so many tokens. */
	reserve(tokenCount: number) {
		if (tokenCount <= this.score.length) return;
		const capacity = Math.max(1 << 15, 1 << (32 - Math.clz32(tokenCount)));
		this.score = grown(this.score, new Float64Array(capacity));
		this.node = grown(this.node, new Int32Array(capacity));
		this.latticeNode = grown(this.latticeNode, new Int32Array(capacity));
	}

	/** Adds a copy without tokens. Returns its number. */
	addCopy(state: number): number {
		const copy = this.copyCount++;
		this.reserveCopies(this.copyCount);
		this.copyState[copy] = state;
		this.copyBegin[this.copyCount] = this.tokenCount;
		return copy;
	}

	/** Makes room for so many copies. */
	reserveCopies(copyCount: number) {
		if (copyCount <= this.copyState.length) return;
		const capacity = 1 << (32 - Math.clz32(copyCount));
		this.copyState = grown(this.copyState, new Int32Array(capacity));
		this.copyBegin = grown(this.copyBegin, new Int32Array(capacity + 1));
	}
}

/** Removes the tokens below a score, and copies that are left without any. */
export function removeBelow(threshold: number, tokens: TokenTable) {
	const { score, node, latticeNode, copyState, copyBegin } = tokens;
	let kept = 0;
	let keptCopies = 0;
	let begin = 0;
	for (let copy = 0; copy < tokens.copyCount; copy++) {
		const keptBefore = kept;
		const end = copyBegin[copy + 1] as number;
		for (let token = begin; token < end; token++) {
			const tokenScore = score[token] as number;
			if (tokenScore < threshold) continue;
			score[kept] = tokenScore;
			node[kept] = node[token] as number;
			latticeNode[kept++] = latticeNode[token] as number;
		}
		begin = end;
		if (kept === keptBefore) continue;
		copyState[keptCopies] = copyState[copy] as number;
		copyBegin[++keptCopies] = kept;
	}
	tokens.tokenCount = kept;
	tokens.copyCount = keptCopies;
}

/** The longer array with the shorter one's contents. */
export function grown<Values extends Float64Array | Int32Array>(values: Values, longer: Values): Values {
	longer.set(values);
	return longer;
}

/** Finds the copy of a language model state: open addressing, emptied in no time by a new stamp. */
export class CopyIndex {
	#stamp = 0;
	#stamps = new Int32Array(1024);
	#states = new Int32Array(1024);
	#copies = new Int32Array(1024);
	#used = 0;

	clear() {
		this.#stamp++;
		this.#used = 0;
	}

	/** The state's copy, or -1. */
	find(state: number): number {
		const slot = this.#slotOf(state);
		return this.#stamps[slot] === this.#stamp ? (this.#copies[slot] as number) : -1;
	}

	/** Adds a state that is not there yet. */
	add(state: number, copy: number) {
		if (2 * ++this.#used > this.#stamps.length) this.#grow();
		const slot = this.#slotOf(state);
		this.#stamps[slot] = this.#stamp;
		this.#states[slot] = state;
		this.#copies[slot] = copy;
	}

	#slotOf(state: number): number {
		const mask = this.#stamps.length - 1;
		let slot = Math.imul(state, 0x9e3779b1) >>> 12;
		for (slot &= mask; this.#stamps[slot] === this.#stamp; slot = (slot + 1) & mask)
			if (this.#states[slot] === state) break;
		return slot;
	}

	#grow() {
		const [stamps, states, copies] = [this.#stamps, this.#states, this.#copies];
		this.#stamps = new Int32Array(2 * stamps.length);
		this.#states = new Int32Array(2 * stamps.length);
		this.#copies = new Int32Array(2 * stamps.length);
		const stamp = this.#stamp;
		this.#stamp = 1;
		this.#used = 1;
		for (let slot = 0; slot < stamps.length; slot++)
			if (stamps[slot] === stamp) this.add(states[slot] as number, copies[slot] as number);
	}
}

const bucketCount = 512;
const buckets = new Int32Array(bucketCount + 1);

/**
 * The score that a token must reach to go on: no more than `beam` below the best, and among about the `maxTokens` best
 * (histogram pruning: Steinbiss, Tran and Ney 1994, counted in buckets of beam / 512, rounded down to a whole bucket).
 */
export function pruningThreshold(tokens: TokenTable, beam: number, maxTokens: number): number {
	const lowest = tokens.best - beam;
	const { score, tokenCount } = tokens;
	if (tokenCount <= maxTokens) return lowest;
	buckets.fill(0);
	const perScore = bucketCount / beam;
	for (let token = 0; token < tokenCount; token++) {
		const place = ((score[token] as number) - lowest) * perScore;
		if (place >= 0) buckets[place | 0] = (buckets[place | 0] as number) + 1;
	}
	let bucket = bucketCount;
	let kept = buckets[bucket] as number;
	while (bucket > 0 && kept + (buckets[bucket - 1] as number) <= maxTokens)
		kept += buckets[--bucket] as number;
	return bucket === 0 ? lowest : lowest + bucket / perScore;
}
