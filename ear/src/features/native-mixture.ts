import { createMemoryPlan, floatBytes } from '#ear/numerics/kernel-memory.ts';

/** Sizes of Gaussian mixtures: of each phone, the densities that its states share and mix with weights of their own. */
export type MixtureShape = { phones: number; states: number; densities: number };

/** Mixtures ready to be computed, one call at a time. */
export type Mixtures = {
	/** [rows, phones, densities]: where the caller writes log densities. `mix` overwrites them. */
	logDensities: Float32Array;
	/**
	 * Mixes the log densities of one stream. Answers, for each row and phone, the largest of them and then for each state
	 * the weighted sum of the densities relative to it: [rows, phones, 1 + states], overwritten by the next call.
	 */
	mix(stream: number, rows: number): Float32Array;
};

/** Densities computed together. */
const vector = 4;

/**
 * Makes mixtures with these weights, by stream [phones, states, densities], ready for at most `maxRows` rows at a time.
 * Throws where the number of densities is no multiple of 4.
 */
export function createMixtures(
	shape: MixtureShape,
	weights: readonly Float32Array[],
	maxRows: number,
): Mixtures {
	const { phones, states, densities } = shape;
	if (densities % vector !== 0) throw new Error(`${densities} densities: no multiple of ${vector}`);
	const plan = createMemoryPlan();
	const starts = weights.map(({ length }) => plan.reserve(length));
	const input = plan.reserve(maxRows * phones * densities);
	const outputLength = maxRows * phones * (1 + states);
	const output = plan.reserve(outputLength);
	const { kernels, memory } = plan.instantiate();
	for (const [stream, values] of weights.entries()) memory.set(values, starts[stream]);
	const mixed = memory.subarray(output, output + outputLength);
	return {
		logDensities: memory.subarray(input, input + maxRows * phones * densities),
		mix(stream, rows) {
			const from = (starts[stream] as number) * floatBytes;
			kernels.mix(input * floatBytes, rows, phones, densities, states, from, output * floatBytes);
			return mixed;
		},
	};
}
