import { sentenceEndWord } from './language-model.ts';
import type { NeuralLanguageModel, NeuralState } from './neural-language-model.ts';
import { type DecodedWord, wordAt } from './traceback.ts';
import { sentenceEndArc, type WordLattice } from './word-lattice.ts';
import { arcScores, backwardScores } from './word-posteriors.ts';

/** What is asked of a language model that remembers. */
export type SpokenModel = Pick<NeuralLanguageModel, 'start' | 'next' | 'logProb'>;

/** How the neural model's log probabilities join the scores of a lattice. */
export type RescoringWeights = {
	/** Factor of the lattice's own language scores. */
	own: number;
	/** Factor of the neural model's log probabilities. */
	neural: number;
	/** Added for every word. */
	word: number;
};

/** A path to a node. */
type Path = {
	score: number;
	/** The last words, which decide whether two paths meet. */
	key: string;
	before: Path | undefined;
	arc: number;
	/** The last word that is no silence, and the path at whose end it stands. */
	word: number;
	history: Path | undefined;
	state: NeuralState | undefined;
};

/** Arcs through which no path comes this near to the best are left out. */
const beam = 7;
/** So many paths go on from a node, none of them so much worse than the node's best. */
const pathsAtNode = 4;
const nodeBeam = 6;
/** Paths with the same so many last words count as one, and share what the network remembers. */
const contextWords = 3;

/**
 * The words of the best path of a finished lattice when a neural model has its say: paths through the arcs near the best
 * one are followed with the network's memory, and meet where their last words are the same (Sundermeyer et al. 2014,
 * "Lattice decoding and rescoring with long-span neural network language models"). Words that the model does not know keep
 * the lattice's score, and hints their full bonus: `wordOffset` is what a search network adds for each word.
 */
export function rescored(
	lattice: WordLattice,
	model: SpokenModel,
	weights: RescoringWeights,
	wordOffset: ArrayLike<number>,
): DecodedWord[] {
	const ownScores = arcScores(lattice);
	const onward = backwardScores(lattice, ownScores, Math.max);
	const lowest = (onward[0] as number) - beam;
	const pathsTo = new Map<number, Path[]>();
	const states = new Map<string, NeuralState>();
	pathsTo.set(0, [
		{ score: 0, key: '', before: undefined, arc: -1, word: -1, history: undefined, state: model.start() },
	]);

	/** What the network remembers at the end of a path, which it is asked for once for all paths that end alike. */
	function stateOf(path: Path): NeuralState {
		if (path.state) return path.state;
		const state = states.get(path.key) ?? model.next(stateOf(path.history as Path), path.word);
		states.set(path.key, state);
		path.state = state;
		return state;
	}

	function languageScore(path: Path, arc: number, word: number): number {
		const own = lattice.arcLanguageScore[arc] as number;
		const logProb = model.logProb(stateOf(path), word);
		if (logProb === undefined) return own;
		const offset = wordOffset[word] ?? 0;
		return offset + weights.own * (own - offset) + weights.neural * logProb + weights.word;
	}

	for (let arc = 0; arc < lattice.arcCount; arc++) {
		const [from, to] = [lattice.arcFrom[arc] as number, lattice.arcTo[arc] as number];
		const through = (lattice.nodeScore[from] as number) + (ownScores[arc] as number) + (onward[to] as number);
		const paths = pathsTo.get(from);
		if (!paths || through < lowest) continue;
		const word = lattice.arcWord[arc] as number;
		for (const path of thinned(paths)) {
			let score = path.score + (lattice.arcAcousticScore[arc] as number);
			if (word >= 0) score += languageScore(path, arc, word);
			else if (word === sentenceEndArc) score += languageScore(path, arc, sentenceEndWord);
			const isWord = word >= 0;
			join(pathsTo, to, {
				score,
				key: isWord ? [...path.key.split(' ').slice(1 - contextWords), word].join(' ') : path.key,
				before: path,
				arc,
				word: isWord ? word : path.word,
				history: isWord ? path : path.history,
				state: isWord ? undefined : path.state,
			});
		}
	}
	const ends = pathsTo.get(lattice.finalNode) ?? [];
	return wordsOf(
		ends.reduce<Path | undefined>(
			(best, path) => (best && best.score >= path.score ? best : path),
			undefined,
		),
		lattice,
	);
}

/** The paths that go on from a node; the others are forgotten. */
function thinned(paths: Path[]): Path[] {
	if (paths.length === 1) return paths;
	paths.sort((first, second) => second.score - first.score);
	const best = (paths[0] as Path).score;
	let kept = 1;
	while (kept < Math.min(paths.length, pathsAtNode) && (paths[kept] as Path).score > best - nodeBeam) kept++;
	paths.length = kept;
	return paths;
}

/** Lets a path end at a node, in place of a worse one with the same last words. */
function join(pathsTo: Map<number, Path[]>, node: number, path: Path) {
	const others = pathsTo.get(node);
	if (!others) {
		pathsTo.set(node, [path]);
		return;
	}
	const same = others.findIndex(({ key }) => key === path.key);
	if (same < 0) others.push(path);
	else if ((others[same] as Path).score < path.score) others[same] = path;
}

function wordsOf(end: Path | undefined, lattice: WordLattice): DecodedWord[] {
	const words: DecodedWord[] = [];
	for (let path = end; path && path.arc >= 0; path = path.before)
		if ((lattice.arcWord[path.arc] as number) >= 0) words.push(wordAt(path.arc, lattice));
	return words.reverse();
}
