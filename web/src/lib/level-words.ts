import type { LevelInterval } from '@henry/contract/exam-report.ts';
import { type CefrLevel, cefrLevels } from '@henry/contract/exams.ts';

/** A place on the line of levels as it is read: `B1`, or `B1+` in the upper half; undefined below A1. */
export function levelName(place: number): string | undefined {
	const level = cefrLevels[Math.min(cefrLevels.length, Math.floor(place)) - 1];
	if (level === undefined) return undefined;
	return place - Math.floor(place) >= 0.5 ? `${level}+` : level;
}

/** Both ends of an interval as they are read, the same where they are; `below` stands for what is below A1. */
export function levelEnds({ lowest, highest }: LevelInterval, below: string): [string, string] {
	return [levelName(lowest) ?? below, levelName(highest) ?? below];
}

/** Whether an interval reaches the end of the highest level that can be shown. */
export function reaches({ highest }: LevelInterval, level: CefrLevel | undefined): boolean {
	return level !== undefined && highest >= cefrLevels.indexOf(level) + 1.85;
}
