import type { AcousticStates } from '#ear/acoustic/acoustic-states.ts';
import { type Lexicon, packPronunciations } from '#ear/lexicon/lexicon.ts';
import { buildPrefixTree, type PrefixTree } from '#ear/lexicon/prefix-tree.ts';
import type { LanguageModel } from './language-model.ts';

/** A word that is not in the lexicon, known to one network only. */
export type ExtraWord = {
	/** Phone ids of each way to say it. */
	pronunciations: readonly (readonly number[])[];
	/** Log p(word) where the language model has no context; it backs off to it like to any unseen word. */
	logProb: number;
};

/** What is expected to be said. */
export type Bias = {
	/** Added to the log probability of words, by word id, wherever they occur. */
	bonuses?: ReadonlyMap<number, number>;
	/** Further words. The first gets the id after the lexicon's last one, and so on. */
	extraWords?: readonly ExtraWord[];
};

/** The nodes of one tree's first phones: `classCount` after each other for each of `phoneCount` phones. */
export type NetworkRoots = { begin: number; phoneCount: number };

/**
 * What the decoder walks through: the prefix trees of the lexicon and of the extra words, one after the other, with
 * the acoustic states of their phones. First phones are there once for each class of the phone before them; node 0 is
 * the silence between words. The children of a node lie together, those of later nodes of the same tree later.
 */
export type SearchNetwork = {
	nodeCount: number;
	classCount: number;
	/** Class of silence as a left neighbour. */
	silenceClass: number;
	/** Acoustic state of a node's first frame, and of each later frame. */
	entryState: Int32Array;
	loopState: Int32Array;
	childBegin: Int32Array;
	childEnd: Int32Array;
	/** Best weighted unigram score, with its bonus, of the words at and below a node. */
	lookAhead: Float32Array;
	/** Its change from the parent, never above 0; of first phones all of it. */
	lookAheadStep: Float32Array;
	/** The highest of the changes to this node and to its siblings behind it. */
	lookAheadBound: Float32Array;
	/** Words that end at node n: `endingWords[wordStart[n]..wordEnd[n])`. */
	wordStart: Int32Array;
	wordEnd: Int32Array;
	endingWords: Int32Array;
	/** Class of a node's phone as a left neighbour. */
	classAfter: Uint8Array;
	/** Added to the weighted score of each word: its bonus. */
	wordOffset: Float32Array;
	languageWeight: number;
	/** Number of words of the lexicon; extra words follow. */
	lexiconWordCount: number;
	extraLogProb: Float32Array;
	/** The lexicon's first phones, and those of the extra words if there are any. */
	roots: NetworkRoots[];
	/** First node of the extra words' tree, or `nodeCount`. */
	extraBegin: number;
};

/**
 * Best score of the words at and below each node, in a tree numbered level by level. Rounded to 1/1024, so that the
 * steps between nodes add up exactly.
 */
function lookAheadOf(tree: PrefixTree, wordScore: Float32Array): Float32Array {
	const lookAhead = new Float32Array(tree.nodeCount).fill(Number.NEGATIVE_INFINITY);
	for (let node = tree.nodeCount - 1; node >= 0; node--) {
		let best = lookAhead[node] as number;
		for (let place = tree.wordStart[node] as number; place < (tree.wordStart[node + 1] as number); place++)
			best = Math.max(
				best,
				Math.round(1024 * (wordScore[tree.endingWords[place] as number] as number)) / 1024,
			);
		lookAhead[node] = best;
		const parent = tree.parent[node] as number;
		if (best > (lookAhead[parent] as number)) lookAhead[parent] = best;
	}
	return lookAhead;
}

function rootCountOf(tree: PrefixTree): number {
	return (tree.childStart[1] as number) - 1;
}

function emptyNetwork(nodeCount: number, wordCount: number): Omit<SearchNetwork, keyof NetworkScalars> {
	return {
		entryState: new Int32Array(nodeCount),
		loopState: new Int32Array(nodeCount),
		childBegin: new Int32Array(nodeCount),
		childEnd: new Int32Array(nodeCount),
		lookAhead: new Float32Array(nodeCount),
		lookAheadStep: new Float32Array(nodeCount),
		lookAheadBound: new Float32Array(nodeCount),
		wordStart: new Int32Array(nodeCount),
		wordEnd: new Int32Array(nodeCount),
		endingWords: new Int32Array(wordCount),
		classAfter: new Uint8Array(nodeCount),
		roots: [],
	};
}

type NetworkScalars = Pick<
	SearchNetwork,
	| 'nodeCount'
	| 'classCount'
	| 'silenceClass'
	| 'wordOffset'
	| 'languageWeight'
	| 'lexiconWordCount'
	| 'extraLogProb'
	| 'extraBegin'
>;

/** Makes the networks of one lexicon, language model and acoustic model. */
export class SearchNetworkBuilder {
	readonly #tree: PrefixTree;
	readonly #wordCount: number;
	readonly #languageModel: LanguageModel;
	readonly #states: AcousticStates;
	readonly #languageWeight: number;
	readonly #classCount: number;

