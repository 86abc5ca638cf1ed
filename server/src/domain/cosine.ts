/** The cosine of the angle between two places of sentence embeddings, which have a length of 1: their product, from -1 to 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
	let sum = 0;
	for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
	return sum;
}
