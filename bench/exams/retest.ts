import type { ExamEstimate } from '@henry/contract/exam-report.ts';
import { rounded } from '../result.ts';
import { createHearing } from './heard-answers.ts';
import { createJudge } from './judge.ts';
import { type PlannedLevel, plannedLevels } from './speaker-plans.ts';
import { ownAnswers, questions, sayAnswers, voices } from './spoken-answers.ts';

/** Like a check, a form has two answers in one's own words; who takes two forms gives four answers. */
const answersOfForm = 2;
/** There are answers for so many learners of each level. */
const mostLearners = questions.length / (2 * answersOfForm);
/** So many of each level are heard: saying and hearing one more of each takes a quarter of an hour. */
const learnersOfLevel = 2;

/** Somebody of a level, with a voice, and the two parallel forms that they take. */
type Learner = { level: PlannedLevel; voice: (typeof voices)[number]; forms: [string[], string[]] };

/** One of each level after the other, so that what was said first is whole. */
function learners(): Learner[] {
	return Array.from({ length: learnersOfLevel }, (_, place) => {
		// Questions that lie far apart are of different kinds and topics.
		const own = questions.filter((_question, index) => index % mostLearners === place);
		const forms: Learner['forms'] = [
			own.filter((_question, index) => index % 2 === 0),
			own.filter((_question, index) => index % 2 === 1),
		];
		return plannedLevels.map((level, index) => ({
			...{ level, forms },
			voice: voices[(place * plannedLevels.length + index) % voices.length] ?? voices[0],
		}));
	}).flat();
}

const middleOf = ({ lowest, highest }: { lowest: number; highest: number }) => (lowest + highest) / 2;

/** The middle of the level, and of each skill that has a mark. */
function placesOf(estimate: ExamEstimate): Record<string, number> {
	const skills = estimate.criteria.flatMap(({ criterion, level }) =>
		level ? [[criterion, middleOf(level)] as const] : [],
	);
	return Object.fromEntries([['level', middleOf(estimate.level)], ...skills]);
}

/**
 * The standard error of measurement from pairs: the root of half the mean squared difference, which is the standard
 * deviation within a person (Bland and Altman 1996, "Measurement error").
 */
function errorsOf(pairs: readonly (readonly [Record<string, number>, Record<string, number>])[]) {
	const names = [...new Set(pairs.flatMap(([first]) => Object.keys(first)))];
	return Object.fromEntries(
		names.map((name) => {
			const squares = pairs.flatMap(([{ [name]: one }, { [name]: other }]) =>
				one === undefined || other === undefined ? [] : [(one - other) ** 2],
			);
			const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
			return [name, { pairs: squares.length, levels: rounded(Math.sqrt(mean / 2), 2) }];
		}),
	);
}

/**
 * How far two parallel forms of one simulated learner lie apart, by skill. The same voice answers, at the pace and with the
 * pauses and mistakes of its level, other questions each time. What is read aloud and repeated in a check is left out, so
 * that pronunciation rests on less here; a simulated learner has no better and worse days. Both are said in docs/exams.md.
 */
export async function retest({ trial }: { trial: boolean }) {
	const all = learners().slice(0, trial ? 1 : undefined);
	const [hearing, judge] = await Promise.all([
		createHearing(),
		createJudge([
			...new Map(all.flatMap(({ forms }) => forms).map((asked) => [asked.join(), asked])).values(),
		]),
	]);
	const pairs: [Record<string, number>, Record<string, number>][] = [];
	try {
		for (const { level, voice, forms } of all) {
			const places: Record<string, number>[] = [];
			for (const asked of forms) {
				const answers = asked.flatMap(
					(question) =>
						ownAnswers.find((answer) => answer.question === question && answer.level === level) ?? [],
				);
				const said = await sayAnswers(answers, () => voice);
				const heard = [];
				for (const answer of said) heard.push(await hearing.hear(answer, 'clean'));
				const { estimate, answers: judged } = await judge.judge(asked, heard);
				// As in the product: a check with an answer about something else does not count.
				const counts = judged.every(({ topic }) => !['silent', 'offTopic'].includes(topic.verdict));
				if (estimate && counts) places.push(placesOf(estimate));
				process.stderr.write(`${level} ${voice} ${JSON.stringify(estimate && placesOf(estimate))}\n`);
			}
			const [one, other] = places;
			if (one && other) pairs.push([one, other]);
		}
		return { learners: all.length, pairs: pairs.length, errors: errorsOf(pairs) };
	} finally {
		await Promise.all([hearing.close(), judge.close()]);
	}
}
