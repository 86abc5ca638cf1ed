/** A phone of a word, and the frames (30 ms) from its first to the one after its last. */
export type ReadPhone = { phone: number; startFrame: number; endFrame: number };

/** Speech that belongs to no word of the text: a word too many, a restart, a repetition. */
export type ExtraSpeech = { startFrame: number; endFrame: number; beforeWord: number };

/**
 * How a text was read: each word's phones, none where it was left out, and what was said beside it. `logProbability`: of the
 * best path, less its penalties.
 */
export type ReadingAlignment = { words: ReadPhone[][]; extra: ExtraSpeech[]; logProbability: number };

/** What leaving the text costs, in log probability. */
export type ReadingPenalties = {
	/** For a word that is left out, and for each of its sounds (in its shortest way). */
	omittedWord: number;
	omittedSound?: number;
	/** For extra speech as such, and for each of its frames beyond what its likeliest phones cost. */
	extraSpeech: number;
	extraFrame: number;
};

/** Chosen on one fold of learners whom the network had not heard; `./henry bench pronunciation` says how they fare. */
export const defaultPenalties: ReadingPenalties = { omittedWord: 12, extraSpeech: 12, extraFrame: 2 };

/** Frames that extra speech lasts at least: 180 ms. */
const extraFrames = 6;
const silence = 0;
const outside = -1;
const never = Number.NEGATIVE_INFINITY;

/**
 * A node of the network: one phone in its place, silence, or one frame of extra speech. It is entered from the gap `gap`
 * or else from the node before it, and may be stayed in where `loops`; `exit` is the gap that it leads to, if any.
 */
type Node = { phone: number; word: number; gap: number; before: number; loops: boolean; exit: number };

const extraPhone = -2;

/** Gap i lies before word i: a place for silence, for extra speech, and for skipping the word. */
function buildNodes(words: readonly (readonly (readonly number[])[])[]): Node[] {
	const nodes: Node[] = [];
	for (let gap = 0; gap <= words.length; gap++) {
		nodes.push({ phone: silence, word: outside, gap, before: outside, loops: true, exit: gap });
		for (let place = 0; place < extraFrames; place++) {
			const isFirst = place === 0;
			const isLast = place === extraFrames - 1;
			const before = isFirst ? outside : nodes.length - 1;
			const [entry, exit] = [isFirst ? gap : outside, isLast ? gap : outside];
			nodes.push({ phone: extraPhone, word: outside, gap: entry, before, loops: isLast, exit });
		}
		for (const phones of words[gap] ?? []) {
			for (const [place, phone] of phones.entries()) {
				const [entry, before] = place === 0 ? [gap, outside] : [outside, nodes.length - 1];
				const exit = place === phones.length - 1 ? gap + 1 : outside;
				nodes.push({ phone, word: gap, gap: entry, before, loops: true, exit });
			}
		}
	}
	return nodes;
}

/** Log probability of the likeliest phone (not silence) at a frame. */
function likeliestPhone(row: Float32Array): number {
	let best = never;
	for (let target = 2; target < row.length; target++) best = Math.max(best, row[target] as number);
	return best;
}

/**
 * Where the words of a text lie in an utterance, by the best path (Viterbi) through all their pronunciations, where any
 * word may be left out and other speech may come between words (an online garbage model: Boite et al. 1993, "A new
 * approach towards keyword spotting", Eurospeech). `posteriors`: [frames, 2 * phones] log posteriors of each phone's
 * first frame and its later ones.
 */
export function alignReading(
	words: readonly (readonly (readonly number[])[])[],
	posteriors: Float32Array,
	targets: number,
	penalties: ReadingPenalties = defaultPenalties,
): ReadingAlignment {
	const frames = posteriors.length / targets;
	const nodes = buildNodes(words);
	const from = new Int32Array(frames * nodes.length);
	let scores = new Float64Array(nodes.length).fill(never);
	let next = new Float64Array(nodes.length);
	const { omittedWord, omittedSound = 0 } = penalties;
	const gaps = new GapScores(
		words.map((ways) => omittedWord + omittedSound * Math.min(...ways.map(({ length }) => length))),
	);
	gaps.begin();
	for (let frame = 0; frame < frames; frame++) {
		const row = posteriors.subarray(frame * targets, (frame + 1) * targets);
		const extra = likeliestPhone(row) - penalties.extraFrame;
		for (const [index, node] of nodes.entries()) {
			const isExtra = node.phone === extraPhone;
			const first = isExtra ? extra : (row[2 * node.phone] as number);
			const later = isExtra ? extra : (row[2 * node.phone + 1] as number);
			let score = node.loops ? (scores[index] as number) + later : never;
			let source = index;
			if (node.gap !== outside) {
				const entered = (gaps.score[node.gap] as number) + first - (isExtra ? penalties.extraSpeech : 0);
				if (entered > score) [score, source] = [entered, gaps.from[node.gap] as number];
			} else {
				const entered = (scores[node.before] as number) + first;
				if (entered > score) [score, source] = [entered, node.before];
			}
			next[index] = score;
			from[frame * nodes.length + index] = source;
		}
		[scores, next] = [next, scores];
		gaps.collect(nodes, scores);
	}
	const traced = trace(nodes, from, gaps.from[words.length] as number, frames, words.length);
	return { ...traced, logProbability: gaps.score[words.length] as number };
}

/** The best score of standing at each gap after a frame, and the node that it came from. */
class GapScores {
	readonly score: Float64Array;
	readonly from: Int32Array;
	readonly #omitted: readonly number[];

	/** `omitted`: what it costs to leave each word out. */
	constructor(omitted: readonly number[]) {
		this.score = new Float64Array(omitted.length + 1).fill(never);
		this.from = new Int32Array(omitted.length + 1).fill(outside);
		this.#omitted = omitted;
	}

	begin(): void {
		this.score[0] = 0;
		this.#skipWords();
	}

	collect(nodes: readonly Node[], scores: Float64Array): void {
		this.score.fill(never);
		this.from.fill(outside);
		for (const [index, { exit }] of nodes.entries()) {
			const score = scores[index] as number;
			if (exit === outside || score <= (this.score[exit] as number)) continue;
			this.score[exit] = score;
			this.from[exit] = index;
		}
		this.#skipWords();
	}

	#skipWords(): void {
		for (let gap = 1; gap < this.score.length; gap++) {
			const skipped = (this.score[gap - 1] as number) - (this.#omitted[gap - 1] as number);
			if (skipped <= (this.score[gap] as number)) continue;
			this.score[gap] = skipped;
			this.from[gap] = this.from[gap - 1] as number;
		}
	}
}

function trace(
	nodes: readonly Node[],
	from: Int32Array,
	last: number,
	frames: number,
	words: number,
): Pick<ReadingAlignment, 'words' | 'extra'> {
	const aligned: ReadPhone[][] = Array.from({ length: words }, () => []);
	const extra: ExtraSpeech[] = [];
	let node = last;
	let endFrame = frames;
	for (let frame = frames - 1; frame >= 0 && node !== outside; frame--) {
		const source = from[frame * nodes.length + node] as number;
		if (source === node) continue;
		const { phone, word, gap } = nodes[node] as Node;
		if (word !== outside) aligned[word]?.unshift({ phone, startFrame: frame, endFrame });
		const isMiddleOfExtra = phone === extraPhone && gap === outside;
		if (phone === extraPhone && !isMiddleOfExtra) {
			extra.unshift({ startFrame: frame, endFrame, beforeWord: gap });
		}
		if (!isMiddleOfExtra) endFrame = frame;
		node = source;
	}
	return { words: aligned, extra };
}
