import { activityRow } from '@henry/contract/activities.ts';
import type { ReportedMeasure } from '@henry/contract/activity.ts';
import type { Activity, PracticeResult } from '@henry/contract/practice.ts';
import { daysBetween } from '#web/lib/practice/local-day.ts';
import { groupBy } from './group-by.ts';

/** One result in a chart. */
export type ResultPoint = { id: string; atMs: number; day: string; title: string; value: number };

/** Results of an activity, oldest first, for each measure that it has. */
export type ActivityResults = {
	activity: Activity;
	measures: { measure: ReportedMeasure; points: ResultPoint[] }[];
};

/** For so many days an item counts as practised: to do it better then is not yet progress. */
const practisedDays = 28;

/** Results, newest first, of what was not practised shortly before. The review asks on purpose for what was practised. */
function unpractised(results: readonly PracticeResult[]): PracticeResult[] {
	return results.filter(
		({ activity, title, day, atMs }) =>
			activity === 'review' ||
			!results.some(
				(other) =>
					other.activity === activity &&
					other.title === title &&
					other.atMs < atMs &&
					daysBetween(other.day, day) < practisedDays,
			),
	);
}

/** What was measured in each activity on items that were not practised shortly before, the activity that was practised last first. The results come newest first. */
export function resultsByActivity(results: readonly PracticeResult[]): ActivityResults[] {
	return [...groupBy(unpractised(results), ({ activity }) => activity)]
		.map(([activity, same]) => {
			const oldestFirst = same.toReversed();
			const measures = activityRow(activity).report.map((measure) => {
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
