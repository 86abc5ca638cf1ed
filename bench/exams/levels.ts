import { join } from 'node:path';
import type { ExamEstimate, ExamReport } from '@henry/contract/exam-report.ts';
import { turnsOf } from '@henry/contract/exam-turns.ts';
import type { Exam, ExamForm } from '@henry/contract/exams.ts';
import { createMiniLm } from '../../server/src/adapters/sentence-embeddings/minilm.ts';
import { loadContent } from '../../server/src/content.ts';
import { createExamPapers } from '../../server/src/domain/exams/exam-papers.ts';
import { reportOnExam } from '../../server/src/domain/exams/exam-report.ts';
import { createTopicSense } from '../../server/src/domain/exams/topic-sense.ts';
import { findErrors } from '../../server/src/domain/grammar/check-grammar.ts';
import { grammarRules } from '../../server/src/domain/grammar/rules.ts';
import { rulesAlone } from '../../server/src/domain/safety/danger-sense-for-tests.ts';
import { createDangerWatch } from '../../server/src/domain/safety/danger-watch.ts';
import { createLevelOf } from '../../server/src/domain/talk-report/vocabulary.ts';
import { createWinkTagger } from '../../server/src/engines/wink-tagger.ts';
import { modelForTests } from '../../server/src/models-for-tests.ts';
import { median, rounded } from '../result.ts';
import { createHearing, type HeardSpoken } from './heard-answers.ts';
import { type PlannedLevel, plannedLevels } from './speaker-plans.ts';
import { type Condition, conditions, type OwnAnswer, ownAnswers, sayAnswers } from './spoken-answers.ts';

/** Time for one answer: the exam's own 45 seconds are too short for the slowest. */
const answerSeconds = 60;
/** Other microphones and noise are tried on every second topic: hearing takes as long as all else together. */
const isRetested = ({ question }: OwnAnswer) =>
	[...new Set(ownAnswers.map((answer) => answer.question))].indexOf(question) % 2 === 0;

type Estimated = OwnAnswer & { condition: Condition; heard: HeardSpoken; report: ExamReport };

/** Questions that are asked together: each alone, and by fours, which is nearer to the length of a real exam. */
const questions = [...new Set(ownAnswers.map(({ question }) => question))];
const questionsOfFour = Array.from({ length: questions.length / 4 }, (_, index) =>
	questions.filter((_, place) => place % (questions.length / 4) === index),
);
const idOf = (asked: readonly string[]) => asked.join('-').replaceAll(/[ .]/g, '-');

/** An exam of some questions of Aptis General, which may show every level. */
function examOf(
	content: ReturnType<typeof loadContent>,
	asked: readonly string[],
): { exam: Exam; form: ExamForm } {
	const { exams, forms } = content.exams;
	const aptis = exams.find(({ id }) => id === 'aptis-general');
	if (!aptis) throw new Error('There is no Aptis General.');
	const turns = asked.map((question) => {
		const [formId, turnId] = question.split(' ');
		const form = forms.find(({ id, exam: of }) => of === 'aptis-general' && id === formId);
		const turn = form && turnsOf(aptis, form).find(({ id }) => id === turnId);
		if (!turn) throw new Error(`Aptis General has no question ${question}.`);
		return turn;
	});
	const id = idOf(asked);
	const { tellsUpTo: _, ...part } = turns[0]?.part ?? ({} as Exam['parts'][number]);
	const steps = turns.map(({ step }) => ({ ...step, count: 1, answerSeconds }));
	return {
		exam: { ...aptis, id, parts: [{ ...part, id: '1', steps }] },
		form: {
			...{ id: 'a', exam: id, title: { en: id, es: id } },
			parts: { '1': turns.map(({ item, asked: one }) => ({ ...item, answers: [one] })) },
		},
	};
}

async function createJudge() {
	const content = loadContent(join(import.meta.dirname, '../../content'));
	const made = [...questions.map((question) => [question]), ...questionsOfFour].map((asked) =>
		examOf(content, asked),
	);
	const papers = createExamPapers(
		{
			exams: [...content.exams.exams, ...made.map(({ exam }) => exam)],
			forms: [...content.exams.forms, ...made.map(({ form }) => form)],
			pictures: content.exams.pictures,
		},
		content.pictures,
	);
	const topics = createTopicSense((failure) => {
		throw new Error(failure);
	});
	await topics.upgrade(
		createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 8 }),
	);
	const tag = createWinkTagger();
	const report = reportOnExam({
		papers,
		checker: {
			health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
			start: async () => {},
			close: async () => {},
			check: async (text) => findErrors(text, tag, grammarRules),
		},
		danger: createDangerWatch(rulesAlone, content.safety),
		topics,
		levelOf: createLevelOf(content.vocabularyLevels),
	});
	return {
		/** The report on answers to some questions. */
		judge: (asked: readonly string[], heard: readonly HeardSpoken[]) =>
			report({
				...{ exam: idOf(asked), form: 'a', parts: ['1'], timing: 'exam', extraTimePercent: 0 },
				answers: heard.map(({ words, sounds, durationMs }, index) => ({
					...{ turn: `1.${index}.0`, words, sounds },
					durationMs: Math.min(durationMs, 1_000 * answerSeconds),
				})),
			}),
		close: () => topics.close(),
	};
}

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
	const [hearing, judge] = await Promise.all([createHearing(), createJudge()]);
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
