/** A straight line through points by least squares: its slope, and the interval that holds the true one 95 times in 100. */
export type LinearFit = { slope: number; low: number; high: number };

type Point = { x: number; y: number };

/** Student's t for 97.5 %, by degrees of freedom (Abramowitz and Stegun, 26.7.5, good to 0.3 % from 5 on). */
function tOf(freedom: number): number {
	const z = 1.959964;
	const [first, second] = [(z ** 3 + z) / 4, (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96];
	return z + first / freedom + second / freedom ** 2;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Throws where there are fewer than seven points. The interval takes points for independent, which samples of one process
 * in time are not quite: it is somewhat too narrow.
 */
export function fitLine(points: readonly Point[]): LinearFit {
	const freedom = points.length - 2;
	if (freedom < 5) throw new Error('A line needs seven points at least.');
	const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
	const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
	const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
	const left = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
	const half = tOf(freedom) * Math.sqrt(left / freedom / spread);
	return { slope, low: slope - half, high: slope + half };
}
