import { addDays } from '@henry/contract/calendar-day.ts';
import { type ExamCriterionName, examCriteria, placementId, progressCheckId } from '@henry/contract/exams.ts';
import type { BegunChecks } from '@henry/contract/learner-state.ts';
import type { PracticeResult, PractisedExam } from '@henry/contract/practice.ts';
import { checkForms, retestDays } from '@henry/contract/progress-check.ts';
import { localDay } from './local-day.ts';

/** Days from one check to the next. */
const daysBetweenChecks = 28;
/** Whoever was not placed is offered the first check after so many days of practice. */
const daysBeforeFirst = 7;

/** An interval that should hold four times in five, on the line of levels (A1 begins at 1). */
type Interval = NonNullable<PractisedExam['level']>;

/** A check that came to an estimate. `spokenSeconds`: what was spoken in practice since the check before it. */
export type FinishedCheck = {
	id: string;
	atMs: number;
	level: Interval;
	criteria: Partial<Record<ExamCriterionName, Interval>>;
	spokenSeconds: number;
};

const isCheck = ({ exam }: PracticeResult) => exam?.exam === progressCheckId;

/** The checks that came to an estimate, the earliest first. Nothing else that was practised counts. */
export function finishedChecks(results: readonly PracticeResult[]): FinishedCheck[] {
	const oldestFirst = results.toSorted((one, other) => one.atMs - other.atMs);
	const checks: FinishedCheck[] = [];
	let spokenSeconds = 0;
	for (const result of oldestFirst) {
		if (!isCheck(result)) spokenSeconds += result.measures.spokenSeconds ?? 0;
		else if (result.exam?.level) {
			const { level, criteria = {} } = result.exam;
			checks.push({ id: result.id, atMs: result.atMs, level, criteria, spokenSeconds });
			spokenSeconds = 0;
		}
	}
	return checks;
}

/**
 * The day from which the next check is offered: four weeks after the last one that came to an estimate. The first one:
 * the day after the placement, or after a week of practice, whichever comes first. Undefined where nothing was practised.
 */
export function checkDueDay(results: readonly PracticeResult[]): string | undefined {
	const last = finishedChecks(results).at(-1);
	if (last) return addDays(localDay(last.atMs), daysBetweenChecks);
	const days = results
		.filter((result) => !isCheck(result))
		.flatMap(({ day, exam }) => [
			addDays(day, daysBeforeFirst),
			...(exam?.exam === placementId ? [addDays(day, 1)] : []),
		]);
	return days.toSorted()[0];
}

/**
 * The days on which the first check may be taken once more, in another form: two checks of one learner within days show how
 * exact the check is. Undefined where there is no check yet, or another one already.
 */
export function retestFrom(results: readonly PracticeResult[]): { first: string; last: string } | undefined {
	const [check, another] = finishedChecks(results);
	if (!check || another) return undefined;
	const day = localDay(check.atMs);
	return { first: addDays(day, retestDays.from), last: addDays(day, retestDays.to) };
}

/**
 * The form to give now. Forms go in a circle that begins anywhere (`chance0to1`), so that how hard a form is does not
 * look like a change in those who take it (counterbalanced), and none comes again before all others were begun.
 */
export function nextCheckForm(
	begun: BegunChecks,
	results: readonly PracticeResult[],
	chance0to1: number,
): string {
	const taken = results.flatMap(({ exam, atMs }) =>
		exam?.exam === progressCheckId ? [{ form: exam.form, atMs }] : [],
	);
	const latest = [...begun, ...taken].toSorted((one, other) => other.atMs - one.atMs)[0];
	const place = checkForms.indexOf(latest?.form ?? '');
	const next = place === -1 ? Math.floor(chance0to1 * checkForms.length) : place + 1;
	return checkForms[next % checkForms.length] ?? 'a';
}

/** Half the width of an interval of 80 % in standard errors. */
const intervalErrors = 1.2816;
/** Half the width of an interval of 95 % in standard errors. */
const certainErrors = 1.96;

/**
 * The least standard error of measurement, in levels: that of a whole exam (`exam-estimate.ts` in the server, after Xu et
 * al. 2021). Part of it cannot be surer, and an interval is cut off where the line of levels ends.
 */
const leastError = 0.55;

/** The standard error of measurement that an interval was made with, in levels. */
const ownError = ({ lowest, highest }: Interval) =>
	Math.max(leastError, (highest - lowest) / 2 / intervalErrors);

/**
 * The smallest difference of two checks that is certain, in levels: 1.96 standard errors of a difference, which is the
 * standard error of measurement times √2 where both have the same (reliable change index, Jacobson & Truax 1991).
 * `measured`: that error as two forms in a row have shown it (`checkErrorsSchema`); else the estimates' own errors count.
 */
export function certainDifference(before: Interval, now: Interval, measured?: number): number {
	return certainErrors * Math.hypot(measured ?? ownError(before), measured ?? ownError(now));
}

/** What two checks tell: `better` or `lower` where they differ by more than their error, else nothing that is certain. */
export type CheckChange = 'better' | 'lower' | 'unsure';

/** How a level, or a criterion, has changed from one check to another. */
export function checkChange(before: Interval, now: Interval, measured?: number): CheckChange {
	const difference = (now.lowest + now.highest - before.lowest - before.highest) / 2;
	if (Math.abs(difference) <= certainDifference(before, now, measured)) return 'unsure';
	return difference > 0 ? 'better' : 'lower';
}

/** The criterion that lies lowest, which is what to work on; undefined where none has a mark. */
export function weakestCriterion(criteria: FinishedCheck['criteria']): ExamCriterionName | undefined {
	const middle = (name: ExamCriterionName) => {
		const { lowest = 0, highest = 0 } = criteria[name] ?? {};
		return lowest + highest;
	};
	const marked = examCriteria.filter((name) => criteria[name]);
	return marked.toSorted((one, other) => middle(one) - middle(other))[0];
}
