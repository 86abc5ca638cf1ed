import { placementId } from '@henry/contract/exams.ts';
import { type PathLevel, pathLevels } from '@henry/contract/path.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';

/** Where A2, the first level of a path, begins on the line of levels (`levelIntervalSchema`). */
const firstLevelBegins = 2;

/**
 * The level of the latest placement: that of the middle of its interval, or the nearest for which there is a path.
 * Undefined where nobody was placed.
 */
export function placedLevel(results: readonly PracticeResult[]): PathLevel | undefined {
	const latest = results
		.flatMap(({ atMs, exam }) =>
			exam?.exam === placementId && exam.level ? [{ atMs, level: exam.level }] : [],
		)
		.toSorted((first, second) => second.atMs - first.atMs)[0];
	if (!latest) return undefined;
	const middle = Math.floor((latest.level.lowest + latest.level.highest) / 2) - firstLevelBegins;
	return pathLevels[Math.min(pathLevels.length - 1, Math.max(0, middle))];
}
