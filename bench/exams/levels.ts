import type { ExamEstimate, ExamReport } from '@henry/contract/exam-report.ts';
import { median, rounded } from '../result.ts';
import { createHearing, type HeardSpoken } from './heard-answers.ts';
import { createJudge } from './judge.ts';
import { type PlannedLevel, plannedLevels } from './speaker-plans.ts';
import {
	type Condition,
	conditions,
	isChosenBy,
	type OwnAnswer,
	ownAnswers,
	questions,
	sayAnswers,
} from './spoken-answers.ts';

/** Other microphones and noise are tried on the half that is measured. */
const isRetested = ({ question }: OwnAnswer) => !isChosenBy(question);

type Estimated = OwnAnswer & { condition: Condition; heard: HeardSpoken; report: ExamReport };

/** Questions that are asked together: each alone, and by fours of one half, which is nearer to the length of a real exam. */
const questionsOfFour = [true, false].flatMap((chosenBy) => {
	const half = questions.filter((question) => isChosenBy(question) === chosenBy);
	return [0, 1].map((group) => half.filter((_, place) => place % 2 === group));
});
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

type Mark = { level: PlannedLevel; question: string; estimate: ExamEstimate; place: number };
type Placed = { level: PlannedLevel; interval: { lowest: number; highest: number } };

/** Where the planned level begins on the line of levels. */
const beginOf = (level: PlannedLevel) => plannedLevels.indexOf(level) + 2;

/** In which share of marks the interval holds the middle of the planned level, and in which it touches that level. */
function holding(marks: readonly Placed[]) {
	const share0to1 = (isHeld: (begin: number, interval: Placed['interval']) => boolean) =>
		share(marks.map(({ level, interval }) => isHeld(beginOf(level), interval)));
	return {
		holdsTheMiddleOfThePlannedLevel: share0to1(
			(begin, { lowest, highest }) => lowest <= begin + 0.5 && begin + 0.5 <= highest,
		),
		touchesThePlannedLevel: share0to1((begin, { lowest, highest }) => lowest < begin + 1 && highest > begin),
	};
}

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
			const [question = ''] = asked;
			if (estimate) marks.push({ level, question, estimate, place: middleOf(estimate) });
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
		...holding(marks.map(({ level, estimate }) => ({ level, interval: estimate.level }))),
		medianPlace: Object.fromEntries(
			plannedLevels.map((level) => [
				level,
				rounded(median(marks.filter((one) => one.level === level).map(({ place }) => place)), 2),
			]),
		),
	};
}

/** How each criterion orders the levels, and how often its interval holds the planned one. */
function figuresOfCriteria(marks: readonly Mark[]) {
	const names = marks[0]?.estimate.criteria.map(({ criterion }) => criterion) ?? [];
	return Object.fromEntries(
		names.map((name) => {
			const marked = marks.flatMap(({ level, estimate }) => {
				const interval = estimate.criteria.find(({ criterion }) => criterion === name)?.level;
				return interval ? [{ level, interval, place: (interval.lowest + interval.highest) / 2 }] : [];
			});
			return [name, { marked: marked.length, ...ordered(marked), ...holding(marked) }];
		}),
	);
}

/** How far marks of the same answers lie from those of the clean recordings. */
function figuresOfRetest(all: readonly Estimated[]) {
	return Object.fromEntries(
		conditions.slice(1).map((condition) => {
			const again = all.filter((one) => one.condition === condition);
			const shifts = again.flatMap(({ seed, report: { estimate } }) => {
				const first = all.find((one) => one.seed === seed && one.condition === 'clean')?.report.estimate;
				return estimate && first ? [Math.abs(middleOf(estimate) - middleOf(first))] : [];
			});
			const figures = {
				answers: again.length,
				withBothMarks: shifts.length,
				withinHalfALevel: share(shifts.map((shift) => shift <= 0.5)),
				medianShift: rounded(median(shifts), 2),
			};
			return [condition, figures];
		}),
	);
}

function figuresOf(all: readonly Estimated[]) {
	const clean = all.filter(({ condition }) => condition === 'clean');
	const marksOf = (answers: readonly Estimated[]) =>
		answers.flatMap(({ level, question, report: { estimate } }) =>
			estimate ? [{ level, question, estimate, place: middleOf(estimate) }] : [],
		);
	const marks = marksOf(clean);
	const verdictOf = ({ report }: Estimated) => report.answers[0]?.topic.verdict;
	const verdicts = clean.map(verdictOf);
	return {
		answers: clean.length,
		onTopic: share(verdicts.map((verdict) => verdict === 'onTopic')),
		gated: share(verdicts.map((verdict) => verdict === 'offTopic')),
		...figuresOfMarks(marks),
		orderOfAnswersOnTopic: ordered(marksOf(clean.filter((one) => verdictOf(one) === 'onTopic'))),
		criteria: figuresOfCriteria(marks),
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
		const ofFour = await marksOfFour(judge, all);
		const half = (chosenBy: boolean) => {
			const isOf = ({ question }: { question: string }) => isChosenBy(question) === chosenBy;
			return { ...figuresOf(all.filter(isOf)), examsOfFourAnswers: figuresOfMarks(ofFour.filter(isOf)) };
		};
		return { chosenBy: half(true), measured: half(false), retest: figuresOfRetest(all) };
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
