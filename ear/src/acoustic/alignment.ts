import type { AcousticStates } from './acoustic-states.ts';

/** A phone of a word, and the frames (30 ms) from its first to the one after its last. */
export type AlignedPhone = { phone: number; startFrame: number; endFrame: number };

const silence = 0;
const utteranceStart = -1;
const none = Number.NEGATIVE_INFINITY;

/** A node is one phone in its place; it follows `before`, and `word` is -1 for silence. */
type Node = { phone: number; word: number; firstState: number; laterState: number; before: number[] };

/** All pronunciations of all words in order, with an optional silence before, between and after them. */
function buildGraph(words: readonly (readonly (readonly number[])[])[], states: AcousticStates) {
	const nodes: Node[] = [];
	const add = (phone: number, left: number, word: number, before: number[]): number => {
		const row = ((states.leftClassOf[left] as number) * states.phoneCount + phone) * 2;
		const firstState = states.stateOf[row] as number;
		return nodes.push({ phone, word, firstState, laterState: states.stateOf[row + 1] as number, before }) - 1;
	};
	let tails = [{ node: utteranceStart, phone: silence }];
	for (const [word, pronunciations] of words.entries()) {
		const pause = add(
			silence,
			silence,
			-1,
			tails.map((tail) => tail.node),
		);
		const previous = new Map<number, number[]>([[silence, [pause]]]);
		for (const { node, phone } of tails) previous.set(phone, [...(previous.get(phone) ?? []), node]);
		tails = pronunciations.flatMap((phones) => {
			let ends = [...previous].map(([left, before]) => add(phones[0] as number, left, word, before));
			for (let place = 1; place < phones.length; place++) {
				ends = [add(phones[place] as number, phones[place - 1] as number, word, ends)];
			}
			return ends.map((node) => ({ node, phone: phones[phones.length - 1] as number }));
		});
	}
	const ends = tails.map((tail) => tail.node);
	return { nodes, ends: [...ends, add(silence, silence, -1, ends)] };
}

/**
 * Forced alignment: where the phones of known words lie in an utterance, by the best path (Viterbi) through all their
 * pronunciations. `scores` holds a score of each state for each of `frames` frames. Answers the phones of each word, or
 * nothing when the utterance is too short for the words.
 */
export function alignWords(
	words: readonly (readonly (readonly number[])[])[],
	scores: Float32Array,
	frames: number,
	states: AcousticStates,
): AlignedPhone[][] | undefined {
	if (words.length === 0) return [];
	const { nodes, ends } = buildGraph(words, states);
	if (frames === 0) return undefined;
	/** The node before, or the node itself where the path stayed in it. */
	const cameFrom = new Int32Array(frames * nodes.length);
	let best = new Float64Array(nodes.length).fill(none);
	let next = new Float64Array(nodes.length);
	for (let frame = 0; frame < frames; frame++) {
		const row = frame * states.stateCount;
		for (const [index, node] of nodes.entries()) {
			let score = (best[index] as number) + (scores[row + node.laterState] as number);
			let from = index;
			const entry = scores[row + node.firstState] as number;
			for (const before of node.before) {
				const start = frame === 0 ? 0 : none;
				const entered = (before === utteranceStart ? start : (best[before] as number)) + entry;
				if (frame === 0 && before !== utteranceStart) continue;
				if (entered > score) {
					score = entered;
					from = before;
				}
			}
			next[index] = score;
			cameFrom[frame * nodes.length + index] = from;
		}
		[best, next] = [next, best];
	}
	const last = ends.reduce((a, b) => ((best[b] as number) > (best[a] as number) ? b : a));
	if (best[last] === none) return undefined;
	return trace(nodes, cameFrom, last, frames, words.length);
}

function trace(nodes: Node[], cameFrom: Int32Array, last: number, frames: number, words: number) {
	const aligned: AlignedPhone[][] = Array.from({ length: words }, () => []);
	let node = last;
	let endFrame = frames;
	for (let frame = frames - 1; frame >= 0; frame--) {
		const from = cameFrom[frame * nodes.length + node] as number;
		if (from === node) continue;
		const { word, phone } = nodes[node] as Node;
		if (word >= 0) aligned[word]?.unshift({ phone, startFrame: frame, endFrame });
		endFrame = frame;
		node = from;
	}
	return aligned;
}

/** What an acoustic model's sequence head says of a whole utterance: [count, stateCount] scores; see `NetworkFrame`. */
export type SequenceScores = { count: number; states: Float32Array };

/** How a text was read: each word's phones, none where it was left out, and what was said beside it. */
type ReadWords = {
	words: readonly (readonly AlignedPhone[])[];
	extra: readonly { startFrame: number; endFrame: number }[];
};

/** The words that were said, aligned once more by the sequence head, which is deaf to speech beside the text. */
export function alignBySequence(
	{ words, extra }: ReadWords,
	{ count, states: scores }: SequenceScores,
	states: AcousticStates,
): AlignedPhone[][] {
	const heard = scores.slice();
	const silenceRow = (states.leftClassOf[silence] as number) * states.phoneCount * 2;
	for (const { startFrame, endFrame } of extra) {
		for (let frame = startFrame; frame < endFrame; frame++) {
			const row = heard.subarray(frame * states.stateCount, (frame + 1) * states.stateCount).fill(-20);
			for (const part of [0, 1]) row[states.stateOf[silenceRow + part] as number] = 0;
		}
	}
	const said = words.filter((phones) => phones.length > 0).map((phones) => [...phones]);
	const pronounced = said.map((phones) => [phones.map(({ phone }) => phone)]);
	return alignWords(pronounced, heard, count, states) ?? said;
}
