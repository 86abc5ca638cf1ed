import type { ExamEstimate, ExamReport } from '@henry/contract/exam-report.ts';
import { median, rounded } from '../result.ts';
import { createHearing, type HeardSpoken } from './heard-answers.ts';
import { createJudge } from './judge.ts';
import { type PlannedLevel, plannedLevels } from './speaker-plans.ts';
import {
	type Condition,
	conditions,
	type OwnAnswer,
	ownAnswers,
	questions,
	sayAnswers,
} from './spoken-answers.ts';

/** Other microphones and noise are tried on every second topic: hearing takes as long as all else together. */
const isRetested = ({ question }: OwnAnswer) => questions.indexOf(question) % 2 === 0;

type Estimated = OwnAnswer & { condition: Condition; heard: HeardSpoken; report: ExamReport };

/** Questions that are asked together: each alone, and by fours, which is nearer to the length of a real exam. */
const questionsOfFour = Array.from({ length: questions.length / 4 }, (_, index) =>
	questions.filter((_, place) => place % (questions.length / 4) === index),
);
const middleOf = ({ level }: Pick<ExamEstimate, 'level'>) => (level.lowest + level.highest) / 2;
const widthOf = ({ level }: Pick<ExamEstimate, 'level'>) => level.highest - level.lowest;
const share = (values: readonly boolean[]) =>
	values.length === 0 ? null : rounded(values.filter(Boolean).length / values.length);

/** Of all pairs of answers that differ by one level, on any topics: in which share the higher one stands higher. */
function ordered(places: readonly { level: PlannedLevel; place: number }[]) {
	const of = (level: PlannedLevel) => places.filter((one) => one.level === level).map(({ place }) => place);
	const pairs = (low: PlannedLevel, high: PlannedLevel) =>
		of(low).flatMap((below) => of(high).map((above) => above > below));
	const steps = plannedLevels.slice(1).map((high, index) => {
		const low = plannedLevels[index] as PlannedLevel;
		return { step: `${low} to ${high}`, right: pairs(low, high) };
	});
	return {
		pairs: steps.flatMap(({ right }) => right).length,
		inOrder: share(steps.flatMap(({ right }) => right)),
		byStep: Object.fromEntries(steps.map(({ step, right }) => [step, share(right)])),
	};
}

type Mark = { level: PlannedLevel; estimate: ExamEstimate; place: number };

/** Marks of several answers of one level, by fours. */
async function marksOfFour(
	{ judge }: Pick<Awaited<ReturnType<typeof createJudge>>, 'judge'>,
	all: readonly Estimated[],
): Promise<Mark[]> {
	const marks: Mark[] = [];
	for (const level of plannedLevels) {
		for (const asked of questionsOfFour) {
			const answers = asked.flatMap(
				(question) =>
					all.find((one) => one.question === question && one.level === level && one.condition === 'clean') ??
					[],
			);
			if (answers.length < asked.length) continue;
			const { estimate } = await judge(
				asked,
				answers.map(({ heard }) => heard),
			);
			if (estimate) marks.push({ level, estimate, place: middleOf(estimate) });
		}
	}
	return marks;
}

/** The order of marks, and how wide their intervals are. */
function figuresOfMarks(marks: readonly Mark[]) {
	return {
		marks: marks.length,
		order: ordered(marks),
		intervalAtMostALevelAndAHalf: share(marks.map(({ estimate }) => widthOf(estimate) <= 1.5)),
		medianWidth: rounded(median(marks.map(({ estimate }) => widthOf(estimate))), 2),
		plannedLevelTouchesTheInterval: share(
			marks.map(({ level, estimate }) => {
				const from = plannedLevels.indexOf(level) + 2;
				return estimate.level.lowest < from + 1 && estimate.level.highest > from;
			}),
		),
		medianPlace: Object.fromEntries(
			plannedLevels.map((level) => [
				level,
				rounded(median(marks.filter((one) => one.level === level).map(({ place }) => place)), 2),
			]),
		),
	};
}

function figuresOf(all: readonly Estimated[]) {
	const clean = all.filter(({ condition }) => condition === 'clean');
	const estimated = clean.flatMap(({ level, report: { estimate } }) =>
		estimate ? [{ level, estimate, place: middleOf(estimate) }] : [],
	);
	const names = estimated[0]?.estimate.criteria.map(({ criterion }) => criterion) ?? [];
	const criteria = names.map((name) => {
		const marked = estimated.flatMap(({ level, estimate }) => {
			const found = estimate.criteria.find(({ criterion }) => criterion === name)?.level;
			return found ? [{ level, place: (found.lowest + found.highest) / 2 }] : [];
		});
		return [name, { marked: marked.length, ...ordered(marked) }] as const;
	});
	const shifts = (condition: Condition) =>
		all
			.filter((one) => one.condition === condition)
			.flatMap(({ seed, report: { estimate } }) => {
				const first = clean.find((one) => one.seed === seed)?.report.estimate;
				return estimate && first ? [Math.abs(middleOf(estimate) - middleOf(first))] : [];
			});
	const retest = conditions.slice(1).map((condition) => {
		const found = shifts(condition);
		const figures = {
			answers: all.filter((one) => one.condition === condition).length,
			withBothMarks: found.length,
			withinHalfALevel: share(found.map((shift) => shift <= 0.5)),
			medianShift: rounded(median(found), 2),
		};
		return [condition, figures] as const;
	});
	return {
		answers: clean.length,
		onTopic: share(clean.map(({ report }) => report.answers[0]?.topic.verdict === 'onTopic')),
		gated: share(clean.map(({ report }) => report.answers[0]?.topic.verdict === 'offTopic')),
		...figuresOfMarks(estimated),
		orderByCriterion: Object.fromEntries(criteria),
		retest: Object.fromEntries(retest),
	};
}

/**
 * Our own answers at four levels, written by us and said by Kokoro's voices with the pace, pauses, hesitations and wrong
 * sounds of their level, heard by Whisper, judged as one-question exams. Nothing here was marked by examiners: it tells
 * whether the order is right, how wide intervals are and whether they hold in noise, not whether levels are an examiner's.
 */
export async function levels({ trial }: { trial: boolean }) {
	const said = await sayAnswers(ownAnswers.slice(0, trial ? 8 : undefined));
	const [hearing, judge] = await Promise.all([
		createHearing(),
		createJudge([...questions.map((question) => [question]), ...questionsOfFour]),
	]);
	const all: Estimated[] = [];
	try {
		for (const answer of said) {
			for (const condition of isRetested(answer) ? conditions : (['clean'] as const)) {
				const heard = await hearing.hear(answer, condition);
				const report = await judge.judge([answer.question], [heard]);
				all.push({ ...answer, condition, heard, report });
			}
		}
		if (trial) for (const one of all) process.stdout.write(`${lineOf(one)}\n`);
		return { ...figuresOf(all), examsOfFourAnswers: figuresOfMarks(await marksOfFour(judge, all)) };
	} finally {
		await Promise.all([hearing.close(), judge.close()]);
	}
}

function lineOf({ question, level, condition, report: { estimate, answers } }: Estimated): string {
	const places = estimate?.criteria.map(
		({ criterion, level: of }) => `${criterion} ${of ? middleOf({ level: of }).toFixed(1) : '–'}`,
	);
	const place = estimate
		? `${middleOf(estimate).toFixed(2)} ± ${(widthOf(estimate) / 2).toFixed(2)}`
		: 'no mark';
	return [question, level, condition, answers[0]?.topic.verdict, place, ...(places ?? [])].join(' | ');
}
