import type { ExamEstimate, ExamListing } from '@henry/contract/exam-report.ts';
import { type CefrLevel, cefrLevels } from '@henry/contract/exams.ts';

/** A level that is less likely than this is not proposed. */
const smallestChance0to1 = 0.2;
const mostLevels = 2;

/** A level that is likely, with the exams that show it, those that are made for few levels first. */
type FittingLevel = { level: CefrLevel; chance0to1: number; exams: ExamListing[] };

/** The levels that are most likely, the likeliest first; none where all are unlikely. Whoever is below A1 begins with A1. */
export function fittingLevels(
	chances: ExamEstimate['chances0to1'],
	exams: readonly ExamListing[],
): FittingLevel[] {
	const below = chances.find(({ level }) => level === 'below')?.chance ?? 0;
	const levels = cefrLevels.map((level) => ({
		level,
		chance0to1: (chances.find((one) => one.level === level)?.chance ?? 0) + (level === 'A1' ? below : 0),
	}));
	return levels
		.filter(({ chance0to1 }) => chance0to1 >= smallestChance0to1)
		.toSorted((one, other) => other.chance0to1 - one.chance0to1)
		.slice(0, mostLevels)
		.map((likely) => ({
			...likely,
			exams: exams
				.filter(({ levels: shown }) => shown.includes(likely.level))
				.toSorted((one, other) => one.levels.length - other.levels.length),
		}));
}
