import type { ExamAnswerSent, ExamReport, ExamReportRequest } from '@henry/contract/exam-report.ts';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import { expect, test } from 'vitest';
import { papersForTests as papers, reportForTests as report } from '#server/exam-report-for-tests.ts';
import { goodAnswers, heard, otherTopicAnswers } from './spoken-answers-for-tests.ts';

const spanish =
	'me gusta mucho la comida de mi país porque es muy buena y la gente es muy amable con los que vienen de fuera';
const notReached: Partial<ExamAnswerSent> = { words: [], durationMs: 0, isUnasked: true };

type Said = string | Partial<ExamAnswerSent>;

/** The report on what is said to each turn, at 120 words a minute. */
function reportOn(
	exam: string,
	parts: string[],
	sayTo: (turn: ExamTurn, index: number) => Said,
	more: Partial<ExamReportRequest> = {},
) {
	const paper = papers.find(exam, 'a');
	const answers = turnsOf(paper.exam, paper.form, parts).map((turn, index) => {
		const said = sayTo(turn, index);
		const words = heard(typeof said === 'string' ? said : '');
		return { turn: turn.id, words, durationMs: 9_000, ...(typeof said === 'string' ? {} : said) };
	});
	return report({ exam, form: 'a', parts, timing: 'exam', extraTimePercent: 0, ...more, answers });
}
const partOne = (says: readonly Said[], more?: Partial<ExamReportRequest>) =>
	reportOn('aptis-general', ['1'], (_, index) => says[index] ?? '', more);
const middleOf = ({ estimate }: ExamReport) =>
	estimate ? (estimate.level.lowest + estimate.level.highest) / 2 : Number.NaN;
const criterionOf = ({ estimate, criteria }: ExamReport, name: string) =>
	(estimate?.criteria ?? criteria)?.find(({ criterion }) => criterion === name);

test('what was not reached says nothing of the level, and the parts that were reached tell how far it goes', async () => {
	const ended = await partOne([goodAnswers[0], notReached, notReached]);
	expect(middleOf(ended)).toBeGreaterThan(middleOf(await partOne(goodAnswers)) - 0.3);
	expect(ended.estimate?.notCounted).toEqual({ offTopic: 0, silent: 0, unsure: 0, total: 1 });
	expect(ended.estimate?.actions.map(({ code }) => code)).not.toContain('liftSilent');
	expect(ended.answers.map(({ topic }) => topic.verdict)).toEqual(['onTopic', 'notAsked', 'notAsked']);
	const parts = ['1', '2', '3', '4'];
	const early = await reportOn('aptis-general', parts, (turn, index) =>
		turn.part.id === '1' ? (goodAnswers[index] ?? '') : notReached,
	);
	expect(early.estimate?.tellsUpTo).toBe('B1');
});

test('what the real exam does not mark counts neither for nor against anybody', async () => {
	const interview = await reportOn('linguaskill', ['1'], ({ asked }, index) =>
		index < 2 ? '' : (asked.model ?? ''),
	);
	expect(interview.estimate?.notCounted).toMatchObject({ silent: 0, total: 6 });
	const introduction = await reportOn('pte', ['introduction'], ({ asked }) => asked.model ?? '');
	expect(introduction).toMatchObject({ estimate: null, missing: { code: 'notMarked' } });
	expect(introduction.answers[0]?.topic.verdict).toBe('onTopic');
});

test('short questions are right or wrong by their key, and have a mark for their task alone', async () => {
	const says = ['a plumber', 'I think it is spring', 'water', '', 'it is not low so it is deep'];
	const reported = await reportOn('pte', ['short-question'], (_, index) => says[index] ?? '');
	expect(reported.answers.map(({ keyed }) => keyed?.verdict)).toEqual([
		...['right', 'right', 'wrong', undefined, 'right'],
	]);
	expect(reported).toMatchObject({ estimate: null, missing: { code: 'fewSkills' } });
	const task = criterionOf(reported, 'task');
	expect(task?.level?.lowest).toBeGreaterThan(2);
	expect(task?.reasons).toMatchObject([
		{ code: 'rightAnswers', values: { answers: 3, total: 5 } },
		{ code: 'silentAnswers' },
	]);
	const wrong = await reportOn('pte', ['short-question'], () => 'water');
	expect(criterionOf(wrong, 'task')?.level?.highest).toBeLessThan(2.5);
	expect(criterionOf(wrong, 'task')?.lift).toBeUndefined();
});

test('of words that were given, the sounds are told, and no level', async () => {
	const reported = await reportOn('pte', ['read-aloud'], ({ asked }) => ({
		words: heard(asked.ask),
		accuracy0to100: 80,
	}));
	expect(reported).toMatchObject({ estimate: null, missing: { code: 'fewSkills' } });
	expect(reported.criteria?.map(({ criterion }) => criterion)).toEqual(['task', 'pronunciation']);
	expect(criterionOf(reported, 'pronunciation')?.level).not.toBeNull();
});

test('where it is the topic that is in doubt, no microphone is blamed', async () => {
	const reported = await reportOn('aptis-general', ['4'], () => otherTopicAnswers.join(' '));
	expect(reported.answers[0]?.topic.verdict).toBe('unsure');
	expect(reported).toMatchObject({ estimate: null, missing: { code: 'topicUnsure' } });
});

test('extra time changes nothing in what the same answers are worth', async () => {
	const { estimate } = await partOne(goodAnswers);
	expect((await partOne(goodAnswers, { extraTimePercent: 50 })).estimate).toEqual(estimate);
});

test('answers in another language are told as such, and no words of theirs count', async () => {
	const { answers, estimate } = await partOne([goodAnswers[0], spanish, goodAnswers[2]]);
	expect(answers[1]?.topic).toMatchObject({ verdict: 'offTopic', because: 'notEnglish' });
	expect(estimate?.notCounted).toMatchObject({ offTopic: 1, unsure: 0 });
	expect(await partOne([spanish, '', spanish])).toMatchObject({
		estimate: null,
		missing: { code: 'notEnglish' },
	});
});

test('no level above the highest of an exam is told, neither of the whole nor of a criterion', async () => {
	const advanced =
		'which I would have done if I had not been so busy, although what matters is having been given the opportunity';
	const { estimate } = await reportOn('a2-key', ['1', '2'], ({ asked }) => `${asked.model} ${advanced}`);
	const told = [estimate, ...(estimate?.criteria ?? [])].flatMap((one) => one?.level?.highest ?? []);
	expect(Math.max(...told)).toBeCloseTo(3.9);
	expect(estimate?.chances0to1.at(-1)?.level).toBe('B1');
	expect(estimate?.tellsUpTo).toBeUndefined();
});

test('where turns with a partner are missing, turns are asked for', async () => {
	const reported = await reportOn('b2-first', ['3'], ({ asked }, index) =>
		index < 2 ? `${asked.model} ${goodAnswers[0]}` : '',
	);
	expect(criterionOf(reported, 'interaction')?.missing).toMatchObject({
		code: 'fewTurns',
		values: { answers: 2, needed: 1 },
	});
});
