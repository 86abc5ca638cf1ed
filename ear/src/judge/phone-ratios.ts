import { type HeardFrames, heardPhones } from './heard-phones.ts';
import type { ReadPhone } from './reading-alignment.ts';

const phones = heardPhones.length;
const silence = 0;
/** The least log probability of a frame that counts, and the ratio of what is not asked about. */
const leastFrame = -12;
const notAsked = -20;
/** Frames beside a sound at a pause that it may reach into: 120 ms. */
const beside = 6;

/**
 * How much likelier than what was to be said something else is, in natural logarithms, by the best path through a window
 * that reaches into both neighbours, with its borders free: so the borders of the alignment do not decide.
 */
export type PhoneRatios = {
	/** [phones]: each other phone in this one's place; `notAsked` for itself. */
	instead: Float64Array;
	/** That nothing was said in its place. */
	absent: number;
	/** [phones]: that one more phone was said before it, or, at a word's end, after it. */
	before: Float64Array;
	after: Float64Array;
	/** Mean log probability a frame of the window's best path. */
	fit: number;
};

/** The sums of each phone's log probabilities up to every frame: [frames + 1, phones]. */
export function cumulatedFrames({ count, logProbabilities }: HeardFrames): Float64Array {
	const sums = new Float64Array((count + 1) * phones);
	for (let index = 0; index < count * phones; index++) {
		const value = Math.max(leastFrame, logProbabilities[index] as number);
		sums[index + phones] = (sums[index] as number) + value;
	}
	return sums;
}

/**
 * Best paths through the frames from `start` to `end`: first `left`, then any phone q (answered for each), then `right`; and
 * `left` and then `right` alone. Each but q may be of no length.
 */
function bestPaths(sums: Float64Array, start: number, end: number, left: number, right: number) {
	const at = (frame: number, phone: number) => sums[frame * phones + phone] as number;
	const through = new Float64Array(phones).fill(Number.NEGATIVE_INFINITY);
	let without = Number.NEGATIVE_INFINITY;
	for (let frame = start; frame <= end; frame++) {
		const split = at(frame, left) - at(start, left) + at(end, right) - at(frame, right);
		if (split > without) without = split;
	}
	for (let phone = 0; phone < phones; phone++) {
		let entered = Number.NEGATIVE_INFINITY;
		let best = Number.NEGATIVE_INFINITY;
		for (let frame = start; frame < end; frame++) {
			const entry = at(frame, left) - at(start, left) - at(frame, phone);
			if (entry > entered) entered = entry;
			const left0 = entered + at(frame + 1, phone) + at(end, right) - at(frame + 1, right);
			if (left0 > best) best = left0;
		}
		through[phone] = best;
	}
	return { through, without };
}

/** The ratios of one more phone between two, where there is room for one. */
function insertions(sums: Float64Array, start: number, end: number, left: number, right: number) {
	const ratios = new Float64Array(phones).fill(notAsked);
	if (end <= start) return ratios;
	const { through, without } = bestPaths(sums, start, end, left, right);
	for (let phone = 1; phone < phones; phone++) {
		if (phone !== left && phone !== right) ratios[phone] = (through[phone] as number) - without;
	}
	return ratios;
}

/** The ratios of the phone at `index` of an utterance's phones in their order. `isWordEnd`: it is the last one of its word. */
export function phoneRatios(
	sums: Float64Array,
	said: readonly ReadPhone[],
	index: number,
	isWordEnd: boolean,
): PhoneRatios {
	const frames = sums.length / phones - 1;
	const middleOf = (of: ReadPhone) => (of.startFrame + of.endFrame) / 2;
	const own = said[index] as ReadPhone;
	const [previous, next] = [said[index - 1], said[index + 1]];
	const touchesPrevious = previous !== undefined && own.startFrame - previous.endFrame <= 1;
	const touchesNext = next !== undefined && next.startFrame - own.endFrame <= 1;
	const left = touchesPrevious ? previous.phone : silence;
	const right = touchesNext ? next.phone : silence;
	const leftMiddle = previous ? Math.floor(middleOf(previous)) : 0;
	const rightMiddle = next ? Math.ceil(middleOf(next)) : frames;
	const start = touchesPrevious ? leftMiddle : Math.max(own.startFrame - beside, leftMiddle);
	const end = touchesNext ? rightMiddle : Math.min(own.endFrame + beside, rightMiddle);
	const { through, without } = bestPaths(sums, start, end, left, right);
	const best = through[own.phone] as number;
	const instead = through.map((value) => Math.min(20, Math.max(notAsked, value - best)));
	instead[own.phone] = notAsked;
	const middle = Math.min(Math.max(Math.floor(middleOf(own)), start + 1), end);
	return {
		instead,
		absent: without - best,
		before: insertions(sums, start, middle, left, own.phone),
		after: insertions(sums, isWordEnd ? middle : end, end, own.phone, right),
		fit: best / Math.max(1, end - start),
	};
}
