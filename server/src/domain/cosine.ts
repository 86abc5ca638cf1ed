/** The cosine of the angle between two places of sentence embeddings, which have a length of 1: their product, from -1 to 1. */
export const cosine = (one: Float32Array, other: Float32Array): number =>
	one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
