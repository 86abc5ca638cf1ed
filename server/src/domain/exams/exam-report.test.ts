import { type ExamReport, examReportSchema } from '@henry/contract/exam-report.ts';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import { expect, test } from 'vitest';
import { papersForTests as papers, reportForTests as report } from '#server/exam-report-for-tests.ts';
import {
	fewWordsAnswers,
	goodAnswers,
	heard,
	oneWordAnswers,
	otherTopicAnswers,
	repeatedQuestions,
	simpleAnswers,
} from './spoken-answers-for-tests.ts';

type Hearing = Parameters<typeof heard>[1];

/** What somebody says to each turn, in the time it takes at that speed. */
function reportOn(
	exam: string,
	parts: string[],
	sayTo: (turn: ExamTurn, index: number) => string,
	hearing?: Hearing,
) {
	const paper = papers.find(exam, 'a');
	const turns = turnsOf(paper.exam, paper.form, parts);
	const answers = turns.map((turn, index) => {
		const words = heard(sayTo(turn, index), hearing);
		return { turn: turn.id, words, durationMs: 1_000 * turn.answerSeconds };
	});
	return report({ exam, form: 'a', parts, timing: 'exam', extraTimePercent: 0, answers });
}
const partOne = (texts: readonly string[], hearing?: Hearing) =>
	reportOn('aptis-general', ['1'], (_, index) => texts[index] ?? '', hearing);

function estimateOf({ estimate }: ExamReport) {
	if (!estimate) throw new Error('Nothing was estimated.');
	return estimate;
}
const middleOf = (reported: ExamReport) => {
	const { lowest, highest } = estimateOf(reported).level;
	return (lowest + highest) / 2;
};

test('better answers to part one stand higher, each within a level and a half, and no higher than the part tells', async () => {
	const good = await partOne(goodAnswers, { wordsPerMinute: 125 });
	const simple = await partOne(simpleAnswers, { wordsPerMinute: 80 });
	expect(examReportSchema.parse(good)).toEqual(good);
	expect(middleOf(good)).toBeGreaterThan(middleOf(simple) + 0.7);
	for (const { level, tellsUpTo } of [estimateOf(good), estimateOf(simple)]) {
		expect(level.highest - level.lowest).toBeLessThanOrEqual(1.7);
		expect(level.highest).toBeLessThanOrEqual(4);
		expect(tellsUpTo).toBe('B1');
	}
	expect(estimateOf(simple).level.lowest).toBeLessThan(2.5);
});

