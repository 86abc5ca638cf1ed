import type { LevelInterval } from '@henry/contract/exam-report.ts';
import { type CefrLevel, cefrLevels, type ExamScale } from '@henry/contract/exams.ts';

/*
 * Levels are places on one line: A1 begins at 1, A2 at 2, up to C2 at 6, which ends at 7; what is below 1 is below A1. An
 * estimate is a place with its standard error; what is told of it is the interval that should hold four times in five.
 */

export const lowestPlace = 0.5;
const highestPlace = 6.9;
/** 80 % of a normal distribution lie so many standard errors around its middle. */
const intervalErrors = 1.2816;

/** A place on the line of levels and its standard error, in levels. */
export type LevelEstimate = { place: number; error: number };

/** What a measure is in the middle of each level, A1 to C2: rising, or falling where less is better. */
export type Anchors = readonly [number, number, number, number, number, number];

/** Where a measure's value lies on the line of levels, straight between the anchors and past them. */
export function placeOf(anchors: Anchors, value: number): number {
	const sign = anchors[5] > anchors[0] ? 1 : -1;
	const above = anchors.findIndex((anchor) => sign * anchor > sign * value);
	const next = above === -1 ? 5 : Math.max(above, 1);
	const [low, high] = [anchors[next - 1] as number, anchors[next] as number];
	return within(next + 0.5 + (value - low) / (high - low));
}

/** A place that is on the line. */
export function within(place: number): number {
	return Math.min(highestPlace, Math.max(lowestPlace, place));
}

/** The interval that should hold four times in five. */
export function intervalOf({ place, error }: LevelEstimate): LevelInterval {
	return { lowest: within(place - intervalErrors * error), highest: within(place + intervalErrors * error) };
}

/** What of a scale is needed to tell marks on it. */
type MarkScale = Pick<NonNullable<ExamScale>, 'lowest' | 'highest' | 'step' | 'cuts'>;

/** Which mark is at which place, from the scale's one end to the other; empty where no level has its place on it. */
function pointsOf({ lowest, highest, cuts }: MarkScale): { place: number; from: number }[] {
	const points = cefrLevels.flatMap((level, index) => {
		const from = cuts[level];
		return from === undefined ? [] : [{ place: index + 1, from }];
	});
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last) return [];
	return [
		...(first.from > lowest ? [{ place: first.place - 1, from: lowest }] : []),
		...points,
		...(last.from < highest ? [{ place: last.place + 1, from: highest }] : []),
	];
}

/** A place as a mark, not rounded; undefined where no level has its place on the scale. Between two cuts it is straight. */
export function markAt(place: number, scale: MarkScale): number | undefined {
	const points = pointsOf(scale);
	const next = points.findIndex((point) => point.place > place);
	const [from, to] = [points[next - 1], points[next]];
	if (!from || !to) return points.length === 0 ? undefined : next === 0 ? scale.lowest : scale.highest;
	return from.from + ((place - from.place) / (to.place - from.place)) * (to.from - from.from);
}

/** Where a mark lies on the line of levels, as `markAt` has it; undefined where no level has its place on its scale. */
export function placeAt(mark: number, scale: MarkScale): number | undefined {
	const points = pointsOf(scale);
	const next = points.findIndex(({ from }) => from > mark);
	const [from, to] = [points[next - 1], points[next]];
	if (!from || !to) return points.at(next === 0 ? 0 : -1)?.place;
	return from.place + ((mark - from.from) / (to.from - from.from)) * (to.place - from.place);
}

/** An interval on an exam's scale, in its steps; null where it has none. */
export function bandOf(interval: LevelInterval, scale: MarkScale | null): LevelInterval | null {
	const ends = scale && [markAt(interval.lowest, scale), markAt(interval.highest, scale)];
	if (!ends || ends[0] === undefined || ends[1] === undefined) return null;
	const { lowest, highest, step } = scale;
	const inSteps = (value: number, round: (steps: number) => number) =>
		Math.min(highest, Math.max(lowest, lowest + round((value - lowest) / step) * step));
	return { lowest: inSteps(ends[0], Math.floor), highest: inSteps(ends[1], Math.ceil) };
}

/** How likely each level is, by the estimate's own spread. */
export function chancesOf({ place, error }: LevelEstimate): { level: 'below' | CefrLevel; chance: number }[] {
	const below = (limit: number) => normalShare((limit - place) / error);
	const limits = [Number.NEGATIVE_INFINITY, 1, 2, 3, 4, 5, 6, Number.POSITIVE_INFINITY];
	return (['below', ...cefrLevels] as const).map((level, index) => ({
		level,
		chance: below(limits[index + 1] as number) - below(limits[index] as number),
	}));
}

/** The share of a normal distribution below so many standard errors (Abramowitz & Stegun 1964, 7.1.26). */
function normalShare(errors: number): number {
	if (!Number.isFinite(errors)) return errors > 0 ? 1 : 0;
	const x = Math.abs(errors) / Math.SQRT2;
	const t = 1 / (1 + 0.3275911 * x);
	const polynomial =
		((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
	const half = (1 - polynomial * Math.exp(-x * x)) / 2;
	return errors > 0 ? 0.5 + half : 0.5 - half;
}

/** The level that a place lies in; undefined below A1. */
export function levelAt(place: number): CefrLevel | undefined {
	return place < 1 ? undefined : cefrLevels[Math.min(5, Math.floor(place) - 1)];
}

/** Where a level ends. */
export function endOf(level: CefrLevel): number {
	return cefrLevels.indexOf(level) + 2;
}
