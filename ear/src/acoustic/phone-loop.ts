import type { AcousticStates } from './acoustic-states.ts';

/**
 * How likely each state is at each frame, [frames, states], when any phone may follow any other as often as `bigram`
 * [phones, phones] says: the denominator of maximum mutual information without lattices (Povey et al. 2016, "Purely
 * sequence-trained neural networks for ASR based on lattice-free MMI"), by forward-backward. `scores` are
 * `NetworkFrame.states`, frame by frame.
 */
export function phoneLoopOccupancy(
	scores: Float32Array,
	states: AcousticStates,
	bigram: Float32Array,
): Float32Array {
	return new PhoneLoop(states, bigram).occupancy(scores);
}

const silence = 0;
/** Speech begins with silence or, as often, without. */
const startProbability = 0.5;

/**
 * A hypothesis is a phone and the class of the one before it, [classes, phones]; `first` and `later` are its states. It is
 * entered by the phones of its class, and stayed in.
 */
class PhoneLoop {
	readonly #states: AcousticStates;
	readonly #bigram: Float32Array;
	readonly #size: number;

	constructor(states: AcousticStates, bigram: Float32Array) {
		this.#states = states;
		this.#bigram = bigram;
		this.#size = states.stateOf.length / 2;
	}

	occupancy(scores: Float32Array): Float32Array {
		const { stateCount, stateOf } = this.#states;
		const frames = scores.length / stateCount;
		const likelihoods = likelihoodsOf(scores, stateCount);
		const { entered, forward, scale } = this.#forward(likelihoods, frames);
		const occupancy = new Float32Array(scores.length);
		let backward: Float64Array = new Float64Array(this.#size).fill(1);
		for (let frame = frames - 1; frame >= 0; frame--) {
			const row = frame * stateCount;
			const at = frame * this.#size;
			for (let node = 0; node < this.#size; node++) {
				const after = backward[node] as number;
				const both = (forward[at + node] as number) * after;
				const newly = (entered[at + node] as number) * after;
				const [first, later] = [row + (stateOf[2 * node] as number), row + (stateOf[2 * node + 1] as number)];
				occupancy[first] = (occupancy[first] as number) + newly;
				occupancy[later] = (occupancy[later] as number) + both - newly;
			}
			backward = this.#backward(backward, likelihoods, row, scale[frame] as number);
		}
		return occupancy;
	}

	/** Of each hypothesis at each frame its probability so far, and how much of it has just been entered. */
	#forward(likelihoods: Float64Array, frames: number) {
		const { stateCount, stateOf } = this.#states;
		const forward = new Float64Array(frames * this.#size);
		const entered = new Float64Array(frames * this.#size);
		const scale = new Float64Array(frames);
		for (let frame = 0; frame < frames; frame++) {
			const into = frame === 0 ? this.#start() : this.#leaving(forward.subarray((frame - 1) * this.#size));
			const row = frame * stateCount;
			const at = frame * this.#size;
			let sum = 0;
			for (let node = 0; node < this.#size; node++) {
				const stayed = frame === 0 ? 0 : (forward[at - this.#size + node] as number);
				const entry = (into[node] as number) * (likelihoods[row + (stateOf[2 * node] as number)] as number);
				const value = entry + stayed * (likelihoods[row + (stateOf[2 * node + 1] as number)] as number);
				entered[at + node] = entry;
				forward[at + node] = value;
				sum += value;
			}
			scale[frame] = 1 / sum;
			for (let node = at; node < at + this.#size; node++) {
				entered[node] = (entered[node] as number) / sum;
				forward[node] = (forward[node] as number) / sum;
			}
		}
		return { entered, forward, scale };
	}

	/** What enters each hypothesis at the start. */
	#start(): Float64Array {
		const { phoneCount, leftClassOf } = this.#states;
		const into = new Float64Array(this.#size);
		const row = (leftClassOf[silence] as number) * phoneCount;
		for (let phone = 0; phone < phoneCount; phone++)
			into[row + phone] = startProbability * (this.#bigram[silence * phoneCount + phone] as number);
		into[row + silence] = startProbability;
		return into;
	}

	/** What enters each hypothesis from those of the frame before. */
	#leaving(forward: Float64Array): Float64Array {
		const { phoneCount, leftClassOf } = this.#states;
		const into = new Float64Array(this.#size);
		for (let left = 0; left < phoneCount; left++) {
			let sum = 0;
			for (let node = left; node < this.#size; node += phoneCount) sum += forward[node] as number;
			const row = (leftClassOf[left] as number) * phoneCount;
			for (let phone = 0; phone < phoneCount; phone++)
				into[row + phone] =
					(into[row + phone] as number) + sum * (this.#bigram[left * phoneCount + phone] as number);
		}
		return into;
	}

	/** How likely what follows is from each hypothesis of the frame before the one whose likelihoods start at `row`. */
	#backward(backward: Float64Array, likelihoods: Float64Array, row: number, scale: number): Float64Array {
		const { phoneCount, leftClassOf, stateOf } = this.#states;
		const before = new Float64Array(this.#size);
		for (let left = 0; left < phoneCount; left++) {
			const nodes = (leftClassOf[left] as number) * phoneCount;
			let sum = 0;
			for (let phone = 0; phone < phoneCount; phone++) {
				const node = nodes + phone;
				const likelihood = likelihoods[row + (stateOf[2 * node] as number)] as number;
				sum += (this.#bigram[left * phoneCount + phone] as number) * likelihood * (backward[node] as number);
			}
			for (let node = left; node < this.#size; node += phoneCount) before[node] = sum;
		}
		for (let node = 0; node < this.#size; node++) {
			const likelihood = likelihoods[row + (stateOf[2 * node + 1] as number)] as number;
			before[node] = scale * ((before[node] as number) + likelihood * (backward[node] as number));
		}
		return before;
	}
}

/** Scores as likelihoods, relative to the best of each frame. */
function likelihoodsOf(scores: Float32Array, stateCount: number): Float64Array {
	const likelihoods = new Float64Array(scores.length);
	for (let row = 0; row < scores.length; row += stateCount) {
		const best = scores.subarray(row, row + stateCount).reduce((a, b) => Math.max(a, b));
		for (let state = row; state < row + stateCount; state++)
			likelihoods[state] = Math.exp((scores[state] as number) - best);
	}
	return likelihoods;
}
