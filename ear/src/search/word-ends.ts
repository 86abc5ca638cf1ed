import type { WordLattice } from './word-lattice.ts';

/**
 * The word ends and silence ends of one frame, and the places where words can go on after them ("entries"): one for
 * each language model state, class of the phone before, and silence or not. An entry gets its node in the lattice when
 * the first token starts from it; entries from which nothing survives leave no trace.
 */
export class WordEnds {
	count = 0;
	/** Lattice node where each word or silence began. */
	from = new Int32Array(256);
	word = new Int32Array(256);
	state = new Int32Array(256);
	leftClass = new Int32Array(256);
	/** Score of the path, without look-ahead. */
	score = new Float64Array(256);
	acousticScore = new Float64Array(256);
	languageScore = new Float64Array(256);
	/** The entry that each leads to, or -1. */
	entry = new Int32Array(256);

	entryCount = 0;
	entryScore = new Float64Array(256);
	entryClass = new Int32Array(256);
	/** Whether the entry follows a silence: 1 or 0. */
	entryAfterSilence = new Int32Array(256);
	/** The best of the ends that lead to an entry. */
	entryBestEnd = new Int32Array(256);
	/** Next entry of the same state, classes ascending, or -1. */
	entryNext = new Int32Array(256);
	/** Lattice node of each entry, or -1. */
	entryNode = new Int32Array(256);

	/** Empties the table and makes room for so many ends. */
	clear(capacity: number) {
		this.count = 0;
		this.entryCount = 0;
		if (capacity <= this.from.length) return;
		const length = 2 * capacity;
		this.from = new Int32Array(length);
		this.word = new Int32Array(length);
		this.state = new Int32Array(length);
		this.leftClass = new Int32Array(length);
		this.score = new Float64Array(length);
		this.acousticScore = new Float64Array(length);
		this.languageScore = new Float64Array(length);
		this.entry = new Int32Array(length);
		this.entryScore = new Float64Array(length);
		this.entryClass = new Int32Array(length);
		this.entryAfterSilence = new Int32Array(length);
		this.entryBestEnd = new Int32Array(length);
		this.entryNext = new Int32Array(length);
		this.entryNode = new Int32Array(length);
	}

	/** `scoreBefore`: score of the path without the word's language score. `nodeScore`: the lattice's. */
	add(
		from: number,
		word: number,
		state: number,
		leftClass: number,
		scoreBefore: number,
		languageScore: number,
		nodeScore: Float64Array,
	) {
		const end = this.count++;
		this.from[end] = from;
		this.word[end] = word;
		this.state[end] = state;
		this.leftClass[end] = leftClass;
		this.acousticScore[end] = scoreBefore - (nodeScore[from] as number);
		this.languageScore[end] = languageScore;
		this.score[end] = scoreBefore + languageScore;
		this.entry[end] = -1;
	}

	/** Adds the entry at the beginning of the utterance, the lattice's node 0. Returns it. */
	addStart(leftClass: number): number {
		const entry = this.#addEntry(leftClass, 0, -1);
		this.entryScore[entry] = 0;
		this.entryNode[entry] = 0;
		return entry;
	}

	/** Lets an end lead to its entry in the list that begins with entry `head` (-1: empty). Returns the list's new head. */
	enter(end: number, head: number, afterSilence: number): number {
		const leftClass = this.leftClass[end] as number;
		let before = -1;
		let entry = head;
		while (entry >= 0 && (this.entryClass[entry] as number) < leftClass) {
			before = entry;
			entry = this.entryNext[entry] as number;
		}
		while (entry >= 0 && this.entryClass[entry] === leftClass) {
			if (this.entryAfterSilence[entry] === afterSilence) {
				this.#lead(end, entry);
				return head;
			}
			before = entry;
			entry = this.entryNext[entry] as number;
		}
		const added = this.#addEntry(leftClass, afterSilence, entry);
		this.#lead(end, added);
		if (before < 0) return added;
		this.entryNext[before] = added;
		return head;
	}

	/** The entry's lattice node, made when it is first asked for. */
	nodeOf(entry: number, frame: number, lattice: WordLattice): number {
		if ((this.entryNode[entry] as number) < 0)
			this.entryNode[entry] = lattice.addNode(frame, this.entryScore[entry] as number);
		return this.entryNode[entry] as number;
	}

	/** Writes the ends whose entries were used to the lattice. */
	record(lattice: WordLattice) {
		for (let end = 0; end < this.count; end++) {
			const entry = this.entry[end] as number;
			const node = entry < 0 ? -1 : (this.entryNode[entry] as number);
			if (node < 0) continue;
			const arc = lattice.addArc(
				this.from[end] as number,
				node,
				this.word[end] as number,
				this.acousticScore[end] as number,
				this.languageScore[end] as number,
			);
			if (this.entryBestEnd[entry] === end) lattice.nodeBestArc[node] = arc;
		}
	}

	#addEntry(leftClass: number, afterSilence: number, next: number): number {
		const entry = this.entryCount++;
		this.entryClass[entry] = leftClass;
		this.entryAfterSilence[entry] = afterSilence;
		this.entryScore[entry] = Number.NEGATIVE_INFINITY;
		this.entryBestEnd[entry] = -1;
		this.entryNode[entry] = -1;
		this.entryNext[entry] = next;
		return entry;
	}

	#lead(end: number, entry: number) {
		this.entry[end] = entry;
		if ((this.score[end] as number) <= (this.entryScore[entry] as number)) return;
		this.entryScore[entry] = this.score[end] as number;
		this.entryBestEnd[entry] = end;
	}
}
