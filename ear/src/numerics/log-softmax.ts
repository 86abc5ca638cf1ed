/** Turns scores into log probabilities, in place. */
export function logSoftmax(scores: Float32Array): Float32Array {
	const largest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
	const logSum = largest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - largest), 0));
	for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) - logSum;
	return scores;
}