	/**
	 * `languageWeight`: factor of the language model's log probabilities. Throws RangeError when the lexicon has other words
	 * than the language model.
	 */
	constructor(
		lexicon: Lexicon,
		languageModel: LanguageModel,
		states: AcousticStates,
		languageWeight: number,
	) {
		if (lexicon.words.length !== languageModel.wordCount)
			throw new RangeError(
				`${lexicon.words.length} words in the lexicon, ${languageModel.wordCount} in the language model.`,
			);
		this.#tree = buildPrefixTree(lexicon.pronunciations, (word) => languageModel.unigramScore(word));
		this.#wordCount = lexicon.words.length;
		this.#languageModel = languageModel;
		this.#states = states;
		this.#languageWeight = languageWeight;
		this.#classCount = states.stateOf.length / (2 * states.phoneCount);
	}

	/** The network for one utterance's expectations. A few milliseconds for 25 000 words. */
	build(bias: Bias = {}): SearchNetwork {
		const extraWords = bias.extraWords ?? [];
		const trees = [this.#tree];
		if (extraWords.length > 0) trees.push(this.#treeOf(extraWords));
		const sizes = trees.map((tree) => tree.nodeCount - 1 + rootCountOf(tree) * (this.#classCount - 1));
		const nodeCount = sizes.reduce((sum, size) => sum + size, 1);
		const wordCount = trees.reduce((sum, tree) => sum + tree.endingWords.length, 0);
		const { wordOffset, wordScore } = this.#scores(bias);
		const network: SearchNetwork = {
			...emptyNetwork(nodeCount, wordCount),
			nodeCount,
			classCount: this.#classCount,
			silenceClass: this.#states.leftClassOf[0] as number,
			wordOffset,
			languageWeight: this.#languageWeight,
			lexiconWordCount: this.#wordCount,
			extraLogProb: Float32Array.from(extraWords, (word) => word.logProb),
			extraBegin: 1 + (sizes[0] as number),
		};
		this.#setStates(network, 0, network.silenceClass, 0);
		let begin = 1;
		let wordBegin = 0;
		for (const [index, tree] of trees.entries()) {
			this.#addTree(network, tree, wordScore, begin, wordBegin);
			begin += sizes[index] as number;
			wordBegin += tree.endingWords.length;
		}
		return network;
	}

	#treeOf(extraWords: readonly ExtraWord[]): PrefixTree {
		const entries = extraWords.flatMap(({ pronunciations }, index) =>
			pronunciations.map((phones) => ({ word: this.#wordCount + index, phones })),
		);
		const scoreOf = (word: number) => extraWords[word - this.#wordCount]?.logProb as number;
		return buildPrefixTree(packPronunciations(entries), scoreOf);
	}

	/** What each word adds to its weighted score, and its whole score without context. */
	#scores({ bonuses, extraWords = [] }: Bias) {
		const wordOffset = new Float32Array(this.#wordCount + extraWords.length);
		for (const [word, bonus] of bonuses ?? []) wordOffset[word] = bonus;
		const wordScore = wordOffset.map((offset, word) => {
			const extra = extraWords[word - this.#wordCount];
			return offset + this.#languageWeight * (extra ? extra.logProb : this.#languageModel.unigramScore(word));
		});
		return { wordOffset, wordScore };
	}

	#setStates(network: SearchNetwork, node: number, leftClass: number, phone: number) {
		const { stateOf, leftClassOf, phoneCount } = this.#states;
		const place = 2 * (leftClass * phoneCount + phone);
		network.entryState[node] = stateOf[place] as number;
		network.loopState[node] = stateOf[place + 1] as number;
		network.classAfter[node] = leftClassOf[phone] as number;
	}

	/** Writes a tree from node `begin` on. Its own nodes behind the first phones keep their order. */
	#addTree(
		network: SearchNetwork,
		tree: PrefixTree,
		wordScore: Float32Array,
		begin: number,
		wordBegin: number,
	) {
		const classes = this.#classCount;
		const rootCount = rootCountOf(tree);
		const shift = begin + rootCount * (classes - 1) - 1;
		const lookAhead = lookAheadOf(tree, wordScore);
		network.roots.push({ begin, phoneCount: rootCount });
		network.endingWords.set(tree.endingWords, wordBegin);
		for (let source = tree.nodeCount - 1; source > 0; source--) {
			const isFirst = source <= rootCount;
			const parent = tree.parent[source] as number;
			const first = isFirst ? begin + (source - 1) * classes : source + shift;
			for (let copy = 0; copy < (isFirst ? classes : 1); copy++) {
				const node = first + copy;
				const leftClass = isFirst ? copy : (this.#states.leftClassOf[tree.phone[parent] as number] as number);
				this.#setStates(network, node, leftClass, tree.phone[source] as number);
				network.childBegin[node] = (tree.childStart[source] as number) + shift;
				network.childEnd[node] = (tree.childStart[source + 1] as number) + shift;
				network.wordStart[node] = (tree.wordStart[source] as number) + wordBegin;
				network.wordEnd[node] = (tree.wordStart[source + 1] as number) + wordBegin;
				const best = lookAhead[source] as number;
				network.lookAhead[node] = best;
				const step = isFirst ? best : best - (lookAhead[parent] as number);
				network.lookAheadStep[node] = step;
				const hasNext = source + 1 < tree.nodeCount && tree.parent[source + 1] === parent;
				const bound = hasNext && !isFirst ? (network.lookAheadBound[node + 1] as number) : step;
				network.lookAheadBound[node] = Math.max(step, bound);
			}
		}
	}
}
