/** A logistic regression from features, standardised by `mean` and `deviation`, to a chance. */
export type LogisticWeights = {
	features: string[];
	mean: number[];
	deviation: number[];
	weights: number[];
	bias: number;
};

/** Answers the chance, 0 to 1, for a row of features. Throws RangeError where the model was trained on others than `names`. */
export function createLogistic(
	model: LogisticWeights,
	names: readonly string[],
): (features: readonly number[]) => number {
	const [trained, expected] = [model.features.join(', '), names.join(', ')];
	if (trained !== expected)
		throw new RangeError(`The model is for the features ${trained}; they are ${expected}.`);
	return (features) => {
		let sum = model.bias;
		for (const [index, value] of features.entries()) {
			const standard = (value - (model.mean[index] as number)) / (model.deviation[index] as number);
			sum += (model.weights[index] as number) * standard;
		}
		return 1 / (1 + Math.exp(-sum));
	};
}
