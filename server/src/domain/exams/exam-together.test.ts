import { isShared, turnsOfCandidate, turnsTogether } from '@henry/contract/exam-pair.ts';
import type { ExamAnswerSent, ExamReportRequest } from '@henry/contract/exam-report.ts';
import { expect, test } from 'vitest';
import { papersForTests, reportForTests } from '#server/exam-report-for-tests.ts';
import { heard } from './spoken-answers-for-tests.ts';

const exam = 'b2-first';
const [first, second] = [papersForTests.find(exam, 'a'), papersForTests.find(exam, 'b')];
const parts = first.exam.parts.map(({ id }) => id);
const turns = turnsTogether(first.exam, [first.form, second.form], 2);
const talk =
	"i agree with you because public transport is cheap but what do you think about the noise i think it's hard to sleep in a city yes that's true and many people cannot pay for a flat so they leave do you agree shall we choose the cost of living because nobody can change that";

function request(candidate: 0 | 1, sharedAnswer: Partial<ExamAnswerSent> | undefined): ExamReportRequest {
	const answers = turnsOfCandidate(turns, candidate).flatMap((turn): ExamAnswerSent[] => {
		if (!isShared(turn))
			return [{ turn: turn.id, words: heard(turn.asked.model ?? talk), durationMs: 30_000 }];
		return sharedAnswer ? [{ turn: turn.id, words: heard(talk), durationMs: 60_000, ...sharedAnswer }] : [];
	});
	const together = { candidates: 2, candidate, furtherForms: ['b'] } as const;
	return {
		...{ exam, form: 'a', parts, timing: 'exam', extraTimePercent: 0 },
		...{ together: { ...together, furtherForms: [...together.furtherForms] }, answers },
	};
}

const interactionIn = async (sent: ExamReportRequest) => {
	const { estimate, answers } = await reportForTests(sent);
	const interaction = estimate?.criteria.find(({ criterion }) => criterion === 'interaction');
	return { answers: answers.length, level: interaction?.level, missing: interaction?.missing?.code };
};

test('each of two candidates is reported on by the answers to their own turns, the second one on the other form', async () => {
	const own = turns.filter(({ asked, speakers }) => asked.model && speakers?.[0] === 1);
	expect(own.map(({ asked }) => asked.ask)).toContain(second.form.parts['2']?.[0]?.answers[0]?.ask);
	const report = await reportForTests(request(1, { stretchStartsMs: [0, 8_000, 15_000, 22_000] }));
	expect(report.answers.map(({ turn }) => turn)).toEqual(turnsOfCandidate(turns, 1).map(({ id }) => id));
	expect(report.estimate?.level.lowest).toBeGreaterThan(2);
});

test('what was said together is interaction as a range, and no mark where nobody knows who spoke', async () => {
	const told = await interactionIn(request(0, { stretchStartsMs: [0, 8_000, 15_000, 22_000] }));
	expect(told.answers).toBe(8);
	expect(told.level?.lowest).toBeLessThan((told.level?.highest ?? 0) - 1);
	expect(await interactionIn(request(0, undefined))).toEqual({
		answers: 6,
		level: null,
		missing: 'needsPartner',
	});
});

test('the answers of the other candidate, and exams that are taken alone, are refused', async () => {
	const mixed = { ...request(0, undefined), answers: request(1, undefined).answers };
	await expect(reportForTests(mixed)).rejects.toMatchObject({ code: 'invalid-argument' });
	const alone = { ...request(0, undefined), exam: 'ielts' };
	await expect(reportForTests(alone)).rejects.toMatchObject({ code: 'invalid-argument' });
});
