/** Where the values of a chart lie: from the lowest tick to the highest, both included. */
export type Scale = { min: number; max: number; ticks: number[] };

const roundSteps = [1, 2, 2.5, 5, 10];
const wantedTicks = 4;
/** At least so far above the axis, in steps, lie values other than zero. */
const offAxis = 0.15;

/**
 * Steps of 1, 2, 2.5 or 5 times a power of ten that hold all values in about four ticks. Only zero lies on the lowest of
 * them: what is above it keeps off the axis.
 */
export function scaleOf(values: readonly number[]): Scale {
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const rawStep = (high - low || Math.abs(high) || 1) / (wantedTicks - 1);
	const power = 10 ** Math.floor(Math.log10(rawStep));
	const step = power * (roundSteps.find((round) => round * power >= rawStep) ?? 10);
	const first = Math.max(0, Math.ceil(low / step - offAxis) - 1);
	const last = Math.max(first + 1, Math.ceil(high / step));
	const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
		Number(((first + index) * step).toPrecision(12)),
	);
	return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** For each value the mean of the last `count` up to it: where the values are heading. */
export function trailingMeans(values: readonly number[], count: number): number[] {
	return values.map((_, index) => {
		const last = values.slice(Math.max(0, index - count + 1), index + 1);
		return last.reduce((sum, value) => sum + value, 0) / last.length;
	});
}
