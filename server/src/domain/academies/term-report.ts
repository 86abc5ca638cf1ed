import { markScale } from '@henry/contract/mark-scale.ts';
import type { SaveTermReportRequest, TermFigures, TermReport } from '@henry/contract/term-report.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ClassWork, WorkRow } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { commonestMistakes, isDueFor, lastMark } from './class-view.ts';

/** So many confirmed answers at either end of a term are looked at together; one alone says little. */
const answersOfEnd = 3;
/** A term's beginning and end are told apart from so many on: no answer is counted at both. */
const fewestForBoth = 2 * answersOfEnd;
const shownCriteria = 2;
const shownMistakes = 3;
/** From this share of the scale on a criterion went well; one below the other is something to work on. */
const strongFrom = 0.6;
const weakBelow = 0.75;

type Term = { fromMs: number; toMs: number };
type Assignments = ClassWork['assignments'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The machine's ranges of several answers as one; null where there is none. Doubt is not averaged away: both ends are kept. */
function levelOf(work: readonly WorkRow[]): TermFigures['levelAtStart'] {
	const ranges = work.flatMap(({ places }) => places?.whole ?? []);
	if (ranges.length === 0) return null;
	const rounded = (value: number) => Math.round(10 * value) / 10;
	return {
		lowest: rounded(mean(ranges.map(({ lowest }) => lowest))),
		highest: rounded(mean(ranges.map(({ highest }) => highest))),
	};
}

/** The mean mark of every criterion that teachers have marked, as a share of its scale, the highest first. */
function criteriaOf(work: readonly WorkRow[], assignments: Assignments): TermFigures['strongest'] {
	const byName = new Map<string, { name: TermFigures['strongest'][number]['name']; shares: number[] }>();
	for (const { assignmentId, marks } of work) {
		const rubric = assignments.find(({ id }) => id === assignmentId)?.rubric;
		for (const { id, name } of rubric?.criteria ?? []) {
			const mark = marks[id];
			if (!rubric || mark === undefined) continue;
			const found = byName.get(name.en) ?? { name, shares: [] };
			byName.set(name.en, { name, shares: [...found.shares, mark / rubric.scale.highest] });
		}
	}
	return [...byName.values()]
		.map(({ name, shares }) => ({ name, share0to1: mean(shares) }))
		.toSorted((one, other) => other.share0to1 - one.share0to1);
}

/**
 * What a learner did in a term. Marks, criteria, mistakes and levels are those of answers that a teacher has confirmed;
 * what nobody has looked at is counted as done, and says nothing else.
 */
export function termFigures(
	learner: Pick<ClassWork['learners'][number], 'membershipId' | 'cameAtMs'>,
	classWork: Pick<ClassWork, 'id' | 'assignments' | 'work'>,
	{ fromMs, toMs }: Term,
	nowMs: number,
): TermFigures {
	const { membershipId } = learner;
	const { assignments, work } = classWork;
	const own = work.filter((row) => row.membershipId === membershipId);
	const inTerm = own.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
	const confirmed = inTerm.filter(({ isReviewed }) => isReviewed);
	const firstOf = (assignmentId: string) => own.find((row) => row.assignmentId === assignmentId)?.atMs;
	const due = assignments.filter((assignment) => {
		const { id, dueAtMs } = assignment;
		const isInTerm = dueAtMs !== null && dueAtMs >= fromMs && dueAtMs <= toMs && dueAtMs <= nowMs;
		return isInTerm && (firstOf(id) !== undefined || isDueFor(learner, classWork, assignment));
	});
	const states = due.map(({ id, dueAtMs }) => {
		const atMs = firstOf(id);
		if (atMs === undefined) return 'missing';
		return atMs <= (dueAtMs ?? 0) ? 'inTime' : 'late';
	});
	const count = (state: (typeof states)[number]) => states.filter((each) => each === state).length;
	const withLevels = confirmed.filter(({ places }) => places);
	const isBoth = withLevels.length >= fewestForBoth;
	const criteria = criteriaOf(confirmed, assignments);
	const strongest = criteria.filter(({ share0to1 }) => share0to1 >= strongFrom).slice(0, shownCriteria);
	return {
		...{ due: due.length, inTime: count('inTime'), late: count('late'), missing: count('missing') },
		...{ answers: inTerm.length, confirmed: confirmed.length },
		minutesSpoken: inTerm.reduce((sum, { spokenSeconds }) => sum + spokenSeconds, 0) / 60,
		levelAtStart: isBoth ? levelOf(withLevels.slice(0, answersOfEnd)) : null,
		levelAtEnd: withLevels.length >= answersOfEnd ? levelOf(withLevels.slice(-answersOfEnd)) : null,
		marks: assignments.toReversed().flatMap((assignment) => {
			const attempts = confirmed.filter(({ assignmentId }) => assignmentId === assignment.id);
			const mark = lastMark(attempts);
			if (mark === null) return [];
			const atMs = attempts.at(-1)?.atMs ?? toMs;
			return [{ title: assignment.title, atMs, mark, highest: markScale(assignment).highest }];
		}),
		strongest,
		weakest: criteria
			.filter((each) => each.share0to1 < weakBelow && !strongest.includes(each))
			.slice(-shownCriteria)
			.toReversed(),
		mistakes: commonestMistakes(confirmed, shownMistakes).flatMap(({ category, times, examples }) => {
			const [example] = examples;
			const { original = '', replacement = '' } = example ?? {};
			return example ? [{ category, times, original, replacement }] : [];
		}),
	};
}

type Tools = { store: Store; clock: Clock; secrets: Secrets };

/** The reports of a class for a term as they would be now; undefined where the class is not in reach. */
export function termReportsOf({ store, clock }: Tools) {
	return async (permission: Permission, term: Term & { classId: string }) => {
		const [head, work] = [
			await store.marking.reportHead(permission, term),
			await store.homework.classWork(permission, term.classId),
		];
		if (!head || !work) return undefined;
		const { academy, academyLanguage, by, saved } = head;
		return work.learners.map((learner) => {
			const { membershipId, displayName } = learner;
			const before = saved.get(membershipId);
			const report: TermReport = {
				...{ learner: displayName, className: work.name, academy, by },
				...{ fromMs: term.fromMs, toMs: term.toMs },
				language: before?.language ?? academyLanguage,
				comment: before?.comment ?? '',
				figures: termFigures(learner, work, term, clock.nowMs()),
			};
			return { membershipId, isSaved: before !== undefined, report };
		});
	};
}

/** Gives a learner's report to the family, as its figures are now; answers whether the learner was in reach. */
export function saveTermReport(tools: Tools) {
	const reportsOf = termReportsOf(tools);
	return async (permission: Permission, wanted: SaveTermReportRequest): Promise<boolean> => {
		const { classId, membershipId, language, comment } = wanted;
		const reports = await reportsOf(permission, wanted);
		const found = reports?.find((each) => each.membershipId === membershipId);
		if (!found) return false;
		return tools.store.marking.saveReport(permission, {
			...{ id: tools.secrets.newId(), classId, membershipId, atMs: tools.clock.nowMs() },
			report: { ...found.report, language, comment },
		});
	};
}
