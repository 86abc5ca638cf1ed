import { createRowQueue } from '#ear/numerics/convolution-stream.ts';

/** Frames that must follow a frame before its double delta is known. */
export const deltaLookaheadFrames = 3;

/** Cepstra and how they change, frame by frame of one utterance. */
export type CepstralDeltas = {
	/** The cepstra, deltas and double deltas [frames, coefficients] that the last `push` completed, from the start on. */
	streams: readonly [Float32Array, Float32Array, Float32Array];
	/**
	 * Takes `count` frames of cepstra, at most `maxFrames`, and answers how many frames they complete: all but the last
	 * three. The `last` push completes these too.
	 */
	push(cepstra: Float32Array, count: number, last: boolean): number;
};

/**
 * Starts an utterance. Deltas are differences over 4 frames, double deltas those of deltas 2 frames apart, as CMU Sphinx
 * has them. Before the first and behind the last frame these are repeated.
 */
export function createCepstralDeltas(coefficients: number, maxFrames: number): CepstralDeltas {
	const reach = deltaLookaheadFrames;
	const queue = createRowQueue(coefficients, maxFrames + 3 * reach);
	const { rows } = queue;
	const stream = () => new Float32Array((maxFrames + reach) * coefficients);
	const streams = [stream(), stream(), stream()] as const;
	const [statics, deltas, doubleDeltas] = streams;

	function repeat(row: Float32Array) {
		for (let time = 0; time < reach; time++) queue.add(1, row);
	}

	return {
		streams,
		push(cepstra, count, last) {
			if (queue.count() === 0 && count > 0) repeat(cepstra);
			queue.add(count, cepstra);
			const frames = queue.count();
			if (last && frames > 0) repeat(rows.slice((frames - 1) * coefficients, frames * coefficients));
			const complete = Math.max(0, queue.count() - 2 * reach);
			for (let index = 0; index < complete * coefficients; index++) {
				const at = (shift: number) => rows[index + (reach + shift) * coefficients] as number;
				statics[index] = at(0);
				deltas[index] = at(2) - at(-2);
				doubleDeltas[index] = at(3) - at(-1) - (at(1) - at(-3));
			}
			queue.drop(complete);
			return complete;
		},
	};
}
