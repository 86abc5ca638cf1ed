import { type LanguageModel, unknownWord } from './language-model.ts';
import type { SearchNetwork } from './search-network.ts';
import { CopyIndex, grown, type TokenTable } from './token-table.ts';
import { WordEnds } from './word-ends.ts';
import { silenceArc, type WordLattice } from './word-lattice.ts';

/** Between two frames: finds the words and silences that can end, scores the words, and opens the entries after them. */
export class WordEnding {
	readonly ends = new WordEnds();
	/** First entry of each copy of the tokens, or -1. */
	entryHead = new Int32Array(1024);
	readonly #network: SearchNetwork;
	readonly #languageModel: LanguageModel;
	readonly #stateAfterExtra: number;
	readonly #copies = new CopyIndex();

	constructor(network: SearchNetwork, languageModel: LanguageModel) {
		this.#network = network;
		this.#languageModel = languageModel;
		this.#stateAfterExtra = languageModel.stateAfter(unknownWord);
	}

	/** Opens the entry at the beginning of the utterance. */
	begin(tokens: TokenTable) {
		this.#indexCopies(tokens);
		this.ends.clear(1);
		const copy = this.#copyFor(this.#languageModel.startState, tokens);
		this.entryHead[copy] = this.ends.addStart(this.#network.silenceClass);
	}

	/**
	 * Opens the entries after the tokens' words that reach `lowest` and are at most `wordBeam` below the best of them, and
	 * after the silences. `wordPenalty` is added to the score of each word. Adds copies without tokens for new language model states.
	 */
	run(tokens: TokenTable, lattice: WordLattice, wordPenalty: number, lowest: number, wordBeam: number) {
		this.#indexCopies(tokens);
		this.ends.clear(this.#boundOfEnds(tokens));
		const best = this.#collect(tokens, wordPenalty, lattice.nodeScore);
		const threshold = Math.max(lowest, best - wordBeam);
		const { ends } = this;
		for (let end = 0; end < ends.count; end++) {
			const isSilence = ends.word[end] === silenceArc;
			if (!isSilence && (ends.score[end] as number) < threshold) continue;
			const copy = this.#copyFor(ends.state[end] as number, tokens);
			this.entryHead[copy] = ends.enter(end, this.entryHead[copy] as number, isSilence ? 1 : 0);
		}
	}

	/** Weighted log probability of a word of the lexicon, with its bonus. */
	languageScore(state: number, word: number): number {
		const { languageWeight, wordOffset } = this.#network;
		return languageWeight * this.#languageModel.score(state, word) + (wordOffset[word] as number);
	}

	#indexCopies({ copyCount, copyState }: TokenTable) {
		this.#copies.clear();
		for (let copy = 0; copy < copyCount; copy++) this.#copies.add(copyState[copy] as number, copy);
		if (this.entryHead.length < copyCount) this.entryHead = new Int32Array(2 * copyCount);
		this.entryHead.fill(-1, 0, copyCount);
	}

	#boundOfEnds({ node, tokenCount, copyCount }: TokenTable): number {
		const { wordStart, wordEnd } = this.#network;
		let bound = copyCount;
		for (let token = 0; token < tokenCount; token++) {
			const at = node[token] as number;
			bound += (wordEnd[at] as number) - (wordStart[at] as number);
		}
		return bound;
	}

	/** Lists all that can end. Returns the score of the best word. */
	#collect(tokens: TokenTable, wordPenalty: number, nodeScore: Float64Array): number {
		const { score, node, latticeNode, copyState, copyBegin, copyCount } = tokens;
		const { wordStart, wordEnd, silenceClass } = this.#network;
		let best = Number.NEGATIVE_INFINITY;
		for (let copy = 0; copy < copyCount; copy++) {
			const state = copyState[copy] as number;
			const end = copyBegin[copy + 1] as number;
			for (let token = copyBegin[copy] as number; token < end; token++) {
				const at = node[token] as number;
				if (at !== 0 && wordStart[at] === wordEnd[at]) continue;
				const from = latticeNode[token] as number;
				const tokenScore = score[token] as number;
				if (at !== 0)
					best = Math.max(best, this.#collectWords(at, state, from, tokenScore, wordPenalty, nodeScore));
				else this.ends.add(from, silenceArc, state, silenceClass, tokenScore, 0, nodeScore);
			}
		}
		return best;
	}

	/** Lists the words that end at one node. Returns the score of the best. */
	#collectWords(
		at: number,
		state: number,
		from: number,
		score: number,
		wordPenalty: number,
		nodeScore: Float64Array,
	): number {
		const network = this.#network;
		const languageModel = this.#languageModel;
		const { endingWords, wordOffset, languageWeight, lexiconWordCount } = network;
		const wordsScore = score - (network.lookAhead[at] as number);
		const classAfter = network.classAfter[at] as number;
		const end = network.wordEnd[at] as number;
		let best = Number.NEGATIVE_INFINITY;
		for (let place = network.wordStart[at] as number; place < end; place++) {
			const word = endingWords[place] as number;
			let logProb = 0;
			let next = this.#stateAfterExtra;
			if (word < lexiconWordCount) {
				const slot = languageModel.look(state, word);
				logProb = languageModel.scoreAt(slot);
				next = languageModel.nextAt(slot);
			} else
				logProb = languageModel.backoff(state) + (network.extraLogProb[word - lexiconWordCount] as number);
			const languageScore = languageWeight * logProb + wordPenalty + (wordOffset[word] as number);
			this.ends.add(from, word, next, classAfter, wordsScore, languageScore, nodeScore);
			best = Math.max(best, wordsScore + languageScore);
		}
		return best;
	}

	/** The copy of a language model state, made when it is not there. */
	#copyFor(state: number, tokens: TokenTable): number {
		const known = this.#copies.find(state);
		if (known >= 0) return known;
		const copy = tokens.addCopy(state);
		this.#copies.add(state, copy);
		if (copy >= this.entryHead.length)
			this.entryHead = grown(this.entryHead, new Int32Array(2 * this.entryHead.length));
		this.entryHead[copy] = -1;
		return copy;
	}
}
