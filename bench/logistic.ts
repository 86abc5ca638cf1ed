/** Something that was seen, and what it was. */
export type LogisticExample = { evidence: readonly number[]; right: boolean };

const rounds = 12;
/** Of the squared weights: keeps them small where little was seen. */
const penalty = 1;

/**
 * Logistic regression by Newton's method (iteratively reweighted least squares; Hastie, Tibshirani & Friedman 2009, "The
 * elements of statistical learning", section 4.4.1), with a small penalty on all weights but the first.
 */
export function fitLogistic(examples: readonly LogisticExample[]): number[] {
	const size = examples[0]?.evidence.length ?? 0;
	let weights = new Array<number>(size).fill(0);
	for (let round = 0; round < rounds; round++) {
		const gradient = weights.map((weight, index) => (index === 0 ? 0 : -penalty * weight));
		const curvature = weights.map((_, row) => weights.map((_, column) => (row === column ? penalty : 0)));
		for (const { evidence, right } of examples) {
			const sum = evidence.reduce((total, value, index) => total + value * (weights[index] as number), 0);
			const likely = 1 / (1 + Math.exp(-sum));
			const spread = likely * (1 - likely);
			for (const [row, value] of evidence.entries()) {
				gradient[row] = (gradient[row] as number) + value * ((right ? 1 : 0) - likely);
				const line = curvature[row] as number[];
				for (const [column, other] of evidence.entries())
					line[column] = (line[column] as number) + spread * value * other;
			}
		}
		const step = solve(curvature, gradient);
		weights = weights.map((weight, index) => weight + (step[index] as number));
	}
	return weights;
}

/** x with `matrix` x = `values`, by Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
	const rows = matrix.map((row, index) => [...row, values[index] as number]);
	for (let column = 0; column < rows.length; column++) {
		const below = rows.slice(column);
		const best = below.reduce((one, other) =>
			Math.abs(other[column] as number) > Math.abs(one[column] as number) ? other : one,
		);
		rows.splice(rows.indexOf(best), 1);
		rows.splice(column, 0, best);
		for (const row of rows) {
			if (row === best) continue;
			const factor = (row[column] as number) / (best[column] as number);
			for (let at = column; at < row.length; at++)
				row[at] = (row[at] as number) - factor * (best[at] as number);
		}
	}
	return rows.map((row, index) => (row.at(-1) as number) / (row[index] as number));
}
