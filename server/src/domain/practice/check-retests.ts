import { addDays } from '@henry/contract/calendar-day.ts';
import type { CheckErrors, CheckSkill } from '@henry/contract/check-errors.ts';
import { examCriteria, progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { retestDays } from '@henry/contract/progress-check.ts';

const hourMs = 60 * 60_000;
/** The line of levels is no longer; what differs by more was not measured. */
const longestDifference = 6;
/** Below so many pairs the error of a skill is not known from learners: at 30 it is known to 13 % of itself. */
const enoughPairs = 30;

/** Simulated learners are steadier than people: what they show counts as no less than the least error of an estimate's own range. */
const leastSimulated = 0.55;

/** A learner's clock may be ahead of the server's by so much. */
const clocksDifferMs = 5 * 60_000;

/** Whether a moment may be on that day (YYYY-MM-DD) somewhere on earth, where clocks are at most 14 hours ahead and 12 behind. */
function isOnDay({ atMs, day }: PracticeResult): boolean {
	const hours = (atMs - Date.parse(day)) / hourMs;
	return hours >= -14 && hours < 24 + 12;
}

/** Squared differences of two checks by skill, in levels. */
type SquaredDifferences = Partial<Record<CheckSkill, number>>;

/** Of a skill: how many pairs of checks there are, and what their squared differences add up to. */
export type RetestSum = { skill: string; pairs: number; squaredSum: number };

function placesOf({ exam }: PracticeResult): Partial<Record<CheckSkill, number>> {
	const { level, criteria = {} } = exam ?? {};
	return Object.fromEntries(
		(['level', ...examCriteria] as const).flatMap((skill) => {
			const interval = skill === 'level' ? level : criteria[skill];
			return interval ? [[skill, (interval.lowest + interval.highest) / 2]] : [];
		}),
	);
}

/**
 * The first two forms of the check that a learner took within days (`retestDays`, of their own calendar, as they are offered),
 * as squared differences; undefined where there are none. The times of results are the browser's own: what it says was done before there was an account
 * (`fromMs`), or will be done, does not count, so that nobody makes up days that have not passed.
 */
export function firstRetest(
	results: readonly PracticeResult[],
	{ fromMs, untilMs }: { fromMs: number; untilMs: number },
): SquaredDifferences | undefined {
	const checks = results
		.filter(({ exam }) => exam?.exam === progressCheckId && exam.level)
		.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs + clocksDifferMs)
		.filter(isOnDay)
		.toSorted((one, other) => one.atMs - other.atMs);
	for (const [index, now] of checks.entries()) {
		const before = checks[index - 1];
		if (!before || before.exam?.form === now.exam?.form) continue;
		if (now.day < addDays(before.day, retestDays.from)) continue;
		if (now.day > addDays(before.day, retestDays.to)) continue;
		const [one, other] = [placesOf(before), placesOf(now)];
		return Object.fromEntries(
			Object.entries(one).flatMap(([name, place]) => {
				const difference = Math.abs(place - (other[name as CheckSkill] ?? Number.NaN));
				return difference <= longestDifference ? [[name, difference ** 2]] : [];
			}),
		);
	}
	return undefined;
}

/** One in twenty lies below it in a normal distribution. */
const oneInTwenty = -1.645;

/**
 * What a standard error that so many pairs have shown is at most, 19 times in 20: the fewer pairs, the more above it. Sums of
 * squares follow a chi-squared distribution, here in the approximation of Wilson and Hilferty (1931).
 */
function atMost(levels: number, pairs: number): number {
	const spread = 2 / (9 * pairs);
	return levels / (1 - spread + oneInTwenty * Math.sqrt(spread)) ** 1.5;
}

/**
 * The standard error of measurement by skill, at most: the root of half the mean squared difference of two forms, which is
 * the standard deviation within a person (Bland & Altman 1996). What simulated learners showed stands in until there are
 * `enoughPairs` of a skill.
 */
export function checkErrors(
	sums: readonly RetestSum[],
	simulated: Partial<Record<CheckSkill, { levels: number; pairs: number }>>,
): CheckErrors {
	const learned: CheckErrors = Object.fromEntries(
		sums
			.filter(({ pairs }) => pairs >= enoughPairs)
			.map(({ skill, pairs, squaredSum }) => [
				skill,
				{ levels: atMost(Math.sqrt(squaredSum / pairs / 2), pairs), pairs, from: 'learners' },
			]),
	);
	const standIns: CheckErrors = Object.fromEntries(
		Object.entries(simulated).map(([skill, { levels, pairs }]) => [
			skill,
			{ levels: Math.max(leastSimulated, atMost(levels, pairs)), pairs, from: 'simulated' },
		]),
	);
	return { ...standIns, ...learned };
}
