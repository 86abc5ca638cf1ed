/** A mean of features and the number of frames it counts as. */
export type FeatureMean = { mean: Float32Array; frames: number };

/** The running normalisation of one utterance. */
export type Normalization = {
	/** Takes raw frames [frames, bands] and answers them normalised, in an array of their own. */
	push(frames: Float32Array): Float32Array;
	/** The mean now, over `start` and all frames so far, with the frames both count as. */
	current(): FeatureMean;
};

/**
 * Causal normalisation: each frame less the mean of all frames up to it, times `scale`.
 *
 * The mean begins as `start`: a model's prior mean, counted as its `normalizationFrames`, or what an earlier utterance
 * of the same speaker ended with, counted as much as it shall weigh.
 */
export function createNormalization(start: FeatureMean, scale: number): Normalization {
	const bands = start.mean.length;
	const sums = Float64Array.from(start.mean, (value) => value * start.frames);
	let count = start.frames;
	return {
		push(frames) {
			const normalized = new Float32Array(frames.length);
			for (let offset = 0; offset < frames.length; offset += bands) {
				count++;
				for (let band = 0; band < bands; band++) {
					const value = frames[offset + band] as number;
					const sum = (sums[band] as number) + value;
					sums[band] = sum;
					normalized[offset + band] = scale * (value - sum / count);
				}
			}
			return normalized;
		},
		current: () => ({ mean: Float32Array.from(sums, (sum) => sum / count), frames: count }),
	};
}
