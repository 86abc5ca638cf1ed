import type { Activity, Measures, PracticeResult } from '@henry/contract/practice.ts';
import { groupBy } from './group-by.ts';

/** Measures that are worth a chart. */
const chartedMeasures = [
	'wordsPerMinute',
	'correctionsPer100Words',
	'lexicalDiversity',
	'richWordsPer100Words',
	'pronunciation0to100',
	'estimate0to5',
	'reviewRight0to100',
] as const satisfies (keyof Measures)[];
export type ChartedMeasure = (typeof chartedMeasures)[number];

/** One result in a chart. */
export type ResultPoint = { id: string; atMs: number; day: string; title: string; value: number };

/** Results of an activity, oldest first, for each measure that it has. */
export type ActivityResults = {
	activity: Activity;
	measures: { measure: ChartedMeasure; points: ResultPoint[] }[];
};

/** What was measured in each activity, the activity that was practised last first. The results come newest first. */
export function resultsByActivity(results: readonly PracticeResult[]): ActivityResults[] {
	return [...groupBy(results, ({ activity }) => activity)]
		.map(([activity, same]) => {
			const oldestFirst = same.toReversed();
			const measures = chartedMeasures.map((measure) => {
				const points = oldestFirst.flatMap(({ id, atMs, day, title, measures: measured }) => {
					const value = measured[measure];
					return value === undefined ? [] : [{ id, atMs, day, title, value }];
				});
				return { measure, points };
			});
			return { activity, measures: measures.filter(({ points }) => points.length > 0) };
		})
		.filter(({ measures }) => measures.length > 0);
}
