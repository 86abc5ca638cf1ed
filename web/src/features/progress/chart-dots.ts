import { addDays, weekdayOf } from '@henry/contract/calendar-day.ts';
import { trailingMeans } from './chart-scale.ts';
import { groupBy } from './group-by.ts';
import type { ResultPoint } from './result-points.ts';

/** The line of a chart is the mean of so many results in a row. */
export const meanOf = 5;

/** What one dot stands for, from the finest on, with the name of the one that a result belongs to. */
const stretches = {
	result: ({ id }: ResultPoint) => id,
	day: ({ day }: ResultPoint) => day,
	week: ({ day }: ResultPoint) => addDays(day, -weekdayOf(day)),
	month: ({ day }: ResultPoint) => day.slice(0, 'YYYY-MM'.length),
	year: ({ day }: ResultPoint) => day.slice(0, 'YYYY'.length),
};
export type Stretch = keyof typeof stretches;

/** One dot: the results of a stretch of time at their mean moment, and the trend at the last of them. */
export type Dot = {
	key: string;
	atMs: number;
	firstDay: string;
	lastDay: string;
	/** What was practised in the last of the results. */
	title: string;
	count: number;
	mean: number;
	lowest: number;
	highest: number;
	trend: number;
};

/** So many dots fit side by side on the narrowest screen. */
const dotsSideBySide = 30;
/** Dots are crowded where more than this share of them lies on the dot before. */
const mostOverlaps = 1 / 4;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function isCrowded(dots: readonly Dot[]): boolean {
	const times = dots.map(({ atMs }) => atMs);
	const dotMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / dotsSideBySide;
	const overlaps = times.filter((atMs, index) => index > 0 && atMs - (times[index - 1] ?? 0) < dotMs);
	return overlaps.length > mostOverlaps * dots.length;
}

/** Results, oldest first, as the dots of a chart: one each, or one for all of a day, week, month or year that is crowded. */
export function dotsOf(points: readonly ResultPoint[]): { per: Stretch; dots: Dot[] } {
	const trends = trailingMeans(
		points.map(({ value }) => value),
		meanOf,
	);
	const withTrends = points.map((point, index) => ({ ...point, trend: trends[index] ?? point.value }));
	const dotsPer = (stretch: Stretch): Dot[] =>
		[...groupBy(withTrends, stretches[stretch])].flatMap(([key, results]) => {
			const [first, last] = [results[0], results.at(-1)];
			if (!first || !last) return [];
			const values = results.map(({ value }) => value);
			return {
				key,
				atMs: mean(results.map(({ atMs }) => atMs)),
				firstDay: first.day,
				lastDay: last.day,
				title: last.title,
				count: results.length,
				mean: mean(values),
				lowest: Math.min(...values),
				highest: Math.max(...values),
				trend: last.trend,
			};
		});
	const names = Object.keys(stretches) as Stretch[];
	const per = names.find((stretch) => !isCrowded(dotsPer(stretch))) ?? 'year';
	return { per, dots: dotsPer(per) };
}
