import { Expansion } from './expansion.ts';
import { type LanguageModel, sentenceEndWord } from './language-model.ts';
import type { SearchNetwork } from './search-network.ts';
import { pruningThreshold, removeBelow, TokenTable } from './token-table.ts';
import { type DecodedWord, stableWordCount, wordsTo } from './traceback.ts';
import { WordEnding } from './word-ending.ts';
import { sentenceEndArc, WordLattice } from './word-lattice.ts';

/** How wide the search is, in the units of the scores (natural logarithms). */
export type SearchParameters = {
	/** Added for every silence between words. */
	silencePenalty: number;
	/** Paths this much worse than the best are given up. */
	beam: number;
	/** The same among the words that end in a frame. */
	wordBeam: number;
	/** About so many paths go on from a frame at most. */
	maxActiveTokens: number;
};

export const defaultSearchParameters: SearchParameters = {
	silencePenalty: -1,
	beam: 13,
	wordBeam: 11,
	maxActiveTokens: 6000,
};

/** The best words up to now. The first `stableCount` of them will not change any more. */
export type PartialWords = { words: DecodedWord[]; stableCount: number };

/**
 * The words of an utterance. `isComplete` is false when no sequence of whole words reached its end; then a word that
 * was begun at the end is missing.
 */
export type FinalWords = { words: DecodedWord[]; isComplete: boolean };

/** The lattice is cleared of dead paths first when it has so many arcs: some tens of frames, which stay in fast memory. */
const initialLatticeArcs = 1 << 13;

/**
 * Time-synchronous beam search for the most likely words of one utterance: token passing through a lexicon prefix tree,
 * copied for each state of a trigram model, with unigram look-ahead (Ney and Ortmanns, "Dynamic programming search for
 * continuous speech recognition", IEEE Signal Processing Magazine 16(5), 1999). A phone lasts one frame or more and has
 * no transition scores. The language model counts in full when a word ends.
 */
export class Decoder {
	/** Every word end that was within the beams and led further. Read it after `finish`. */
	readonly lattice = new WordLattice();
	/** Number of frames so far. */
	frameCount = 0;
	/** Sum over the frames of the tokens that went on from them. */
	activeTokenSum = 0;
	readonly #parameters: SearchParameters;
	readonly #stateCount: number;
	readonly #ending: WordEnding;
	readonly #expansion: Expansion;
	#tokens = new TokenTable();
	#nextTokens = new TokenTable();
	#collectAtArcs = initialLatticeArcs;
	/** Of the words that end in the frame that came last. */
	#wordPenalty = 0;

	/** `stateCount`: number of acoustic scores a frame. */
	constructor(
		network: SearchNetwork,
		languageModel: LanguageModel,
		stateCount: number,
		parameters: SearchParameters = defaultSearchParameters,
	) {
		this.#parameters = parameters;
		this.#stateCount = stateCount;
		this.#ending = new WordEnding(network, languageModel);
		this.#expansion = new Expansion(network, stateCount, parameters, this.#ending.ends, this.lattice);
		this.lattice.addNode(0, 0);
	}

	/**
	 * Takes the scores of the next `frames` frames, one row of `stateCount` scores each. `wordPenalty` is added to the score
	 * of every word that ends in them.
	 */
	advance(stateScores: Float32Array, frames: number, wordPenalty = 0) {
		if (stateScores.length < frames * this.#stateCount)
			throw new RangeError(`${stateScores.length} scores are too few for ${frames} frames.`);
		for (let frame = 0; frame < frames; frame++) {
			this.#endWords();
			this.#wordPenalty = wordPenalty;
			this.activeTokenSum += this.#tokens.tokenCount;
			this.#expansion.run(
				stateScores,
				frame * this.#stateCount,
				this.frameCount,
				this.#tokens,
				this.#nextTokens,
				this.#ending.entryHead,
			);
			this.#ending.ends.record(this.lattice);
			[this.#tokens, this.#nextTokens] = [this.#nextTokens, this.#tokens];
			this.frameCount++;
			if (this.lattice.arcCount > this.#collectAtArcs) this.#shrinkLattice();
		}
	}

	/** The words that have ended on the path that is best by now. */
	best(): PartialWords {
		const { score, tokenCount, latticeNode, best } = this.#tokens;
		let bestToken = -1;
		for (let token = 0; token < tokenCount && bestToken < 0; token++)
			if (score[token] === best) bestToken = token;
		if (bestToken < 0) return { words: [], stableCount: 0 };
		return {
			words: wordsTo(latticeNode[bestToken] as number, this.lattice),
			stableCount: stableWordCount(this.#tokens, best - this.#parameters.beam, this.lattice),
		};
	}

	/** Ends the utterance. Nothing else may be called afterwards but what reads the lattice. */
	finish(): FinalWords {
		this.#endWords();
		const { lattice } = this;
		const final = lattice.addNode(this.frameCount, Number.NEGATIVE_INFINITY);
		lattice.finalNode = final;
		this.#endSentence(final);
		const isComplete = (lattice.nodeBestArc[final] as number) >= 0;
		if (!isComplete) this.#giveUpLastWord(final);
		return { words: wordsTo(final, lattice), isComplete };
	}

	/** Prunes the tokens and opens the entries from which words can begin in the next frame. */
	#endWords() {
		const tokens = this.#tokens;
		const { beam, wordBeam, maxActiveTokens } = this.#parameters;
		if (this.frameCount === 0) {
			this.#ending.begin(tokens);
			return;
		}
		removeBelow(pruningThreshold(tokens, beam, maxActiveTokens), tokens);
		this.#ending.run(tokens, this.lattice, this.#wordPenalty, tokens.best - beam, wordBeam);
	}

	/** Joins all entries in the final node. */
	#endSentence(final: number) {
		const { lattice } = this;
		const { copyState, copyCount } = this.#tokens;
		const { ends, entryHead } = this.#ending;
		for (let entry = 0; entry < ends.entryCount; entry++) ends.nodeOf(entry, this.frameCount, lattice);
		ends.record(lattice);
		for (let copy = 0; copy < copyCount; copy++) {
			const languageScore = this.#ending.languageScore(copyState[copy] as number, sentenceEndWord);
			for (let entry = entryHead[copy] as number; entry >= 0; ) {
				const score = (ends.entryScore[entry] as number) + languageScore;
				const node = ends.entryNode[entry] as number;
				const arc = lattice.addArc(node, final, sentenceEndArc, 0, languageScore);
				if (score > (lattice.nodeScore[final] as number)) {
					lattice.nodeScore[final] = score;
					lattice.nodeBestArc[final] = arc;
				}
				entry = ends.entryNext[entry] as number;
			}
		}
	}

	/** Lets the best path end where its last whole word ended. */
	#giveUpLastWord(final: number) {
		const { score, latticeNode, tokenCount, best } = this.#tokens;
		for (let token = 0; token < tokenCount; token++) {
			if (score[token] !== best) continue;
			const from = latticeNode[token] as number;
			const lost = best - (this.lattice.nodeScore[from] as number);
			this.lattice.nodeBestArc[final] = this.lattice.addArc(from, final, sentenceEndArc, lost, 0);
			this.lattice.nodeScore[final] = best;
			return;
		}
	}

	/** Forgets the paths that no token continues. */
	#shrinkLattice() {
		this.lattice.keepOnlyPathsTo(this.#tokens.latticeNode, this.#tokens.tokenCount);
		this.#collectAtArcs = Math.max(initialLatticeArcs, 2 * this.lattice.arcCount);
	}
}
