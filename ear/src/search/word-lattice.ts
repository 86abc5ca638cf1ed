import { grown } from './token-table.ts';

/** In place of a word id: the arc is a segment of silence, or the end of the sentence. */
export const silenceArc = -1;
export const sentenceEndArc = -2;

/**
 * The words that the search found possible. A node is a frame with a language model state and the class of the phone
 * before it; an arc is a word, or a silence, between two of them. Arcs are in the order of the frames where they end:
 * every arc into a node comes before every arc out of it.
 */
export class WordLattice {
	/** Frame before which a node lies: what ends there has its last frame before it, what begins there has it first. */
	nodeFrame = new Int32Array(1024);
	/** Score of the best path to a node. */
	nodeScore = new Float64Array(1024);
	/** Last arc of the best path to a node, or -1 at the beginning. */
	nodeBestArc = new Int32Array(1024);
	nodeCount = 0;
	arcFrom = new Int32Array(1024);
	arcTo = new Int32Array(1024);
	/** Word id, `silenceArc` or `sentenceEndArc`. */
	arcWord = new Int32Array(1024);
	/** Sum of the acoustic scores of the frames; for a silence with its penalty. */
	arcAcousticScore = new Float64Array(1024);
	/** Weighted log probability of the word, with its penalty and bonus. */
	arcLanguageScore = new Float64Array(1024);
	arcCount = 0;
	/** The node where all paths end, or -1 before the search has finished. */
	finalNode = -1;

	clear() {
		this.nodeCount = 0;
		this.arcCount = 0;
		this.finalNode = -1;
	}

	addNode(frame: number, score: number): number {
		if (this.nodeCount === this.nodeFrame.length) {
			const capacity = 2 * this.nodeCount;
			this.nodeFrame = grown(this.nodeFrame, new Int32Array(capacity));
			this.nodeScore = grown(this.nodeScore, new Float64Array(capacity));
			this.nodeBestArc = grown(this.nodeBestArc, new Int32Array(capacity));
		}
		const node = this.nodeCount++;
		this.nodeFrame[node] = frame;
		this.nodeScore[node] = score;
		this.nodeBestArc[node] = -1;
		return node;
	}

	addArc(from: number, to: number, word: number, acousticScore: number, languageScore: number): number {
		if (this.arcCount === this.arcFrom.length) {
			const capacity = 2 * this.arcCount;
			this.arcFrom = grown(this.arcFrom, new Int32Array(capacity));
			this.arcTo = grown(this.arcTo, new Int32Array(capacity));
			this.arcWord = grown(this.arcWord, new Int32Array(capacity));
			this.arcAcousticScore = grown(this.arcAcousticScore, new Float64Array(capacity));
			this.arcLanguageScore = grown(this.arcLanguageScore, new Float64Array(capacity));
		}
		const arc = this.arcCount++;
		this.arcFrom[arc] = from;
		this.arcTo[arc] = to;
		this.arcWord[arc] = word;
		this.arcAcousticScore[arc] = acousticScore;
		this.arcLanguageScore[arc] = languageScore;
		return arc;
	}

	/**
	 * Forgets what leads to none of the given nodes, and renumbers those (in place). The order of nodes and arcs stays.
	 * The first node stays too.
	 */
	keepOnlyPathsTo(nodes: Int32Array, count: number) {
		const place = new Int32Array(this.nodeCount);
		place[0] = 1;
		for (let index = 0; index < count; index++) place[nodes[index] as number] = 1;
		for (let arc = this.arcCount - 1; arc >= 0; arc--)
			if (place[this.arcTo[arc] as number] === 1) place[this.arcFrom[arc] as number] = 1;
		let keptNodes = 0;
		for (let node = 0; node < this.nodeCount; node++) {
			if (place[node] === 0) continue;
			place[node] = keptNodes + 1;
			this.nodeFrame[keptNodes] = this.nodeFrame[node] as number;
			this.nodeScore[keptNodes] = this.nodeScore[node] as number;
			this.nodeBestArc[keptNodes++] = this.nodeBestArc[node] as number;
		}
		this.#keepArcs(place);
		this.nodeCount = keptNodes;
		for (let index = 0; index < count; index++) nodes[index] = (place[nodes[index] as number] as number) - 1;
	}

	/** Keeps the arcs into nodes whose `place` is not 0; `place - 1` is the node's new number. */
	#keepArcs(place: Int32Array) {
		let kept = 0;
		for (let arc = 0; arc < this.arcCount; arc++) {
			const to = (place[this.arcTo[arc] as number] as number) - 1;
			if (to < 0) continue;
			if (this.nodeBestArc[to] === arc) this.nodeBestArc[to] = kept;
			this.arcFrom[kept] = (place[this.arcFrom[arc] as number] as number) - 1;
			this.arcTo[kept] = to;
			this.arcWord[kept] = this.arcWord[arc] as number;
			this.arcAcousticScore[kept] = this.arcAcousticScore[arc] as number;
			this.arcLanguageScore[kept++] = this.arcLanguageScore[arc] as number;
		}
		this.arcCount = kept;
	}
}