test('the band is where the level is on the scale of the exam, and the chances of the levels make one', async () => {
	const { level, band, chances0to1 } = estimateOf(await partOne(goodAnswers, { wordsPerMinute: 125 }));
	expect(band?.lowest).toBeGreaterThanOrEqual(16);
	expect(band?.highest).toBeLessThanOrEqual(41);
	expect(level.highest).toBeGreaterThan(level.lowest);
	expect(chances0to1.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
	expect(chances0to1.at(-1)?.level).toBe('B1');
});

test('each criterion has its reasons and what lifts it; sounds that nobody judged get no mark', async () => {
	const { criteria, actions } = estimateOf(await partOne(goodAnswers));
	expect(criteria.map(({ criterion }) => criterion)).toEqual([
		...['task', 'grammar', 'vocabulary', 'pronunciation', 'fluency', 'coherence'],
	]);
	for (const { criterion, level, reasons, missing, lift } of criteria) {
		if (criterion === 'pronunciation') {
			expect(level).toBeNull();
			expect(missing).toMatchObject({ code: 'needsClearWords', values: { needed: 25 } });
		} else {
			expect(level).not.toBeNull();
			expect(reasons.length).toBeGreaterThan(0);
			expect(lift).toBeDefined();
		}
	}
	expect(actions).toHaveLength(3);
});

test('evidence can be played: each piece lies in its answer, and says what is heard there', async () => {
	const texts = [simpleAnswers[0], goodAnswers[1], otherTopicAnswers[2]];
	const { criteria } = estimateOf(await partOne(texts, { wordsPerMinute: 60 }));
	const pieces = criteria.flatMap(({ evidence }) => evidence);
	for (const { answer, startMs, endMs, said } of pieces) {
		const inside = heard(texts[answer] ?? '', { wordsPerMinute: 60 }).filter(
			(word) => word.startMs >= startMs && word.endMs <= endMs,
		);
		expect(inside.map(({ text }) => text).join(' ')).toBe(said);
	}
	const evidenceOf = (name: string) => criteria.find(({ criterion }) => criterion === name)?.evidence ?? [];
	expect(evidenceOf('grammar')).toContainEqual(
		expect.objectContaining({
			answer: 0,
			kind: 'mistake',
			said: expect.stringContaining('have sixteen years'),
		}),
	);
	expect(evidenceOf('task')).toMatchObject([{ answer: 2, kind: 'offTopic' }]);
	expect(evidenceOf('coherence').map(({ kind }) => kind)).toContain('strength');
});

const partnerReplies = {
	together: (turn: ExamTurn) =>
		`yes i agree with you because it is good for everybody but ${turn.index} of us may not like it what do you think shall we choose the first one`,
	alone: () => 'my house is big i have a dog i like the park it is nice there i go every day with him',
};

test('interaction with a partner is judged where there is one: reactions, questions and reasons lift it', async () => {
	const interactionOf = (reported: ExamReport) =>
		estimateOf(reported).criteria.find(({ criterion }) => criterion === 'interaction');
	const parts = ['3'];
	const together = interactionOf(await reportOn('b2-first', parts, partnerReplies.together));
	const alone = interactionOf(await reportOn('b2-first', parts, partnerReplies.alone));
	expect(together?.level?.lowest).toBeGreaterThan(alone?.level?.lowest ?? 0);
	expect(together?.level?.highest).toBeGreaterThan((alone?.level?.highest ?? 0) + 1);
	expect(together?.evidence[0]?.said).toMatch(/what do you think|shall we/);
	expect(alone?.lift?.code).toMatch(/^lift(Questions|Reasons|Reactions)$/);
	const without = interactionOf(await reportOn('b2-first', ['1'], () => goodAnswers[0]));
	expect(without).toMatchObject({ level: null, missing: { code: 'needsPartner' } });
});

test('sounds of free speech make a mark where enough words were surely heard', async () => {
	const turns = turnsOf(papers.find('aptis-general', 'a').exam, papers.find('aptis-general', 'a').form, [
		'1',
	]);
	const pronunciationOf = async (accuracy0to100: number, doubts: (index: number) => boolean) => {
		const answers = turns.map((turn, index) => ({
			turn: turn.id,
			words: heard(goodAnswers[index] ?? '', { doubts }),
			durationMs: 30_000,
			sounds: {
				...{ words: 50, sounds: 150, accuracy0to100, wrong: 1 },
				examples: [
					{ word: 'family', startMs: 1_000, endMs: 1_500, ipa: 'æ', heardInstead: 'ʌ' },
					{ word: 'school', startMs: 2_000, endMs: 2_500, ipa: 's', insertedBefore: 'ɛ' },
				],
			},
		}));
		const request = { exam: 'aptis-general', form: 'a', timing: 'exam', extraTimePercent: 0 } as const;
		const { criteria } = estimateOf(await report({ ...request, parts: ['1'], answers }));
		return criteria.find(({ criterion }) => criterion === 'pronunciation');
	};
	const clear = await pronunciationOf(90, () => false);
	const weak = await pronunciationOf(65, () => false);
	expect(clear?.level?.lowest).toBeGreaterThan((weak?.level?.lowest ?? 9) + 1);
	expect(clear?.evidence[0]).toMatchObject({
		kind: 'sound',
		said: 'family',
		better: '/æ/',
		heardInstead: '/ʌ/',
	});
	expect(clear?.evidence[1]).toMatchObject({ said: 'school', better: '/s/', insertedBefore: '/ɛ/' });
	const doubted = await pronunciationOf(90, (index) => index % 2 === 0);
	expect(doubted).toMatchObject({ level: null, missing: { code: 'understoodTooLittle' } });
});

test.each([
	['a memorised talk about something else', otherTopicAnswers],
	['the questions said again', repeatedQuestions],
])('%s is worth next to nothing', async (_, answers) => {
	const { level, notCounted, actions } = estimateOf(await partOne(answers));
	expect(notCounted.offTopic).toBe(3);
	expect(level.highest).toBeLessThan(1.5);
	expect(actions[0]).toMatchObject({ code: 'liftTopic', values: { answers: 3 } });
});

test('an answer off topic costs its share of the whole', async () => {
	const all = middleOf(await partOne(goodAnswers, { wordsPerMinute: 80 }));
	const two = await partOne([goodAnswers[0], goodAnswers[1], otherTopicAnswers[2]], { wordsPerMinute: 80 });
	expect(middleOf(two)).toBeLessThan(all - 0.5);
	expect(estimateOf(two).notCounted).toEqual({ offTopic: 1, silent: 0, unsure: 0, total: 3 });
});

test('too little speech gets no mark, and is told how much more is needed', async () => {
	for (const answers of [oneWordAnswers, fewWordsAnswers]) {
		const { estimate, missing } = await partOne(answers, { wordsPerMinute: 45 });
		expect(estimate).toBeNull();
		expect(missing).toMatchObject({ code: 'fewWords' });
		expect(missing?.values.needed).toBeGreaterThan(0);
	}
	const silence = await partOne(['', '', '']);
	expect(silence).toMatchObject({ estimate: null, missing: { code: 'silentAnswers' } });
	expect(silence.answers.map(({ topic }) => topic.verdict)).toEqual(['silent', 'silent', 'silent']);
});

test('who said enough but was heard unsurely is told so, and not to say more', async () => {
	const { estimate, missing } = await partOne(goodAnswers, { confidence0to1: 0.4 });
	expect(estimate).toBeNull();
	expect(missing).toMatchObject({ code: 'understoodTooLittle', values: { percent: 40 } });
});

test('mistakes are corrected and hold grammar down', async () => {
	const { answers, estimate } = await partOne(simpleAnswers, { wordsPerMinute: 80 });
	expect(answers[0]?.feedback.corrections.map(({ original }) => original)).toContain('have sixteen years');
	const grammar = estimate?.criteria.find(({ criterion }) => criterion === 'grammar');
	expect(grammar?.level?.highest).toBeLessThan(3);
	expect(grammar?.lift?.code).toMatch(/^lift/);
});

test('model answers at their level are on topic and stand in the order of their exams', async () => {
	const models = async (exam: string, wordsPerMinute: number) => {
		const parts = papers.find(exam, 'a').exam.parts.map(({ id }) => id);
		return reportOn(exam, parts, ({ asked }) => asked.model ?? asked.ask, { wordsPerMinute });
	};
	const preliminary = await models('b1-preliminary', 100);
	const ielts = await models('ielts', 145);
	expect(middleOf(ielts)).toBeGreaterThan(middleOf(preliminary) + 0.5);
	for (const { estimate } of [preliminary, ielts]) expect(estimate?.notCounted.offTopic).toBe(0);
	expect(estimateOf(ielts).band?.lowest).toBeGreaterThanOrEqual(5);
});

test('sentences said again are marked by their words, and their sounds make the mark for pronunciation', async () => {
	const said = (turn: ExamTurn, index: number) =>
		index === 1 ? turn.asked.ask.split(' ').slice(0, 3).join(' ') : turn.asked.ask.replaceAll(/[.,]/g, '');
	const parts = ['repeat', 'interview'];
	const { exam, form } = papers.find('toefl', 'a');
	const turns = turnsOf(exam, form, parts);
	const answers = turns.map((turn, index) => ({
		turn: turn.id,
		words: heard(turn.part.id === 'repeat' ? said(turn, index) : (turn.asked.model ?? '')),
		durationMs: 9_000,
		...(turn.part.id === 'repeat' && { accuracy0to100: 80 }),
	}));
	const request = { exam: 'toefl', form: 'a', parts, timing: 'exam', extraTimePercent: 0, answers } as const;
	const reported = await report({ ...request, parts, answers });
	expect(reported.answers[0]?.repeated).toEqual({ mark0to5: { lowest: 5, highest: 5 }, missing: [] });
	expect(reported.answers[1]?.repeated).toEqual({
		mark0to5: { lowest: 2, highest: 2 },
		missing: ['talking', 'about', 'rain'],
	});
	const sounds = estimateOf(reported).criteria.find(({ criterion }) => criterion === 'pronunciation');
	expect(sounds?.level).not.toBeNull();
	expect(sounds?.reasons[0]).toMatchObject({ code: 'readAloud', values: { percent: 80 } });
});

test('danger that is spoken of is answered in place of an estimate', async () => {
	const { answers, estimate } = await partOne([
		goodAnswers[0],
		'sometimes i want to kill myself',
		goodAnswers[2],
	]);
	expect(estimate).toBeNull();
	expect(answers[1]?.feedback.danger).toBeDefined();
	expect(answers[1]?.transcription).toBe('');
});

test('answers to other turns, and exams that there are not, are refused', async () => {
	const request = {
		exam: 'aptis-general',
		form: 'a',
		parts: ['1'],
		timing: 'exam',
		extraTimePercent: 0,
	} as const;
	const answer = { turn: '1.0.0', words: [], durationMs: 0 };
	await expect(report({ ...request, parts: ['1'], answers: [answer] })).rejects.toMatchObject({
		code: 'invalid-argument',
	});
	await expect(report({ ...request, parts: ['1'], form: 'zz', answers: [answer] })).rejects.toMatchObject({
		code: 'not-found',
	});
});
